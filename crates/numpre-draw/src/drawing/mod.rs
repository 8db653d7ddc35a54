//! A flat list of marks in points, which a back end walks from first to last.

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
    /// What it shows, for those who do not see it. It begins as the scene's title; a face puts a
    /// sentence there.
    pub title: String,
    /// What is on it: later ones lie above earlier ones.
    pub marks: Vec<Mark>,
}

/// So many millimetres in points.
pub fn millimetres(length: f32) -> f32 {
    length * 72.0 / 25.4
}
