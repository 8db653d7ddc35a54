//! Checks that need only the rules of Sudoku: finding clashing digits, and verifying answers.

mod clash;
mod verify;

pub use clash::{Clash, clashes};
pub use verify::{Verification, verify};
