//! The reasons why a board has no solution.

use super::{Marks, notation};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};
use std::fmt;

/// The impossible situation that a rule has found; each rule has its own.
///
/// Negation can prove two digits of the same cell. This needs no kind of its own, because placing
/// the first of the two leads to one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Contradiction {
    /// Sbit: a cell has no candidate.
    NoCandidate {
        /// The cell.
        cell: Cell,
    },
    /// Ubit: a house has no place for a digit.
    NoPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// InterSection: a digit has no place in the overlap of a row or column with a block, and one
    /// of the two has no other place for it either.
    NoIntersection {
        /// The row or column.
        line: House,
        /// The block.
        block: House,
        /// The digit.
        digit: Digit,
    },
    /// E(n): *n* cells of a house have fewer than *n* digits between them.
    TooFewDigits {
        /// The house.
        house: House,
        /// The *n* cells.
        cells: CellSet,
        /// Their digits.
        digits: DigitSet,
    },
    /// X(n): *n* digits have places in fewer than *n* cells of a house.
    TooFewPlaces {
        /// The house.
        house: House,
        /// The *n* digits.
        digits: DigitSet,
        /// Their cells.
        cells: CellSet,
    },
}

impl Contradiction {
    /// Returns the candidates that have to be gone for it to hold.
    pub fn rests_on(&self) -> Marks {
        let (cells, digits) = self.condition();
        Marks::of(cells, digits)
    }

    /// Returns the same as cells, and the digits that all of them must have lost.
    pub(in crate::logic) fn condition(&self) -> (CellSet, DigitSet) {
        match *self {
            Contradiction::NoCandidate { cell } => (CellSet::of(cell), DigitSet::ALL),
            Contradiction::NoPlace { house, digit } => (house.cells(), DigitSet::of(digit)),
            // Only one of the two houses needs to lack the digit, but the contradiction does not
            // say which. So the condition asks for both.
            Contradiction::NoIntersection { line, block, digit } => {
                (line.cells() | block.cells(), DigitSet::of(digit))
            }
            Contradiction::TooFewDigits { cells, digits, .. } => (cells, !digits),
            Contradiction::TooFewPlaces { house, digits, cells } => (house.cells() - cells, digits),
        }
    }
}

/// Prints the impossible situation: `r5c5=?` (no candidate), `b7: 2?` (no place), `r1 r1c12: 5`
/// (too few digits), `r1 123: r1c12` (too few places), `r1/b1: 5?` (no place in the overlap, nor
/// elsewhere in one of the two).
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Contradiction::NoCandidate { cell } => write!(f, "{cell}=?"),
            Contradiction::NoPlace { house, digit } => write!(f, "{house}: {digit}?"),
            Contradiction::TooFewDigits { house, cells: few, digits } => {
                write!(f, "{house} {}: {digits}", notation::cells(few))
            }
            Contradiction::TooFewPlaces { house, digits, cells: few } => {
                write!(f, "{house} {digits}: {}", notation::cells(few))
            }
            Contradiction::NoIntersection { line, block, digit } => {
                write!(f, "{line}/{block}: {digit}?")
            }
        }
    }
}
