//! A flat list of marks with coordinates in points, which a back end draws from first to last.

mod ink;
mod mark;
mod sheet;

pub use ink::Ink;
pub use mark::{Anchor, Dash, Mark, Point, Segment, Stroke, Weight};
pub use sheet::{Roles, Sheet};

/// A drawing, ready for any back end.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Drawing {
    /// Its width in points.
    pub width: f32,
    /// Its height in points.
    pub height: f32,
    /// A description for readers who cannot see the picture. It starts out as the scene's title; a
    /// caller can replace it with a sentence in the reader's language.
    pub title: String,
    /// Its marks, from bottom to top: later ones cover earlier ones.
    pub marks: Vec<Mark>,
}

/// Converts millimetres to points.
pub fn millimetres(length: f32) -> f32 {
    length * 72.0 / 25.4
}
