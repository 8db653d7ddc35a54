//! Places in a text.

/// The distance from a place in a text to a later one, in bytes and in lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offset {
    /// The number of bytes.
    pub(crate) bytes: usize,
    /// The number of lines.
    pub(crate) lines: usize,
}
