//! The step of a chain, and which of several chains comes first.

use crate::logic::facts::seen_by;
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Because, Evidence, Link, Marks, Node, Step, Strength};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet, House};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// Called for each step; returns `Break` to stop the search.
pub(super) type OnStep<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// The place of a chain among others, lowest first: the number of links, groups and digits, whether
/// it opens no single, and the number of removals, most first.
type Place = (usize, usize, usize, bool, Reverse<usize>);

/// The chains of one technique that were found on a board.
pub(super) struct Instances<'s> {
    pub(super) state: &'s SolvingState,
    technique: Technique,
    waiting: Vec<(Place, Step)>,
    /// The effects of the chains that were reported.
    reported: Vec<(Option<Node>, Marks)>,
}

impl<'s> Instances<'s> {
    pub(super) fn new(technique: Technique, state: &'s SolvingState) -> Instances<'s> {
        Instances { state, technique, waiting: Vec::new(), reported: Vec::new() }
    }

    /// Adds a chain if it has the name of the technique and changes the board.
    pub(super) fn add(&mut self, links: Vec<Link>, is_loop: bool) {
        let evidence = Evidence::Chain { links, is_loop };
        if name_of(&evidence) == Some(self.technique)
            && let Some(step) = step(self.technique, evidence, self.state)
        {
            self.waiting.push((place(&step, self.state), step));
        }
    }

    /// Reports the chains that were added, in order. Of chains with the same effect, only the first
    /// is reported.
    pub(super) fn report(&mut self, on_step: OnStep<'_>) -> ControlFlow<()> {
        self.waiting.sort_by_key(|(place, _)| *place);
        for (_, step) in self.waiting.drain(..) {
            let placed = step.placements.first();
            let placed = placed.map(|&(cell, digit)| Node { cells: CellSet::of(cell), digit });
            let effect = (placed, step.eliminations.clone());
            if !self.reported.contains(&effect) {
                self.reported.push(effect);
                on_step(step)?;
            }
        }
        ControlFlow::Continue(())
    }
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
                let removed = state.marks(seen_by(first.cells), DigitSet::of(first.digit));
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
        add(seen_by(one.cells) & seen_by(other.cells), of_one);
        return marks;
    }
    let single = |node: Node| if node.cells.len() == 1 { node.cells } else { CellSet::EMPTY };
    // A cell that is one of the two nodes cannot be the digit of the other node, if it sees it.
    add(single(one) & seen_by(other.cells), of_other);
    add(single(other) & seen_by(one.cells), of_one);
    add(single(one) & single(other), !(of_one | of_other));
    marks
}

/// Returns the candidates that have to be gone for the strong links.
fn premises(links: &[Link]) -> Marks {
    let mut marks = Marks::new();
    for link in links.iter().filter(|link| link.strength == Strength::Strong) {
        let both = link.from.cells | link.to.cells;
        let (cells, digits) = match link.because {
            Because::Cell => (both, !(DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit))),
            Because::House(house) => (house.cells() - both, DigitSet::of(link.from.digit)),
        };
        cells.iter().for_each(|cell| marks.insert(cell, digits));
    }
    marks
}

fn place(step: &Step, state: &SolvingState) -> Place {
    let Evidence::Chain { links, .. } = &step.evidence else {
        unreachable!("every instance is a chain")
    };
    let groups = links.iter().filter(|link| link.to.cells.len() > 1).count();
    let removals = step.eliminations.pairs().count();
    (
        links.len(),
        groups,
        step.evidence.digits().len(),
        !opens_single(step, state),
        Reverse(removals),
    )
}

/// Returns whether a single can be seen after the step that could not be seen before it.
fn opens_single(step: &Step, state: &SolvingState) -> bool {
    let mut after = state.clone();
    after.apply(step);
    step.eliminations.pairs().any(|(cell, digit)| {
        let is_last = |house: House| (after.cells_with(digit) & house.cells()).len() == 1;
        after.digits(cell).len() == 1 || cell.houses().into_iter().any(is_last)
    }) || !step.placements.is_empty()
}
