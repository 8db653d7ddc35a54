//! The marks of a drawing.

use super::Ink;

/// A position on the drawing, in points from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// The distance from the left edge.
    pub x: f32,
    /// The distance from the upper edge.
    pub y: f32,
}

impl Point {
    /// Creates a point from its coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Returns the point that lies `x` to the right of this one and `y` below it.
    pub fn moved(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// The pattern of a broken line, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dash {
    /// The length of each dash.
    pub on: f32,
    /// The length of each gap.
    pub off: f32,
}

/// The look of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in points.
    pub width: f32,
    /// Its dashes; `None` if it is unbroken.
    pub dash: Option<Dash>,
    /// True if its ends are round. Dashes of length zero then appear as dots.
    pub is_round: bool,
}

impl Stroke {
    /// Returns an unbroken line.
    pub const fn solid(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dash: None, is_round: false }
    }

    /// Returns a dashed line.
    pub const fn dashed(ink: Ink, width: f32, on: f32, off: f32) -> Stroke {
        Stroke { ink, width, dash: Some(Dash { on, off }), is_round: false }
    }

    /// Returns a dotted line, made of round dashes of length zero.
    pub const fn dotted(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dash: Some(Dash { on: 0.0, off: 2.2 * width }), is_round: true }
    }

    /// Returns the same line with round ends.
    pub const fn round(self) -> Stroke {
        Stroke { is_round: true, ..self }
    }
}

/// A segment of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "to", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Segment {
    /// The start of a new part of the path.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A quadratic curve.
    Curve {
        /// Its control point.
        by: Point,
        /// Its end point.
        end: Point,
    },
    /// A straight line back to the last [`Segment::Move`].
    Close,
}

/// The weight of a typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// The part of a text that is placed at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle, by its advance width.
    Middle,
    /// Its right end.
    End,
}

/// A shape or a text of a drawing.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "mark", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mark {
    /// A straight line.
    Line {
        /// Its start.
        from: Point,
        /// Its end.
        to: Point,
        /// Its look.
        stroke: Stroke,
    },
    /// An upright rectangle.
    Rect {
        /// Its upper left corner.
        at: Point,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// The colour of its inside; `None` leaves it open.
        fill: Option<Ink>,
        /// Its outline, half on either side of its edge, if it has one.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Ring {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: f32,
        /// The colour of its inside; `None` leaves it open.
        fill: Option<Ink>,
        /// Its outline, half on either side of its edge, if it has one.
        stroke: Option<Stroke>,
    },
    /// Lines and curves.
    Path {
        /// Its segments, in order.
        segments: Vec<Segment>,
        /// The colour of its inside; `None` leaves it open.
        fill: Option<Ink>,
        /// Its outline, if it has one.
        stroke: Option<Stroke>,
    },
    /// A text on its baseline.
    Text {
        /// The position of its anchor on the baseline.
        at: Point,
        /// The font size: one em, in points.
        size: f32,
        /// The weight of its letters.
        weight: Weight,
        /// True if it is slanted.
        is_slanted: bool,
        /// The part of the text that is at `at`.
        anchor: Anchor,
        /// Its colour.
        ink: Ink,
        /// The text.
        text: String,
    },
}

impl Mark {
    /// Returns the mark, moved by `x` to the right and by `y` down.
    pub(crate) fn moved(mut self, x: f32, y: f32) -> Mark {
        let by = |point: &mut Point| *point = point.moved(x, y);
        match &mut self {
            Mark::Line { from, to, .. } => [from, to].into_iter().for_each(by),
            Mark::Rect { at, .. } | Mark::Ring { at, .. } | Mark::Text { at, .. } => by(at),
            Mark::Path { segments, .. } => {
                for segment in segments {
                    match segment {
                        Segment::Move(at) | Segment::Line(at) => by(at),
                        Segment::Curve { by: control, end } => {
                            [control, end].into_iter().for_each(by)
                        }
                        Segment::Close => {}
                    }
                }
            }
        }
        self
    }

    /// Returns the inks of its inside and of its outline.
    pub fn inks(&self) -> impl Iterator<Item = Ink> {
        let (fill, stroke) = match self {
            Mark::Line { stroke, .. } => (None, Some(*stroke)),
            Mark::Rect { fill, stroke, .. }
            | Mark::Ring { fill, stroke, .. }
            | Mark::Path { fill, stroke, .. } => (*fill, *stroke),
            Mark::Text { ink, .. } => (Some(*ink), None),
        };
        fill.into_iter().chain(stroke.map(|stroke| stroke.ink))
    }
}
