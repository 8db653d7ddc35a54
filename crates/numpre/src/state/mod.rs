//! What is known of a puzzle: its givens, what was placed since, the candidates of every cell.

mod candidates;
mod puzzle;

pub use candidates::{Candidates, RemovedFromPeers};
pub use puzzle::Puzzle;
