//! An assumption, and the reasoning that refutes it.

use super::{Contradiction, Marks, Step};
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, DigitSet};

/// An assumption, and the steps from it to a contradiction.
///
/// An assumption that leaves its cell one digit places it, its peers' candidates included: no step
/// repeats that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// What is assumed.
    #[cfg_attr(feature = "serde", serde(rename = "assume"))]
    pub assumption: Assumption,
    /// The steps from there, without those that the contradiction does not need.
    pub steps: Vec<Step>,
    /// What each of the steps rests on, in their order.
    pub step_premises: Vec<Premises>,
    /// Where they end.
    pub contradiction: Contradiction,
    /// What the contradiction rests on.
    pub contradiction_premises: Premises,
}

/// What a step of a refutation, or its contradiction, rests on directly, beside the board as it was
/// before the assumption.
///
/// On that board, with only these done, it holds; the judge sees to it. None of the steps can be
/// left out, but a trial inside of the line may name more than it needs: what its own line removes
/// again counts as gone before.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Premises {
    /// Whether it rests on the assumption itself.
    pub assumption: bool,
    /// The 0-based places of the steps before it that it rests on, ascending.
    pub steps: Vec<usize>,
}

impl Refutation {
    /// From an assumption about a board by these steps to this contradiction. Steps that the
    /// contradiction does not need are dropped.
    pub fn new(
        state: &SolvingState,
        assumption: Assumption,
        steps: Vec<Step>,
        contradiction: Contradiction,
    ) -> Refutation {
        let mut causes = Causes::new(state, assumption);
        let mut premises = Vec::new();
        for step in &steps {
            premises.push(causes.of(&step.rests_on));
            causes.add(step);
        }
        let end = causes.of(&contradiction.rests_on());
        let needed = needed(&premises, &end);
        let renumber = |premises: Premises| {
            let steps = premises
                .steps
                .iter()
                .map(|step| needed[..*step].iter().filter(|needed| **needed).count());
            Premises { steps: steps.collect(), ..premises }
        };
        let keep = |place: usize| needed[place];
        Refutation {
            assumption,
            steps: kept(steps, keep).collect(),
            step_premises: kept(premises, keep).map(renumber).collect(),
            contradiction,
            contradiction_premises: renumber(end),
        }
    }

    /// The digit that the assumption places, where it leaves the cell only one of these candidates.
    pub fn supposed(&self, candidates: DigitSet) -> Option<(Cell, Digit)> {
        let assumption = self.assumption;
        assumption.left_of(candidates).single().map(|digit| (assumption.cell(), digit))
    }

    /// How long it is: how many steps lead from the assumption to the contradiction, those inside
    /// of trials among them included.
    pub fn length(&self) -> usize {
        self.steps.iter().map(Step::length).sum()
    }

    /// What has to be gone from the board, for it to hold, before the assumption is made.
    pub(in crate::logic) fn rests_on(&self, state: &SolvingState) -> Marks {
        let mut wanted = Candidates::NONE;
        let ends = self.contradiction.rests_on();
        for marks in self.steps.iter().map(|step| &step.rests_on).chain([&ends]) {
            marks.iter().for_each(|(cell, digits)| wanted[cell] |= digits);
        }
        let cell = self.assumption.cell();
        if self.supposed(state.digits(cell)).is_some() {
            // It places a digit only where the cell has no others.
            wanted[cell] = DigitSet::ALL;
        }
        Cell::all().map(|cell| (cell, wanted[cell] - state.digits(cell))).collect()
    }
}

impl Step {
    /// How many steps it is: one, and those of its refutation where it has one.
    pub fn length(&self) -> usize {
        1 + self.evidence.refutation().map_or(0, Refutation::length)
    }
}

/// What is kept of a list, by place.
fn kept<T>(items: Vec<T>, keep: impl Fn(usize) -> bool) -> impl Iterator<Item = T> {
    items.into_iter().enumerate().filter(move |(place, _)| keep(*place)).map(|(_, item)| item)
}

/// Which steps an end with these premises needs, directly or not.
fn needed(premises: &[Premises], end: &Premises) -> Vec<bool> {
    let mut needed = vec![false; premises.len()];
    end.steps.iter().for_each(|step| needed[*step] = true);
    for place in (0..premises.len()).rev() {
        if needed[place] {
            premises[place].steps.iter().for_each(|step| needed[*step] = true);
        }
    }
    needed
}

/// What the assumption and each step of a line remove from the board before it, each by itself.
struct Causes<'a> {
    state: &'a SolvingState,
    assumption: Candidates,
    steps: Vec<Candidates>,
}

impl<'a> Causes<'a> {
    fn new(state: &'a SolvingState, assumption: Assumption) -> Causes<'a> {
        let mut assumed = state.clone();
        assumed.assume(assumption);
        Causes { state, assumption: removed(state, &assumed), steps: Vec::new() }
    }

    fn add(&mut self, step: &Step) {
        let mut done = self.state.clone();
        done.apply(step);
        self.steps.push(removed(self.state, &done));
    }

    /// What removes these candidates: of each the first cause, and then none of them whose
    /// candidates the others remove, too.
    fn of(&self, marks: &Marks) -> Premises {
        let all: Vec<&Candidates> = std::iter::once(&self.assumption).chain(&self.steps).collect();
        let is_removed_by =
            |cause: usize, (cell, digit): (Cell, Digit)| all[cause][cell].contains(digit);
        let first = |pair| Some((pair, (0..all.len()).find(|cause| is_removed_by(*cause, pair))?));
        let (wanted, firsts): (Vec<(Cell, Digit)>, Vec<usize>) =
            marks.pairs().filter_map(first).unzip();
        let mut causes: Vec<usize> =
            (0..all.len()).filter(|cause| firsts.contains(cause)).collect();
        for cause in causes.clone() {
            let is_removed_without = |pair: &(Cell, Digit)| {
                causes.iter().any(|other| *other != cause && is_removed_by(*other, *pair))
            };
            if wanted.iter().all(is_removed_without) {
                causes.retain(|other| *other != cause);
            }
        }
        Premises {
            assumption: causes.contains(&0),
            steps: causes.iter().filter_map(|cause| cause.checked_sub(1)).collect(),
        }
    }
}

/// What is gone from a board.
fn removed(before: &SolvingState, after: &SolvingState) -> Candidates {
    let mut removed = Candidates::NONE;
    Cell::all().for_each(|cell| removed[cell] = before.digits(cell) - after.digits(cell));
    removed
}
