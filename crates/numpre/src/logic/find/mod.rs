//! Finders: a file a technique, or a family of them by size. Each file says what it looks for, and
//! in which order.

mod choices;
mod fish;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod locked_candidates;
mod naked_single;
mod naked_subset;
mod negation;
mod news;
mod tight_sets;
mod trial;

pub(super) use fish::Fish;
pub(super) use full_house::FullHouse;
pub(super) use hidden_single::HiddenSingle;
pub(super) use hidden_subset::HiddenSubset;
pub(super) use locked_candidates::LockedCandidates;
pub(super) use naked_single::NakedSingle;
pub(super) use naked_subset::NakedSubset;
pub(super) use negation::Negation;
pub(super) use news::News;
pub(super) use tight_sets::HouseRows;
pub(super) use trial::Trial;

use super::{Contradiction, Evidence, Remembered, SolvingState, Step, Technique};
use std::ops::ControlFlow;

/// What a finder has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A step that places or removes something.
    Step(Step),
    /// The board has no solution, and why.
    Contradiction(Contradiction),
}

/// What a rule has seen on a board: evidence for a step, or that the board has no solution.
pub(in crate::logic) type Seen = Result<Evidence, Contradiction>;

/// Takes what a rule sees, and breaks where it is enough.
pub(in crate::logic) type See<'a> = &'a mut dyn FnMut(Seen) -> ControlFlow<()>;

impl Found {
    /// What was seen on a board, with its step written out.
    fn of(technique: Technique, seen: Seen, state: &SolvingState) -> Found {
        match seen {
            Ok(evidence) => Step::of(technique, evidence, state).into(),
            Err(contradiction) => contradiction.into(),
        }
    }
}

impl From<Step> for Found {
    fn from(step: Step) -> Found {
        Found::Step(step)
    }
}

impl From<Contradiction> for Found {
    fn from(contradiction: Contradiction) -> Found {
        Found::Contradiction(contradiction)
    }
}

/// Takes what is found, and breaks where it is enough.
pub type Visit<'a> = &'a mut dyn FnMut(Found) -> ControlFlow<()>;

/// Looks for one technique.
///
/// The order is fixed, so that explanations are the same everywhere; each file says which it is.
pub trait Finder: Sync {
    /// Hands on every step of the technique that changes the board, and every contradiction that
    /// its rule knows, until `visit` breaks.
    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()>;

    /// The same, with what is known from boards before this one that had all of its candidates.
    fn visit_after(
        &self,
        technique: Technique,
        state: &SolvingState,
        _remembered: &mut Remembered,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        self.visit(technique, state, visit)
    }

    /// The first of them.
    fn find_after(
        &self,
        technique: Technique,
        state: &SolvingState,
        remembered: &mut Remembered,
    ) -> Option<Found> {
        let mut first = None;
        let _ = self.visit_after(technique, state, remembered, &mut |found| {
            first = Some(found);
            ControlFlow::Break(())
        });
        first
    }

    /// The first of them, where nothing is known before.
    fn find(&self, technique: Technique, state: &SolvingState) -> Option<Found> {
        self.find_after(technique, state, &mut Remembered::default())
    }
}
