//! Writes a line of reasoning out as steps. Each step is shown as it is seen on a board on which
//! only the steps written before it have been applied.

use super::derivation::Outcome;
use super::line::Line;
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence, Marks, Refutation, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet};

/// Returns the evidence of a line that has ended, and the candidates that it needs gone before.
pub(super) fn written(
    state: &SolvingState,
    line: &Line,
    outcome: &Outcome,
) -> Option<(Evidence, Marks)> {
    written_out(state, line.assumption(), line.leading_to(outcome), outcome.contradiction)
}

/// Returns the step of a trial, which removes the refuted candidate.
pub(super) fn removing(
    technique: Technique,
    assumption: Assumption,
    evidence: Evidence,
    rests_on: Marks,
) -> Step {
    let removed = Marks::of(CellSet::of(assumption.cell()), DigitSet::of(assumption.digit()));
    Step::removing(technique, evidence, removed, rests_on)
}

/// Returns the same trial on another board that also lacks all candidates that it rests on.
fn trial_on(technique: Technique, trial: &Refutation, state: &SolvingState) -> Option<Step> {
    let steps = trial.steps.iter().map(|step| (step.technique, &step.evidence));
    let (evidence, rests_on) = written_out(state, trial.assumption, steps, trial.contradiction)?;
    Some(removing(technique, trial.assumption, evidence, rests_on))
}

/// Writes out the refutation of an assumption by these steps, which lead to this contradiction. If
/// a step turns out to be impossible on the way, the refutation ends there, in that contradiction.
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
            Some(trial) => trial_on(technique, trial, &board)?,
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
    // A trial is about one candidate, a negation about all candidates of the cell.
    let candidates = match assumption {
        Assumption::Is { digit, .. } => DigitSet::of(digit),
        Assumption::IsNot { cell, .. } => state.digits(cell),
    };
    Some((Evidence::Refutation { candidates, refutation }, rests_on))
}
