//! `count`: how many solutions, up to a limit.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre::search::Ended;
use numpre::{EngineKind, Limits};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CountWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// The most solutions that are counted; 100,000 where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    limit: Option<u64>,
    /// The most calls of the search; 2,000,000 where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    calls: Option<u64>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CountValue"))]
pub(crate) struct Value {
    #[cfg_attr(test, ts(type = "number"))]
    count: u64,
    /// Whether these are all; else there are at least so many.
    is_exact: bool,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let token = asked.deadline.token();
    let limits = Limits::solutions(with.limit.unwrap_or(100_000))
        .calls(with.calls.unwrap_or(2_000_000))
        .cancel(&token);
    let candidates = with.board.puzzle().unreduced_candidates();
    let mut engine = EngineKind::default().build();
    // At the deadline, too, there are at least as many as were counted.
    let outcome = engine.search_candidates(&candidates, limits);
    Ok(Value { count: outcome.count, is_exact: outcome.ended == Ended::Exhausted })
}
