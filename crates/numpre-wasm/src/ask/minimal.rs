//! `minimal`: a puzzle with the same solution, all of whose givens are needed.

use crate::desk::{Asked, Tools};
use crate::fault::{Fault, InTime};
use numpre::Grid;
use numpre::assess::minimal;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MinimalWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    #[cfg_attr(test, ts(type = "Grid"))]
    puzzle: Grid,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MinimalValue"))]
pub(crate) struct Value {
    /// The puzzle itself, where it does not have exactly one solution.
    #[cfg_attr(test, ts(type = "Grid"))]
    minimal: Grid,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    Ok(Value { minimal: minimal(tools.batch(), &with.puzzle).in_time(&asked.texts)? })
}
