//! Runs work over a stream of items on all cores and passes the results on in input order, in
//! constant memory.
//!
//! ```text
//!             ┌─ worker ─┐
//!  next(n) ───┼─ worker ─┼──▶ results, in the order of the items ───▶ sink
//!  (a thread) └─ worker ─┘      at most a few items in flight      (the caller's thread)
//! ```
//!
//! An item is a batch of records. `next` takes the number of records that the next batch should
//! hold, which follows the pace of the work ([`Pace`]). It is 1 at first, so that the first results
//! come at once, and then grows until a batch takes some milliseconds.
//!
//! [`generate()`] makes puzzles that way. Each depends only on its index, and if wanted no two are
//! isomorphs.

mod generate;
mod ordered;
mod pace;
mod threads;

pub use generate::{End, Made, Run, Unique, Watch, generate};
pub use ordered::{Ended, ordered};
pub use pace::Pace;
pub use threads::{MOST_THREADS, Threads};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
