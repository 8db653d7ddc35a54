//! The results of a search: a puzzle, or why none was found and the closest one.

use crate::logic::Technique;
use crate::rating::{HodokuRating, SeScore};
use crate::vocabulary::{Grid, Rank};
use std::fmt;

/// A puzzle that was generated, with its solution, rank and origin.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Generated {
    /// The puzzle; it has exactly one solution.
    pub puzzle: Grid,
    /// The solution.
    pub solution: Grid,
    /// The rank.
    pub rank: Rank,
    /// The number of givens.
    pub clues: usize,
    /// The seed of the request.
    pub seed: u64,
    /// Its index under that seed.
    pub index: u64,
    /// The number of puzzles that the search examined, including this one (試行回数, S1.7).
    pub tries: u64,
    /// The technique that it needs, if the request has one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub technique: Option<Technique>,
    /// Its ratings by Sudoku Explainer, if the request has an ER.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub se: Option<SeScore>,
    /// Its rating by the rules of HoDoKu, if the request has a level.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub hodoku: Option<HodokuRating>,
}

/// The reason why a search ended without a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum StopReason {
    /// The maximum number of tries was reached.
    OutOfTries,
    /// The watcher or the cancel token stopped the search.
    Stopped,
}

/// A puzzle that is close to the request but does not meet it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nearest {
    /// The puzzle; it has exactly one solution.
    pub puzzle: Grid,
    /// Its rank.
    pub rank: Rank,
    /// The number of givens.
    pub clues: usize,
    /// `true` if none of the givens can be dropped.
    pub minimal: bool,
    /// Its ratings by Sudoku Explainer, if the request has an ER.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub se: Option<SeScore>,
    /// Its rating by the rules of HoDoKu, if the request has a level.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub hodoku: Option<HodokuRating>,
}

/// The end of a search without a puzzle, with the closest puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NotFound {
    /// Why the search ended.
    pub because: StopReason,
    /// The seed of the request.
    pub seed: u64,
    /// The index of the puzzle requested.
    pub index: u64,
    /// The number of puzzles that the search examined.
    pub tries: u64,
    /// The closest puzzle. `None` if the search met no puzzle with exactly one solution.
    pub nearest: Option<Box<Nearest>>,
}

/// `out-of-tries: tries 200, nearest rank 5, clues 24, minimal, PUZZLE`, for logs and programmers.
impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let because = match self.because {
            StopReason::OutOfTries => "out-of-tries",
            StopReason::Stopped => "stopped",
        };
        write!(f, "{because}: tries {}", self.tries)?;
        match self.nearest.as_deref() {
            Some(Nearest { puzzle, rank, clues, minimal, se, hodoku }) => {
                write!(f, ", nearest rank {rank}")?;
                if let Some(score) = se {
                    write!(f, ", se {score}")?;
                }
                if let Some(rating) = hodoku {
                    write!(f, ", hodoku {rating}")?;
                }
                let minimal = if *minimal { "minimal" } else { "not minimal" };
                write!(f, ", clues {clues}, {minimal}, {puzzle}")
            }
            None => Ok(()),
        }
    }
}

impl std::error::Error for NotFound {}

/// The progress of a search, as its watcher sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The index of the puzzle.
    pub index: u64,
    /// The number of puzzles examined so far.
    pub tries: u64,
}
