//! What every contestant of the solving benchmark does.

use crate::turns::Entrant;
use numpre::Grid;

/// What a contestant found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// How many solutions, up to the limit.
    pub(crate) count: u64,
    /// The first, where solutions were asked for.
    pub(crate) first: Option<Grid>,
    /// Whether it did not give up.
    pub(crate) ended: bool,
}

/// A contestant that solves all puzzles in a pass and keeps what it found.
pub(crate) trait Solver: Entrant {
    /// What the last pass found.
    fn answers(&self) -> Vec<Answer>;
}
