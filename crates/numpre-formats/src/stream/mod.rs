//! Any number of puzzles from a stream: cut into batches of whole records, which are parsed in
//! whatever thread.

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
