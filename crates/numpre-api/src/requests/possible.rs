//! `possible` and `minimal`: how many solutions each digit leads to, and which givens are not
//! needed.

use super::request::Request;
use crate::{Board, CellSets, Context, EngineState, Fault};
use numpre::assess::{minimal, not_needed, possible};
use numpre::{CellSet, Grid};
use serde::{Deserialize, Serialize};

/// Asks how many solutions each digit of each cell leads to.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PossibleRequest {
    /// The board.
    pub board: Board,
}

/// The number of solutions that each digit of each cell leads to. A digit in neither set leads to
/// no solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PossibleReply {
    /// The digits that lead to exactly one solution.
    pub one: CellSets,
    /// The digits that lead to multiple solutions.
    pub multiple: CellSets,
    /// The givens without which there is still exactly one solution. Each is tested separately: two
    /// of them may not be left out together. Empty if the puzzle does not have exactly one
    /// solution.
    pub not_needed: CellSet,
}

impl Request for PossibleRequest {
    type Reply = PossibleReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<PossibleReply, Fault> {
        let puzzle = self.board.puzzle();
        let found = context.in_time(possible(state.batch(), &puzzle))?;
        let not_needed = context.in_time(not_needed(state.batch(), &puzzle.givens))?;
        let (one, multiple) = (CellSets(found.one), CellSets(found.multiple));
        Ok(PossibleReply { one, multiple, not_needed })
    }
}

/// Asks for a puzzle with the same solution in which every given is needed.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MinimalRequest {
    /// The puzzle.
    pub puzzle: Grid,
}

/// A puzzle in which every given is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MinimalReply {
    /// The puzzle. If the puzzle of the request does not have exactly one solution, it is returned
    /// unchanged.
    pub minimal: Grid,
}

impl Request for MinimalRequest {
    type Reply = MinimalReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<MinimalReply, Fault> {
        Ok(MinimalReply { minimal: context.in_time(minimal(state.batch(), &self.puzzle))? })
    }
}
