//! Runs work over a stream of items on all cores and hands the results on in input order, in
//! constant memory.
//!
//! ```text
//!             ┌─ worker ─┐
//!  next(n) ───┼─ worker ─┼──▶ results, in the order of the items ───▶ sink
//!  (a thread) └─ worker ─┘      at most a few items in flight      (the caller's thread)
//! ```
//!
//! An item is a batch of records. How many records the next one should hold is told to `next` and
//! follows the pace of the work ([`Pace`]): one at first, so that the first answers are out at
//! once, then as many as take some milliseconds.
//!
//! [`generate()`] makes puzzles to order that way, each a function of its index, on request no two
//! of them isomorphs.

mod generate;
mod ordered;
mod pace;
mod threads;

pub use generate::{End, Made, Run, Watch, generate};
pub use ordered::{Ended, ordered};
pub use pace::Pace;
pub use threads::{MOST_THREADS, Threads};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
