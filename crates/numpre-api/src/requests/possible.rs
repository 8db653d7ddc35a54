//! `possible` and `minimal`: what each digit would lead to, and which givens are not needed.

use super::Request;
use crate::{Board, CellSets, Context, EngineState, Fault};
use numpre::assess::{minimal, not_needed, possible};
use numpre::{CellSet, Grid};
use serde::{Deserialize, Serialize};

/// Asks what each digit of each cell would lead to.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PossibleRequest {
    /// The board.
    pub board: Board,
}

/// What each digit of each cell would lead to. A digit in neither set leads to no solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct PossibleReply {
    /// The digits with which there is exactly one solution.
    pub one: CellSets,
    /// The digits with which there are multiple solutions.
    pub multiple: CellSets,
    /// The givens of a puzzle with exactly one solution that are not needed, each by itself.
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

/// Asks for a puzzle with the same solution whose givens are all needed.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MinimalRequest {
    /// The puzzle.
    pub puzzle: Grid,
}

/// A puzzle whose givens are all needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct MinimalReply {
    /// The puzzle. It is the one of the request if that does not have exactly one solution.
    pub minimal: Grid,
}

impl Request for MinimalRequest {
    type Reply = MinimalReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<MinimalReply, Fault> {
        Ok(MinimalReply { minimal: context.in_time(minimal(state.batch(), &self.puzzle))? })
    }
}
