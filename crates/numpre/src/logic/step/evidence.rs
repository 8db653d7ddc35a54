//! What a step looks at, by family of techniques.

use super::{Link, Marks, Refutation};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// What a step looks at: enough to check it, to say it and to draw it.
///
/// Every family of techniques has its own form. What each part *is* in a drawing,
/// [`Step::roles`](super::Step::roles) tells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "family", rename_all = "kebab-case")
)]
pub enum Evidence {
    /// A digit that has to go into a cell.
    Single {
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Digit,
        /// The house in which the digit has no other place (hidden single); `None` where the cell
        /// has no other candidate (naked single).
        house: Option<House>,
    },
    /// A digit that stands in one house only where another crosses it.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house in which it is confined.
        confined: House,
        /// The house that crosses it there, and loses the digit elsewhere.
        crossing: House,
        /// The digit's places in both.
        cells: CellSet,
    },
    /// *n* cells of a house and *n* digits that need each other.
    Subset {
        /// The house.
        house: House,
        /// The *n* cells.
        cells: CellSet,
        /// The *n* digits.
        digits: DigitSet,
        /// Whether the digits stand nowhere else in the house (hidden), or the cells hold nothing
        /// else (naked).
        is_hidden: bool,
    },
    /// A digit that stands in *n* base houses only where *n* cover houses cross them, but for fins.
    Fish {
        /// The digit.
        digit: Digit,
        /// The *n* base houses.
        base: Vec<House>,
        /// The *n* cover houses.
        cover: Vec<House>,
        /// The digit's places in base and cover houses.
        body: CellSet,
        /// Its places in base houses that no cover house has.
        fins: CellSet,
    },
    /// A pivot and its pincers, one of which must be the digit.
    Wing {
        /// The cell in the middle.
        pivot: Cell,
        /// The cells at the ends.
        pincers: CellSet,
        /// The digit that one of them must be.
        digit: Digit,
    },
    /// Candidates joined by links, strong and weak in turn.
    Chain {
        /// The links, in order: each begins where the one before it ends.
        links: Vec<Link>,
        /// Whether the last one ends where the first begins.
        is_loop: bool,
    },
    /// Sets of *n* cells with *n* + 1 digits, joined by digits that at most one of two can hold.
    AlmostLockedSets {
        /// The sets: their cells, and the digits of these.
        sets: Vec<(CellSet, DigitSet)>,
        /// The digits that join them.
        joints: DigitSet,
    },
    /// Four cells in two rows, two columns and two blocks that would have two solutions.
    Rectangle {
        /// The four corners.
        corners: CellSet,
        /// The two digits that could change places.
        digits: DigitSet,
        /// The candidates of the corners that prevent it.
        guards: Marks,
    },
    /// An assumption about a cell that ends in a contradiction.
    Refutation {
        /// The candidates of the cell on the board that the step stands on.
        candidates: DigitSet,
        /// The assumption, the steps and the contradiction.
        refutation: Box<Refutation>,
    },
}

impl Evidence {
    /// The refutation, if it is one.
    pub fn refutation(&self) -> Option<&Refutation> {
        match self {
            Evidence::Refutation { refutation, .. } => Some(refutation),
            _ => None,
        }
    }

    /// The refutation, to be changed.
    pub fn refutation_mut(&mut self) -> Option<&mut Refutation> {
        match self {
            Evidence::Refutation { refutation, .. } => Some(refutation),
            _ => None,
        }
    }

    /// The houses that it looks at: of locked candidates and fish first those in which the digit is
    /// confined.
    pub fn houses(&self) -> Vec<House> {
        match self {
            Evidence::Single { house, .. } => house.iter().copied().collect(),
            Evidence::Locked { confined, crossing, .. } => vec![*confined, *crossing],
            Evidence::Subset { house, .. } => vec![*house],
            Evidence::Fish { base, cover, .. } => base.iter().chain(cover).copied().collect(),
            Evidence::Wing { .. }
            | Evidence::Chain { .. }
            | Evidence::AlmostLockedSets { .. }
            | Evidence::Rectangle { .. }
            | Evidence::Refutation { .. } => Vec::new(),
        }
    }

    /// The cells that it looks at.
    pub fn cells(&self) -> CellSet {
        match self {
            Evidence::Single { cell, .. } => CellSet::of(*cell),
            Evidence::Locked { cells, .. } | Evidence::Subset { cells, .. } => *cells,
            Evidence::Fish { body, fins, .. } => *body | *fins,
            Evidence::Wing { pivot, pincers, .. } => *pincers | CellSet::of(*pivot),
            Evidence::Chain { links, .. } => {
                links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells)
            }
            Evidence::AlmostLockedSets { sets, .. } => {
                sets.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells)
            }
            Evidence::Rectangle { corners, .. } => *corners,
            Evidence::Refutation { refutation, .. } => CellSet::of(refutation.assumption.cell()),
        }
    }

    /// The digits that it looks at.
    pub fn digits(&self) -> DigitSet {
        match self {
            Evidence::Single { digit, .. }
            | Evidence::Locked { digit, .. }
            | Evidence::Fish { digit, .. }
            | Evidence::Wing { digit, .. } => DigitSet::of(*digit),
            Evidence::Subset { digits, .. } | Evidence::Rectangle { digits, .. } => *digits,
            Evidence::Chain { links, .. } => links.iter().fold(DigitSet::EMPTY, |all, link| {
                all | DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit)
            }),
            Evidence::AlmostLockedSets { joints, .. } => *joints,
            Evidence::Refutation { candidates, .. } => *candidates,
        }
    }
}
