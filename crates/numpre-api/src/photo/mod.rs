//! The boards of a photo.
//!
//! | file | contents |
//! |---|---|
//! | `reply` | [`PhotoReader`] and its replies for a page: names and numbers, but no sentences |
//! | `picture_board` | [`BoardReading`]: a board for programs, with its doubtful cells in words |
//! | `picture_fault` | [`PictureFault`]: why a picture is refused, in words |
//! | `decode` | JPEG, PNG and WebP become pixels (feature `photo-files`) |
//! | `file` | a file becomes readings (feature `photo-files`) |
//! | `format` | the first bytes of a picture |

#[cfg(feature = "photo-files")]
mod decode;
#[cfg(feature = "photo-files")]
mod file;
mod format;
mod picture_board;
mod picture_fault;
mod reply;

#[cfg(feature = "photo-files")]
pub use file::MOST_PICTURE_BYTES;
pub use format::{PICTURE_SIGNATURES, is_picture};
pub use picture_board::{BoardReading, PictureBoard, PictureBoards};
pub use picture_fault::PictureFault;
pub use reply::{DoubtfulCell, OtherReading, PhotoReader, PhotoReply, Place, ReadBoard, Turn};
