//! The marks of a drawing.

use super::Ink;

/// A place on the drawing in points, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// A place.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The place so far to the right and down from here.
    pub fn moved(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// How a line is broken.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dash {
    /// How long it is drawn.
    pub on: f32,
    /// How long it is not.
    pub off: f32,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in points.
    pub width: f32,
    /// How it is broken, if it is.
    pub dash: Option<Dash>,
    /// Whether its ends are round; dashes of no length are dots then.
    pub is_round: bool,
}

impl Stroke {
    /// An unbroken line.
    pub const fn solid(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dash: None, is_round: false }
    }

    /// A dashed line.
    pub const fn dashed(ink: Ink, width: f32, on: f32, off: f32) -> Stroke {
        Stroke { ink, width, dash: Some(Dash { on, off }), is_round: false }
    }

    /// A dotted line.
    pub const fn dotted(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dash: Some(Dash { on: 0.0, off: 2.2 * width }), is_round: true }
    }

    /// The same with round ends.
    pub const fn round(self) -> Stroke {
        Stroke { is_round: true, ..self }
    }
}

/// A part of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "to", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Segment {
    /// Begins anew here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A quadratic curve.
    Curve {
        /// The point that it bends towards.
        by: Point,
        /// Its end.
        end: Point,
    },
    /// Back to where it began.
    Close,
}

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// Which part of a text is where it is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle, by its own advance.
    Middle,
    /// Its right end.
    End,
}

/// One mark.
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
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// How it is drawn.
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
        /// Its inside.
        fill: Option<Ink>,
        /// Its outline, half on either side of its edge.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Ring {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: f32,
        /// Its inside.
        fill: Option<Ink>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// Lines and curves.
    Path {
        /// Its parts.
        segments: Vec<Segment>,
        /// Its inside.
        fill: Option<Ink>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// A text on its baseline.
    Text {
        /// Where the anchor stands on the baseline.
        at: Point,
        /// The size of its letters: one em.
        size: f32,
        /// How heavy.
        weight: Weight,
        /// Whether it is slanted.
        is_slanted: bool,
        /// Which part of it is at `at`.
        anchor: Anchor,
        /// Its colour.
        ink: Ink,
        /// The text.
        text: String,
    },
}

impl Mark {
    /// The colours in it.
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
