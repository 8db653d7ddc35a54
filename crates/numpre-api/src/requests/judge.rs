//! `judge`: checks whether steps are sound, by the rules of the game only.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, StepData};
use numpre::logic::{SolvingState, Step};
use numpre::proof;
use serde::{Deserialize, Serialize};

/// Asks whether steps are sound. Each step is checked on the board that the steps before it leave.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JudgeRequest {
    /// The board before the first step.
    pub board: Board,
    /// The steps with their proofs, as a reply with `proof` or the command's JSON has them. Fields
    /// that are only for people are ignored.
    pub steps: Vec<StepData>,
}

/// The judgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct JudgeReply {
    /// True if all steps are sound.
    pub is_sound: bool,
    /// The judgement as a sentence.
    pub text: String,
}

impl Request for JudgeRequest {
    type Reply = JudgeReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<JudgeReply, Fault> {
        let texts = context.texts();
        let steps: Result<Vec<Step>, _> = self.steps.into_iter().map(Step::try_from).collect();
        let steps = steps.map_err(|field| Fault::bad_request(texts, format!("steps: {field}")))?;
        let state = SolvingState::from(&self.board.puzzle());
        let judged = proof::check(&state.puzzle(), &steps);
        let text = match &judged {
            Ok(_) => texts.say("sound", &[("count", steps.len().into())]),
            Err(unsound) => texts.unsound(unsound),
        };
        Ok(JudgeReply { is_sound: judged.is_ok(), text })
    }
}
