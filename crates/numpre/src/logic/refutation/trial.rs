//! Trial and error: try a digit, and within the trial others; what contradicts is removed.
//!
//! *Picture.* Where negation proves nothing more, an assumption must be followed into further
//! assumptions.
//!
//! ```text
//!   try P = 4:  … → try Q = 2:  … → contradiction, so Q is not 2
//!                 → …  → contradiction, so P is not 4
//! ```
//!
//! *Conditions.* The puzzle has one solution. A candidate a of P is removed where P = a, followed
//! by Sbit … X(4) and nested trials, ends in a contradiction. The shallowest nesting that refutes
//! anything is taken: first none, then one level, and so on; so it ends, for every wrong digit is
//! refuted at some depth.
//!
//! *Source.* A2-6, 試行錯誤 (最後の砦): "as Negation, but recursive". What is assumed is P = a and not its
//! negation, as a player tries a digit; only so does every trial of a wrong digit end. The field:
//! guessing, T&E, Nishio at the first level.

use super::trials::trials;
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use std::ops::ControlFlow;

/// No grid needs more levels than it has cells.
const DEEPEST: usize = 81;

/// Finds candidates that a trial refutes, those of the least depth. At depth 0 the shortest line
/// comes first, then those of the easiest techniques; otherwise cells with the fewest candidates,
/// digits ascending.
pub(in crate::logic) fn find(
    state: &SolvingState,
    cache: &mut ReasonerCache,
    on_step: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.open().iter().all(|cell| state.digits(cell).len() < 2) {
        return ControlFlow::Continue(());
    }
    let Some(solution) = cache.only_solution(state) else {
        return ControlFlow::Continue(());
    };
    for depth in 0..DEEPEST {
        let mut any = false;
        for step in trials(state, depth, Some(&solution), cache) {
            any = true;
            on_step(step)?;
        }
        if any {
            break;
        }
    }
    ControlFlow::Continue(())
}
