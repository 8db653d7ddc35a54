//! What a search of `bench` found about a puzzle, and the solver at work.

use numpre::Grid;
use numpre::search::Verdict;
use numpre_formats::Puzzle;
use std::time::Duration;

/// What was found about a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// How many solutions there are; `Unknown` if the search was given up.
    pub verdict: Verdict,
    /// The only solution, if the solver writes it down.
    pub only: Option<Grid>,
    /// The calls of the search, if they are counted.
    pub calls: Option<u64>,
    /// True if the search was given up because the time was over.
    pub is_late: bool,
    /// The time it took; a share of it for puzzles that were searched in one call.
    pub time: Duration,
}

impl Found {
    /// Returns whether the search ended by itself.
    pub fn is_ended(&self) -> bool {
        self.verdict != Verdict::Unknown
    }
}

/// A solver at work: it solves some puzzles, in order.
pub type Searcher = Box<dyn FnMut(&[Puzzle]) -> Vec<Found>>;
