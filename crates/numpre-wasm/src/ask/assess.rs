//! `assess`: what a board amounts to.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, ClashValue, Mistake, Strength};
use numpre::Grid;
use numpre::assess::Assessment;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AssessWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// How strongly a mistake is told; all and the solution, too, where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    strength: Option<Strength>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AssessValue"))]
pub(crate) struct Value {
    status: Status,
    /// The solution of the givens, where there is one and no strength was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    solution: Option<Grid>,
    /// Of several solutions: two of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "[Grid, Grid]"))]
    two: Option<[Grid; 2]>,
    /// The digits that stand twice in a house. They need no solution, so they are always told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<ClashValue>>"))]
    clashes: Vec<ClashValue>,
    /// What has gone wrong since the givens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    mistake: Option<Mistake>,
}

/// What a board amounts to. `wrong-digits` and `wrong-removals` went wrong since the givens.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Status {
    Solved,
    Proper,
    Several,
    None,
    Clash,
    WrongDigits,
    WrongRemovals,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let assessment = tools.assessor(Ladder::Player).assess(&with.board.puzzle());
    let (status, two, clashes) = match &assessment {
        Assessment::Solved { .. } => (Status::Solved, None, &[][..]),
        Assessment::Proper { .. } => (Status::Proper, None, &[][..]),
        Assessment::Multiple { first, second } => {
            (Status::Several, Some([*first, *second]), &[][..])
        }
        Assessment::Clash { clashes } => (Status::Clash, None, &clashes[..]),
        Assessment::WrongDigits { .. } => (Status::WrongDigits, None, &[][..]),
        Assessment::WrongRemovals { .. } => (Status::WrongRemovals, None, &[][..]),
        // What is added later has no solution to show.
        _ => (Status::None, None, &[][..]),
    };
    Ok(Value {
        status,
        solution: assessment.solution().copied().filter(|_| with.strength.is_none()),
        two,
        clashes: clashes.iter().map(|clash| ClashValue::new(&asked.texts, clash)).collect(),
        mistake: Mistake::of(&asked.texts, &assessment, with.strength.unwrap_or(Strength::All)),
    })
}
