//! `all`: every next step of one technique, or of the easiest that finds one.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, StepValue};
use numpre::logic::{Technique, steps_of};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AllWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// Whose steps; those of the easiest technique that finds one, where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Technique"))]
    technique: Option<Technique>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
    /// Whether steps come with their `data`, for `judge`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    data: bool,
    /// The most steps that are told; 100 where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    limit: Option<usize>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AllValue"))]
pub(crate) struct Value {
    steps: Vec<StepValue>,
    /// Whether there are more than the limit.
    is_cut: bool,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle) = (&asked.texts, with.board.puzzle());
    let found = tools.reasoner(with.ladder, &puzzle);
    let (reasoner, state) = found.map_err(|assessment| Fault::improper(texts, &assessment))?;
    let steps = match with.technique {
        Some(technique) => steps_of(technique, &state),
        None => reasoner.all_next(&state),
    };
    let limit = with.limit.unwrap_or(100);
    let shown = steps
        .iter()
        .take(limit)
        .map(|step| StepValue::new(texts, &puzzle.givens, &state, step, with.data));
    Ok(Value { steps: shown.collect::<Result<_, _>>()?, is_cut: steps.len() > limit })
}
