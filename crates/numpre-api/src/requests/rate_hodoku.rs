//! `rate-hodoku`: the score and the level of HoDoKu.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, FaultCode};
use numpre::logic::{HodokuLevel, Technique};
use serde::{Deserialize, Serialize};

/// Asks for the score and the level of HoDoKu. After the deadline of the request the reply has the
/// fault `timeout`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RateHodokuRequest {
    /// The board.
    pub board: Board,
}

/// The score and the level of HoDoKu. They are comparable with those of that program, but not
/// always identical, because it may find other steps of the same techniques.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RateHodokuReply {
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level.
    pub level: HodokuLevel,
    /// The technique of the hardest step.
    pub hardest: Technique,
    /// The name of that technique.
    pub name: String,
    /// The number of steps.
    pub steps: usize,
    /// The score and the level as a sentence.
    pub text: String,
}

impl Request for RateHodokuRequest {
    type Reply = RateHodokuReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<RateHodokuReply, Fault> {
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let rated = state.hodoku_rater(&context.cancel).rate(&puzzle);
        let rating = Fault::unless_proper(texts, rated)?;
        let solved =
            || Fault::new(FaultCode::NotFound, texts.word("explain-nothing")).named("solved");
        let hardest = rating.hardest.ok_or_else(solved)?;
        let values =
            [("score", rating.score.into()), ("level", texts.hodoku_level(rating.level).into())];
        Ok(RateHodokuReply {
            score: rating.score,
            level: rating.level,
            hardest,
            name: texts.technique(hardest),
            steps: rating.steps,
            text: texts.say("rate-hodoku", &values),
        })
    }
}
