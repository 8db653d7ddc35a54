//! `explain`: the steps to the end, some at a time.

use crate::clock::Deadline;
use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, StepValue};
use numpre::logic::{End, Next};
use serde::{Deserialize, Serialize};

/// The most steps of a portion, where nobody says how many.
const STEPS: usize = 10;
/// In milliseconds, how long a portion looks for further steps, where nobody says how many: the
/// step under way, the reply and what the page makes of it come on top, and all of it is to be
/// there in 10.
const PATIENCE: f64 = 0.25;

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
    /// How many steps. Where it is left out, at most 10, and fewer where they take long.
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
    let patience = Deadline::after(with.count.is_none().then_some(PATIENCE));
    let (texts, puzzle) = (&asked.texts, with.board.puzzle());
    let found = tools.reasoner(with.ladder, &puzzle);
    let (reasoner, mut state) = found.map_err(|assessment| Fault::improper(texts, &assessment))?;
    let mut steps = Vec::new();
    let mut end = Ending::More;
    while steps.len() < with.count.unwrap_or(STEPS).clamp(1, 1000) {
        match reasoner.next(&state) {
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
        if asked.deadline.is_past() || patience.is_past() {
            break;
        }
    }
    Ok(Value { steps, board: Board::of_state(&puzzle.givens, &state), end })
}
