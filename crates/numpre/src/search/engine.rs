//! What every engine can do.

use super::outcome::{Limits, Outcome, Solved};
use crate::cancel::CancelToken;
use crate::state::Candidates;
use crate::vocabulary::Grid;

/// A search engine. It may keep working memory between puzzles, never knowledge: what it answers is
/// a function of the puzzle and the limits alone.
pub trait Engine: Send {
    /// Searches for the solutions within these candidates: boards that take each cell's digit from
    /// its set. Ends early where the token says so.
    ///
    /// A cell with one candidate is as good as given. Clashing or missing candidates are no error:
    /// there is no solution.
    fn search_candidates_until(
        &mut self,
        candidates: &Candidates,
        limits: Limits,
        cancel: &CancelToken<'_>,
    ) -> Outcome;

    /// Searches for the solutions that keep these givens. Ends early where the token says so.
    ///
    /// ```
    /// use numpre::{CancelToken, Engine, Grid, Limits, search::{Ended, Fast}};
    ///
    /// let token = CancelToken::new();
    /// token.cancel();
    /// let counted = Fast.search_until(&Grid::EMPTY, Limits::solutions(u64::MAX), &token);
    /// assert_eq!((counted.count, counted.ended), (0, Ended::Cancelled));
    /// ```
    fn search_until(&mut self, givens: &Grid, limits: Limits, cancel: &CancelToken<'_>) -> Outcome {
        self.search_candidates_until(&Candidates::unreduced(givens), limits, cancel)
    }

    /// Searches for the solutions within these candidates.
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits) -> Outcome {
        self.search_candidates_until(candidates, limits, &CancelToken::NEVER)
    }

    /// Searches for the solutions that keep these givens.
    fn search(&mut self, givens: &Grid, limits: Limits) -> Outcome {
        self.search_until(givens, limits, &CancelToken::NEVER)
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
    fn solve(&mut self, givens: &Grid) -> Solved {
        // Calls have no limit here, so that the search always tells.
        self.search(givens, Limits::default()).solved().unwrap_or(Solved::None)
    }

    /// The same within candidates.
    fn solve_candidates(&mut self, candidates: &Candidates) -> Solved {
        self.search_candidates(candidates, Limits::default()).solved().unwrap_or(Solved::None)
    }
}
