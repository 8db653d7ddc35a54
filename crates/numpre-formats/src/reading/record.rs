//! What was read: a puzzle, and what stood around it.

use crate::reading::{Extra, Format, Warning};
use numpre::{Grid, Puzzle};

/// A puzzle with what stood around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line where it begins, 1-based.
    pub line: usize,
    /// The notation that was found.
    pub format: Format,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The answer that stood beside it: a second column; it may have blanks.
    pub answer: Option<Grid>,
    /// What else stood beside the puzzle: other columns, a comment. Boxed, for mostly there is
    /// nothing.
    pub extra: Option<Box<Extra>>,
    /// What was doubtful about the reading; mostly nothing.
    pub warnings: Vec<Warning>,
}

/// What was read, wherever it stood: a record whose line is not known yet.
pub(crate) struct Reading {
    pub(crate) format: Format,
    pub(crate) puzzle: Puzzle,
    pub(crate) answer: Option<Grid>,
    pub(crate) extra: Option<Box<Extra>>,
    pub(crate) warnings: Vec<Warning>,
}

impl Reading {
    pub(crate) fn new(format: Format, puzzle: Puzzle) -> Reading {
        Reading { format, puzzle, answer: None, extra: None, warnings: Vec::new() }
    }

    /// The record that begins in this line.
    pub(crate) fn at(self, line: usize) -> Record {
        let Reading { format, puzzle, answer, extra, warnings } = self;
        Record { line, format, puzzle, answer, extra, warnings }
    }
}
