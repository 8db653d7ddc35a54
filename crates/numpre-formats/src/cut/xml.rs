//! Finds where the tag of a game ends in OpenSudoku XML, and which text around it is to be skipped.
//!
//! A damaged tag must not take the games after it with it. So it ends with its line, or before the
//! next known tag on that line, because all tags of a file may be on one line.
//!
//! ```text
//!   <folder name="a"><game data="4…"/><game data="8… <game data="5…"/></folder>
//!   skipped          record 1         broken record  record 3         skipped
//! ```

use super::marked::Marked;
use crate::notation::open_sudoku::{self, Element};
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;

/// Returns what the text begins with. No tag may be longer than `limit`.
pub(super) fn head(text: &[u8], at_end: bool, limit: usize) -> Marked {
    let blanks = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    if text.get(blanks) != Some(&b'<') {
        return Marked::Other;
    }
    tagged(text, blanks, at_end, limit)
}

/// Returns what a text begins with that starts with `blanks` spaces or tabs and a `<`.
#[cold]
#[inline(never)]
fn tagged(text: &[u8], blanks: usize, at_end: bool, limit: usize) -> Marked {
    let from = &text[blanks..];
    match open_sudoku::begins(from, at_end) {
        Some(true) => {}
        Some(false) => return Marked::Other,
        None => return Marked::Unfinished,
    }
    let near = &from[..from.len().min(limit)];
    let is_all = at_end || from.len() > limit;
    let offset =
        |length: usize| Offset { bytes: blanks + length, lines: line_ends(&near[..length]) };
    match open_sudoku::element(near, is_all, &mut |_, _| {}) {
        Element::Game(length) => Marked::Record(offset(length)),
        Element::Other(length) => Marked::Nothing(offset(length)),
        Element::Unfinished => Marked::Unfinished,
        Element::Broken(kept) => match end_of_broken(near, kept, is_all) {
            Some(end) if end == near.len() && from.len() > limit => Marked::TooLong,
            Some(end) => Marked::Record(offset(end)),
            None => Marked::Unfinished,
        },
    }
}

/// Returns where a damaged tag ends that is well formed only up to `kept`, or `None` if more text
/// is needed.
fn end_of_broken(text: &[u8], kept: usize, at_end: bool) -> Option<usize> {
    for place in kept..text.len() {
        let rest = &text[place..];
        let is_end = match rest[0] {
            b'<' => open_sudoku::begins(rest, at_end)?,
            b'\n' => true,
            b'\r' => match lines::rest_of_line(rest, at_end) {
                // The text ends with a CR. The next byte decides whether the CR ends the line.
                (0, false) => return None,
                (length, _) => length == 0,
            },
            _ => false,
        };
        if is_end {
            return Some(place);
        }
    }
    at_end.then_some(text.len())
}

/// Returns how many lines end in a text.
fn line_ends(mut text: &[u8]) -> usize {
    let mut count = 0;
    while let Found::Line { length, whole, .. } = lines::first(text, true, usize::MAX) {
        count += usize::from(length < whole);
        text = &text[whole..];
    }
    count
}
