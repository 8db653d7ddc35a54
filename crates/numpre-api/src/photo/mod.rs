//! The boards of a photo.
//!
//! | file | contents |
//! |---|---|
//! | `reply` | [`PhotoReader`] and its replies for a page: names and numbers, but no sentences |
//! | `reading` | [`BoardReading`]: a board for programs, with its doubtful cells in words |
//! | `fault` | [`PictureFault`]: why a picture is refused, in words |
//! | `decode` | JPEG, PNG and WebP become pixels (feature `photo-files`) |
//! | `file` | a file becomes readings (feature `photo-files`) |
//! | `format` | the first bytes of a picture |

#[cfg(feature = "photo-files")]
mod decode;
mod fault;
#[cfg(feature = "photo-files")]
mod file;
mod format;
mod reading;
mod reply;

pub use fault::PictureFault;
#[cfg(feature = "photo-files")]
pub use file::MOST_PICTURE_BYTES;
pub use format::{PICTURE_SIGNATURES, is_picture};
pub use reading::{BoardReading, PictureBoard, PictureBoards};
pub use reply::{DoubtfulCell, OtherReading, PhotoReader, PhotoReply, Place, ReadBoard, Turn};
