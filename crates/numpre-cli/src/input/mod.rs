//! Puzzles read: from arguments, files, workbooks, standard input.

mod argument;
mod piece;
mod reader;
#[cfg(feature = "xlsx")]
mod workbook;

pub use argument::is_no_file;
pub use piece::{Found, Piece};
pub use reader::Reader;
#[cfg(feature = "xlsx")]
pub use workbook::is_called;
