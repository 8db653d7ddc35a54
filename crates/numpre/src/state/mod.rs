//! What is known while solving: the candidates of every cell.

mod candidates;

pub use candidates::{Candidates, Struck};
