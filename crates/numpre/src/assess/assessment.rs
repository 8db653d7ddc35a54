//! The status of a puzzle, as data.

use crate::check::Clash;
use crate::search::Verdict;
use crate::vocabulary::{CellSet, Grid};
use std::fmt;

/// The status of a puzzle, a half-solved board or candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "status", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Assessment {
    /// The puzzle is solved: every cell holds the digit of the only solution.
    Solved {
        /// The solution.
        solution: Grid,
    },
    /// The puzzle has one solution, and nothing on the board contradicts it.
    Proper {
        /// The solution.
        solution: Grid,
    },
    /// The puzzle has multiple solutions.
    Multiple {
        /// One solution.
        first: Grid,
        /// Another solution.
        second: Grid,
    },
    /// The puzzle has no solution, although no house holds a digit twice.
    None,
    /// The puzzle has no solution, because some houses hold a digit twice.
    Clash {
        /// Each such house and digit.
        clashes: Vec<Clash>,
    },
    /// The givens have one solution, but some cells hold other digits.
    WrongDigits {
        /// The cells with other digits.
        cells: CellSet,
        /// The solution of the givens.
        solution: Grid,
    },
    /// The givens have one solution, but some cells have lost its digit from their candidates.
    WrongRemovals {
        /// The cells that have lost the digit.
        cells: CellSet,
        /// The solution of the givens.
        solution: Grid,
    },
}

impl Assessment {
    /// Returns whether there is one solution and nothing on the board contradicts it.
    pub const fn is_proper(&self) -> bool {
        matches!(self, Assessment::Solved { .. } | Assessment::Proper { .. })
    }

    /// Returns how many solutions the board has in its present state; a board with a mistake has
    /// none.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Assessment::Solved { .. } | Assessment::Proper { .. } => Verdict::Unique,
            Assessment::Multiple { .. } => Verdict::Multiple,
            _ => Verdict::None,
        }
    }

    /// Returns the wrong cells: they clash, hold another digit, or have lost the right one.
    pub fn wrong_cells(&self) -> CellSet {
        match self {
            Assessment::Clash { clashes } => {
                clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.cells)
            }
            Assessment::WrongDigits { cells, .. } | Assessment::WrongRemovals { cells, .. } => {
                *cells
            }
            _ => CellSet::EMPTY,
        }
    }

    /// Returns the only solution of the givens; `None` if there is not exactly one.
    pub const fn solution(&self) -> Option<&Grid> {
        match self {
            Assessment::Solved { solution }
            | Assessment::Proper { solution }
            | Assessment::WrongDigits { solution, .. }
            | Assessment::WrongRemovals { solution, .. } => Some(solution),
            _ => None,
        }
    }
}

/// Prints a phrase in English, for logs and programmers; users read the sentences of `numpre-text`.
impl fmt::Display for Assessment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assessment::Solved { .. } => f.write_str("solved"),
            Assessment::Proper { .. } => f.write_str("one solution"),
            Assessment::Multiple { first, second } => {
                write!(f, "multiple solutions, such as {first} and {second}")
            }
            Assessment::None => f.write_str("no solution"),
            Assessment::Clash { clashes } => {
                f.write_str("no solution, because of clashing digits")?;
                for (place, clash) in clashes.iter().enumerate() {
                    write!(f, "{}{clash}", if place == 0 { ": " } else { "; " })?;
                }
                Ok(())
            }
            Assessment::WrongDigits { cells, .. } => write!(f, "wrong digits in {cells}"),
            Assessment::WrongRemovals { cells, .. } => {
                write!(f, "the right digit is not a candidate any more in {cells}")
            }
        }
    }
}
