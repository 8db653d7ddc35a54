//! The effect of a step or an assumption on a board.

use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// A change to a board. It may remove candidates that are gone already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::logic) enum Effect {
    /// Places the digit in the cell.
    Place(Cell, Digit),
    /// Removes these digits from all of these cells.
    Remove(CellSet, DigitSet),
}

impl SolvingState {
    /// Returns the effect of an assumption: if it leaves the cell one digit, it places that digit.
    pub(in crate::logic) fn effect_of(&self, assumption: Assumption) -> Effect {
        let (cell, left) = (assumption.cell(), assumption.left_of(self.digits(assumption.cell())));
        match left.single() {
            Some(digit) => Effect::Place(cell, digit),
            None => Effect::Remove(CellSet::of(cell), !left),
        }
    }

    /// Applies the effect of an assumption.
    pub(in crate::logic) fn assume(&mut self, assumption: Assumption) {
        match self.effect_of(assumption) {
            Effect::Place(cell, digit) => self.place(cell, digit),
            Effect::Remove(cells, digits) => {
                cells.iter().for_each(|cell| self.remove(cell, digits))
            }
        }
    }
}
