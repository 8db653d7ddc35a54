//! A piece of text that is read by itself.

use crate::text::offset::Offset;

/// A piece of text, behind what is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// What stands before it.
    pub(crate) skipped: Offset,
    /// Where it ends, in bytes and lines from the same place as `skipped`.
    pub(crate) end: Offset,
    /// Whether it is a board of several lines, or just one.
    pub(crate) is_board: bool,
    /// Whether a byte of value 0 is in it.
    pub(crate) has_zero: bool,
}
