//! Search engines: the first solution, the second, and how many there are up to a limit.
//!
//! All engines answer the same question the same way ([`Engine`]); they differ in how, and in
//! speed:
//!
//! | engine | source | how |
//! |---|---|---|
//! | [`Naive`] | S0.2, S1.4, S3.3 | cell order, digits ascending, row/column/block test: the oracle of the tests |
//! | [`CellList`] | S1.5 | the same order over candidate lists that are kept up to date |
//! | [`Fewest`] | S4.2 (A1) | the unconfirmed cell with the fewest candidates first |
//! | [`Fast`] | JCZSolve, tdoku, ours | bit sets by digit, closed by table look-up; the default |
//!
//! [`BatchEngine`] takes many puzzles at once, a search node in each bit of a vector register.

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

/// Solves one puzzle with the default engine, looking for a second solution (S0.1).
///
/// ```
/// use numpre::{Grid, Solved, solve};
///
/// assert!(matches!(solve(&Grid::EMPTY), Solved::Multiple(first, second) if first != second));
/// ```
pub fn solve(givens: &Grid) -> Solved {
    EngineKind::default().build().solve(givens)
}
