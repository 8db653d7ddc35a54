//! Tables, with one puzzle per row. The columns are those that the header names; without a header,
//! the puzzles are in the first column.

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
pub(crate) use layout::{Layout, extra_despite_zero};
pub use named::puzzle_columns;
pub(crate) use read::read;
pub(crate) use write::{HEADER, print, quoted};
