//! A drawing as the text of an SVG file.

mod number;
mod palette;
mod shapes;
mod texts;

pub use palette::Style;

use crate::drawing::{Drawing, Ink, Mark};
use number::Number;
use std::fmt::Write;

/// Options for writing an SVG file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgOptions {
    /// Its colours.
    pub style: Style,
    /// True to write the size in points. Without a size, the picture fills the space it is put
    /// into.
    pub has_size: bool,
    /// The font families of its digits, as in CSS, ending with a generic family.
    pub font_family: String,
}

/// The light style, without a size.
impl Default for SvgOptions {
    fn default() -> SvgOptions {
        let font_family = "BIZ UDPGothic, Helvetica Neue, Helvetica, Arial, sans-serif".to_owned();
        SvgOptions { style: Style::Light, has_size: false, font_family }
    }
}

/// Writes a drawing as SVG: one root element, with presentation attributes only. The text has no
/// scripts, styles, ids or references. So it passes the strictest content security policy, and a
/// page can contain it any number of times.
///
/// The same drawing gives the same bytes on every machine.
pub fn svg(drawing: &Drawing, options: &SvgOptions) -> String {
    let mut out = String::with_capacity(4096);
    let (width, height) = (Number(drawing.width), Number(drawing.height));
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    // Writing to a string does not fail.
    let _ = write!(out, " viewBox=\"0 0 {width} {height}\"");
    if options.has_size {
        let _ = write!(out, " width=\"{width}pt\" height=\"{height}pt\"");
    }
    out.push_str(" role=\"img\" text-anchor=\"middle\" fill=\"none\" font-family=\"");
    push_escaped(&mut out, &options.font_family);
    out.push_str("\">\n<title>");
    push_escaped(&mut out, &drawing.title);
    out.push_str("</title>\n");

    let mut rest = &drawing.marks[..];
    if !options.style.has_ground() && rest.first().is_some_and(|mark| is_ground(mark, drawing)) {
        rest = &rest[1..];
    }
    while let Some(first) = rest.first() {
        // Neighbours with the same look become one element.
        let count = match first {
            Mark::Text { .. } => texts::push(&mut out, rest, options.style),
            _ => shapes::push(&mut out, rest, options.style),
        };
        rest = &rest[count.max(1)..];
    }
    out.push_str("</svg>\n");
    out
}

/// Returns whether a mark is the background of the whole drawing.
fn is_ground(mark: &Mark, drawing: &Drawing) -> bool {
    let Mark::Rect { width, height, fill: Some(Ink::Board), .. } = mark else { return false };
    (*width, *height) == (drawing.width, drawing.height)
}

/// Appends a text with XML escapes. Tabs and line breaks become spaces; other characters that XML
/// cannot hold become U+FFFD.
fn push_escaped(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            other => out.push(other),
        }
    }
}
