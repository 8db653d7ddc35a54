//! The steps of one technique that were found on a board, and which of them comes first.

use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Marks, Node, Step};
use crate::vocabulary::{CellSet, House};
use std::cmp::Reverse;
use std::mem;
use std::ops::ControlFlow;

/// Called for each step; returns `Break` to stop the search.
pub(in crate::logic) type OnStep<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// The size of a step's pattern, most important first: for a chain the number of links, groups and
/// digits; for a fish the number of base houses, cells and fins.
pub(super) type Size = [usize; 3];

/// The place of a step among others, lowest first: its size, whether it opens no single, and the
/// number of removals, most first.
type Place = (Size, bool, Reverse<usize>);

/// The steps of one technique that were found on a board.
pub(super) struct Instances<'s> {
    pub(super) state: &'s SolvingState,
    waiting: Vec<(Place, Option<Step>)>,
    /// The indices of the waiting steps, in order. They are inserted one by one: a sort of such
    /// large elements would be 5 KB of code.
    order: Vec<usize>,
    /// The effects of the steps that were reported.
    reported: Vec<(Option<Node>, Marks)>,
}

impl<'s> Instances<'s> {
    pub(super) fn new(state: &'s SolvingState) -> Instances<'s> {
        Instances { state, waiting: Vec::new(), order: Vec::new(), reported: Vec::new() }
    }

    /// Adds a step that changes the board.
    pub(super) fn add(&mut self, size: Size, step: Step) {
        let removals = step.eliminations.pairs().count();
        let place = (size, !opens_single(&step, self.state), Reverse(removals));
        let is_before = |&other: &usize| self.waiting[other].0 <= place;
        let at = self.order.partition_point(is_before);
        self.order.insert(at, self.waiting.len());
        self.waiting.push((place, Some(step)));
    }

    /// Reports the steps that were added, in order. Of steps with the same effect, only the first
    /// is reported.
    pub(super) fn report(&mut self, on_step: OnStep<'_>) -> ControlFlow<()> {
        let mut waiting = mem::take(&mut self.waiting);
        let order = mem::take(&mut self.order);
        for step in order.into_iter().filter_map(|place| waiting[place].1.take()) {
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

/// Returns whether a single can be seen after the step that could not be seen before it.
fn opens_single(step: &Step, state: &SolvingState) -> bool {
    let mut after = state.clone();
    after.apply(step);
    step.eliminations.pairs().any(|(cell, digit)| {
        let is_last = |house: House| (after.cells_with(digit) & house.cells()).len() == 1;
        after.digits(cell).len() == 1 || cell.houses().into_iter().any(is_last)
    }) || !step.placements.is_empty()
}
