//! Patterns of counting: cells, and the houses in which their digits have room.
//!
//! Every cell of the pattern takes its digit in a house, the *cover* of the digit. A house has room
//! for a digit once, so different cells use different covers. If there are *spare* more covers than
//! cells, at most that many stay unused: of any *spare* + 1 covers, at least one is used.
//!
//! *Example.* An XYZ-wing, with the covers 3 and 5 in block 6, and 3 and 9 in column 7:
//!
//! ```text
//!         c7    c8    c9
//!   r5    -3    .     .       4 covers for 3 cells: 1 spare, and there are two covers of 3.
//!   r6    359   35    .       So one of the three cells is 3, and r5c7, which sees them,
//!   r7    39    .     .       is not.
//! ```

use super::Marks;
use crate::vocabulary::{CellSet, Digit, DigitSet, House};

/// A house that has room for a digit once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cover {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
}

/// Cells, and covers for all their candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetsPattern {
    /// The cells with all their candidates.
    pub marks: Marks,
    /// The covers: every candidate of a cell lies in a cover of its digit.
    pub covers: Vec<Cover>,
    /// The cells in parts, for words and drawings only: almost locked sets in their order; a stem
    /// and its petals; a crossing, its rest of the line and its rest of the block.
    pub parts: Vec<CellSet>,
}

impl SetsPattern {
    /// Returns the cells.
    pub fn cells(&self) -> CellSet {
        self.marks.cells()
    }

    /// Returns the digits of the cells.
    pub fn digits(&self) -> DigitSet {
        self.marks.digits()
    }

    /// Returns how many covers may stay unused; `None` if there are fewer covers than cells.
    pub fn spare(&self) -> Option<usize> {
        self.covers.len().checked_sub(self.marks.iter().len())
    }

    /// Returns the houses that cover a digit, in the order of the covers.
    pub fn houses_of(&self, digit: Digit) -> impl Iterator<Item = House> + '_ {
        self.covers.iter().filter(move |cover| cover.digit == digit).map(|cover| cover.house)
    }

    /// Returns the digits of some of the cells.
    pub fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.marks.of_cell(cell))
    }

    /// Returns the cells that have a digit as a candidate.
    pub fn places(&self, digit: Digit) -> CellSet {
        let has_digit = |&(_, digits): &(_, DigitSet)| digits.contains(digit);
        self.marks.iter().filter(has_digit).map(|(cell, _)| cell).collect()
    }
}
