//! Lines of reasoning written out, step by step, each as it is seen on the board on which only the
//! steps before it are done.

use super::derivation::Outcome;
use super::line::Line;
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence, Marks, Refutation, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet};

/// The evidence of a line that ends, and what has to be gone before.
pub(super) fn written(
    state: &SolvingState,
    line: &Line,
    outcome: &Outcome,
) -> Option<(Evidence, Marks)> {
    written_out(state, line.assumption(), line.leading_to(outcome), outcome.contradiction)
}

/// The step of a trial: the candidate that is refuted is removed.
pub(super) fn removing(
    technique: Technique,
    assumption: Assumption,
    evidence: Evidence,
    rests_on: Marks,
) -> Step {
    let removed = Marks::of(CellSet::of(assumption.cell()), DigitSet::of(assumption.digit()));
    Step::removing(technique, evidence, removed, rests_on)
}

/// A trial on another board, from which all that it rests on is gone, too.
fn seen_again(technique: Technique, trial: &Refutation, state: &SolvingState) -> Option<Step> {
    let steps = trial.steps.iter().map(|step| (step.technique, &step.evidence));
    let (evidence, rests_on) = written_out(state, trial.assumption, steps, trial.contradiction)?;
    Some(removing(technique, trial.assumption, evidence, rests_on))
}

/// An assumption about a board refuted by these steps, which lead to this contradiction, or sooner
/// to another.
fn written_out<'a>(
    state: &SolvingState,
    assumption: Assumption,
    leading: impl Iterator<Item = (Technique, &'a Evidence)>,
    mut contradiction: Contradiction,
) -> Option<(Evidence, Marks)> {
    let (mut board, mut steps) = (state.clone(), Vec::new());
    board.assume(assumption);
    for (technique, evidence) in leading {
        let step = match evidence.refutation() {
            Some(trial) => seen_again(technique, trial, &board)?,
            None => match evidence.seen_on(&board) {
                Ok(evidence) => Step::of(technique, evidence, &board),
                Err(sooner) => {
                    contradiction = sooner;
                    break;
                }
            },
        };
        board.apply(&step);
        steps.push(step);
    }
    let refutation = Box::new(Refutation::new(state, assumption, steps, contradiction));
    let rests_on = refutation.rests_on(state);
    // A trial is about the one candidate, a negation about all that the cell has.
    let candidates = match assumption {
        Assumption::Is { digit, .. } => DigitSet::of(digit),
        Assumption::IsNot { cell, .. } => state.digits(cell),
    };
    Some((Evidence::Refutation { candidates, refutation }, rests_on))
}
