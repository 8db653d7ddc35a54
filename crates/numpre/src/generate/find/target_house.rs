//! Where a pair, triple or quad could be needed: a house left empty, and the givens that would make
//! the set.

use crate::random::RandomSource;
use crate::vocabulary::{Cell, CellSet, Digit, Grid, House};

/// A place in a solution made ready for a tight set.
///
/// Where *n* cells of a house hold only *n* digits, smaller sets cannot do the same work unless the
/// rest of the house is large too: a quad that is no hidden triple or less needs eight open cells.
/// So the house gets no given at all; and the givens that keep all other digits out of the *n*
/// cells are never dropped.
///
/// ```text
///   r1   a b c | . . . | . . .     row 1 has no given; a, b, c are to hold 4, 6, 8 only
///   r2   . . . | . 7 . | . . .
///   r3   2 . . | . . . | . . .     2 is kept: it sees all three cells. 1, 3, 5, 7, 9 likewise,
///   r4   5 . . | . . .             one given or several each
/// ```
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct TargetHouse {
    /// No cell of these is given.
    pub(in crate::generate) empty: CellSet,
    /// All of these are given.
    pub(in crate::generate) kept: CellSet,
}

impl TargetHouse {
    /// The whole board, nothing asked.
    pub(in crate::generate) const ANYWHERE: TargetHouse =
        TargetHouse { empty: CellSet::EMPTY, kept: CellSet::EMPTY };

    /// A random house of this solution, and a random set of so many of its cells.
    pub(in crate::generate) fn draw(
        solution: &Grid,
        size: usize,
        source: &mut RandomSource,
    ) -> TargetHouse {
        let house = source.below(27) as usize;
        let house = House::all().nth(house).expect("there are 27 houses");
        let mut cells: Vec<Cell> = house.cells().iter().collect();
        source.shuffle(&mut cells);
        let empty: CellSet = cells.iter().copied().collect();
        let tight: CellSet = cells.iter().copied().take(size).collect();
        let mut kept = CellSet::EMPTY;
        for digit in (empty - tight).iter().filter_map(|cell| solution.get(cell)) {
            kept |= keep_out(digit, tight, empty, solution, source);
        }
        TargetHouse { empty, kept }
    }
}

/// Cells outside of the house, few of them, that hold the digit and see all of these cells
/// together.
fn keep_out(
    digit: Digit,
    tight: CellSet,
    house: CellSet,
    solution: &Grid,
    source: &mut RandomSource,
) -> CellSet {
    let mut places: Vec<Cell> =
        (!house).iter().filter(|&cell| solution.get(cell) == Some(digit)).collect();
    source.shuffle(&mut places);
    let mut kept = CellSet::EMPTY;
    let mut unseen = tight;
    // Every line through the house has the digit once, so each cell is seen; that which sees the
    // most comes first.
    while let Some(best) = places.iter().copied().max_by_key(|place| (place.peers() & unseen).len())
        && !(best.peers() & unseen).is_empty()
    {
        unseen -= best.peers();
        kept.insert(best);
    }
    kept
}
