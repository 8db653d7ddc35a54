//! What was read: a problem, and what stood around it.

use crate::reading::{Extra, Format, Warning};
use numpre::{Grid, Problem};

/// A problem with what stood around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line where it begins, 1-based.
    pub line: usize,
    /// The notation that was found.
    pub format: Format,
    /// The problem.
    pub problem: Problem,
    /// The answer that stood beside it: a second column; it may have blanks.
    pub answer: Option<Grid>,
    /// What else stood beside the problem: other columns, a comment. Boxed, for mostly there is nothing.
    pub extra: Option<Box<Extra>>,
    /// What was doubtful about the reading; mostly nothing.
    pub warnings: Vec<Warning>,
}

/// What was read, wherever it stood: a record whose line is not known yet.
pub(crate) struct Reading {
    pub(crate) format: Format,
    pub(crate) problem: Problem,
    pub(crate) answer: Option<Grid>,
    pub(crate) extra: Option<Box<Extra>>,
    pub(crate) warnings: Vec<Warning>,
}

impl Reading {
    pub(crate) fn new(format: Format, problem: Problem) -> Reading {
        Reading { format, problem, answer: None, extra: None, warnings: Vec::new() }
    }

    /// The record that begins in this line.
    pub(crate) fn at(self, line: usize) -> Record {
        let Reading { format, problem, answer, extra, warnings } = self;
        Record { line, format, problem, answer, extra, warnings }
    }
}
