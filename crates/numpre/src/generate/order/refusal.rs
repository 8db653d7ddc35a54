//! Requests that no problem can meet, and why.

use crate::vocabulary::{Cell, House, Rank, Symmetry};
use std::fmt;

/// Why no problem meets a [`Request`](crate::generate::Request): only what is certain is refused, whatever might exist is looked for.
///
/// Not `non_exhaustive`: whoever words them for people is told by the compiler of a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The range of ranks is empty.
    NoRank {
        /// Where it begins.
        lowest: Rank,
        /// Where it ends, before that.
        highest: Rank,
    },
    /// The range of clues is empty.
    NoClueCount {
        /// Where it begins.
        fewest: usize,
        /// Where it ends, before that.
        most: usize,
    },
    /// A problem with one solution has at least 17 clues (McGuire, Tugemann and Civario 2012).
    TooFewClues {
        /// The most clues that were asked for.
        most: usize,
    },
    /// There are only 81 cells.
    TooManyClues {
        /// The fewest clues that were asked for.
        fewest: usize,
    },
    /// The clues are in whole orbits of the symmetry, and no number of clues within the range can be made up of such.
    NotInOrbits {
        /// The symmetry.
        symmetry: Symmetry,
        /// The fewest clues that were asked for.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// The pattern has another number of cells than clues were asked for.
    PatternClues {
        /// How many cells the pattern has.
        cells: usize,
        /// The fewest clues that were asked for.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// The pattern has fewer than 17 cells (McGuire, Tugemann and Civario 2012).
    PatternTooFew {
        /// How many cells the pattern has.
        cells: usize,
    },
    /// The pattern does not have the symmetry.
    PatternSymmetry {
        /// The symmetry.
        symmetry: Symmetry,
        /// The first cell of the pattern that has an image outside of it.
        cell: Cell,
    },
    /// The pattern leaves two rows of a band or two columns of a stack empty: changed over, they make another solution.
    PatternTwoEmpty {
        /// The two rows or columns.
        lines: [House; 2],
    },
    /// In a minimal problem no house is given whole, for its last digit follows from the others.
    MinimalFullHouse {
        /// A house that the pattern gives whole.
        house: House,
    },
    /// No house given whole means no more than 72 clues.
    MinimalTooManyClues {
        /// The fewest clues that were asked for.
        fewest: usize,
    },
}

impl Refusal {
    /// A name for programs: lower case, hyphens; never changes.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::NoRank { .. } => "no-rank",
            Refusal::NoClueCount { .. } => "no-clue-count",
            Refusal::TooFewClues { .. } => "too-few-clues",
            Refusal::TooManyClues { .. } => "too-many-clues",
            Refusal::NotInOrbits { .. } => "not-in-orbits",
            Refusal::PatternClues { .. } => "pattern-clues",
            Refusal::PatternTooFew { .. } => "pattern-too-few",
            Refusal::PatternSymmetry { .. } => "pattern-symmetry",
            Refusal::PatternTwoEmpty { .. } => "pattern-two-empty",
            Refusal::MinimalFullHouse { .. } => "minimal-full-house",
            Refusal::MinimalTooManyClues { .. } => "minimal-too-many-clues",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoRank { lowest, highest } => {
                write!(f, "no rank is from {lowest} to {highest}; expected the lower one first")
            }
            Refusal::NoClueCount { fewest, most } => {
                write!(f, "no number of clues is from {fewest} to {most}; expected the lower one first")
            }
            Refusal::TooFewClues { most } => {
                write!(f, "{most} clues at most; expected 17 or more, for fewer never have just one solution")
            }
            Refusal::TooManyClues { fewest } => {
                write!(f, "{fewest} clues at least; expected 81 or fewer, the cells of a board")
            }
            Refusal::NotInOrbits { symmetry, fewest, most } => {
                let clues = if fewest == most { format!("{fewest}") } else { format!("{fewest} to {most}") };
                write!(
                    f,
                    "the symmetry {symmetry} gives cells that belong together all at once, and none add up to {clues} clues; expected another number, or a range"
                )
            }
            Refusal::PatternClues { cells, fewest, most } => {
                write!(f, "the pattern has {cells} cells; expected {fewest} to {most}, the clues asked for")
            }
            Refusal::PatternTooFew { cells } => {
                write!(f, "the pattern has {cells} cells; expected 17 or more, for fewer never have just one solution")
            }
            Refusal::PatternSymmetry { symmetry, cell } => {
                write!(
                    f,
                    "the pattern does not have the symmetry {symmetry}: it has {cell}, but not all its images; expected another symmetry, or none"
                )
            }
            Refusal::PatternTwoEmpty { lines: [one, other] } => {
                write!(
                    f,
                    "the pattern leaves {one} and {other} empty, which could change places in any solution; expected a given in one of them"
                )
            }
            Refusal::MinimalFullHouse { house } => {
                write!(
                    f,
                    "the pattern gives all of {house}; expected a blank there, for a minimal puzzle gives no house whole"
                )
            }
            Refusal::MinimalTooManyClues { fewest } => {
                write!(f, "{fewest} clues at least; expected 72 or fewer, for a minimal puzzle gives no house whole")
            }
        }
    }
}

impl std::error::Error for Refusal {}
