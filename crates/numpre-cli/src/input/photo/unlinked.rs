//! Takes the place of pictures in builds that cannot read them. Their first bytes are not examined
//! there, so there is no picture.

use super::PhotoOptions;
use crate::input::Source;
use crate::input::piece::Found;
use std::io::{self, Read};
use std::sync::Arc;

/// A picture. There is no value of this type.
pub enum Photo {}

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
    pub const fn boards(&self, _: &Source) -> Vec<(Arc<Source>, Found)> {
        match *self {}
    }
}
