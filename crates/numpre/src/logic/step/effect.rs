//! What a step, or an assumption, does to a board.

use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// What is done to a board. Candidates that are gone already are no matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::logic) enum Effect {
    /// The cell is the digit.
    Place(Cell, Digit),
    /// None of the cells is any of the digits.
    Remove(CellSet, DigitSet),
}

impl SolvingState {
    /// What an assumption does: a cell that it leaves one digit becomes that digit.
    pub(in crate::logic) fn effect_of(&self, assumption: Assumption) -> Effect {
        let (cell, left) = (assumption.cell(), assumption.left_of(self.digits(assumption.cell())));
        match left.single() {
            Some(digit) => Effect::Place(cell, digit),
            None => Effect::Remove(CellSet::of(cell), !left),
        }
    }

    /// Does what an assumption does.
    pub(in crate::logic) fn assume(&mut self, assumption: Assumption) {
        match self.effect_of(assumption) {
            Effect::Place(cell, digit) => self.place(cell, digit),
            Effect::Remove(cells, digits) => {
                cells.iter().for_each(|cell| self.remove(cell, digits))
            }
        }
    }
}
