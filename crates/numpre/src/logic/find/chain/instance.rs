//! The chains of one technique that were found, and the step of each.

use crate::logic::find::instances::{Instances, OnStep, Size};
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Evidence, Link, Marks, Node, Step, Strength, digits_of, premises};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// The chains of one technique that were found on a board.
pub(super) struct Chains<'s> {
    pub(super) state: &'s SolvingState,
    technique: Technique,
    found: Instances<'s>,
}

impl<'s> Chains<'s> {
    pub(super) fn new(technique: Technique, state: &'s SolvingState) -> Chains<'s> {
        Chains { state, technique, found: Instances::new(state) }
    }

    /// Adds a chain if it has the name of the technique and changes the board.
    pub(super) fn add(&mut self, links: Vec<Link>, is_loop: bool) {
        let size = size(&links);
        let evidence = Evidence::Chain { links, is_loop };
        if name_of(&evidence) == Some(self.technique)
            && let Some(step) = step(self.technique, evidence, self.state)
        {
            self.found.add(size, step);
        }
    }

    /// Reports the chains that were added, in order.
    pub(super) fn report(&mut self, on_step: OnStep<'_>) -> ControlFlow<()> {
        self.found.report(on_step)
    }
}

/// Returns the numbers of links, groups and digits.
fn size(links: &[Link]) -> Size {
    let groups = links.iter().filter(|link| link.to.cells.len() > 1).count();
    [links.len(), groups, digits_of(links).len()]
}

/// Returns the step of a chain; `None` if it changes nothing.
fn step(technique: Technique, evidence: Evidence, state: &SolvingState) -> Option<Step> {
    let Evidence::Chain { links, is_loop } = &evidence else { return None };
    let (first, last) = (links.first()?.from, links.last()?.to);
    let rests_on = premises(links);
    if !is_loop && first == last {
        // The node is true.
        return Some(match first.cells.first().filter(|_| first.cells.len() == 1) {
            Some(cell) => Step::placing(technique, evidence, cell, first.digit, rests_on),
            None => {
                let removed = state.marks(first.cells.common_peers(), DigitSet::of(first.digit));
                Some(removed)
                    .filter(|removed| !removed.is_empty())
                    .map(|removed| Step::removing(technique, evidence, removed, rests_on))?
            }
        });
    }
    let mut removed = Marks::new();
    let weak = links.iter().filter(|link| *is_loop && link.strength == Strength::Weak);
    let pairs = weak.map(|link| (link.from, link.to));
    for (one, other) in pairs.chain((!is_loop).then_some((first, last))) {
        for (cell, digits) in conflicts_of_both(state, one, other).iter() {
            removed.insert(cell, digits);
        }
    }
    (!removed.is_empty()).then(|| Step::removing(technique, evidence, removed, rests_on))
}

/// Returns the candidates that are false if either of two nodes is true.
fn conflicts_of_both(state: &SolvingState, one: Node, other: Node) -> Marks {
    let mut marks = Marks::new();
    let mut add = |cells: CellSet, digits: DigitSet| {
        for (cell, digits) in state.marks(cells & state.open(), digits).iter() {
            marks.insert(cell, digits);
        }
    };
    let [of_one, of_other] = [one, other].map(|node| DigitSet::of(node.digit));
    if one.digit == other.digit {
        add(one.cells.common_peers() & other.cells.common_peers(), of_one);
        return marks;
    }
    let single = |node: Node| if node.cells.len() == 1 { node.cells } else { CellSet::EMPTY };
    // A cell that is one of the two nodes cannot be the digit of the other node, if it sees it.
    add(single(one) & other.cells.common_peers(), of_other);
    add(single(other) & one.cells.common_peers(), of_one);
    add(single(one) & single(other), !(of_one | of_other));
    marks
}
