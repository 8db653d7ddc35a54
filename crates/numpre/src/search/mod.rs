//! Search engines. They find the first solution of a puzzle and the second, and count solutions up
//! to a limit.
//!
//! All engines give the same answers ([`Engine`]). They differ in method and speed:
//!
//! | engine | source | method |
//! |---|---|---|
//! | [`Naive`] | S0.2, S1.4, S3.3 | tries digits cell by cell; the reference for tests |
//! | [`CellList`] | S1.5 | the same order, with lists of candidates that are kept up to date |
//! | [`Fewest`] | S4.2 (A1) | branches at the unconfirmed cell with the fewest candidates |
//! | [`Fast`] | JCZSolve, tdoku, ours | looks up the places of a digit in tables; the default |
//!
//! [`BatchEngine`] searches many puzzles at once, with one search node in each bit of a vector
//! register.

mod batch;
mod cell_list;
mod engine;
mod engine_kind;
mod fast;
mod fewest;
mod naive;
mod outcome;
mod tally;

pub(crate) use batch::check_length;
pub use batch::{Backend, BatchEngine, BatchError, FirstSolutions, LengthMismatch};
pub(crate) use batch::{Question, QuestionSource};
pub use cell_list::{CellList, ListAnalysis};
pub use engine::Engine;
pub use engine_kind::{EngineKind, UnknownEngine};
pub use fast::Fast;
pub use fewest::Fewest;
pub use naive::Naive;
pub use outcome::{Ended, Limits, Outcome, Solved, Verdict};

use crate::vocabulary::Grid;

/// Solves one puzzle with the default engine. Searches for a second solution too, to prove whether
/// the first is the only one (S0.1).
///
/// ```
/// use numpre::{Grid, Solved, solve};
///
/// assert!(matches!(solve(&Grid::EMPTY), Solved::Multiple(first, second) if first != second));
/// ```
pub fn solve(givens: &Grid) -> Solved {
    EngineKind::default().build().solve(givens)
}
