//! `read-link`: the game in a link.

use crate::desk::{Asked, Tools};
use crate::fault::{Code, Fault};
use crate::value::LinkStateValue;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReadLinkWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    /// A whole address, what stands behind its `#`, or the last part of that; 81 characters will
    /// do, too.
    link: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReadLinkValue"))]
pub(crate) struct Value {
    state: LinkStateValue,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let state = numpre_formats::read_link(&with.link).map_err(|error| {
        Fault::new(Code::Unreadable, asked.texts.link_error(error))
            .named(format!("link-{}", error.name()))
    })?;
    Ok(Value { state: LinkStateValue::of(&state) })
}
