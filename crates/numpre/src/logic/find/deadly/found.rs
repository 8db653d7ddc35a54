//! The deadly patterns that were found on a board.

use super::fillings;
use crate::logic::find::instances::Instances;
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{DeadlyPattern, DeadlyScope, Evidence, Marks, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{Cell, CellSet, DigitSet};

/// The deadly patterns of one technique that were found on a board.
pub(super) struct Found<'s> {
    technique: Technique,
    pub(super) instances: Instances<'s>,
}

impl<'s> Found<'s> {
    pub(super) fn new(technique: Technique, state: &'s SolvingState) -> Found<'s> {
        Found { technique, instances: Instances::new(state) }
    }

    /// Returns the board.
    pub(super) fn state(&self) -> &'s SolvingState {
        self.instances.state
    }

    /// Returns the pattern of these cells with these guards, without confined digits and other
    /// cells.
    pub(super) fn pattern(
        &self,
        scope: DeadlyScope,
        cells: CellSet,
        guards: Marks,
    ) -> DeadlyPattern {
        let cells = self.state().marks(cells, DigitSet::ALL);
        DeadlyPattern { scope, cells, guards, confined: Vec::new(), with: Marks::new() }
    }

    /// Adds a pattern if it has the name of the technique and removes a candidate.
    pub(super) fn add(&mut self, pattern: DeadlyPattern) {
        let evidence = Evidence::Deadly { pattern };
        if name_of(&evidence) != Some(self.technique) {
            return;
        }
        let Evidence::Deadly { pattern } = &evidence else { return };
        let removed = fillings::removed(self.state(), pattern);
        if removed.is_empty() {
            return;
        }
        let rests_on = premises(self.state(), pattern);
        let size = [
            pattern.cells.iter().len() + pattern.with.iter().len(),
            pattern.confined.len(),
            (pattern.digits() | pattern.guard_digits()).len(),
        ];
        let step = Step::removing(self.technique, evidence, removed, rests_on);
        self.instances.add(size, step);
    }
}

/// Returns the candidates that have to be gone for a pattern: all others of its cells, or of the
/// whole board; and the confined digits outside of the pattern.
fn premises(state: &SolvingState, pattern: &DeadlyPattern) -> Marks {
    let mut marks = Marks::new();
    let mut add = |(cell, digits): (Cell, DigitSet)| marks.insert(cell, !digits);
    match pattern.scope {
        DeadlyScope::Cells => pattern.cells.iter().for_each(&mut add),
        DeadlyScope::Board => Cell::all().for_each(|cell| add((cell, state.digits(cell)))),
    }
    pattern.with.iter().for_each(add);
    for confined in &pattern.confined {
        for cell in (confined.house.cells() - pattern.cells()).iter() {
            marks.insert(cell, DigitSet::of(confined.digit));
        }
    }
    marks
}
