//! `link`: a game as a link.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::LinkStateValue;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LinkWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    state: LinkStateValue,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LinkValue"))]
pub(crate) struct Value {
    /// What stands behind `#/page/` in the address.
    payload: String,
}

pub(crate) fn answer(_: &mut Tools, _: &Asked, with: With) -> Result<Value, Fault> {
    Ok(Value { payload: numpre_formats::payload(&with.state.state()) })
}
