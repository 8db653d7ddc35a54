//! `canonical`: the least puzzle that is essentially the same.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use numpre::Grid;
use numpre::canonical::canonical;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CanonicalWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    #[cfg_attr(test, ts(type = "Grid"))]
    puzzle: Grid,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CanonicalValue"))]
pub(crate) struct Value {
    #[cfg_attr(test, ts(type = "Grid"))]
    canonical: Grid,
}

pub(crate) fn answer(_: &mut Tools, _: &Asked, with: With) -> Result<Value, Fault> {
    Ok(Value { canonical: canonical(&with.puzzle) })
}
