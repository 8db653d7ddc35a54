//! What begins with a mark of its own: a JSON object, a tag.

use crate::text::offset::Offset;

/// What is at the head of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marked {
    /// A record, whole or broken, up to there.
    Record(Offset),
    /// Nothing to read, up to there: a bracket, a comma, the tag of a folder.
    Nothing(Offset),
    /// More text is needed.
    Unfinished,
    /// Something longer than any may be.
    TooLong,
    /// Nothing of this kind.
    Other,
}
