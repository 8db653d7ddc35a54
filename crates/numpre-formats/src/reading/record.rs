//! A puzzle that was read, and the texts around it.

use crate::reading::{Extra, Format, Warning};
use numpre::{Grid, Puzzle};

/// A puzzle with the texts that came with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line where the puzzle begins, 1-based.
    pub line: usize,
    /// The format that was detected.
    pub format: Format,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The answer that came with the puzzle, such as a second column. It may have blanks.
    pub answer: Option<Grid>,
    /// The other texts that came with the puzzle: other columns, a comment. Boxed, because most
    /// puzzles have none.
    pub extra: Option<Box<Extra>>,
    /// The warnings about the reading; empty for most puzzles.
    pub warnings: Vec<Warning>,
}

/// A record whose line is not known yet.
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

    /// Returns the record that begins on this line.
    pub(crate) fn at(self, line: usize) -> Record {
        let Reading { format, puzzle, answer, extra, warnings } = self;
        Record { line, format, puzzle, answer, extra, warnings }
    }
}
