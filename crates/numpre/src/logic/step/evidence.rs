//! What a step looks at, by family of techniques.

use super::{Link, Refutation};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// What a step looks at: enough to check it, to say it and to draw it.
///
/// Every family of techniques has its own form. The enum is exhaustive on purpose: whoever writes
/// or draws steps has to handle each family, and the compiler says so when one is added. What each
/// part *is* in a drawing, [`Step::roles`](super::Step::roles) tells.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Candidates joined by links, strong and weak in turn.
    Chain {
        /// The links, in order: each begins where the one before it ends.
        links: Vec<Link>,
        /// Whether the last one ends where the first begins.
        is_loop: bool,
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
            Evidence::Chain { .. } | Evidence::Refutation { .. } => Vec::new(),
        }
    }

    /// The cells that it looks at.
    pub fn cells(&self) -> CellSet {
        match self {
            Evidence::Single { cell, .. } => CellSet::of(*cell),
            Evidence::Locked { cells, .. } | Evidence::Subset { cells, .. } => *cells,
            Evidence::Fish { body, fins, .. } => *body | *fins,
            Evidence::Chain { links, .. } => {
                links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells)
            }
            Evidence::Refutation { refutation, .. } => CellSet::of(refutation.assumption.cell()),
        }
    }

    /// The digits that it looks at.
    pub fn digits(&self) -> DigitSet {
        match self {
            Evidence::Single { digit, .. }
            | Evidence::Locked { digit, .. }
            | Evidence::Fish { digit, .. } => DigitSet::of(*digit),
            Evidence::Subset { digits, .. } => *digits,
            Evidence::Chain { links, .. } => links.iter().fold(DigitSet::EMPTY, |all, link| {
                all | DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit)
            }),
            Evidence::Refutation { candidates, .. } => *candidates,
        }
    }
}
