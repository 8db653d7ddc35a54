//! What a batch gives back.

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
