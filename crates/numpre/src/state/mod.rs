//! The state of a puzzle: its givens, the digits placed since, and the candidates of every cell.

mod candidates;
mod puzzle;

pub use candidates::{Candidates, RemovedFromPeers};
pub use puzzle::Puzzle;
