//! What several commands have to say about a puzzle.

mod answer;
mod assessed;
mod solver;

pub use answer::{SolveAnswer, status};
pub use assessed::Assessed;
pub use solver::{Solver, Wanted, run, search};
