//! The interface of the contestants in solving.

use crate::turns::Entrant;
use numpre::Grid;

/// The answer of a contestant to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The number of solutions, up to the limit.
    pub(crate) count: u64,
    /// The first solution, if the contestant reports solutions.
    pub(crate) first: Option<Grid>,
    /// `false` if the contestant gave up.
    pub(crate) ended: bool,
}

/// A contestant that solves all puzzles in a pass and keeps the answers.
pub(crate) trait Solver: Entrant {
    /// Returns the answers of the last pass.
    fn answers(&self) -> Vec<Answer>;
}
