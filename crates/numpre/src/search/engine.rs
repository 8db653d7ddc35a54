//! The trait that all engines implement.

use super::outcome::{Limits, Outcome, Solved};
use crate::state::Candidates;
use crate::vocabulary::Grid;

/// The reason why a search without a limit of calls and without a token always has an answer.
const UNLIMITED: &str =
    "an engine searches its whole tree, or finds two solutions, if nothing stops it";

/// A search engine. Its answer depends only on the puzzle and the limits. It may reuse allocations
/// between puzzles, but nothing that it has learned about them.
pub trait Engine: Send {
    /// Searches for the solutions within these candidates: the full grids in which the digit of
    /// every cell is one of its candidates.
    ///
    /// A cell with one candidate counts as given. Clashing givens and cells without candidates are
    /// not an error: such a puzzle has no solution.
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome;

    /// Searches for the solutions that contain these givens.
    fn search(&mut self, givens: &Grid, limits: Limits<'_>) -> Outcome {
        self.search_candidates(&Candidates::unreduced(givens), limits)
    }

    /// Solves one puzzle. Returns that it has no solution, or the only one, or two of many.
    ///
    /// ```
    /// use numpre::{Engine, Grid, Solved, search::Fast};
    ///
    /// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
    /// assert!(matches!(Fast.solve(&puzzle), Solved::Unique(_)));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    ///
    /// # Panics
    /// If the implementation ends an unlimited search without an answer. The engines of this crate
    /// never do.
    fn solve(&mut self, givens: &Grid) -> Solved {
        self.search(givens, Limits::default()).solved().expect(UNLIMITED)
    }

    /// Solves within these candidates, as [`search_candidates`](Engine::search_candidates) does.
    ///
    /// # Panics
    /// In the same case as [`solve`](Engine::solve).
    fn solve_candidates(&mut self, candidates: &Candidates) -> Solved {
        self.search_candidates(candidates, Limits::default()).solved().expect(UNLIMITED)
    }
}
