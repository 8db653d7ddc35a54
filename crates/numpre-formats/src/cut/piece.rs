//! A piece of text: one record, or what could not be read as one.

use crate::text::offset::Offset;

/// A piece of text, with the place where it begins and the place where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The place where the piece begins: the length of the text to skip before it.
    pub(crate) skipped: Offset,
    /// The place where the piece ends, counted from the same origin as `skipped`.
    pub(crate) end: Offset,
    /// The piece is a board of several lines, and not a single line or object.
    pub(crate) is_board: bool,
    /// The piece contains a byte of value 0.
    pub(crate) has_zero: bool,
}
