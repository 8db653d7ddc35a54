//! Requests that no puzzle can meet, and why.

use crate::vocabulary::{Cell, House, Rank, Symmetry};
use std::fmt;

/// Why no puzzle meets a [`Request`](crate::generate::Request): only what is certain is refused,
/// whatever might exist is looked for.
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
    /// A puzzle with one solution has at least 17 clues (McGuire, Tugemann and Civario 2012).
    TooFewClues {
        /// The most clues that were asked for.
        most: usize,
    },
    /// There are only 81 cells.
    TooManyClues {
        /// The fewest clues that were asked for.
        fewest: usize,
    },
    /// The clues are in whole orbits of the symmetry, and no number of clues within the range can
    /// be made up of such.
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
    /// The pattern leaves two rows of a band or two columns of a stack empty: changed over, they
    /// make another solution.
    PatternTwoEmpty {
        /// The two rows or columns.
        lines: [House; 2],
    },
    /// In a minimal puzzle no house is given whole, for its last digit follows from the others.
    MinimalFullHouse {
        /// A house that the pattern gives whole.
        house: House,
    },
    /// A puzzle with at most nine blanks is solved by naked singles, so its rank is 1. The proof is
    /// in `docs/design/generate.md`.
    RankTooManyClues {
        /// The lowest rank that was asked for, 2 or higher.
        lowest: Rank,
        /// The fewest clues that such a puzzle could have.
        fewest: usize,
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
            Refusal::RankTooManyClues { .. } => "rank-too-many-clues",
            Refusal::MinimalFullHouse { .. } => "minimal-full-house",
            Refusal::MinimalTooManyClues { .. } => "minimal-too-many-clues",
        }
    }
}

/// Its name and what was asked for, for logs and programmers:
/// `pattern-clues: cells 24, clues 25..30`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name())?;
        match self {
            Refusal::NoRank { lowest, highest } => write!(f, "ranks {lowest}..{highest}"),
            Refusal::NoClueCount { fewest, most } => write!(f, "clues {fewest}..{most}"),
            Refusal::TooFewClues { most } => write!(f, "clues ..{most}"),
            Refusal::TooManyClues { fewest } | Refusal::MinimalTooManyClues { fewest } => {
                write!(f, "clues {fewest}..")
            }
            Refusal::NotInOrbits { symmetry, fewest, most } => {
                write!(f, "symmetry {symmetry}, clues {fewest}..{most}")
            }
            Refusal::PatternClues { cells, fewest, most } => {
                write!(f, "cells {cells}, clues {fewest}..{most}")
            }
            Refusal::PatternTooFew { cells } => write!(f, "cells {cells}"),
            Refusal::PatternSymmetry { symmetry, cell } => {
                write!(f, "symmetry {symmetry}, cell {cell}")
            }
            Refusal::PatternTwoEmpty { lines: [one, other] } => write!(f, "{one}, {other}"),
            Refusal::RankTooManyClues { lowest, fewest } => {
                write!(f, "ranks {lowest}.., clues {fewest}..")
            }
            Refusal::MinimalFullHouse { house } => write!(f, "{house}"),
        }
    }
}

impl std::error::Error for Refusal {}
