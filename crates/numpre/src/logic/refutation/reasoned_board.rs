//! A board that knows, for each removed candidate, which step removed it.
//!
//! ```text
//!   the assumption r5c5 = 7       removes 7 from r5c8      no entry: it is not a step
//!   step 0, r6c9 = 7              removes 7 from r3c9      removers[r3c9][7] = 0
//!   step 1, r3c9 = 8              removes 8 from r9c9      removers[r9c9][8] = 1
//! ```

use crate::closure::Assumption;
use crate::logic::find::ChangedCandidates;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Effect;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// The cause of a removal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Remover {
    /// The assumption of the line.
    Assumption,
    /// The step of the line with this number.
    Step(u16),
}

/// A board, and for each candidate that a step has removed the number of that step.
pub(super) struct ReasonedBoard {
    pub(super) state: SolvingState,
    /// The step that removed a candidate, by cell and digit. Meaningful only for cells in
    /// `removed`.
    removers: [[u16; 9]; 81],
    /// The cells from which steps have removed a digit, by digit.
    removed: [CellSet; 9],
    /// The candidates removed since the owner last cleared this field.
    pub(super) changed: ChangedCandidates,
}

impl ReasonedBoard {
    /// Creates the board on which an assumption holds. The removals of the assumption are in
    /// `changed`.
    pub(super) fn new(state: &SolvingState, assumption: Assumption) -> ReasonedBoard {
        let mut board = ReasonedBoard {
            state: state.clone(),
            removers: [[0; 9]; 81],
            removed: [CellSet::EMPTY; 9],
            changed: ChangedCandidates::NONE,
        };
        board.apply(state.effect_of(assumption), Remover::Assumption);
        board
    }

    /// Applies an effect, and returns whether it changed anything.
    pub(super) fn apply(&mut self, effect: Effect, remover: Remover) -> bool {
        match effect {
            Effect::Place(cell, digit) => {
                let others = self.remove(
                    CellSet::of(cell),
                    self.state.digits(cell) - DigitSet::of(digit),
                    remover,
                );
                let peers = self.remove(cell.peers(), DigitSet::of(digit), remover);
                let is_new = self.state.open().contains(cell);
                self.state.place(cell, digit);
                others || peers || is_new
            }
            Effect::Remove(cells, digits) => self.remove(cells, digits, remover),
        }
    }

    fn remove(&mut self, cells: CellSet, digits: DigitSet, remover: Remover) -> bool {
        let mut removes = false;
        for digit in digits.iter() {
            let gone = self.state.cells_with(digit) & cells;
            if gone.is_empty() {
                continue;
            }
            removes = true;
            self.changed.add(gone, digit);
            if let Remover::Step(step) = remover {
                self.removed[digit.index()] |= gone;
                gone.iter().for_each(|cell| self.removers[cell.index()][digit.index()] = step);
            }
            gone.iter().for_each(|cell| self.state.remove(cell, DigitSet::of(digit)));
        }
        removes
    }

    /// Returns the cells from which steps have removed a digit.
    pub(super) fn removed(&self, digit: Digit) -> CellSet {
        self.removed[digit.index()]
    }

    /// Returns the step that removed a candidate. The cell must be among
    /// `removed`.
    pub(super) fn remover(&self, cell: Cell, digit: Digit) -> u16 {
        self.removers[cell.index()][digit.index()]
    }
}
