//! A game as a link carries it.

use super::bits;
use numpre::{Candidates, Cell, DigitSet, Grid};
use numpre_formats::LinkState;
use serde::{Deserialize, Serialize};

/// A game as a link carries it. Of marks, removed candidates and colours: nine bits a cell, the
/// lowest for 1 or the first colour.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LinkState"))]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkStateValue {
    #[cfg_attr(test, ts(type = "Grid"))]
    givens: Grid,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    placed: Option<Grid>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    corner: Option<CellSets>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    centre: Option<CellSets>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    removed: Option<CellSets>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    colours: Option<CellSets>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    title: String,
    /// Eight bits for the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    settings: Option<u8>,
}

/// Nine bits for each of the 81 cells.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number[]"))]
#[serde(try_from = "Vec<u16>", into = "Vec<u16>")]
#[derive(Clone)]
struct CellSets(Candidates);

impl TryFrom<Vec<u16>> for CellSets {
    type Error = &'static str;

    fn try_from(sets: Vec<u16>) -> Result<CellSets, &'static str> {
        if sets.len() != 81 || sets.iter().any(|&bits| bits > 0x1FF) {
            return Err("expected 81 numbers from 0 to 511");
        }
        let mut layer = Candidates::NONE;
        Cell::all().zip(sets).for_each(|(cell, bits)| layer[cell] = DigitSet::from_bits(bits));
        Ok(CellSets(layer))
    }
}

impl From<CellSets> for Vec<u16> {
    fn from(layer: CellSets) -> Vec<u16> {
        bits(&layer.0)
    }
}

impl LinkStateValue {
    /// The same for the page; what is empty is left out.
    pub(crate) fn of(state: &LinkState) -> LinkStateValue {
        let layer = |candidates: Candidates| {
            Some(candidates).filter(|all| *all != Candidates::NONE).map(CellSets)
        };
        LinkStateValue {
            givens: state.givens,
            placed: Some(state.placed).filter(|placed| *placed != Grid::EMPTY),
            corner: layer(state.corner),
            centre: layer(state.centre),
            removed: layer(state.removed),
            colours: layer(state.colours),
            title: state.title.clone(),
            settings: state.settings,
        }
    }

    /// The same for the notations.
    pub(crate) fn state(&self) -> LinkState {
        let layer =
            |layer: &Option<CellSets>| layer.as_ref().map_or(Candidates::NONE, |layer| layer.0);
        LinkState {
            givens: self.givens,
            placed: self.placed.unwrap_or(Grid::EMPTY),
            corner: layer(&self.corner),
            centre: layer(&self.centre),
            removed: layer(&self.removed),
            colours: layer(&self.colours),
            title: self.title.clone(),
            settings: self.settings,
        }
    }
}
