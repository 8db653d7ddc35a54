//! How far to search, and what was found.

use crate::cancel::CancelToken;
use crate::vocabulary::Grid;

/// When a search ends before its tree does.
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
    /// Stop at this many solutions. 2, the default, is enough to prove a solution the only one
    /// (S0.1).
    pub solutions: u64,
    /// Stop after this many calls, as the engine counts them: a budget for searches that may not
    /// end in time.
    pub calls: u64,
    /// Stop when this token is cancelled.
    pub cancel: &'a CancelToken,
}

impl Limits<'static> {
    /// Stop at this many solutions, however long it takes.
    pub const fn solutions(solutions: u64) -> Limits<'static> {
        Limits { solutions, calls: u64::MAX, cancel: &CancelToken::NEVER }
    }
}

impl<'a> Limits<'a> {
    /// The same, but stop after this many calls.
    #[must_use]
    pub const fn calls(self, calls: u64) -> Limits<'a> {
        Limits { calls, ..self }
    }

    /// The same, but stop when this token is cancelled.
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

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ended {
    /// The whole tree was searched: the count is exact.
    Exhausted,
    /// The limit of solutions was reached: there may be more.
    SolutionLimit,
    /// The limit of calls was reached: nothing is proven about what was not found.
    CallLimit,
    /// The search was [cancelled](crate::CancelToken): nothing is proven about what was not found.
    Cancelled,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The first solution, in the engine's own order.
    pub first: Option<Grid>,
    /// The second.
    pub second: Option<Grid>,
    /// How many were found.
    pub count: u64,
    /// How many calls it took: nodes of the search tree, counted as the engine documents.
    pub calls: u64,
    /// How many of them until the first solution stood, or all where there is none.
    pub calls_to_first: u64,
    /// Why it ended.
    pub ended: Ended,
}

/// The answer to "is this puzzle proper?" (S0.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// There is no solution.
    None,
    /// This one and no other: a proper puzzle.
    Unique(Grid),
    /// These two, and perhaps more.
    Multiple(Grid, Grid),
}

/// How many solutions a puzzle has, as far as S0.1 asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Verdict {
    /// None.
    None,
    /// One: a proper puzzle.
    Unique,
    /// Two or more.
    Multiple,
    /// The limits ended the search before it could tell.
    Unknown,
}

impl Solved {
    /// How many solutions.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Solved::None => Verdict::None,
            Solved::Unique(_) => Verdict::Unique,
            Solved::Multiple(..) => Verdict::Multiple,
        }
    }

    /// The solution, where there is exactly one.
    pub const fn only(&self) -> Option<&Grid> {
        match self {
            Solved::Unique(only) => Some(only),
            Solved::None | Solved::Multiple(..) => None,
        }
    }

    /// The first solution, where there is one.
    pub const fn first(&self) -> Option<&Grid> {
        match self {
            Solved::Unique(first) | Solved::Multiple(first, _) => Some(first),
            Solved::None => None,
        }
    }
}

impl Outcome {
    /// How many solutions, as far as the search could tell.
    pub fn verdict(&self) -> Verdict {
        match (self.count, self.ended) {
            (0, Ended::Exhausted) => Verdict::None,
            (1, Ended::Exhausted) => Verdict::Unique,
            (0 | 1, _) => Verdict::Unknown,
            _ => Verdict::Multiple,
        }
    }

    /// None, one or several; `None` where a limit, or whoever cancelled it, ended the search before
    /// it could tell.
    pub fn solved(&self) -> Option<Solved> {
        match (self.first, self.second, self.ended) {
            (Some(first), Some(second), _) => Some(Solved::Multiple(first, second)),
            (Some(only), None, Ended::Exhausted) => Some(Solved::Unique(only)),
            (None, _, Ended::Exhausted) => Some(Solved::None),
            _ => None,
        }
    }
}
