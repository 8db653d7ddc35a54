//! Hints, and reasons why a cell cannot be a digit.

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
    /// A hint: the part of the next step that its level reveals.
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
        /// A sentence; empty at the level ``"exists"``.
        text: String,
        /// The block to look at, at the level ``"where"``; the houses of the step, at the levels
        /// ``"what"`` and ``"full"``.
        houses: Items<HouseNumber>,
        /// The cells of the step, at the levels ``"what"`` and ``"full"``; at ``"what"`` none for a
        /// single, whose only cell is the answer.
        cells: Items<Cell>,
        /// The technique, at the levels ``"what"`` and ``"full"``.
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
    /// The reason why a cell cannot be a digit, or the statement that it can.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> numpre.why(p, "r1c3", 5).text
    /// 'r1c1 is 5, and r1c3 is in row 1 too.'
    Why {
        /// ``"peer"`` if a digit on the board rules it out, ``"step"`` if the easiest next step
        /// does, ``"refutation"`` if a contradiction follows from it, ``"it-is"`` if it is in
        /// the only solution, or ``"solution"`` if it is in at least one of multiple solutions.
        kind: String,
        /// True if the answer reveals the digit of the cell.
        gives_away: bool,
        /// A sentence.
        text: String,
        /// For ``"peer"``: the cell whose digit rules it out, and that digit.
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
