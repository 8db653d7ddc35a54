//! What was read: a problem, and what stood around it.

use crate::{Extra, Format, Warning};
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
