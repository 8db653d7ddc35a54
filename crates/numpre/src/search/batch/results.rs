//! The results and errors of a batch.

use crate::cancel::Cancelled;
use crate::search::Verdict;
use crate::vocabulary::Grid;
use std::fmt;

/// The number of solutions of each puzzle and its first solution, in two columns.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FirstSolutions {
    /// The number of solutions of each puzzle.
    pub verdicts: Vec<Verdict>,
    /// The first solution of each puzzle; a board without digits if it has none.
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

/// The reason why a batch has no results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// A slice for results has more or fewer places than there are puzzles. Nothing was written.
    Length(LengthMismatch),
    /// The [token](super::BatchEngine::with_cancel) was cancelled. The contents of the slices are
    /// meaningless.
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
    /// The number of puzzles.
    pub puzzles: usize,
    /// The number of places in the slice.
    pub places: usize,
}

/// Checks that there are as many places as puzzles.
pub(crate) fn check_length(puzzles: usize, places: usize) -> Result<(), LengthMismatch> {
    if puzzles == places { Ok(()) } else { Err(LengthMismatch { puzzles, places }) }
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LengthMismatch { puzzles, places } = self;
        write!(
            f,
            "{places} places for the results of {puzzles} puzzles; \
             expected as many places as puzzles"
        )
    }
}

impl std::error::Error for LengthMismatch {}
