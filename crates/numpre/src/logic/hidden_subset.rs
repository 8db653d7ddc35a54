//! Hidden pair, triple, quad: *n* digits stand in *n* cells of a house only.
//!
//! *Picture.* The digits need all of these cells for themselves, so the cells can be nothing else.
//!
//! ```text
//!    1468  368  3468 | 468  2679  379 | 12  25  1235       7 and 9 stand in two cells of this row only:
//!                                                          these lose 2, 6 and 3, and are 79 and 79
//! ```
//!
//! *Conditions.* *n* digits of a house, none confirmed there, that stand in exactly *n* cells together, of which one has another
//! candidate too. Fewer than *n* cells contradict. It is the naked subset of the house's other cells seen from the other side:
//! X(n) is E(9 − n).
//!
//! *Source.* X(n), Exclosure (A2-4): n ケのビットのいずれかを持つマスの数が n. The field: hidden subset; in Japan 隠れn国同盟.

use super::subsets::{choices, chosen};
use super::{Board, Cause, Contradiction, Finder, Found, Marks, Step, Technique};
use crate::vocabulary::{CellSet, Digit, DigitSet, House};

/// Finds hidden subsets of one size, house by house: rows, columns, blocks.
pub(super) struct HiddenSubset {
    /// How many digits.
    pub(super) size: usize,
}

impl Finder for HiddenSubset {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        House::all().find_map(|house| self.find_in(technique, board, house))
    }
}

impl HiddenSubset {
    fn find_in(&self, technique: &'static Technique, board: &Board, house: House) -> Option<Found> {
        let few: Vec<(Digit, CellSet)> = Digit::all()
            .map(|digit| (digit, board.cells_with(digit) & house.cells()))
            .filter(|(_, cells)| cells.len() <= self.size && (*cells & board.confirmed()).is_empty())
            .collect();
        for set in choices(few.len(), self.size) {
            let cells = chosen(&few, set).fold(CellSet::EMPTY, |all, (_, cells)| all | cells);
            if cells.len() > self.size {
                continue;
            }
            let digits: DigitSet = chosen(&few, set).map(|(digit, _)| digit).collect();
            if cells.len() < self.size {
                return Some(Found::Contradiction(Contradiction::TooFewPlaces { house, digits, cells }));
            }
            let eliminations = board.marks(cells, !digits);
            if !eliminations.is_empty() {
                let cause = Cause { houses: vec![house], cells, digits };
                let rests_on = Marks::of(house.cells() - cells, digits);
                return Some(Found::Step(Step::striking(technique, cause, eliminations, rests_on)));
            }
        }
        None
    }
}
