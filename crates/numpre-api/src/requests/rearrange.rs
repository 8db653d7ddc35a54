//! `canonical` and `isomorph`: rearrangements of a puzzle that keep its structure.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault};
use numpre::Grid;
use numpre::canonical::canonical;
use numpre::random::random_isomorph;
use serde::{Deserialize, Serialize};

/// Asks for the canonical form of a puzzle.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CanonicalRequest {
    /// The puzzle.
    pub puzzle: Grid,
}

/// The canonical form of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CanonicalReply {
    /// The canonical form: the least of all isomorphs as 81 characters, a blank counting as 0.
    pub canonical: Grid,
}

impl Request for CanonicalRequest {
    type Reply = CanonicalReply;

    fn answer(self, _: &mut EngineState, _: &Context) -> Result<CanonicalReply, Fault> {
        Ok(CanonicalReply { canonical: canonical(&self.puzzle) })
    }
}

/// Asks for a random isomorph of a board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IsomorphRequest {
    /// The board.
    pub board: Board,
    /// The seed. The same seed and index give the same isomorph.
    pub seed: u64,
    /// The index among the isomorphs of this seed; 0 if it is left out.
    #[serde(default)]
    pub index: u64,
}

/// An isomorph of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct IsomorphReply {
    /// The isomorph.
    pub board: Board,
}

impl Request for IsomorphRequest {
    type Reply = IsomorphReply;

    fn answer(self, _: &mut EngineState, _: &Context) -> Result<IsomorphReply, Fault> {
        let isomorph = random_isomorph(self.seed, self.index);
        Ok(IsomorphReply { board: Board::of(&self.board.puzzle().image(&isomorph)) })
    }
}
