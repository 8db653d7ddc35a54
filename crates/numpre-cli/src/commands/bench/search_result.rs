//! What a search of `bench` found of a puzzle, and who searches.

use numpre::Grid;
use numpre::search::Verdict;
use numpre_formats::Puzzle;
use std::time::Duration;

/// What was found of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// How many solutions there are; `Unknown` where the search was given up.
    pub verdict: Verdict,
    /// The only one, where it was written down.
    pub only: Option<Grid>,
    /// The calls it took, where they are counted.
    pub calls: Option<u64>,
    /// Whether the search was given up because the time was over.
    pub is_late: bool,
    /// The time it took; of puzzles that were searched together, each its share.
    pub time: Duration,
}

impl Found {
    /// Whether the search ended by itself.
    pub fn is_ended(&self) -> bool {
        self.verdict != Verdict::Unknown
    }
}

/// A bench_solver at work.
pub trait Searcher {
    /// Solves some puzzles, in order.
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found>;
}
