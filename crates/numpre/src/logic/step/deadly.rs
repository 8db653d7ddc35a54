//! Deadly patterns: cells that could be filled in two ways, so that the puzzle would have two
//! solutions.

use super::Marks;
use crate::vocabulary::{CellSet, Digit, DigitSet, House};

/// The cells that a deadly pattern needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum DeadlyScope {
    /// Some cells, none of them a given. Without guards, each way to fill them can be exchanged for
    /// another one that has the same digits in every house.
    Cells,
    /// The whole board (BUG, bivalue universal grave). Without guards, every open cell has two
    /// candidates, and every digit has two places or none in each house.
    Board,
}

/// A digit that a pattern takes in a house, because it has no other place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Confined {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
}

/// A deadly pattern with guards. If no guard were true, the puzzle would have two solutions or
/// none. So in a puzzle with one solution, at least one guard is true.
///
/// ```text
///         c4    c5        digits  4 7: r1c4 r4c5 = 4, r1c5 r4c4 = 7 can be exchanged for
///   r1    47    47                     r1c4 r4c5 = 7, r1c5 r4c4 = 4
///   r4    47    247       guard   2 in r4c5, so r4c5 = 2
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DeadlyPattern {
    /// The cells that the pattern needs.
    pub scope: DeadlyScope,
    /// The cells of the pattern with all their candidates; for the whole board, those with guards.
    pub cells: Marks,
    /// The candidates of these cells that break the pattern.
    pub guards: Marks,
    /// The digits that have no other place in a house than in the pattern.
    pub confined: Vec<Confined>,
    /// Other cells with all their candidates, which together with the guards are a naked subset.
    pub with: Marks,
}

impl DeadlyPattern {
    /// Returns the cells of the pattern.
    pub fn cells(&self) -> CellSet {
        self.cells.cells()
    }

    /// Returns the cells with guards: the *roof* of a rectangle. The others are its *floor*.
    pub fn roof(&self) -> CellSet {
        self.guards.cells()
    }

    /// Returns the digits of the guards.
    pub fn guard_digits(&self) -> DigitSet {
        self.guards.digits()
    }

    /// Returns the digits of the pattern: those of its cells without the guards.
    pub fn digits(&self) -> DigitSet {
        let left = |(cell, digits): (_, DigitSet)| digits - self.guards.of_cell(cell);
        self.cells.iter().map(left).fold(DigitSet::EMPTY, |all, digits| all | digits)
    }
}
