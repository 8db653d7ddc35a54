//! Puzzles read: from arguments, files, workbooks, standard input.

mod argument;
mod compressed;
mod decoded;
mod folder;
mod guess;
mod peeked;
mod piece;
mod reader;
mod stream;
mod workbook;

pub use argument::{is_input, is_no_file};
pub use piece::{Found, Piece};
pub use reader::Reader;
pub use stream::text;
pub use workbook::is_called;
