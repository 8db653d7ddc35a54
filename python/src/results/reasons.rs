//! Hints, and why a cell is not a digit.

use super::{Step, answers::cells};
use crate::board::{Cell, Grid};
use crate::draw::Drawn;
use crate::values::{HouseNumber, Items};
use numpre::CellSet;
use numpre::logic::Technique;
use numpre_draw::Scene;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

result! {
    /// A hint: what its level reveals of the next step.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> hint = numpre.hint(p, level="what")
    /// >>> hint.technique, hint.step
    /// ('hidden-single', None)
    Hint {
        /// ``"exists"``, ``"where"``, ``"what"`` or ``"full"``.
        level: String,
        /// A sentence; at the level ``"exists"`` it is empty.
        text: String,
        /// The block to look at, from the level ``"where"`` on; or the houses of the step.
        houses: Items<HouseNumber>,
        /// The cells of the step, from the level ``"what"`` on.
        cells: Items<Cell>,
        /// The technique, from the level ``"what"`` on.
        #[serde(skip_serializing_if = "Option::is_none")]
        technique: Option<String>,
        /// The step, at the level ``"full"``.
        #[serde(skip_serializing_if = "Option::is_none")]
        step: Option<Step>,
    }
}

/// The part of a step that a level reveals.
pub(crate) struct Revealed {
    pub(crate) text: String,
    pub(crate) houses: Vec<numpre::House>,
    pub(crate) cells: CellSet,
    pub(crate) technique: Option<Technique>,
    pub(crate) step: Option<Step>,
}

impl Hint {
    pub(crate) fn of(level: &str, revealed: Revealed) -> Hint {
        Hint {
            level: level.to_owned(),
            text: revealed.text,
            houses: revealed.houses.into_iter().map(HouseNumber).collect(),
            cells: cells(revealed.cells),
            technique: revealed.technique.map(|technique| technique.slug().to_owned()),
            step: revealed.step,
        }
    }
}

impl Drawn for Hint {
    fn headline(&self) -> String {
        format!("Hint: {}", self.level)
    }

    fn scene(&self) -> Option<Scene> {
        self.step.as_ref()?.scene()
    }

    fn remarks(&self) -> Vec<String> {
        Some(self.text.clone()).filter(|text| !text.is_empty()).into_iter().collect()
    }
}

result! {
    /// Why a cell is not a digit; or that it is, or may be.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> numpre.why(p, "r1c3", 5).text
    /// 'r1c1 is 5, and r1c3 is in row 1 too.'
    Why {
        /// ``"peer"``, ``"step"``, ``"refutation"``, ``"it-is"`` or ``"solution"``.
        kind: String,
        /// True if the answer reveals the digit of the cell.
        gives_away: bool,
        /// A sentence.
        text: String,
        /// For ``"peer"``: the cell that holds a digit, and the digit.
        #[serde(skip_serializing_if = "Option::is_none")]
        peer: Option<(Cell, u8)>,
        /// The step that removes the candidate, at the level ``"full"``.
        #[serde(skip_serializing_if = "Option::is_none")]
        step: Option<Step>,
        /// For ``"solution"``: a solution with the digit in the cell.
        #[serde(skip_serializing_if = "Option::is_none")]
        solution: Option<Grid>,
    }
}

impl Drawn for Why {
    fn headline(&self) -> String {
        format!("Why: {}", self.text)
    }

    fn scene(&self) -> Option<Scene> {
        self.step.as_ref()?.scene()
    }
}
