//! Places in a text.

/// How far a place is from another before it, in bytes and in lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offset {
    /// How many bytes.
    pub(crate) bytes: usize,
    /// How many lines.
    pub(crate) lines: usize,
}
