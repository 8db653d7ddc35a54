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

use super::{Finder, Visit};
use crate::closure::Reading;
use crate::logic::shortest::shortest;
use crate::logic::{Assumption, Remembered, SolvingState, Step, Technique};
use std::ops::ControlFlow;

/// Finds the assumptions that contradict: the shortest line first, then those of the easiest
/// techniques, then cells with the fewest candidates first.
///
/// Which they are, the closure says; only those are followed step by step.
pub(in crate::logic) struct Negation;

impl Finder for Negation {
    fn visit_after(
        &self,
        technique: Technique,
        state: &SolvingState,
        remembered: &mut Remembered,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        // Where there is one solution, what leaves it standing needs no look. With several, or
        // none, negation may still prove something.
        let solution = remembered.only_solution(state);
        for (assumption, evidence, rests_on) in
            shortest(state, Reading::Literal, solution.as_ref(), remembered)
        {
            let Assumption::IsNot { cell, digit } = assumption else { continue };
            visit(Step::placing(technique, evidence, cell, digit, rests_on).into())?;
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
