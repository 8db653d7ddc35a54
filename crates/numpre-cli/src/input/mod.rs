//! The reading of puzzles from arguments, files, workbooks and standard input.

mod argument;
mod compressed;
mod decoded;
mod error;
mod file_kind;
mod guess;
mod parquet;
mod peeked;
#[cfg(feature = "photo")]
mod photo;
#[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "only pictures have such faults"))]
mod photo_fault;
#[cfg(feature = "photo")]
mod picture;
mod piece;
mod place;
mod reader;
#[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "only pictures are read so"))]
mod reading;
mod stream;
mod workbook;

pub use argument::{is_input, means_no_file};
pub use error::{InputError, InputErrorKind};
pub use file_kind::is_called;
pub use parquet::{is_damaged, unreadable};
pub use piece::{Entry, Extent, Found, Piece, Pieces};
pub use place::{Called, Place, SheetPlace, Source, SourceKind};
pub use reader::{ExtraColumns, Reader};
pub use reading::PicturePlace;
pub use stream::text;
