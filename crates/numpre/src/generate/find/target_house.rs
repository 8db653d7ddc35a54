//! A house that is left empty, and givens around it that make the puzzle need a pair, triple or
//! quad there.

use crate::random::RandomSource;
use crate::vocabulary::{Cell, CellSet, Digit, Grid, House};

/// A house in a solution that is prepared for a tight set.
///
/// A tight set is *n* cells of a house that have only *n* candidates. A smaller set often does the
/// same work unless the rest of the house is open too. A quad, for instance, needs eight open
/// cells, because otherwise the other open cells form a hidden triple or smaller set. So the house
/// gets no givens at all, and the givens that keep all other digits out of the *n* cells are never
/// dropped.
///
/// ```text
///   row 1 of the solution   5 3 4 | 6 7 8 | 9 1 2     (of 534678912672195348198342567859761423…)
///   empty house: row 1      a b . | c . . | . . .     only 3, 5 and 6 may remain in a, b and c
///
///   7 is kept in r2c2, which sees a and b, and in r4c4, which sees c
///   4 is kept in r5c1 (sees a), in r9c2 (sees b), and in r3c5 or r8c4 (both see c)
///   1, 2, 8 and 9 likewise
/// ```
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct TargetHouse {
    /// The cells that get no givens.
    pub(in crate::generate) empty: CellSet,
    /// The cells that stay given.
    pub(in crate::generate) kept: CellSet,
}

impl TargetHouse {
    /// No target house: any cell can be dropped.
    pub(in crate::generate) const ANYWHERE: TargetHouse =
        TargetHouse { empty: CellSet::EMPTY, kept: CellSet::EMPTY };

    /// Draws a random house of this solution and a random set of `size` of its cells.
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

/// Returns cells outside the house that hold `digit` and together see all cells of `tight`. Picks
/// few of them: a greedy cover.
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
    // Every row, column or block that crosses the house holds the digit once, so each cell of the
    // set is seen. The place that sees the most cells comes first.
    while let Some(best) = places.iter().copied().max_by_key(|place| (place.peers() & unseen).len())
        && !(best.peers() & unseen).is_empty()
    {
        unseen -= best.peers();
        kept.insert(best);
    }
    kept
}
