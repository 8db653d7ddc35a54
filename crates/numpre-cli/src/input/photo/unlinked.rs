//! Takes the place of pictures in builds that cannot read them. Their first bytes are not examined
//! there, so there is no picture.

use super::PhotoOptions;
use crate::input::{InputError, Source};
use numpre_formats::Record;
use std::io::{self, Read};
use std::sync::Arc;

/// A picture. There is no value of this type.
pub enum Photo {}

/// A board of a picture: its place, and the puzzle or the error there.
type Board = (Arc<Source>, Box<Result<Record, InputError>>);

impl Photo {
    /// Refuses the picture.
    ///
    /// # Errors
    /// Always returns an error.
    pub fn load(_: impl Read, _: &PhotoOptions) -> io::Result<Photo> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Returns the number of bytes.
    pub const fn length(&self) -> u64 {
        match *self {}
    }

    /// Reads all boards.
    pub const fn boards(&self, _: &Source) -> Vec<Board> {
        match *self {}
    }
}
