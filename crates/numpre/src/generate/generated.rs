//! What comes of it: a puzzle, or word of how near it came.

use crate::vocabulary::{Grid, Rank};
use std::fmt;

/// A puzzle that was made, and all there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Generated {
    /// The puzzle; it has exactly one solution.
    pub puzzle: Grid,
    /// The solution.
    pub solution: Grid,
    /// The rank.
    pub rank: Rank,
    /// How many givens it has.
    pub clues: usize,
    /// The seed of the request.
    pub seed: u64,
    /// Its index under that seed.
    pub index: u64,
    /// How many puzzles were looked at until this one, itself included (試行回数, S1.7).
    pub tries: u64,
}

/// What ended the search for a puzzle before there was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum StopReason {
    /// The most tries allowed were made.
    OutOfTries,
    /// The watcher said so.
    Stopped,
}

/// A puzzle close to what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nearest {
    /// The puzzle; it has exactly one solution.
    pub puzzle: Grid,
    /// Its rank.
    pub rank: Rank,
    /// How many givens it has.
    pub clues: usize,
    /// Whether none of its givens can be dropped.
    pub minimal: bool,
}

/// No puzzle was found, and how near it came.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NotFound {
    /// Why it ended.
    pub because: StopReason,
    /// The seed of the request.
    pub seed: u64,
    /// The index that was asked for.
    pub index: u64,
    /// How many puzzles were looked at.
    pub tries: u64,
    /// The nearest of them, if any had exactly one solution.
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
            Some(Nearest { puzzle, rank, clues, minimal }) => {
                let minimal = if *minimal { "minimal" } else { "not minimal" };
                write!(f, ", nearest rank {rank}, clues {clues}, {minimal}, {puzzle}")
            }
            None => Ok(()),
        }
    }
}

impl std::error::Error for NotFound {}

/// How far the search for a puzzle has come, for those who watch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The index of the puzzle.
    pub index: u64,
    /// How many puzzles have been looked at.
    pub tries: u64,
}
