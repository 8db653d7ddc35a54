//! `rate-se`: ER, EP and ED of Sudoku Explainer 1.2.1.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, FaultCode, Ladder};
use numpre::Puzzle;
use numpre::rating::{NoSeScore, SeTechnique, SeVariant};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// Asks for the ratings of Sudoku Explainer 1.2.1. They can take seconds; after the deadline of the
/// request the reply has the fault `timeout`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RateSeRequest {
    /// The board.
    pub board: Board,
    /// Which arrangement of the puzzle is rated.
    #[serde(default)]
    pub rater: SeVariant,
    /// The number of random isomorphs that are rated too; 0 if it is left out.
    #[serde(default)]
    pub isomorphs: u32,
    /// The seed of the isomorphs; 0 if it is left out.
    #[serde(default)]
    pub seed: u64,
}

/// The ratings of Sudoku Explainer 1.2.1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RateSeReply {
    /// The arrangement that was rated.
    pub rater: SeVariant,
    /// The rating of the hardest step.
    pub er: f64,
    /// The highest rating up to the first digit that is placed.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The technique of the hardest step. Left out if no technique solves the puzzle; `er` is 20
    /// then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hardest: Option<SeTechnique>,
    /// The name of that technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of steps.
    pub steps: u16,
    /// The lowest ER of the isomorphs, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lowest_er: Option<f64>,
    /// The highest ER of the isomorphs, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highest_er: Option<f64>,
    /// ER, EP and ED as other programs write them: `7.1/1.2/1.2`.
    pub text: String,
}

impl Request for RateSeRequest {
    type Reply = RateSeReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<RateSeReply, Fault> {
        let puzzle = self.board.puzzle();
        let rater = state.se_rater(&context.cancel);
        let rated = rater.rate_variant(&puzzle, self.rater).and_then(|score| {
            let count = NonZeroU32::new(self.isomorphs);
            let spread = count.map(|count| rater.rate_isomorphs(&puzzle, self.seed, count));
            Ok((score, spread.transpose()?))
        });
        let (score, spread) = rated.map_err(|reason| fault(reason, &puzzle, state, context))?;
        Ok(RateSeReply {
            rater: self.rater,
            er: score.er.value(),
            ep: score.ep.value(),
            ed: score.ed.value(),
            hardest: score.hardest,
            name: score.hardest.map(|technique| context.texts().se_technique(technique)),
            steps: score.steps,
            lowest_er: spread.map(|spread| spread.lowest.value()),
            highest_er: spread.map(|spread| spread.highest.value()),
            text: score.to_string(),
        })
    }
}

/// Returns the fault for a puzzle without a rating.
fn fault(reason: NoSeScore, puzzle: &Puzzle, state: &mut EngineState, context: &Context) -> Fault {
    let texts = context.texts();
    match reason {
        NoSeScore::Cancelled => Fault::timeout(texts),
        NoSeScore::Solved => {
            Fault::new(FaultCode::NotFound, texts.word("explain-nothing")).named("solved")
        }
        NoSeScore::NoSolution | NoSeScore::MultipleSolutions => {
            Fault::improper(texts, &state.assessor(Ladder::S4).assess(puzzle))
        }
    }
}
