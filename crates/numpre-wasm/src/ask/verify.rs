//! `verify`: is this answer right?

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::ClashValue;
use numpre::check::verify;
use numpre::{CellSet, Grid};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "VerifyWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    #[cfg_attr(test, ts(type = "Grid"))]
    puzzle: Grid,
    #[cfg_attr(test, ts(type = "Grid"))]
    answer: Grid,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "VerifyValue"))]
pub(crate) struct Value {
    is_correct: bool,
    /// The cells that the answer leaves blank.
    #[cfg_attr(test, ts(type = "Cell[]"))]
    blank: CellSet,
    /// The cells in which another digit than the given one stands, or none.
    #[cfg_attr(test, ts(type = "Cell[]"))]
    changed: CellSet,
    /// The digits that stand twice in a house.
    clashes: Vec<ClashValue>,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let found = verify(&with.puzzle, &with.answer);
    Ok(Value {
        is_correct: found.is_correct(),
        blank: found.blank,
        changed: found.changed,
        clashes: found.clashes.iter().map(|clash| ClashValue::new(&asked.texts, clash)).collect(),
    })
}
