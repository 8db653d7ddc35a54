//! `solve`: the solution, or two and where they differ.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre::{Cell, CellSet, EngineKind, Grid, Limits};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SolveWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
}

/// None of the two: no solution; the first alone: it is the only one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SolveValue"))]
pub(crate) struct Value {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    first: Option<Grid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    second: Option<Grid>,
    /// Where both differ.
    #[cfg_attr(test, ts(type = "Cell[]"))]
    differences: CellSet,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let candidates = with.board.puzzle().unreduced_candidates();
    let mut engine = EngineKind::default().build();
    let token = asked.deadline.token();
    let outcome = engine.search_candidates(&candidates, Limits::default().cancel(&token));
    if outcome.solved().is_none() {
        return Err(Fault::timeout(&asked.texts));
    }
    let differ = |(first, second): (Grid, Grid)| -> CellSet {
        Cell::all().filter(|&cell| first.get(cell) != second.get(cell)).collect()
    };
    let differences = outcome.first.zip(outcome.second).map(differ).unwrap_or_default();
    Ok(Value { first: outcome.first, second: outcome.second, differences })
}
