//! Candidates that know which step removed them.

use crate::logic::step::Effect;
use crate::logic::{Assumption, SolvingState};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// What removed a candidate that is gone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Remover {
    /// Nothing in the line: it was gone before.
    Before,
    /// The assumption.
    Assumption,
    /// A step, by number.
    Step(u16),
}

/// A board, and for each candidate that is gone from it what removed it.
#[derive(Clone)]
pub(super) struct ReasonedBoard {
    pub(super) state: SolvingState,
    removers: [[Remover; 9]; 81],
    /// The cells that have lost candidates since this was last asked.
    changed: CellSet,
}

impl ReasonedBoard {
    /// A board on which an assumption holds.
    pub(super) fn new(state: &SolvingState, assumption: Assumption) -> ReasonedBoard {
        let removers = [[Remover::Before; 9]; 81];
        let mut board = ReasonedBoard { state: state.clone(), removers, changed: CellSet::EMPTY };
        board.apply(state.effect_of(assumption), Remover::Assumption);
        board
    }

    /// Does what follows from something; whether that changes anything.
    pub(super) fn apply(&mut self, effect: Effect, remover: Remover) -> bool {
        match effect {
            Effect::Place(cell, digit) => {
                let others = self.remove(CellSet::of(cell), !DigitSet::of(digit), remover);
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
            for cell in (self.state.cells_with(digit) & cells).iter() {
                self.state.strike(cell, DigitSet::of(digit));
                self.removers[cell.index()][digit.index()] = remover;
                self.changed.insert(cell);
                removes = true;
            }
        }
        removes
    }

    /// What removed a candidate.
    pub(super) fn remover(&self, cell: Cell, digit: Digit) -> Remover {
        self.removers[cell.index()][digit.index()]
    }

    /// The cells that have lost candidates since this was last asked.
    pub(super) fn take_changed(&mut self) -> CellSet {
        std::mem::replace(&mut self.changed, CellSet::EMPTY)
    }
}
