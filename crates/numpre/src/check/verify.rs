//! The answer verifier (検証ツール, S1.6).

use super::{Clash, clashes};
use crate::vocabulary::{CellSet, Grid};

/// What is wrong with an answer; nothing, if it is correct.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Verification {
    /// Test 1: the cells that the answer leaves blank.
    pub blank: CellSet,
    /// Test 2: the cells whose given does not stand in the answer: another digit does, or none.
    pub changed: CellSet,
    /// Test 3: the digits that stand more than once in a row, column or block of the answer.
    pub clashes: Vec<Clash>,
}

impl Verification {
    /// 「正しい解答です」: all three tests hold.
    pub fn is_correct(&self) -> bool {
        self.blank.is_empty() && self.changed.is_empty() && self.clashes.is_empty()
    }

    /// The cells of all clashes together.
    pub fn clashing(&self) -> CellSet {
        self.clashes.iter().fold(CellSet::EMPTY, |all, clash| all | clash.cells)
    }
}

/// Verifies an answer against its puzzle, by S1.6's three tests: no blank; every given still
/// stands; no digit twice in a house. It asks the rules alone: no engine has a part in it, and a
/// puzzle of multiple solutions has several correct answers.
///
/// ```
/// use numpre::{Grid, check::verify};
///
/// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// let mut answer: Grid = "417369825632158947958724316825437169791586432346912758289643571573291684164875293".parse()?;
/// assert!(verify(&puzzle, &answer).is_correct());
///
/// answer.set("r1c1".parse()?, numpre::Digit::new(7)); // a given was 4 here, and row 1 has its 7 in r1c3
/// let found = verify(&puzzle, &answer);
/// assert_eq!(found.changed.to_string(), "r1c1");
/// assert_eq!(found.clashes[0].to_string(), "7 in r1: r1c1 r1c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify(puzzle: &Grid, answer: &Grid) -> Verification {
    // Without a branch where there is a given.
    let (givens, values) = (puzzle.values(), answer.values());
    let changed = std::array::from_fn(|cell| (givens[cell] != 0) & (givens[cell] != values[cell]));
    Verification {
        blank: answer.blanks(),
        changed: CellSet::flagged(&changed),
        clashes: clashes(answer).collect(),
    }
}
