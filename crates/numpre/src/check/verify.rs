//! The answer verifier (検証ツール, S1.6).

use super::{Clash, clashes};
use crate::vocabulary::{CellSet, Grid};

/// The errors in an answer. All fields are empty if it is correct.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Verification {
    /// The cells that the answer leaves blank (test 1).
    pub blank: CellSet,
    /// The cells in which the answer does not have the given digit, but another one or none (test
    /// 2).
    pub changed: CellSet,
    /// The digits that appear more than once in a row, column or block of the answer (test 3).
    pub clashes: Vec<Clash>,
}

impl Verification {
    /// Returns whether the answer passes all three tests (「正しい解答です」).
    pub fn is_correct(&self) -> bool {
        self.blank.is_empty() && self.changed.is_empty() && self.clashes.is_empty()
    }

    /// Returns all cells that are part of a clash.
    pub fn clashing(&self) -> CellSet {
        self.clashes.iter().fold(CellSet::EMPTY, |all, clash| all | clash.cells)
    }
}

/// Verifies an answer against its puzzle by the three tests of S1.6: no cell is blank, every given
/// is unchanged, and no digit appears twice in a house. Only the rules are used, not a search
/// engine. So if a puzzle has multiple solutions, each of them is a correct answer.
///
/// ```
/// use numpre::{Grid, check::verify};
///
/// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// let mut answer: Grid = "417369825632158947958724316825437169791586432346912758289643571573291684164875293".parse()?;
/// assert!(verify(&puzzle, &answer).is_correct());
///
/// // r1c1 was given as 4, and row 1 has its 7 in r1c3.
/// answer.set("r1c1".parse()?, numpre::Digit::new(7));
/// let found = verify(&puzzle, &answer);
/// assert_eq!(found.changed.to_string(), "r1c1");
/// assert_eq!(found.clashes[0].to_string(), "7 in r1: r1c1 r1c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify(puzzle: &Grid, answer: &Grid) -> Verification {
    // A comparison of bytes for every cell, without a branch for the givens.
    let (givens, values) = (puzzle.values(), answer.values());
    let changed = std::array::from_fn(|cell| (givens[cell] != 0) & (givens[cell] != values[cell]));
    Verification {
        blank: answer.blanks(),
        changed: CellSet::flagged(&changed),
        clashes: clashes(answer).collect(),
    }
}
