//! Assumptions about a candidate, made in order to refute them, and the two readings of negation.

use super::bit_boards::BitBoards;
use crate::vocabulary::{Cell, Digit, DigitSet};
use std::fmt;

/// An assumption about a candidate. If it leads to a contradiction, its opposite holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Assumption {
    /// The cell is this digit: {a} replaces its candidates. If this is refuted, a is removed.
    Is {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
    /// The cell is not this digit: m∖{a}, the 1999 page's ~a, replaces its candidates m. If this is
    /// refuted, P is a.
    IsNot {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
}

impl Assumption {
    /// Returns the cell that the assumption is about.
    pub const fn cell(self) -> Cell {
        match self {
            Assumption::Is { cell, .. } | Assumption::IsNot { cell, .. } => cell,
        }
    }

    /// Returns the digit that the assumption is about.
    pub const fn digit(self) -> Digit {
        match self {
            Assumption::Is { digit, .. } | Assumption::IsNot { digit, .. } => digit,
        }
    }

    /// Returns the candidates that the cell has left if the assumption holds.
    pub fn left_of(self, candidates: DigitSet) -> DigitSet {
        match self {
            Assumption::Is { digit, .. } => candidates & DigitSet::of(digit),
            Assumption::IsNot { digit, .. } => candidates - DigitSet::of(digit),
        }
    }

    /// Makes the assumption hold.
    pub(crate) fn assume(self, boards: &mut BitBoards) {
        match self {
            Assumption::Is { cell, digit } => boards.place(cell.index(), digit.index()),
            Assumption::IsNot { cell, digit } => boards.remove(cell.index(), digit.index()),
        }
    }

    /// Makes the opposite of the assumption hold.
    pub(crate) fn conclude(self, boards: &mut BitBoards) {
        match self {
            Assumption::Is { cell, digit } => boards.remove(cell.index(), digit.index()),
            Assumption::IsNot { cell, digit } => boards.place(cell.index(), digit.index()),
        }
    }
}

/// Writes `r1c1=5` or `r1c1<>5`.
impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Is { cell, digit } => write!(f, "{cell}={digit}"),
            Assumption::IsNot { cell, digit } => write!(f, "{cell}<>{digit}"),
        }
    }
}

/// A reading of negation: the kind of assumption it makes, and so the kind of conclusion it draws
/// (see the hypothesis in S4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Reading {
    /// The 1999 page to the letter: replace the candidates m of cell P by m∖{a}. If that leads to a
    /// contradiction, P is a.
    Literal,
    /// The general reading: replace the candidates of P by {a}. If that leads to a contradiction,
    /// remove a. Elsewhere this is called T&E(1) or singleton consistency.
    General,
}

impl Reading {
    /// Returns the assumption that this reading makes about a candidate.
    pub const fn assumption(self, cell: Cell, digit: Digit) -> Assumption {
        match self {
            Reading::Literal => Assumption::IsNot { cell, digit },
            Reading::General => Assumption::Is { cell, digit },
        }
    }
}
