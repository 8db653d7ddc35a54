//! `techniques`: the techniques of a ladder, in its order.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use numpre::logic::Technique;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TechniquesWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TechniquesValue"))]
pub(crate) struct Value {
    techniques: Vec<TechniqueValue>,
}

/// A technique of the ladder.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TechniqueRow"))]
struct TechniqueValue {
    #[cfg_attr(test, ts(type = "Technique"))]
    technique: Technique,
    /// What it is called.
    name: String,
    /// The rank of puzzles that need it, 1 to 8, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rank: Option<u8>,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let row = |&technique: &Technique| TechniqueValue {
        technique,
        name: asked.texts.technique(technique),
        rank: technique.rank().map(|rank| rank.get()),
    };
    Ok(Value {
        techniques: tools.assessor(with.ladder).reasoner().ladder().iter().map(row).collect(),
    })
}
