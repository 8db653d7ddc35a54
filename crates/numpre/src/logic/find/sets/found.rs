//! The patterns of counting that were found on a board.

use super::counting::{covers, removed};
use crate::logic::find::instances::{Instances, OnStep};
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Cover, Evidence, Marks, SetsPattern, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{Cell, CellSet, DigitSet};
use std::mem;
use std::ops::ControlFlow;

/// The patterns of one technique that were found on a board.
pub(super) struct Found<'s> {
    technique: Technique,
    instances: Instances<'s>,
    /// The patterns that are not built yet, by their number of cells. A hint needs one pattern of
    /// the fewest cells; a hard board has a thousand others.
    waiting: Vec<Waiting>,
}

/// The parts of patterns, one pattern after another: thousands of lists would cost more time than
/// the search for them.
#[derive(Default)]
struct Waiting {
    parts: Vec<CellSet>,
    /// The end of each pattern in the parts.
    ends: Vec<usize>,
}

impl<'s> Found<'s> {
    pub(super) fn new(technique: Technique, state: &'s SolvingState) -> Found<'s> {
        Found { technique, instances: Instances::new(state), waiting: Vec::new() }
    }

    /// Returns the board.
    pub(super) fn state(&self) -> &'s SolvingState {
        self.instances.state
    }

    /// Adds a pattern of these parts if it has the name of the technique and removes a candidate.
    pub(super) fn add(&mut self, parts: Vec<CellSet>, covers: Vec<Cover>) {
        let state = self.state();
        let cells = union(&parts);
        let marks = state.marks(cells, DigitSet::ALL);
        let mut pattern = SetsPattern { marks, covers, parts };
        if self.technique == Technique::XyzWing {
            pattern.parts = pivot_and_pincers(&pattern.marks);
        }
        let removed = removed(state, &pattern);
        let rests_on: Marks = pattern.marks.iter().map(|(cell, digits)| (cell, !digits)).collect();
        let size = [cells.len(), pattern.parts.len(), pattern.digits().len()];
        let evidence = Evidence::Sets { pattern };
        if !removed.is_empty() && name_of(&evidence) == Some(self.technique) {
            let step = Step::removing(self.technique, evidence, removed, rests_on);
            self.instances.add(size, step);
        }
    }

    /// Adds a pattern of these parts, with the fewest covers for each digit.
    pub(super) fn add_parts(&mut self, parts: &[CellSet]) {
        let size = union(parts).len();
        if self.waiting.len() <= size {
            self.waiting.resize_with(size + 1, Waiting::default);
        }
        let waiting = &mut self.waiting[size];
        waiting.parts.extend_from_slice(parts);
        waiting.ends.push(waiting.parts.len());
    }

    /// Reports the steps of all patterns, in order. The first key of the order is the number of
    /// cells, so patterns of more cells are built only if `on_step` wants them.
    pub(super) fn report(&mut self, on_step: OnStep<'_>) -> ControlFlow<()> {
        self.instances.report(on_step)?;
        for of_size in mem::take(&mut self.waiting) {
            let mut begin = 0;
            for end in of_size.ends {
                let parts = &of_size.parts[begin..end];
                begin = end;
                for covers in covers(self.state(), union(parts)) {
                    self.add(parts.to_vec(), covers);
                }
            }
            self.instances.report(on_step)?;
        }
        ControlFlow::Continue(())
    }
}

fn union(parts: &[CellSet]) -> CellSet {
    parts.iter().fold(CellSet::EMPTY, |all, part| all | *part)
}

/// Returns the cells with three candidates, and the others.
fn pivot_and_pincers(marks: &Marks) -> Vec<CellSet> {
    let is_pivot = |(_, digits): &(Cell, DigitSet)| digits.len() == 3;
    let pivot: CellSet = marks.iter().filter(is_pivot).map(|(cell, _)| cell).collect();
    vec![pivot, marks.cells() - pivot]
}
