//! `possible`: what each digit of each blank would lead to, and which givens are not needed.

use crate::desk::{Asked, Tools};
use crate::fault::{Fault, InTime};
use crate::value::{Board, bits};
use numpre::CellSet;
use numpre::assess::{not_needed, possible};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PossibleWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
}

/// Of each cell nine bits, the lowest for 1; a digit in neither set leads to no solution.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PossibleValue"))]
pub(crate) struct Value {
    /// With these there is one solution.
    one: Vec<u16>,
    /// With these there are several.
    several: Vec<u16>,
    /// The givens of a puzzle with one solution that could be left out, each by itself.
    #[cfg_attr(test, ts(type = "Cell[]"))]
    not_needed: CellSet,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let puzzle = with.board.puzzle();
    let found = possible(tools.batch(), &puzzle).in_time(&asked.texts)?;
    let not_needed = not_needed(tools.batch(), &puzzle.givens).in_time(&asked.texts)?;
    Ok(Value { one: bits(&found.one), several: bits(&found.multiple), not_needed })
}
