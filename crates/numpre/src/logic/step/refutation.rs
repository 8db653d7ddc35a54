//! An assumption, and the reasoning that refutes it.

use super::{Contradiction, Marks, Step};
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, DigitSet};
use std::fmt;

/// An assumption, and the steps from it to a contradiction.
///
/// If the assumption leaves its cell one digit, it places this digit and removes it from the peers.
/// No step repeats that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// The assumption.
    #[cfg_attr(feature = "serde", serde(rename = "assume"))]
    pub assumption: Assumption,
    /// The steps from the assumption on. Steps that the contradiction does not need are left out.
    pub steps: Vec<Step>,
    /// The premises of each step, in the order of the steps.
    pub step_premises: Vec<Premises>,
    /// The contradiction that the steps lead to.
    pub contradiction: Contradiction,
    /// The premises of the contradiction.
    pub contradiction_premises: Premises,
}

/// The direct premises of a step of a refutation, or of its contradiction, in addition to the board
/// as it was before the assumption.
///
/// On that board, with only these premises applied, the step holds; [`proof`](crate::proof) checks
/// it. No premise can be left out, with one exception: a trial inside of the line may name more
/// than it needs, because candidates that its own line removes again count as removed before it.
///
/// For example, of the steps ⓪ r5c5 = 7, ① r6c9 = 7 and ③ r3c9 = 8, where r3c9 was {7, 8}: ① has
/// the premise ⓪, and ③ has the premise ① only, because ① removed the 7 from r3c9.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Premises {
    /// `true` if the assumption itself is a premise.
    pub assumption: bool,
    /// The 0-based places of the earlier steps that are premises, ascending.
    pub steps: Vec<usize>,
}

impl Refutation {
    /// Creates the refutation of an assumption about a board by these steps and this contradiction.
    /// Drops the steps that the contradiction does not need.
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

    /// Returns the cell and the digit that the assumption places, if it leaves the cell only one of
    /// these candidates.
    pub fn supposed(&self, candidates: DigitSet) -> Option<(Cell, Digit)> {
        let assumption = self.assumption;
        assumption.left_of(candidates).single().map(|digit| (assumption.cell(), digit))
    }

    /// Returns the length: the number of steps from the assumption to the contradiction, including
    /// the steps inside trials.
    pub fn length(&self) -> usize {
        self.steps.iter().map(Step::length).sum()
    }

    /// Returns the candidates that have to be gone from the board before the assumption is made.
    pub(in crate::logic) fn rests_on(&self, state: &SolvingState) -> Marks {
        let mut wanted = Candidates::NONE;
        let ends = self.contradiction.rests_on();
        for marks in self.steps.iter().map(|step| &step.rests_on).chain([&ends]) {
            marks.iter().for_each(|(cell, digits)| wanted[cell] |= digits);
        }
        let cell = self.assumption.cell();
        if self.supposed(state.digits(cell)).is_some() {
            // The assumption places a digit only because the cell has no others.
            wanted[cell] = DigitSet::ALL;
        }
        Cell::all().map(|cell| (cell, wanted[cell] - state.digits(cell))).collect()
    }
}

impl Step {
    /// Returns the number of steps that it counts for: one, plus those of its refutation if it has
    /// one.
    pub fn length(&self) -> usize {
        1 + self.evidence.refutation().map_or(0, Refutation::length)
    }
}

/// Returns the items of a list whose places are kept.
fn kept<T>(items: Vec<T>, keep: impl Fn(usize) -> bool) -> impl Iterator<Item = T> {
    items.into_iter().enumerate().filter(move |(place, _)| keep(*place)).map(|(_, item)| item)
}

/// Returns for each step whether a contradiction with the premises `end` needs it, directly or not.
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

/// The candidates that the assumption, and each step of a line separately, remove from the board
/// before the assumption.
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

    /// Returns the causes that removed these candidates: for each candidate the first one, and then
    /// without the causes whose candidates others have removed too.
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

/// Returns the candidates that `before` has and `after` has not.
fn removed(before: &SolvingState, after: &SolvingState) -> Candidates {
    let mut removed = Candidates::NONE;
    Cell::all().for_each(|cell| removed[cell] = before.digits(cell) - after.digits(cell));
    removed
}

/// Prints the line from the assumption to the contradiction: `r1c1<>5 → r1c1=3 → b7<>2 → b7: 2?`.
/// Nested refutations are in brackets.
impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.assumption)?;
        for step in &self.steps {
            match step.evidence.refutation() {
                Some(nested) => write!(f, " → [{nested}] {step}")?,
                None => write!(f, " → {step}")?,
            }
        }
        write!(f, " → {}", self.contradiction)
    }
}
