//! What a batch gives back.

use crate::cancel::Cancelled;
use crate::search::Verdict;
use crate::vocabulary::Grid;
use std::fmt;

/// How many solutions puzzles have, and the first of each, by column.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FirstSolutions {
    /// How many solutions, puzzle by puzzle.
    pub verdicts: Vec<Verdict>,
    /// The first solutions; a board without a digit where there is none.
    pub firsts: Vec<Grid>,
}

impl FirstSolutions {
    pub(super) fn unknown(puzzles: usize) -> FirstSolutions {
        FirstSolutions {
            verdicts: vec![Verdict::Unknown; puzzles],
            firsts: vec![Grid::EMPTY; puzzles],
        }
    }
}

/// Why a batch has no results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// A slice for results has more or fewer places than there are puzzles. Nothing was written.
    Length(LengthMismatch),
    /// The [token](super::BatchEngine::with_cancel) was cancelled. What was written is worth
    /// nothing.
    Cancelled,
}

impl From<LengthMismatch> for BatchError {
    fn from(mismatch: LengthMismatch) -> BatchError {
        BatchError::Length(mismatch)
    }
}

impl From<Cancelled> for BatchError {
    fn from(_: Cancelled) -> BatchError {
        BatchError::Cancelled
    }
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Length(mismatch) => mismatch.fmt(f),
            BatchError::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl std::error::Error for BatchError {}

/// A slice for results has more or fewer places than there are puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LengthMismatch {
    /// How many puzzles there are.
    pub puzzles: usize,
    /// How many places the slice has.
    pub places: usize,
}

/// Whether there are as many places as puzzles.
pub(crate) fn check_length(puzzles: usize, places: usize) -> Result<(), LengthMismatch> {
    if puzzles == places { Ok(()) } else { Err(LengthMismatch { puzzles, places }) }
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LengthMismatch { puzzles, places } = self;
        write!(
            f,
            "{places} places for the results of {puzzles} puzzles; expected as many places as puzzles"
        )
    }
}

impl std::error::Error for LengthMismatch {}
