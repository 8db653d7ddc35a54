//! What is assumed about a candidate, to be refuted; and which of the two kinds negation assumes.

use super::bit_boards::BitBoards;
use crate::vocabulary::{Cell, Digit, DigitSet};
use std::fmt;

/// What is assumed; where it contradicts, the opposite holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Assumption {
    /// The cell is this digit: its candidates are replaced by {a}. Refuted, a is removed.
    Is {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
    /// The cell is not this digit: its candidates m are replaced by m∖{a}, the source's ~a.
    /// Refuted, P is a.
    IsNot {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
}

impl Assumption {
    /// The cell that it is about.
    pub const fn cell(self) -> Cell {
        match self {
            Assumption::Is { cell, .. } | Assumption::IsNot { cell, .. } => cell,
        }
    }

    /// The digit that it is about.
    pub const fn digit(self) -> Digit {
        match self {
            Assumption::Is { digit, .. } | Assumption::IsNot { digit, .. } => digit,
        }
    }

    /// What it leaves of the cell's candidates.
    pub fn left_of(self, candidates: DigitSet) -> DigitSet {
        match self {
            Assumption::Is { digit, .. } => candidates & DigitSet::of(digit),
            Assumption::IsNot { digit, .. } => candidates - DigitSet::of(digit),
        }
    }

    /// Makes it hold.
    pub(crate) fn assume(self, boards: &mut BitBoards) {
        match self {
            Assumption::Is { cell, digit } => boards.place(cell.index(), digit.index()),
            Assumption::IsNot { cell, digit } => boards.remove(cell.index(), digit.index()),
        }
    }

    /// Makes its opposite hold.
    pub(crate) fn conclude(self, boards: &mut BitBoards) {
        match self {
            Assumption::Is { cell, digit } => boards.remove(cell.index(), digit.index()),
            Assumption::IsNot { cell, digit } => boards.place(cell.index(), digit.index()),
        }
    }
}

/// `r1c1=5` or `r1c1<>5`.
impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Is { cell, digit } => write!(f, "{cell}={digit}"),
            Assumption::IsNot { cell, digit } => write!(f, "{cell}<>{digit}"),
        }
    }
}

/// What negation assumes, and so what it concludes (see the hypothesis in S4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Reading {
    /// The source to the letter: replace cell P's candidates m by m∖{a}; where that contradicts, P
    /// is a.
    Literal,
    /// Replace P by {a}; where that contradicts, remove a. The field: T&E(1), singleton
    /// consistency.
    General,
}

impl Reading {
    /// What it assumes about a candidate.
    pub const fn assumption(self, cell: Cell, digit: Digit) -> Assumption {
        match self {
            Reading::Literal => Assumption::IsNot { cell, digit },
            Reading::General => Assumption::Is { cell, digit },
        }
    }
}
