//! `explain`: the steps to the end, some at a time.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, Ladder, Step};
use numpre::logic::{Choice, End, Next};
use serde::{Deserialize, Serialize};

/// The maximum number of steps in a portion if the request has no `count`.
const STEPS: usize = 10;
/// The number of milliseconds after which a portion without a `count` looks for no further steps. A
/// page wants the reply within 10 ms, and that includes the last step, the reply and the drawing.
const PATIENCE: f64 = 0.25;

/// Asks for the next steps, in portions.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainRequest {
    /// The board.
    pub board: Board,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
    /// The techniques that may be used: names of techniques, or classes, which include the easier
    /// classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
    /// that hold only in a puzzle with one solution.
    #[serde(default)]
    pub techniques: Vec<Choice>,
    /// True if the steps come with their proofs, which `judge` needs.
    #[serde(default)]
    pub proof: bool,
    /// The number of steps. Without it, a portion has at most 10 steps, and fewer if they take
    /// long.
    #[serde(default)]
    pub count: Option<usize>,
}

/// The next steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ExplainReply {
    /// The steps.
    pub steps: Vec<Step>,
    /// The board after them, for the next portion.
    pub board: Board,
    /// How the portion ends.
    pub end: Ending,
}

/// How a portion of steps ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The puzzle is solved.
    Solved,
    /// No technique of the ladder finds a step.
    Stuck,
    /// There may be further steps.
    More,
}

impl Request for ExplainRequest {
    type Reply = ExplainReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<ExplainReply, Fault> {
        let patience = context.patience(self.count.is_none().then_some(PATIENCE));
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let assessor = state.assessor_of(self.ladder, &self.techniques);
        let mut board = Fault::unless_proper(texts, assessor.state_of(&puzzle))?;
        let mut steps = Vec::new();
        let mut end = Ending::More;
        while steps.len() < self.count.unwrap_or(STEPS).clamp(1, 1000) {
            match assessor.reasoner().next(&board) {
                Next::Step(step) => {
                    steps.push(Step::new(texts, &puzzle.givens, &board, &step, self.proof)?);
                    board.apply(&step);
                }
                Next::End(found) => {
                    end = if found == End::Solved { Ending::Solved } else { Ending::Stuck };
                    break;
                }
            }
            // The steps so far are useful, and the caller asks for the rest.
            if context.is_cancelled() || patience.is_cancelled() {
                break;
            }
        }
        Ok(ExplainReply { steps, board: Board::of_state(&puzzle.givens, &board), end })
    }
}
