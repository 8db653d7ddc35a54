//! The result of one search of `bench`, and the type of functions that search.

use numpre::Grid;
use numpre::search::Verdict;
use numpre_formats::Puzzle;
use std::time::Duration;

/// The result of the search for one puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The number of solutions; `Unknown` if the search was given up.
    pub verdict: Verdict,
    /// The solution if there is exactly one and the solver reports it.
    pub only: Option<Grid>,
    /// The search calls; `None` if they are not counted.
    pub calls: Option<u64>,
    /// True if the search was given up because the time was over.
    pub is_late: bool,
    /// The time of the search. For puzzles that were searched in one call it is an equal share.
    pub time: Duration,
}

impl Found {
    /// Returns whether the search ended before any limit.
    pub fn is_ended(&self) -> bool {
        self.verdict != Verdict::Unknown
    }
}

/// A solver that is ready: a function that solves some puzzles, in order.
pub type Searcher = Box<dyn FnMut(&[Puzzle]) -> Vec<Found>>;
