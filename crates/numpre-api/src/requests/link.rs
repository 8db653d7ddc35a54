//! `link` and `read-link`: a game as a link.

use super::request::Request;
use crate::{CellSets, Context, EngineState, Fault, FaultCode};
use numpre::{Candidates, Grid};
use serde::{Deserialize, Serialize};

/// A game in the form that a link stores.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkState {
    /// The digits that the puzzle gives.
    pub givens: Grid,
    /// The digits placed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<Grid>,
    /// The marks in the corners of cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<CellSets>,
    /// The marks in the centres of cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub centre: Option<CellSets>,
    /// The candidates that were removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed: Option<CellSets>,
    /// The colours of cells, the lowest bit for the first colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<CellSets>,
    /// The title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Eight bits of settings. The page defines their meaning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<u8>,
}

impl From<numpre_formats::LinkState> for LinkState {
    fn from(state: numpre_formats::LinkState) -> LinkState {
        LinkState {
            givens: state.givens,
            placed: Some(state.placed).filter(|placed| *placed != Grid::EMPTY),
            corner: CellSets::unless_empty(state.corner),
            centre: CellSets::unless_empty(state.centre),
            removed: CellSets::unless_empty(state.removed),
            colours: CellSets::unless_empty(state.colours),
            title: state.title,
            settings: state.settings,
        }
    }
}

impl From<LinkState> for numpre_formats::LinkState {
    fn from(state: LinkState) -> numpre_formats::LinkState {
        let sets = |sets: Option<CellSets>| sets.map_or(Candidates::NONE, |sets| sets.0);
        numpre_formats::LinkState {
            givens: state.givens,
            placed: state.placed.unwrap_or(Grid::EMPTY),
            corner: sets(state.corner),
            centre: sets(state.centre),
            removed: sets(state.removed),
            colours: sets(state.colours),
            title: state.title,
            settings: state.settings,
        }
    }
}

/// Asks for the link to a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkRequest {
    /// The game.
    pub state: LinkState,
}

/// The link to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct LinkReply {
    /// The part of the address after `#/page/`.
    pub payload: String,
}

impl Request for LinkRequest {
    type Reply = LinkReply;

    fn answer(self, _: &mut EngineState, _: &Context) -> Result<LinkReply, Fault> {
        Ok(LinkReply { payload: numpre_formats::payload(&self.state.into()) })
    }
}

/// Asks for the game in a link.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadLinkRequest {
    /// A whole address, the part after its `#`, or the last part of that; or 81 characters.
    pub link: String,
}

/// The game in a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReadLinkReply {
    /// The game.
    pub state: LinkState,
}

impl Request for ReadLinkRequest {
    type Reply = ReadLinkReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<ReadLinkReply, Fault> {
        let state = numpre_formats::read_link(&self.link).map_err(|error| {
            Fault::new(FaultCode::Unreadable, context.texts().link_error(error))
                .named(format!("link-{}", error.name()))
        })?;
        Ok(ReadLinkReply { state: state.into() })
    }
}
