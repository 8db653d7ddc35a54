//! The patterns of cases of one technique that were found, and the step of each.

use crate::logic::facts::Reaches;
use crate::logic::find::instances::{Instances, OnStep};
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{CasesPattern, Evidence, Marks, Split, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::DigitSet;
use std::ops::ControlFlow;

/// The patterns of cases that were found on a board.
pub(super) struct Cases<'a> {
    technique: Technique,
    pub(super) state: &'a SolvingState,
    pub(super) reaches: &'a Reaches,
    found: Instances<'a>,
}

impl<'a> Cases<'a> {
    pub(super) fn new(
        technique: Technique,
        state: &'a SolvingState,
        reaches: &'a Reaches,
    ) -> Cases<'a> {
        Cases { technique, state, reaches, found: Instances::new(state) }
    }

    /// Reports the patterns that were added, in order.
    pub(super) fn report(&mut self, on_step: OnStep<'_>) -> ControlFlow<()> {
        self.found.report(on_step)
    }

    /// Adds the pattern in which each of these candidates leads to a node.
    pub(super) fn add(&mut self, split: Split, starts: &[usize], (end, is_true): (usize, bool)) {
        let branch = |&start| self.reaches.branch(self.state, start, (end, is_true));
        let branches: Vec<_> = starts.iter().map(branch).collect();
        let pattern = CasesPattern { split, branches };
        let links = pattern.links().count();
        let groups = pattern.links().filter(|link| link.to.cells.len() > 1).count();
        let houses = pattern.split.houses().len();
        let (node, rests_on) = (self.reaches.node(end), pattern.rests_on());
        let evidence = Evidence::Cases { pattern };
        let (Some(cell), true) = (node.cells.first(), name_of(&evidence) == Some(self.technique))
        else {
            return;
        };
        let step = match is_true {
            true => Step::placing(self.technique, evidence, cell, node.digit, rests_on),
            false => {
                let removed = Marks::of(node.cells, DigitSet::of(node.digit));
                Step::removing(self.technique, evidence, removed, rests_on)
            }
        };
        let first = if self.technique == Technique::KrakenFish { houses } else { links };
        self.found.add([first, links, groups], step);
    }
}
