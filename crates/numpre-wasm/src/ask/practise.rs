//! `practise`: a board on which a technique is the easiest next step.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::{Code, Fault};
use crate::value::{Board, StepValue};
use numpre::Grid;
use numpre::logic::Technique;
use numpre::practice::{NoExercise, Practice};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PractiseWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    #[cfg_attr(test, ts(type = "Technique"))]
    technique: Technique,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
    #[cfg_attr(test, ts(type = "number"))]
    seed: u64,
    /// Which of the exercises of this seed; the first where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    index: u64,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PractiseValue"))]
pub(crate) struct Value {
    #[cfg_attr(test, ts(type = "Grid"))]
    puzzle: Grid,
    /// The board at the moment of the step.
    board: Board,
    /// The step: one of those that count.
    step: StepValue,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, token) = (&asked.texts, asked.deadline.token());
    let ladder = tools.assessor(with.ladder).reasoner().ladder();
    let practice = Practice::new(ladder, with.seed).with_cancel(token);
    let found = practice.exercise(with.technique, with.index).map_err(|why| match why {
        NoExercise::Cancelled => Fault::timeout(texts),
        _ => Fault::new(Code::NotFound, texts.word("engine-not-found")),
    })?;
    Ok(Value {
        puzzle: found.puzzle,
        board: Board::of_state(&found.puzzle, &found.state),
        step: StepValue::new(texts, &found.puzzle, &found.state, &found.step, false)?,
    })
}
