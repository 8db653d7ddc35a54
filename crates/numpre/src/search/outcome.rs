//! The limits of a search, and its outcome.

use crate::cancel::CancelToken;
use crate::vocabulary::Grid;

/// The limits at which a search ends even if its tree is not exhausted.
///
/// ```
/// use numpre::Limits;
///
/// let limits = Limits::default();
/// assert_eq!((limits.solutions, limits.calls), (2, u64::MAX));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits<'a> {
    /// The number of solutions at which the search stops. 2, the default, is enough to prove that a
    /// solution is the only one (S0.1).
    pub solutions: u64,
    /// The number of calls, as the engine counts them, after which the search stops: a budget for
    /// searches that could take too long.
    pub calls: u64,
    /// The token that stops the search when it is cancelled.
    pub cancel: &'a CancelToken,
}

impl Limits<'static> {
    /// Creates limits that stop a search at this many solutions, however long it takes.
    pub const fn solutions(solutions: u64) -> Limits<'static> {
        Limits { solutions, calls: u64::MAX, cancel: &CancelToken::NEVER }
    }
}

impl<'a> Limits<'a> {
    /// Returns the same limits, with this limit of calls.
    #[must_use]
    pub const fn calls(self, calls: u64) -> Limits<'a> {
        Limits { calls, ..self }
    }

    /// Returns the same limits, with this token.
    ///
    /// ```
    /// use numpre::{CancelToken, Engine, Grid, Limits, search::{Ended, Fast}};
    ///
    /// let token = CancelToken::new();
    /// token.cancel();
    /// let counted = Fast.search(&Grid::EMPTY, Limits::solutions(u64::MAX).cancel(&token));
    /// assert_eq!((counted.count, counted.ended), (0, Ended::Cancelled));
    /// ```
    #[must_use]
    pub const fn cancel<'b>(self, cancel: &'b CancelToken) -> Limits<'b> {
        Limits { solutions: self.solutions, calls: self.calls, cancel }
    }
}

impl Default for Limits<'static> {
    fn default() -> Limits<'static> {
        Limits::solutions(2)
    }
}

/// The reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ended {
    /// The whole tree was searched, so the count is exact.
    Exhausted,
    /// The limit of solutions was reached. There may be more solutions.
    SolutionLimit,
    /// The limit of calls was reached. There may be more solutions.
    CallLimit,
    /// The search was [cancelled](crate::CancelToken). There may be more solutions.
    Cancelled,
}

/// The outcome of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The first solution, in the engine's own order, if one was found.
    pub first: Option<Grid>,
    /// The second solution, if one was found.
    pub second: Option<Grid>,
    /// The number of solutions found.
    pub count: u64,
    /// The number of calls: nodes of the search tree, counted as the engine documents.
    pub calls: u64,
    /// The number of calls up to the first solution, or all calls if none was found.
    pub calls_to_first: u64,
    /// The reason why the search ended.
    pub ended: Ended,
}

/// The answer to "does this puzzle have exactly one solution?" (S0.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// The puzzle has no solution.
    None,
    /// This is the only solution: the puzzle is proper.
    Unique(Grid),
    /// These are two solutions; there may be more.
    Multiple(Grid, Grid),
}

/// The number of solutions of a puzzle: none, one or multiple. S0.1 needs no finer distinction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Verdict {
    /// No solution.
    None,
    /// Exactly one solution: the puzzle is proper.
    Unique,
    /// Two or more solutions.
    Multiple,
    /// The search was stopped before the answer was known.
    Unknown,
}

impl Solved {
    /// Returns how many solutions the puzzle has.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Solved::None => Verdict::None,
            Solved::Unique(_) => Verdict::Unique,
            Solved::Multiple(..) => Verdict::Multiple,
        }
    }

    /// Returns the solution, or `None` if there is not exactly one.
    pub const fn only(&self) -> Option<&Grid> {
        match self {
            Solved::Unique(only) => Some(only),
            Solved::None | Solved::Multiple(..) => None,
        }
    }

    /// Returns the first solution, or `None` if there is none.
    pub const fn first(&self) -> Option<&Grid> {
        match self {
            Solved::Unique(first) | Solved::Multiple(first, _) => Some(first),
            Solved::None => None,
        }
    }
}

impl Outcome {
    /// Returns how many solutions the puzzle has, as far as the search has proven it.
    pub fn verdict(&self) -> Verdict {
        match (self.count, self.ended) {
            (0, Ended::Exhausted) => Verdict::None,
            (1, Ended::Exhausted) => Verdict::Unique,
            (0 | 1, _) => Verdict::Unknown,
            _ => Verdict::Multiple,
        }
    }

    /// Returns the solutions, or `None` if a limit or the token ended the search before the answer
    /// was known.
    pub fn solved(&self) -> Option<Solved> {
        match (self.first, self.second, self.ended) {
            (Some(first), Some(second), _) => Some(Solved::Multiple(first, second)),
            (Some(only), None, Ended::Exhausted) => Some(Solved::Unique(only)),
            (None, _, Ended::Exhausted) => Some(Solved::None),
            _ => None,
        }
    }
}
