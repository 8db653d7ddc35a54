//! What commands have to say about a puzzle, where several say the same.

mod answer;
mod assessed;
pub mod shown;
mod solver;

pub use answer::{Answer, status};
pub use assessed::Assessed;
pub use shown::Look;
pub use shown::Shown;
pub use solver::Solver;
pub use solver::{Wanted, search};
