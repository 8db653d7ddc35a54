//! Requests that no puzzle can meet, and why.

use crate::logic::{HodokuLevel, Technique};
use crate::rating::SeRating;
use crate::vocabulary::{Cell, House, Rank, Symmetry};
use std::fmt;

/// The reason why no puzzle can meet a [`Request`](crate::generate::Request). A request is refused
/// only if this is certain; otherwise the search runs.
///
/// The enum is not `non_exhaustive`: if a reason is added, the compiler points out each place that
/// words the reasons for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The range of ranks is empty.
    NoRank {
        /// The lowest rank requested.
        lowest: Rank,
        /// The highest rank requested, which is lower.
        highest: Rank,
    },
    /// The ladder [`PLAYER`](crate::logic::ladder::PLAYER) does not have the technique.
    NotOnLadder {
        /// The technique requested.
        technique: Technique,
    },
    /// The range of ER is empty.
    NoEr {
        /// The lowest ER requested.
        least: SeRating,
        /// The highest ER requested, which is lower.
        most: SeRating,
    },
    /// Puzzles that need the technique have other ranks than the rest of the request allows.
    TechniqueRanks {
        /// The technique requested.
        technique: Technique,
        /// The lowest rank of such puzzles.
        lowest: Rank,
        /// The highest rank of such puzzles.
        highest: Rank,
    },
    /// Puzzles with such an ER have other ranks than the rest of the request allows.
    ErRanks {
        /// The lowest ER requested.
        least: SeRating,
        /// The highest ER requested.
        most: SeRating,
        /// The lowest rank of such puzzles.
        lowest: Rank,
        /// The highest rank of such puzzles.
        highest: Rank,
    },
    /// Puzzles with this level of HoDoKu have other ranks than the rest of the request allows.
    HodokuRanks {
        /// The level requested.
        level: HodokuLevel,
        /// The lowest rank of such puzzles.
        lowest: Rank,
        /// The highest rank of such puzzles.
        highest: Rank,
    },
    /// The range of clues is empty.
    NoClueCount {
        /// The fewest clues requested.
        fewest: usize,
        /// The most clues requested, which is less.
        most: usize,
    },
    /// A puzzle with one solution has at least 17 clues (McGuire, Tugemann and Civario 2012).
    TooFewClues {
        /// The most clues requested.
        most: usize,
    },
    /// There are only 81 cells.
    TooManyClues {
        /// The fewest clues requested.
        fewest: usize,
    },
    /// The givens are made up of whole orbits of the symmetry, and no number of clues within the
    /// range is a sum of sizes of orbits.
    NotInOrbits {
        /// The symmetry.
        symmetry: Symmetry,
        /// The fewest clues requested.
        fewest: usize,
        /// The most clues requested.
        most: usize,
    },
    /// The number of cells of the pattern is outside the range of clues.
    PatternClues {
        /// The number of cells of the pattern.
        cells: usize,
        /// The fewest clues requested.
        fewest: usize,
        /// The most clues requested.
        most: usize,
    },
    /// The pattern has fewer than 17 cells (McGuire, Tugemann and Civario 2012).
    PatternTooFew {
        /// The number of cells of the pattern.
        cells: usize,
    },
    /// The pattern does not have the symmetry.
    PatternSymmetry {
        /// The symmetry.
        symmetry: Symmetry,
        /// The first cell of the pattern with an image outside the pattern.
        cell: Cell,
    },
    /// The pattern leaves two rows of a band or two columns of a stack empty. Exchanging them gives
    /// a second solution.
    PatternTwoEmpty {
        /// The two rows or columns.
        lines: [House; 2],
    },
    /// A minimal puzzle has no house in which all cells are given, because the last digit follows
    /// from the other eight.
    MinimalFullHouse {
        /// A house in which the pattern gives all cells.
        house: House,
    },
    /// A puzzle with at most nine blanks is solved by naked singles, so its rank is 1. The proof is
    /// in `docs/design/generate.md`.
    RankTooManyClues {
        /// The lowest rank requested, 2 or higher.
        lowest: Rank,
        /// The fewest clues that such a puzzle can have.
        fewest: usize,
    },
    /// A puzzle without a completely given house has at most 72 clues.
    MinimalTooManyClues {
        /// The fewest clues requested.
        fewest: usize,
    },
}

impl Refusal {
    /// A name for programs, in lower case with hyphens. It never changes.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::NoRank { .. } => "no-rank",
            Refusal::NotOnLadder { .. } => "not-on-ladder",
            Refusal::NoEr { .. } => "no-er",
            Refusal::TechniqueRanks { .. } => "technique-ranks",
            Refusal::ErRanks { .. } => "er-ranks",
            Refusal::HodokuRanks { .. } => "hodoku-ranks",
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

/// Writes the name and the values of the request, for logs and programmers:
/// `pattern-clues: cells 24, clues 25..30`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name())?;
        match self {
            Refusal::NoRank { lowest, highest } => write!(f, "ranks {lowest}..{highest}"),
            Refusal::NotOnLadder { technique } => write!(f, "{technique}"),
            Refusal::NoEr { least, most } => write!(f, "er {least}..{most}"),
            Refusal::TechniqueRanks { technique, lowest, highest } => {
                write!(f, "{technique}, ranks {lowest}..{highest}")
            }
            Refusal::ErRanks { least, most, lowest, highest } => {
                write!(f, "er {least}..{most}, ranks {lowest}..{highest}")
            }
            Refusal::HodokuRanks { level, lowest, highest } => {
                write!(f, "level {level}, ranks {lowest}..{highest}")
            }
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
