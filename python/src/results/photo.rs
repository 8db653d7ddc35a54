//! Boards that were read from pictures.

use crate::board::{Cell, Grid};
use crate::draw::{Drawn, of_puzzle};
use crate::values::{Items, Real};
use numpre::Puzzle;
use numpre_api::{DoubtfulCell, PictureBoard};
use numpre_draw::Scene;
use numpre_text::Texts;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::{Serialize, Serializer};

result! {
    /// A cell of a picture that should be looked at.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> at = numpre.Cell("r1c3")
    /// >>> cell = numpre.PhotoCell(at, 5, [(3, 0.25)], "close", "row 1, column 3: …")
    /// >>> str(cell.cell), cell.read, cell.instead
    /// ('r1c3', 5, ((3, 0.25),))
    PhotoCell {
        /// The cell.
        cell: Cell,
        /// The digit that was read; 0 for an empty cell.
        read: u8,
        /// Other digits with their probabilities, the likeliest first; 0 for an empty cell.
        #[serde(serialize_with = "named")]
        instead: Items<(u8, Real)>,
        /// The reason for doubt: ``"close"``, ``"repaired"``, ``"ink"``, ``"handwriting"`` or
        /// ``"none"``.
        why: String,
        /// A sentence.
        text: String,
    }
}

/// Writes other digits with the names of the command's JSON.
fn named<S: Serializer>(others: &Items<(u8, Real)>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Other {
        digit: u8,
        p: Real,
    }
    serializer.collect_seq(others.0.iter().map(|&(digit, p)| Other { digit, p }))
}

impl PhotoCell {
    fn of(doubt: &DoubtfulCell, texts: &Texts) -> PhotoCell {
        PhotoCell {
            cell: Cell(doubt.cell),
            read: doubt.read,
            instead: doubt.instead.iter().map(|other| (other.digit, other.p.into())).collect(),
            why: doubt.why.name().to_owned(),
            text: doubt.text(texts),
        }
    }
}

impl Drawn for PhotoCell {
    fn headline(&self) -> String {
        format!("PhotoCell: {}", self.text)
    }
}

result! {
    /// A board that was read from a picture; see `read_photo`.
    ///
    /// As a condition, it is true if the board is sure.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> corners = [(0, 0), (90, 0), (90, 90), (0, 90)]
    /// >>> blank = numpre.Grid("." * 81)
    /// >>> verdict = ("doubtful", "several", 0.5)
    /// >>> board = numpre.PhotoBoard(1, blank, blank, *verdict, corners, "none", [])
    /// >>> bool(board), board.reason
    /// (False, 'several')
    PhotoBoard {
        /// Its number in the picture, from 1.
        board: usize,
        /// The puzzle: the likeliest reading.
        puzzle: Grid,
        /// The handwritten digits, which are not part of the puzzle.
        entries: Grid,
        /// ``"sure"`` or ``"doubtful"``.
        verdict: String,
        /// The reason for doubt; None if the board is sure. Those of cells, or ``"several"``,
        /// ``"none"``, ``"illegible"`` or ``"finished"``.
        reason: Option<String>,
        /// The probability of the reading among those with exactly one solution.
        confidence: Real,
        /// The four corners in pixels of the picture, as (x, y): from the board's own top left one,
        /// clockwise.
        corners: Items<(Real, Real)>,
        /// The turn that brings the board upright: ``"none"``, ``"left"``, ``"half"`` or
        /// ``"right"``.
        turned: String,
        /// The cells to be looked at, the least likely first.
        doubtful: Items<PhotoCell>,
    }
}

#[pymethods]
impl PhotoBoard {
    fn __bool__(&self) -> bool {
        self.reason.is_none()
    }
}

impl PhotoBoard {
    pub(crate) fn of(found: &PictureBoard, texts: &Texts) -> PhotoBoard {
        let reading = &found.reading;
        PhotoBoard {
            board: reading.board,
            puzzle: Grid(found.puzzle.grid()),
            entries: Grid(found.entries),
            verdict: reading.verdict.to_owned(),
            reason: reading.reason.map(|reason| reason.name().to_owned()),
            confidence: reading.confidence.into(),
            corners: reading.corners.iter().map(|&[x, y]| (x.into(), y.into())).collect(),
            turned: reading.turned.name().to_owned(),
            doubtful: reading.doubtful.iter().map(|doubt| PhotoCell::of(doubt, texts)).collect(),
        }
    }
}

impl Drawn for PhotoBoard {
    fn headline(&self) -> String {
        let clues = self.puzzle.0.clue_count();
        format!("PhotoBoard: {}, {clues} clues", self.verdict)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&Puzzle::of_givens(self.puzzle.0)))
    }

    fn remarks(&self) -> Vec<String> {
        self.doubtful.0.iter().map(|cell| cell.text.clone()).collect()
    }
}
