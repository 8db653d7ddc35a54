//! `isomorph`: a board rearranged at random, by seed.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre::random::random_isomorph;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "IsomorphWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    #[cfg_attr(test, ts(type = "number"))]
    seed: u64,
    /// Which of the rearrangements of this seed; the first where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    index: u64,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "IsomorphValue"))]
pub(crate) struct Value {
    board: Board,
}

pub(crate) fn answer(_: &mut Tools, _: &Asked, with: With) -> Result<Value, Fault> {
    Ok(Value {
        board: Board::of(&with.board.puzzle().image(&random_isomorph(with.seed, with.index))),
    })
}
