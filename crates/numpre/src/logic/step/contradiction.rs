//! Why a board has no solution.

use super::Marks;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// What a rule has found impossible; one for each rule.
///
/// The rule of negation, that two digits of the same cell are both proven, needs none: placing the
/// first leads to one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Contradiction {
    /// Sbit: a cell without a candidate.
    NoCandidate {
        /// The cell.
        cell: Cell,
    },
    /// Ubit: a house without a place for a digit.
    NoPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// InterSection: a digit that a row or column and a block do not have in common, and one of
    /// them not elsewhere either.
    NoIntersection {
        /// The row or column.
        line: House,
        /// The block.
        block: House,
        /// The digit.
        digit: Digit,
    },
    /// E(n): *n* cells of a house that hold fewer than *n* digits.
    TooFewDigits {
        /// The house.
        house: House,
        /// The *n* cells.
        cells: CellSet,
        /// Their digits.
        digits: DigitSet,
    },
    /// X(n): *n* digits that stand in fewer than *n* cells of a house.
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
    /// The candidates that have to be gone for it to hold.
    pub fn rests_on(&self) -> Marks {
        let (cells, digits) = self.condition();
        Marks::of(cells, digits)
    }

    /// The same as cells, and the digits that must all be gone from these.
    pub(in crate::logic) fn condition(&self) -> (CellSet, DigitSet) {
        match *self {
            Contradiction::NoCandidate { cell } => (CellSet::of(cell), DigitSet::ALL),
            Contradiction::NoPlace { house, digit } => (house.cells(), DigitSet::of(digit)),
            // One of the two houses lacks the digit; which one, the board knows. Both are asked
            // for.
            Contradiction::NoIntersection { line, block, digit } => {
                (line.cells() | block.cells(), DigitSet::of(digit))
            }
            Contradiction::TooFewDigits { cells, digits, .. } => (cells, !digits),
            Contradiction::TooFewPlaces { house, digits, cells } => (house.cells() - cells, digits),
        }
    }
}
