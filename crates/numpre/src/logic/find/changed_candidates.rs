//! The candidates that were removed since a board was last searched.

use crate::vocabulary::{CellSet, Digit, DigitSet};

/// A set of removed candidates. A rule may skip every finding that rests on none of them, because
/// it could be seen before they were removed.
#[derive(Clone, Copy)]
pub(in crate::logic) struct ChangedCandidates {
    gone: [CellSet; 9],
}

impl ChangedCandidates {
    /// All candidates, for a board that has not been searched before.
    pub(in crate::logic) const ALL: ChangedCandidates =
        ChangedCandidates { gone: [CellSet::ALL; 9] };
    /// No candidates.
    pub(in crate::logic) const NONE: ChangedCandidates =
        ChangedCandidates { gone: [CellSet::EMPTY; 9] };

    /// Adds that these cells have lost a digit.
    pub(in crate::logic) fn add(&mut self, cells: CellSet, digit: Digit) {
        self.gone[digit.index()] |= cells;
    }

    /// Returns the cells that have lost a digit.
    pub(in crate::logic) fn lost(&self, digit: Digit) -> CellSet {
        self.gone[digit.index()]
    }

    /// Returns the cells that have lost any digit.
    pub(in crate::logic) fn cells(&self) -> CellSet {
        self.gone.iter().fold(CellSet::EMPTY, |all, cells| all | *cells)
    }

    /// Returns whether one of these cells has lost one of these digits.
    pub(in crate::logic) fn has_any(&self, cells: CellSet, digits: DigitSet) -> bool {
        digits.iter().any(|digit| !(self.lost(digit) & cells).is_empty())
    }
}
