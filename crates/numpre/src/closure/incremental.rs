//! Singles and locked candidates for a state that they had closed before something was changed.
//! Only digits whose places have changed since are examined again.

use super::assumption::Assumption;
use super::bit_boards::{BitBoards, Contradictory};
use super::one_digit::{Findings, examine};
use crate::vocabulary::{Digit, DigitSet};

/// A state, and the digits whose places have changed since they were last examined.
pub(super) struct IncrementalClosure {
    boards: BitBoards,
    changed: DigitSet,
}

impl IncrementalClosure {
    /// Starts from a state that singles and locked candidates have closed: no digit has changed.
    pub(super) fn of_closed(boards: BitBoards) -> IncrementalClosure {
        IncrementalClosure { boards, changed: DigitSet::EMPTY }
    }

    /// Starts from a state of which nothing is known: every digit counts as changed.
    pub(super) fn of_open(boards: BitBoards) -> IncrementalClosure {
        IncrementalClosure { boards, changed: DigitSet::ALL }
    }

    /// Starts from the candidates that `closed` and `state` have in common. Singles and locked
    /// candidates must have closed `closed`, so only digits that lose a place count as changed.
    pub(super) fn within(closed: &BitBoards, state: &BitBoards) -> IncrementalClosure {
        let (mut boards, mut changed) = (*closed, DigitSet::EMPTY);
        boards.intersect(state);
        for digit in Digit::all() {
            if boards.of_digit(digit.index()) != closed.of_digit(digit.index()) {
                changed.insert(digit);
            }
        }
        IncrementalClosure { boards, changed }
    }

    /// Returns the state as it is now.
    pub(super) fn into_boards(self) -> BitBoards {
        self.boards
    }

    /// Makes the assumption hold.
    pub(super) fn assume(&mut self, assumption: Assumption) {
        match assumption {
            Assumption::Is { cell, digit } => self.place(cell.index(), digit),
            Assumption::IsNot { cell, digit } => self.remove(cell.index(), digit),
        }
    }

    /// Makes the opposite of the assumption hold.
    pub(super) fn conclude(&mut self, assumption: Assumption) {
        match assumption {
            Assumption::Is { cell, digit } => self.remove(cell.index(), digit),
            Assumption::IsNot { cell, digit } => self.place(cell.index(), digit),
        }
    }

    fn place(&mut self, cell: usize, digit: Digit) {
        self.changed |= self.boards.digits(cell) | DigitSet::of(digit);
        self.boards.place(cell, digit.index());
    }

    fn remove(&mut self, cell: usize, digit: Digit) {
        self.changed.insert(digit);
        self.boards.remove(cell, digit.index());
    }

    /// Closes the state under singles and locked candidates.
    pub(super) fn close(&mut self) -> Result<(), Contradictory> {
        while self.round()? {}
        Ok(())
    }

    /// Applies naked singles once, then hidden singles and locked candidates once. Returns whether
    /// anything changed.
    pub(super) fn round(&mut self) -> Result<bool, Contradictory> {
        Ok(self.naked_singles()? | self.examine_changed(|_, places| examine(places))?)
    }

    /// Confirms naked singles once. Returns whether there were any.
    pub(super) fn naked_singles(&mut self) -> Result<bool, Contradictory> {
        let changed = &mut self.changed;
        self.boards.each_naked_single(|digit| changed.insert(digit))
    }

    /// Applies hidden singles and locked candidates of the changed digits once. Returns whether
    /// anything changed. `examine` returns the findings for the places of a digit.
    pub(super) fn examine_changed(
        &mut self,
        mut examine: impl FnMut(Digit, [u32; 3]) -> Result<Findings, Contradictory>,
    ) -> Result<bool, Contradictory> {
        let digits = std::mem::replace(&mut self.changed, DigitSet::EMPTY);
        let (mut hidden, mut singles) = ([[0; 3]; 9], DigitSet::EMPTY);
        for digit in digits.iter() {
            let before = self.boards.of_digit(digit.index());
            let found = examine(digit, before)?;
            if found.left != before {
                self.boards.set_digit(digit.index(), found.left);
                self.changed.insert(digit);
            }
            let fresh: [u32; 3] =
                std::array::from_fn(|band| found.hidden[band] & !self.boards.confirmed[band]);
            if fresh != [0; 3] {
                hidden[digit.index()] = fresh;
                singles.insert(digit);
            }
        }
        let any = !self.changed.is_empty() || !singles.is_empty();
        for digit in singles.iter() {
            for (band, mut fresh) in hidden[digit.index()].into_iter().enumerate() {
                while fresh != 0 {
                    self.place(27 * band + fresh.trailing_zeros() as usize, digit);
                    fresh &= fresh - 1;
                }
            }
        }
        Ok(any)
    }
}
