//! What every engine can do.

use super::outcome::{Limits, Outcome, Solved};
use crate::state::Candidates;
use crate::vocabulary::Grid;

/// Why a search without a limit of calls and without a token has an answer.
const UNLIMITED: &str =
    "an engine searches its whole tree, or finds two solutions, if nothing stops it";

/// A search engine. It may keep working memory between puzzles, never knowledge: what it answers is
/// a function of the puzzle and the limits alone.
pub trait Engine: Send {
    /// Searches for the solutions within these candidates: boards that take each cell's digit from
    /// its set.
    ///
    /// A cell with one candidate counts as given. Clashing or missing candidates are no error:
    /// there is no solution.
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome;

    /// Searches for the solutions that keep these givens.
    fn search(&mut self, givens: &Grid, limits: Limits<'_>) -> Outcome {
        self.search_candidates(&Candidates::unreduced(givens), limits)
    }

    /// Solves one puzzle: no solution, the only one, or two of several.
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
    /// If the implementation ends a search that nothing limits without an answer; those of this
    /// crate never do.
    fn solve(&mut self, givens: &Grid) -> Solved {
        self.search(givens, Limits::default()).solved().expect(UNLIMITED)
    }

    /// The same within candidates.
    ///
    /// # Panics
    /// As [`solve`](Engine::solve).
    fn solve_candidates(&mut self, candidates: &Candidates) -> Solved {
        self.search_candidates(candidates, Limits::default()).solved().expect(UNLIMITED)
    }
}
