//! The reading of puzzles from arguments, files, workbooks and standard input.

mod argument;
mod compressed;
mod decoded;
mod error;
mod file_kind;
mod guess;
mod parquet;
mod peeked;
mod photo;
mod piece;
mod place;
mod reader;
mod stream;
mod workbook;

pub use argument::{is_input, means_no_file};
pub use error::{InputError, InputErrorKind};
pub use file_kind::is_called;
pub use parquet::{is_damaged, unreadable};
pub use photo::DrawnPhotos;
pub use piece::{Entry, Extent, Found, Piece, Pieces};
pub use place::{Called, PicturePlace, Place, SheetPlace, Source, SourceKind};
pub use reader::{ExtraColumns, Reader};
pub use stream::text;
