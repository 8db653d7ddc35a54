//! How near a puzzle comes to what is asked for.

use crate::generate::order::Request;
use crate::rating::{Provable, RangePosition, provable};
use crate::vocabulary::{CellSet, Grid, Rank};

/// A puzzle that was measured against the request.
#[derive(Clone, Copy)]
pub(in crate::generate) struct Measured {
    /// Its givens.
    pub(in crate::generate) givens: CellSet,
    /// Where its rank stands.
    pub(in crate::generate) position: RangePosition,
    /// How near it comes, the greater the nearer: first by clues too many, then by rank.
    pub(in crate::generate) nearness: (i32, i32),
    /// Where rank 8 is asked for: the cells that negation proves at once.
    proven: CellSet,
}

impl Measured {
    /// A puzzle with these givens and this one solution, measured against the request. Where it is
    /// not as near as the other, by how much is left open.
    pub(super) fn of(
        puzzle: &Grid,
        solution: &Grid,
        request: &Request,
        other: Option<&Measured>,
    ) -> Measured {
        let mut proven = CellSet::EMPTY;
        let (position, by_rank) = if *request.ranks.start() == Rank::EXTREME {
            by_negation(puzzle, solution, other.map(|other| other.proven), &mut proven)
        } else {
            let position = RangePosition::of(puzzle, &request.ranks);
            let by_rank = match position {
                RangePosition::Within => 3,
                RangePosition::Beyond { further: true, .. } => 2,
                RangePosition::Beyond { further: false, .. } => 1,
                RangePosition::Below => 0,
            };
            (position, by_rank)
        };
        let givens = !puzzle.blanks();
        let too_many = givens.len().saturating_sub(*request.clues.end());
        Measured { givens, position, nearness: (-(too_many as i32), by_rank), proven }
    }
}

/// How near a puzzle comes to rank 8: by how few cells negation proves at once. Where they are more
/// than the other puzzle had, they are not counted to the end; and it looks first at those that
/// were proven there, for most of them will be proven here.
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
