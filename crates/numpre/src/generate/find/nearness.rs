//! A measure of how close a puzzle is to the request.

use crate::generate::order::Plan;
use crate::rating::{Provable, RangePosition, provable};
use crate::vocabulary::{CellSet, Grid, Rank};

/// A puzzle that was measured against the request.
#[derive(Clone, Copy)]
pub(in crate::generate) struct Measured {
    /// Its givens.
    pub(in crate::generate) givens: CellSet,
    /// The position of its rank relative to the range requested.
    pub(in crate::generate) position: RangePosition,
    /// How close the puzzle is to the request; greater is closer. Compares the number of clues
    /// above the range first, then the rank.
    pub(in crate::generate) nearness: (i32, i32),
    /// The cells that negation proves at once, if rank 8 is requested. Otherwise empty.
    proven: CellSet,
}

impl Measured {
    /// Measures a puzzle that has exactly this solution against the request.
    ///
    /// `other` is the puzzle to compare with. If this one is further from rank 8, its measure need
    /// not be exact: counting stops as soon as that is known.
    pub(super) fn of(
        puzzle: &Grid,
        solution: &Grid,
        plan: &Plan,
        other: Option<&Measured>,
    ) -> Measured {
        let mut proven = CellSet::EMPTY;
        let (position, by_rank) = if *plan.ranks.start() == Rank::EXTREME {
            by_negation(puzzle, solution, other.map(|other| other.proven), &mut proven)
        } else {
            let position = RangePosition::of(puzzle, &plan.ranks);
            let by_rank = match position {
                RangePosition::Within => 3,
                RangePosition::Beyond { further: true, .. } => 2,
                RangePosition::Beyond { further: false, .. } => 1,
                RangePosition::Below => 0,
            };
            (position, by_rank)
        };
        let givens = !puzzle.blanks();
        let too_many = givens.len().saturating_sub(*plan.request.clues.end());
        Measured { givens, position, nearness: (-(too_many as i32), by_rank), proven }
    }
}

/// Measures how close a puzzle is to rank 8: the fewer cells negation proves at once, the closer.
///
/// `other` has the cells proven in the puzzle to compare with. They are tested first, because most
/// of them are proven here too. Counting stops when there are more than in `other`.
fn by_negation(
    puzzle: &Grid,
    solution: &Grid,
    other: Option<CellSet>,
    proven: &mut CellSet,
) -> (RangePosition, i32) {
    let at_most = other.map_or(81, CellSet::len);
    let Some(Provable { cells, is_beyond }) =
        provable(puzzle, solution, other.unwrap_or_default(), at_most)
    else {
        *proven = CellSet::ALL;
        return (RangePosition::Below, -82);
    };
    *proven = cells;
    if is_beyond {
        (RangePosition::Within, 1)
    } else {
        (RangePosition::Below, -(cells.len() as i32))
    }
}
