//! Trial and error: try a digit, and within the trial further digits; remove what contradicts.
//!
//! *Picture.* If negation proves nothing more, an assumption must be followed into further
//! assumptions.
//!
//! ```text
//!   try P = 4:  … → try Q = 2:  … → contradiction, so Q is not 2
//!                 → …  → contradiction, so P is not 4
//! ```
//!
//! *Example.* With no trial inside, on the board drawn in `derivation`:
//!
//! ```text
//!   try r5c5 = 7   ① r6c9 = 7, the last place of block 6
//!                  ② r7c6 = 7, the last place of block 8
//!                  ③ r3c9 = 8, the last candidate, by ①
//!                  ✗ r7c7, r8c9 and r9c9 of block 9 have only 5 and 9     so r5c5 is not 7
//! ```
//!
//! *Conditions.* The puzzle has one solution. A candidate a of P is removed if P = a, followed by
//! Sbit … X(4) and nested trials, ends in a contradiction. The least depth of nesting that refutes
//! anything is used: first no nesting, then one level, and so on. This ends, because every wrong
//! digit is refuted at some depth.
//!
//! *Source.* A2-6, 試行錯誤 (最後の砦): "as Negation, but recursive". The assumption is P = a and not its
//! negation, as a player tries a digit; only then does every trial of a wrong digit end. Elsewhere:
//! guessing, T&E, Nishio at the first level.

use super::trials::trials;
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use std::ops::ControlFlow;

/// The greatest depth of trials inside trials: no grid needs more levels than it has cells.
const DEEPEST: usize = 81;

/// Finds the candidates that a trial refutes, at the least depth at which any is refuted. At depth
/// 0 the shortest line comes first, then the one with the easier techniques. At greater depths
/// cells with the fewest candidates come first, digits ascending.
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
