//! Writes the cells of a sheet.

use super::{Content, Edit};
use crate::xlsx::place::Place;
use quick_xml::escape::escape;

/// Returns a cell as XML. `prefix` is the prefix of the elements of the sheet, usually empty.
pub(super) fn cell(place: Place, edit: &Edit, style: Option<&str>, prefix: &str) -> String {
    let style = style.map(|style| format!(r#" s="{}""#, escape(style))).unwrap_or_default();
    match &edit.content {
        Content::Empty => format!(r#"<{prefix}c r="{place}"{style}/>"#),
        Content::Digit(digit) => {
            format!(r#"<{prefix}c r="{place}"{style}><{prefix}v>{digit}</{prefix}v></{prefix}c>"#)
        }
        Content::Text(text) => format!(
            "<{prefix}c r=\"{place}\"{style} t=\"inlineStr\"><{prefix}is>\
             <{prefix}t xml:space=\"preserve\">{}</{prefix}t></{prefix}is></{prefix}c>",
            escape(text.as_str())
        ),
    }
}
