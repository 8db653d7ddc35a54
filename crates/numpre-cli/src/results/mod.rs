//! Results that several commands share: answers of searches, assessments of puzzles, explanations,
//! tables of shares.

mod answer;
mod assessed;
mod guide;
pub mod shares;
mod solver;

pub use answer::{SolveAnswer, status};
pub use assessed::Assessed;
pub use guide::{Guide, Guided, Origin};
pub use solver::{Solver, Wanted, run, search};
