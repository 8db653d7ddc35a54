//! Records that begin with a character of their own: a JSON object, a tag.

use crate::text::offset::Offset;

/// The kind of thing that a text begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marked {
    /// A record, whole or broken, up to this place.
    Record(Offset),
    /// Text to skip, up to this place: a bracket, a comma, the tag of a folder.
    Nothing(Offset),
    /// More text is needed.
    Unfinished,
    /// A record longer than the limit.
    TooLong,
    /// Neither a JSON object nor a tag.
    Other,
}
