//! Candidates that know which step removed them.

use crate::closure::Assumption;
use crate::logic::find::ChangedCandidates;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Effect;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// What removes a candidate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Remover {
    /// The assumption.
    Assumption,
    /// A step, by number.
    Step(u16),
}

/// A board, and for each candidate that steps have removed from it which of them.
pub(super) struct ReasonedBoard {
    pub(super) state: SolvingState,
    /// By cell and digit, of those that steps have removed.
    removers: [[u16; 9]; 81],
    /// The cells, by digit, from which steps have removed it.
    removed: [CellSet; 9],
    /// What has gone since this was last forgotten.
    pub(super) changed: ChangedCandidates,
}

impl ReasonedBoard {
    /// A board on which an assumption holds; what it removes is new.
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

    /// Does what follows from something; whether that changes anything.
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

    /// The cells from which steps have removed a digit.
    pub(super) fn removed(&self, digit: Digit) -> CellSet {
        self.removed[digit.index()]
    }

    /// The step that removed a candidate; only of those that steps have removed.
    pub(super) fn remover(&self, cell: Cell, digit: Digit) -> u16 {
        self.removers[cell.index()][digit.index()]
    }
}
