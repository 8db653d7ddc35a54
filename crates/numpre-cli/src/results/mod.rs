//! Results that several commands share: answers of searches, assessments of puzzles.

mod answer;
mod assessed;
mod solver;

pub use answer::{SolveAnswer, status};
pub use assessed::Assessed;
pub use solver::{Solver, Wanted, run, search};
