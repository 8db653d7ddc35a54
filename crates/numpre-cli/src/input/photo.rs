//! Reads pictures, if this command was built with the feature `photo`.

#[cfg(feature = "photo")]
mod linked;
#[cfg(not(feature = "photo"))]
mod unlinked;

#[cfg(feature = "photo")]
pub use linked::Photo;
#[cfg(not(feature = "photo"))]
pub use unlinked::Photo;

use crate::args::{DoubtfulChoice, EntriesChoice};
use numpre_draw::ReadPicture;
use std::sync::{Arc, Mutex, PoisonError};

/// How pictures are read.
#[derive(Clone, Debug)]
#[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "pictures need the feature"))]
pub struct PhotoOptions {
    /// The choice what happens with doubtful boards.
    pub doubtful: DoubtfulChoice,
    /// The choice what happens with a player's digits.
    pub entries: EntriesChoice,
    /// True if boards may be answers: a player's digits are one, and a full board is one.
    pub are_answers: bool,
    /// The list to which each picture with boards is added; `None` if they are not drawn.
    pub drawn: Option<DrawnPhotos>,
}

/// The pictures of a run in which boards were found. Workers add them in any order.
#[derive(Clone, Debug, Default)]
pub struct DrawnPhotos(Arc<Mutex<Vec<(usize, ReadPicture)>>>);

impl DrawnPhotos {
    /// Adds the picture of the source with this number.
    #[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "pictures need the feature"))]
    fn add(&self, number: usize, picture: ReadPicture) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((number, picture));
    }

    /// Removes and returns all pictures in the order of the sources.
    pub fn take(&self) -> Vec<ReadPicture> {
        let mut all = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        all.sort_by_key(|&(number, _)| number);
        all.into_iter().map(|(_, picture)| picture).collect()
    }
}
