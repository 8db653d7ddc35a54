//! The ids of classes and rows.

use crate::hash;
use numpre::Grid;
use numpre::canonical::canonical;

/// The id of a class of isomorphs: the first 16 bytes of SHA-256 over the 81 characters of its
/// canonical form, `.` for a blank.
pub type ClassId = [u8; 16];

/// Returns the class id of a board: of a puzzle, or of a full grid.
pub fn class_id(board: &Grid) -> ClassId {
    let hash = hash::of(&canonical(board).to_line(b'.'));
    std::array::from_fn(|place| hash[place])
}

/// Returns the id of a row: `part/index/copy`.
pub fn row_id(part: &str, index: u64, copy: u16) -> String {
    format!("{part}/{index}/{copy}")
}
