//! `explain`: the steps to the end, some at a time.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, StepValue};
use numpre::logic::{End, Next, SolvingState};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExplainWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
    /// Whether steps come with their `data`, for `judge`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    data: bool,
    /// How many steps; 10 where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    count: Option<usize>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExplainValue"))]
pub(crate) struct Value {
    steps: Vec<StepValue>,
    /// The board after them: the next portion begins from it.
    board: Board,
    end: Ending,
}

/// Where the steps of a portion end. `more`: there may be further steps.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Ending {
    Solved,
    Stuck,
    More,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle) = (&asked.texts, with.board.puzzle());
    let assessor = tools.assessor(with.ladder);
    let assessment = assessor.assess(&puzzle);
    if !assessment.is_proper() {
        return Err(Fault::improper(texts, &assessment));
    }
    let mut state = SolvingState::from(&puzzle);
    let mut steps = Vec::new();
    let mut end = Ending::More;
    while steps.len() < with.count.unwrap_or(10).clamp(1, 1000) {
        match assessor.reasoner().next(&state) {
            Next::Step(step) => {
                steps.push(StepValue::new(texts, &puzzle.givens, &state, &step, with.data)?);
                state.apply(&step);
            }
            Next::End(found) => {
                end = if found == End::Solved { Ending::Solved } else { Ending::Stuck };
                break;
            }
        }
        // What is there is worth having; the page asks for the rest.
        if asked.deadline.is_past() {
            break;
        }
    }
    Ok(Value { steps, board: Board::of_state(&puzzle.givens, &state), end })
}
