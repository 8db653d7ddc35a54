//! Reads any number of puzzles from a stream. The stream is cut into batches of whole records,
//! which any thread can parse.

mod batch;
mod batches;
mod cutter;
mod head;
mod options;
mod pattern;
mod piece;
mod read_one;
mod trust;

pub use batch::{Batch, Item};
pub use batches::Batches;
pub use options::Options;
pub use pattern::read_pattern;
pub use read_one::{place_of, read_one};
