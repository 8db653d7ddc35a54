//! Lines, rectangles, circles and paths.

use super::Style;
use super::number::Number;
use crate::drawing::{Ink, Mark, Point, Segment, Stroke};
use std::fmt::Write;

/// Writes the first mark and the marks after it with the same look, up to a text, as one element.
/// Returns the number of marks written.
pub(super) fn push(out: &mut String, marks: &[Mark], style: Style) -> usize {
    let look = look(&marks[0]);
    let count = marks
        .iter()
        .take_while(|mark| !matches!(mark, Mark::Text { .. }) && self::look(mark) == look)
        .count();
    let (fill, stroke) = look;
    // A single circle is shorter as `<circle>`; a single rectangle is shorter as a path.
    if let ([Mark::Ring { at, radius, .. }], 1) = (&marks[..count], count) {
        let _ = write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
            Number(at.x),
            Number(at.y),
            Number(*radius)
        );
    } else {
        out.push_str("<path d=\"");
        marks[..count].iter().for_each(|mark| push_data(out, mark));
        out.push('"');
    }
    if let Some(ink) = fill {
        push_paint(out, "fill", ink, style);
    }
    if let Some(stroke) = stroke {
        push_stroke(out, &stroke, style);
    }
    out.push_str("/>\n");
    count
}

fn look(mark: &Mark) -> (Option<Ink>, Option<Stroke>) {
    match mark {
        Mark::Line { stroke, .. } => (None, Some(*stroke)),
        Mark::Rect { fill, stroke, .. }
        | Mark::Ring { fill, stroke, .. }
        | Mark::Path { fill, stroke, .. } => (*fill, *stroke),
        Mark::Text { ink, .. } => (Some(*ink), None),
    }
}

pub(super) fn push_paint(out: &mut String, what: &str, ink: Ink, style: Style) {
    let paint = style.paint(ink);
    let _ = write!(out, " {what}=\"{}\"", paint.color);
    if let Some(opacity) = paint.opacity {
        let _ = write!(out, " {what}-opacity=\"{opacity}\"");
    }
}

fn push_stroke(out: &mut String, stroke: &Stroke, style: Style) {
    push_paint(out, "stroke", stroke.ink, style);
    let _ = write!(out, " stroke-width=\"{}\"", Number(stroke.width));
    if let Some(dash) = stroke.dash {
        let _ = write!(out, " stroke-dasharray=\"{} {}\"", Number(dash.on), Number(dash.off));
    }
    if stroke.is_round {
        out.push_str(" stroke-linecap=\"round\"");
    }
}

/// Appends a mark as path data.
fn push_data(out: &mut String, mark: &Mark) {
    match mark {
        Mark::Line { from, to, .. } => {
            push_point(out, 'M', *from);
            push_line(out, *from, *to);
        }
        Mark::Rect { at, width, height, .. } => {
            push_point(out, 'M', *at);
            let (width, height) = (*width, *height);
            let _ = write!(out, "h{}v{}h{}z", Number(width), Number(height), Number(-width));
        }
        Mark::Ring { at, radius, .. } => {
            push_point(out, 'M', at.moved(-radius, 0.0));
            let (radius, across) = (Number(*radius), 2.0 * radius);
            let _ = write!(
                out,
                "a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0 {} 0z",
                Number(across),
                Number(-across)
            );
        }
        Mark::Path { segments, .. } => {
            let mut last = Point::new(0.0, 0.0);
            for segment in segments {
                match *segment {
                    Segment::Move(to) => push_point(out, 'M', to),
                    Segment::Line(to) => push_line(out, last, to),
                    Segment::Curve { by, end } => {
                        push_point(out, 'Q', by);
                        push_point(out, ' ', end);
                    }
                    Segment::Close => out.push('z'),
                }
                if let Segment::Move(to) | Segment::Line(to) | Segment::Curve { end: to, .. } =
                    *segment
                {
                    last = to;
                }
            }
        }
        Mark::Text { .. } => {}
    }
}

fn push_point(out: &mut String, command: char, point: Point) {
    let _ = write!(out, "{command}{} {}", Number(point.x), Number(point.y));
}

/// Appends a straight line, with the shorter commands `H` and `V` if it is level or upright.
fn push_line(out: &mut String, from: Point, to: Point) {
    let _ = if from.y == to.y {
        write!(out, "H{}", Number(to.x))
    } else if from.x == to.x {
        write!(out, "V{}", Number(to.y))
    } else {
        write!(out, "L{} {}", Number(to.x), Number(to.y))
    };
}
