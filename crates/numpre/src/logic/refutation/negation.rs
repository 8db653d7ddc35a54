//! Negation: assume that a cell is not some digit; if that leads to a contradiction, it is that
//! digit.
//!
//! *Picture.* A cell P has the candidates m. Remove a from them and follow the basic techniques
//! until they find nothing more.
//!
//! ```text
//!   P = {1, 4, 6}     assume P is not 4:  {1, 6} → … → … → a cell without a candidate
//!                     so P is 4
//! ```
//!
//! *Example.* In column 7 the digit 5 has two places left, in column 6 three:
//!
//! ```text
//!      c4 c6 c7       assume r2c4 is not 8, so it is 5:
//!   r1  .  5  .         5 is removed from r1c6 and r3c6 (block 2) and from r2c7 (row 2)
//!   r2 58  .  5         ① r5c7 = 5, the last place of column 7, removes 5 from r5c6 (row 5)
//!   r3  .  5  .         ✗ column 6 has no place left for 5, after one step
//!   r5  .  5  5       so r2c4 = 8
//! ```
//!
//! *Conditions.* With P's candidates replaced by m∖{a}, Sbit … X(4) reach a contradiction; then P
//! is a. Only these techniques run inside, not a second negation. In a cell with two candidates,
//! m∖{a} is the other digit. In a larger cell little follows from it, so cells with few candidates
//! come first.
//!
//! *Source.* Negation (A2-5), 背理法. Elsewhere: a forcing chain, proof by contradiction.

use super::shortest::shortest;
use crate::closure::{Assumption, Reading};
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use crate::logic::technique::Technique;
use std::ops::ControlFlow;

/// Finds the cells that negation proves: the shortest line first, then the one with the easier
/// techniques, then cells with the fewest candidates.
///
/// The closure decides which assumptions contradict; only those are followed step by step.
pub(in crate::logic) fn find(
    state: &SolvingState,
    cache: &mut ReasonerCache,
    on_step: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // If the board has exactly one solution, an assumption that holds in it cannot contradict and
    // is skipped. If it has none or multiple, negation may still prove something.
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
