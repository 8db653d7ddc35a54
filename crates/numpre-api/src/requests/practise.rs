//! `practise`: a board on which a technique is the easiest next step.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, FaultCode, Ladder, Step};
use numpre::Grid;
use numpre::logic::Technique;
use numpre::practice::{NoExercise, Practice};
use serde::{Deserialize, Serialize};

/// Asks for an exercise.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PractiseRequest {
    /// The technique.
    pub technique: Technique,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
    /// True if the step comes with its proof, which `judge` needs.
    #[serde(default)]
    pub proof: bool,
    /// The seed. The same seed and index give the same exercise.
    pub seed: u64,
    /// The index among the exercises of this seed; 0 if it is left out.
    #[serde(default)]
    pub index: u64,
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PractiseReply {
    /// The puzzle.
    pub puzzle: Grid,
    /// The board before the step.
    pub board: Board,
    /// A step of the technique; there may be others.
    pub step: Step,
}

impl Request for PractiseRequest {
    type Reply = PractiseReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<PractiseReply, Fault> {
        let texts = context.texts();
        let ladder = state.assessor(self.ladder).reasoner().ladder();
        let practice = Practice::new(ladder, self.seed).with_cancel(context.cancel.clone());
        let found = practice.exercise(self.technique, self.index).map_err(|why| match why {
            NoExercise::Cancelled => Fault::timeout(texts),
            _ => Fault::new(FaultCode::NotFound, texts.word("engine-not-found")),
        })?;
        Ok(PractiseReply {
            puzzle: found.puzzle,
            board: Board::of_state(&found.puzzle, &found.state),
            step: Step::new(texts, &found.puzzle, &found.state, &found.step, self.proof)?,
        })
    }
}
