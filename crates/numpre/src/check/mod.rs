//! Checks of a board against the rules alone: clashing digits, and the answer verifier.

mod clash;
mod verify;

pub use clash::{Clash, clashes};
pub use verify::{Verification, verify};
