//! Singles and locked candidates on a state that they had closed before something was changed: what
//! has not changed since is not looked at.

use super::assumption::Assumption;
use super::bit_boards::{BitBoards, Contradictory};
use super::one_digit::{Told, look};
use crate::vocabulary::{Digit, DigitSet};

/// A state, and the digits whose places have changed since they were looked at.
pub(super) struct IncrementalClosure {
    boards: BitBoards,
    changed: DigitSet,
}

impl IncrementalClosure {
    /// One that singles and locked candidates have closed.
    pub(super) fn of_closed(boards: BitBoards) -> IncrementalClosure {
        IncrementalClosure { boards, changed: DigitSet::EMPTY }
    }

    /// One of which nothing is known.
    pub(super) fn of_open(boards: BitBoards) -> IncrementalClosure {
        IncrementalClosure { boards, changed: DigitSet::ALL }
    }

    /// What a state leaves of one that singles and locked candidates have closed.
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

    /// The state as it is now.
    pub(super) fn into_boards(self) -> BitBoards {
        self.boards
    }

    /// Makes an assumption hold.
    pub(super) fn assume(&mut self, assumption: Assumption) {
        match assumption {
            Assumption::Is { cell, digit } => self.place(cell.index(), digit),
            Assumption::IsNot { cell, digit } => self.remove(cell.index(), digit),
        }
    }

    /// Makes its opposite hold.
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

    /// Closes it.
    pub(super) fn close(&mut self) -> Result<(), Contradictory> {
        while self.round()? {}
        Ok(())
    }

    /// Naked singles once, then hidden singles and locked candidates once; whether there were any.
    pub(super) fn round(&mut self) -> Result<bool, Contradictory> {
        Ok(self.naked_singles()? | self.look(|_, places| look(places))?)
    }

    /// Naked singles once; whether there were any.
    pub(super) fn naked_singles(&mut self) -> Result<bool, Contradictory> {
        let changed = &mut self.changed;
        self.boards.each_naked_single(|digit| changed.insert(digit))
    }

    /// Hidden singles and locked candidates once; whether there were any. What the places of a
    /// digit tell, `look` says.
    pub(super) fn look(
        &mut self,
        mut look: impl FnMut(Digit, [u32; 3]) -> Result<Told, Contradictory>,
    ) -> Result<bool, Contradictory> {
        let looked_at = std::mem::replace(&mut self.changed, DigitSet::EMPTY);
        let (mut hidden, mut singles) = ([[0; 3]; 9], DigitSet::EMPTY);
        for digit in looked_at.iter() {
            let before = self.boards.of_digit(digit.index());
            let told = look(digit, before)?;
            if told.left != before {
                self.boards.set_digit(digit.index(), told.left);
                self.changed.insert(digit);
            }
            let fresh: [u32; 3] =
                std::array::from_fn(|band| told.hidden[band] & !self.boards.confirmed[band]);
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
