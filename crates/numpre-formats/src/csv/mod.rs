//! Tables: a puzzle a row. The header names the columns, or else the first column has the puzzles.

mod fields;
pub(crate) mod header;
mod layout;
mod named;
mod quotes;
mod read;
pub(crate) mod row_end;
mod write;

pub(crate) use fields::DELIMITERS;
pub(crate) use header::{Detected, detect, may_be_row};
pub(crate) use layout::{Layout, beside_zero};
pub use named::puzzle_columns;
pub(crate) use read::read;
pub(crate) use write::{HEADER, print, quoted};
