//! What is new on a board since it was last looked at.

use crate::vocabulary::{CellSet, Digit, DigitSet};

/// The candidates that have gone since a board was last looked at: what rests on none of these
/// could be seen then.
#[derive(Clone, Copy)]
pub(in crate::logic) struct ChangedCandidates {
    gone: [CellSet; 9],
}

impl ChangedCandidates {
    /// Everything: the board has not been looked at before.
    pub(in crate::logic) const ALL: ChangedCandidates =
        ChangedCandidates { gone: [CellSet::ALL; 9] };
    /// Nothing.
    pub(in crate::logic) const NONE: ChangedCandidates =
        ChangedCandidates { gone: [CellSet::EMPTY; 9] };

    /// Adds that these cells have lost a digit.
    pub(in crate::logic) fn add(&mut self, cells: CellSet, digit: Digit) {
        self.gone[digit.index()] |= cells;
    }

    /// The cells that have lost a digit.
    pub(in crate::logic) fn lost(&self, digit: Digit) -> CellSet {
        self.gone[digit.index()]
    }

    /// The cells that have lost anything.
    pub(in crate::logic) fn cells(&self) -> CellSet {
        self.gone.iter().fold(CellSet::EMPTY, |all, cells| all | *cells)
    }

    /// Whether one of these cells has lost one of these digits.
    pub(in crate::logic) fn has_any(&self, cells: CellSet, digits: DigitSet) -> bool {
        digits.iter().any(|digit| !(self.lost(digit) & cells).is_empty())
    }
}
