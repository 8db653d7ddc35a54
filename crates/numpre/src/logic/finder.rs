//! Runs the rule or the refutation that finds a technique.

use super::cache::ReasonerCache;
use super::find::fish::general::Sides;
use super::find::{
    ChangedCandidates, Finding, cases, chain, colouring, deadly, fish, full_house, hidden_single,
    hidden_subset, locked_candidates, naked_single, naked_subset, sets,
};
use super::refutation::{negation, trial};
use super::solving_state::SolvingState;
use super::step::{Contradiction, Step};
use super::technique::{Shape, Technique};
use std::ops::ControlFlow;

/// A finding of a technique on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A step that places or removes something.
    Step(Step),
    /// The board has no solution, for this reason.
    Contradiction(Contradiction),
}

/// Called for each step or contradiction; returns `Break` to stop the search.
pub(super) type OnFound<'a> = &'a mut dyn FnMut(Found) -> ControlFlow<()>;

/// Finds every step of a technique that changes the board, and every contradiction that its rule
/// recognises, until `on_found` breaks. The order is fixed.
///
/// The match has an arm for each shape, so that a technique of a new shape does not compile without
/// a finder; another size of a known shape needs no arm.
pub(super) fn find_all(
    technique: Technique,
    state: &SolvingState,
    cache: &mut ReasonerCache,
    on_found: OnFound<'_>,
) -> ControlFlow<()> {
    let changed = &ChangedCandidates::ALL;
    let on_finding = &mut |finding: Finding| {
        on_found(match finding {
            Ok(evidence) => Found::Step(Step::of(technique, evidence, state)),
            Err(contradiction) => Found::Contradiction(contradiction),
        })
    };
    match technique.shape() {
        Shape::FullHouse => full_house::find(state, on_finding),
        Shape::NakedSingle => naked_single::find(state, changed, on_finding),
        Shape::HiddenSingle => hidden_single::find(state, changed, on_finding),
        Shape::LockedCandidates => locked_candidates::find(state, changed, on_finding),
        Shape::NakedSubset(size) => naked_subset::find(size.into(), state, on_finding),
        Shape::LockedSubset(size) => naked_subset::find_locked(size.into(), state, on_finding),
        Shape::HiddenSubset(size) => hidden_subset::find(size.into(), state, on_finding),
        Shape::Fish(size) => fish::lines::find(size.into(), state, on_finding),
        Shape::FinnedFish(size) => {
            let (sizes, on_step) =
                (size.into()..=size.into(), &mut |step| on_found(Found::Step(step)));
            fish::general::find(technique, Sides::Lines, sizes, state, &mut cache.facts, on_step)
        }
        Shape::FrankenFish => {
            let on_step = &mut |step| on_found(Found::Step(step));
            fish::general::find(
                technique,
                Sides::LinesAndBlocks,
                2..=4,
                state,
                &mut cache.facts,
                on_step,
            )
        }
        Shape::MutantFish => {
            let on_step = &mut |step| on_found(Found::Step(step));
            fish::general::find(technique, Sides::Any, 2..=4, state, &mut cache.facts, on_step)
        }
        Shape::Chain(kind) => {
            let on_step = &mut |step| on_found(Found::Step(step));
            chain::find(technique, kind, state, cache, on_step)
        }
        Shape::Colouring(kind) => {
            let on_step = &mut |step| on_found(Found::Step(step));
            colouring::find(technique, kind, state, &mut cache.facts, on_step)
        }
        Shape::Deadly(kind) => {
            // Only a puzzle with one solution has no deadly pattern.
            if state.givens().is_empty() || !cache.is_proper(state) {
                return ControlFlow::Continue(());
            }
            let on_step = &mut |step| on_found(Found::Step(step));
            deadly::find(technique, kind, state, &mut cache.facts, on_step)
        }
        Shape::Sets(kind) => {
            let on_step = &mut |step| on_found(Found::Step(step));
            sets::find(technique, kind, state, &mut cache.facts, on_step)
        }
        Shape::Cases(kind) => {
            let on_step = &mut |step| on_found(Found::Step(step));
            cases::find(technique, kind, state, &mut cache.facts, on_step)
        }
        Shape::Negation => negation::find(state, cache, &mut |step| on_found(Found::Step(step))),
        Shape::Trial => trial::find(state, cache, &mut |step| on_found(Found::Step(step))),
    }
}

/// Returns the first step or contradiction of a technique.
pub(super) fn find_first(
    technique: Technique,
    state: &SolvingState,
    cache: &mut ReasonerCache,
) -> Option<Found> {
    let mut first = None;
    // Stopping at the first finding is a success, so the `Break` is ignored.
    let _ = find_all(technique, state, cache, &mut |found| {
        first = Some(found);
        ControlFlow::Break(())
    });
    first
}

/// Returns the first finding of a technique on a board: a step, or a contradiction that its rule
/// recognises. Returns `None` if there is none.
///
/// ```
/// use numpre::{Grid, logic::{Found, SolvingState, Technique, find}};
///
/// let puzzle: Grid =
/// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let found = find(Technique::NakedSingle, &SolvingState::from(&puzzle));
/// assert!(matches!(found, Some(Found::Step(step)) if step.to_string() == "r5c5=5"));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn find(technique: Technique, state: &SolvingState) -> Option<Found> {
    find_first(technique, state, &mut ReasonerCache::default())
}
