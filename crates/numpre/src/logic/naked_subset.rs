//! Naked pair, triple, quad: *n* cells of a house hold *n* digits together.
//!
//! *Picture.* Each of the cells takes one of the digits, so nothing is left of these for the others of the house.
//!
//! ```text
//!    15    15    1267   | r1c1 and r1c2 share 1 and 5 between them,
//!                       | whichever way round: r1c3 loses 1
//! ```
//!
//! *Conditions.* *n* cells of a house, not confirmed, whose candidates together are exactly *n* digits, of which another cell
//! of the house still has one. Fewer than *n* digits contradict. A confirmed cell would add itself and its digit to both
//! sides, and nothing to what follows.
//!
//! *Source.* E(n), Enclosure (A2-3): n ケのマスの OR が n ビット. The field: naked subset; in Japan n国同盟.

use super::subsets::{choices, chosen};
use super::{Board, Cause, Contradiction, Finder, Found, Marks, Step, Technique};
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// Finds naked subsets of one size, house by house: rows, columns, blocks.
pub(super) struct NakedSubset {
    /// How many cells.
    pub(super) size: usize,
}

impl Finder for NakedSubset {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        House::all().find_map(|house| self.find_in(technique, board, house))
    }
}

impl NakedSubset {
    fn find_in(&self, technique: &'static Technique, board: &Board, house: House) -> Option<Found> {
        let open = house.cells() & board.open();
        let few: Vec<(Cell, DigitSet)> = open
            .iter()
            .map(|cell| (cell, board.digits(cell)))
            .filter(|(_, digits)| digits.len() <= self.size)
            .collect();
        for set in choices(few.len(), self.size) {
            let digits = chosen(&few, set).fold(DigitSet::EMPTY, |all, (_, digits)| all | digits);
            if digits.len() > self.size {
                continue;
            }
            let cells: CellSet = chosen(&few, set).map(|(cell, _)| cell).collect();
            if digits.len() < self.size {
                return Some(Found::Contradiction(Contradiction::TooFewDigits { house, cells, digits }));
            }
            let eliminations = board.marks(house.cells() - cells, digits);
            if !eliminations.is_empty() {
                let cause = Cause { houses: vec![house], cells, digits };
                return Some(Found::Step(Step::striking(technique, cause, eliminations, Marks::of(cells, !digits))));
            }
        }
        None
    }
}
