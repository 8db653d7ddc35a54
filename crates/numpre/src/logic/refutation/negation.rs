//! Negation: what if the cell were not this digit? Where that leads to a contradiction, it is.
//!
//! *Picture.* A cell P has the candidates m. Leave a out, and follow the easy techniques as far as
//! they go.
//!
//! ```text
//!   P = {1, 4, 6}     assume P is not 4:  {1, 6} → … → … → a cell without a candidate
//!                     so P is 4
//! ```
//!
//! *Conditions.* With P's candidates replaced by m∖{a}, Sbit … X(4) reach a contradiction; then P
//! is a. Inside only these run, no second negation. In a cell with two candidates m∖{a} is the
//! other digit; in a larger cell little follows from it, so cells with few candidates come first.
//!
//! *Source.* Negation (A2-5), 背理法. The field: a forcing chain, contradiction.

use super::shortest::shortest;
use crate::closure::{Assumption, Reading};
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use crate::logic::technique::Technique;
use std::ops::ControlFlow;

/// Finds the assumptions that contradict: the shortest line first, then those of the easiest
/// techniques, then cells with the fewest candidates first.
///
/// The closure decides which assumptions contradict; only those are followed step by step.
pub(in crate::logic) fn find(
    state: &SolvingState,
    cache: &mut ReasonerCache,
    on_step: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // With exactly one solution, an assumption that holds in it needs no look. With none, or
    // multiple ones, negation may still prove something.
    let solution = cache.only_solution(state);
    let refuted = shortest(state, Reading::Literal, solution.as_ref(), cache);
    for (assumption, evidence, rests_on) in refuted {
        let Assumption::IsNot { cell, digit } = assumption else {
            unreachable!("the literal reading assumes only that a cell is not a digit")
        };
        on_step(Step::placing(Technique::Negation, evidence, cell, digit, rests_on))?;
    }
    ControlFlow::Continue(())
}
