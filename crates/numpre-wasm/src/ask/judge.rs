//! `judge`: are these steps sound, by the rules alone?

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre::logic::{SolvingState, Step};
use numpre::proof;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "JudgeWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// Steps as the `data` of a step holds them.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    steps: Vec<Step>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "JudgeValue"))]
pub(crate) struct Value {
    is_sound: bool,
    /// What the judge has to say.
    text: String,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let state = SolvingState::from(&with.board.puzzle());
    let judged = proof::check(state.candidates(), &with.steps);
    let text = match &judged {
        Ok(_) => asked.texts.say("sound", &[("count", with.steps.len().into())]),
        Err(unsound) => asked.texts.unsound(unsound),
    };
    Ok(Value { is_sound: judged.is_ok(), text })
}
