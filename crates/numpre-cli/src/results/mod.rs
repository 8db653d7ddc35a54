//! Results that several commands share: answers of searches, assessments of puzzles, tables of
//! shares.

mod answer;
mod assessed;
pub mod shares;
mod solver;

pub use answer::{SolveAnswer, status};
pub use assessed::Assessed;
pub use solver::{Solver, Wanted, run, search};
