//! Writes puzzles in every format.

mod columns;
mod print;
mod writer;

pub use columns::Columns;
pub use print::print;
pub use writer::Writer;
