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

use super::{Finder, Visit};
use crate::logic::shortest::trials;
use crate::logic::{Remembered, SolvingState, Technique};
use std::ops::ControlFlow;

/// Finds candidates that a trial refutes, those of the least depth. Where that is none: the
/// shortest line first, then those of the easiest techniques. Cells with the fewest candidates
/// first, digits ascending.
pub(in crate::logic) struct Trial;

/// No grid needs more levels than it has cells.
const DEEPEST: usize = 81;

impl Finder for Trial {
    fn visit_after(
        &self,
        technique: Technique,
        state: &SolvingState,
        remembered: &mut Remembered,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        if state.open().iter().all(|cell| state.digits(cell).len() < 2) {
            return ControlFlow::Continue(());
        }
        let Some(solution) = remembered.only_solution(state) else {
            return ControlFlow::Continue(());
        };
        for depth in 0..DEEPEST {
            let mut any = false;
            for step in trials(state, technique, depth, Some(&solution), remembered) {
                any = true;
                visit(step.into())?;
            }
            if any {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        self.visit_after(technique, state, &mut Remembered::default(), visit)
    }
}
