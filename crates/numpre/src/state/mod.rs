//! What is known of a problem: its givens, what was placed since, the candidates of every cell.

mod candidates;
mod problem;

pub use candidates::{Candidates, Struck};
pub use problem::Problem;
