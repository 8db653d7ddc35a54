//! Texts: characters on one line with the same look become one element with many positions.

use super::number::Number;
use super::shapes::push_paint;
use super::{Style, push_escaped};
use crate::drawing::{Anchor, Mark, Weight};
use std::fmt::Write;

/// Writes the first text and the texts after it that can share its element. Returns the number of
/// texts written.
pub(super) fn push(out: &mut String, marks: &[Mark], style: Style) -> usize {
    let count = marks.iter().take_while(|mark| belongs(&marks[0], mark)).count().max(1);
    let Mark::Text { at, size, weight, is_slanted, anchor, ink, .. } = &marks[0] else { return 1 };
    out.push_str("<text x=\"");
    for (place, mark) in marks[..count].iter().enumerate() {
        if let Mark::Text { at, .. } = mark {
            let _ = write!(out, "{}{}", if place > 0 { " " } else { "" }, Number(at.x));
        }
    }
    let _ = write!(out, "\" y=\"{}\" font-size=\"{}\"", Number(at.y), Number(*size));
    if *weight == Weight::Bold {
        out.push_str(" font-weight=\"700\"");
    }
    if *is_slanted {
        out.push_str(" font-style=\"italic\"");
    }
    match anchor {
        Anchor::Start => out.push_str(" text-anchor=\"start\""),
        Anchor::Middle => {}
        Anchor::End => out.push_str(" text-anchor=\"end\""),
    }
    push_paint(out, "fill", *ink, style);
    out.push('>');
    for mark in &marks[..count] {
        if let Mark::Text { text, .. } = mark {
            push_escaped(out, text);
        }
    }
    out.push_str("</text>\n");
    count
}

/// Returns whether both marks are single characters on the same line with the same look.
fn belongs(first: &Mark, mark: &Mark) -> bool {
    let key = |mark: &Mark| match mark {
        Mark::Text { at, size, weight, is_slanted, anchor, ink, text }
            if text.chars().count() == 1 =>
        {
            Some((at.y, *size, *weight, *is_slanted, *anchor, *ink))
        }
        _ => None,
    };
    key(first).is_some() && key(first) == key(mark)
}
