//! Where a JSON object ends that holds a puzzle: on its line, or on a later one where it is written
//! over several.
//!
//! Objects may stand one to a line, as the command writes them, or in a list. Brackets and commas
//! between them are passed over. A damaged object must not swallow what follows it. So it ends with
//! its line where a text is not closed on it, and before a line that begins an object in the first
//! column or is a puzzle of 81 cells.

use super::marked::Marked;
use crate::notation::line81;
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;

/// An object may be this many times as long as a line, because it can hold a whole explanation.
const LINES: usize = 1 << 8;

/// Looks at the text that begins here; `limit` is that of a line.
pub(super) fn head(text: &[u8], at_end: bool, limit: usize) -> Marked {
    let mut reader = Scan { text, at_end, place: 0, lines: 0 };
    let begin = reader.skip_blanks();
    match text.get(begin) {
        Some(b'{') => {}
        Some(b'[' | b']' | b',') => return reader.between(),
        _ => return Marked::Other,
    }
    match reader.begins_object() {
        Some(true) => {}
        Some(false) => return Marked::Other,
        None => return Marked::Unfinished,
    }
    match reader.object(begin == 0, limit.saturating_mul(LINES)) {
        Some(end) if end.bytes > limit.saturating_mul(LINES) => Marked::TooLong,
        Some(end) => Marked::Record(end),
        None if text.len() > limit.saturating_mul(LINES) => Marked::TooLong,
        None => Marked::Unfinished,
    }
}

struct Scan<'t> {
    text: &'t [u8],
    at_end: bool,
    place: usize,
    lines: usize,
}

impl Scan<'_> {
    /// Passes over spaces and tabs; where it is then.
    fn skip_blanks(&mut self) -> usize {
        while let Some(b' ' | b'\t') = self.text.get(self.place) {
            self.place += 1;
        }
        self.place
    }

    /// Passes over the end of a line, if one is here. `None` where more has to come to tell.
    fn skip_line_end(&mut self) -> Option<bool> {
        match (self.text.get(self.place), self.text.get(self.place + 1)) {
            (None, _) => return self.at_end.then_some(false),
            (Some(b'\r'), None) if !self.at_end => return None,
            (Some(b'\r'), Some(b'\n')) => self.place += 2,
            (Some(b'\r' | b'\n'), _) => self.place += 1,
            _ => return Some(false),
        }
        self.lines += 1;
        Some(true)
    }

    fn offset(&self) -> Offset {
        Offset { bytes: self.place, lines: self.lines }
    }

    /// Whether the brace here begins an object: a name or its end follows, maybe on the next line.
    fn begins_object(&self) -> Option<bool> {
        let mut ahead = Scan { place: self.place + 1, ..*self };
        loop {
            ahead.skip_blanks();
            if !ahead.skip_line_end()? {
                break;
            }
        }
        match self.text.get(ahead.place) {
            Some(found) => Some(matches!(found, b'"' | b'}')),
            None => Some(false),
        }
    }

    /// A bracket or a comma, alone on its line or before an object.
    fn between(&mut self) -> Marked {
        let mark = self.text[self.place];
        self.place += 1;
        if mark == b']' && self.text.get(self.place) == Some(&b',') {
            self.place += 1;
        }
        self.skip_blanks();
        // A list may begin on a line of its own, and end on one.
        let mut after = Scan { ..*self };
        let is_alone = match after.skip_line_end() {
            None => return Marked::Unfinished,
            Some(is_end) => is_end || after.place == self.text.len(),
        };
        match mark {
            b']' if is_alone => return Marked::Nothing(after.offset()),
            b'[' if is_alone => loop {
                after.skip_blanks();
                match after.skip_line_end() {
                    None => return Marked::Unfinished,
                    Some(true) => {}
                    Some(false) => break,
                }
            },
            _ if is_alone => return Marked::Other,
            _ => {}
        }
        match (self.text.get(after.place), after.begins_object()) {
            (Some(b'{'), None) => Marked::Unfinished,
            (Some(b'{'), Some(true)) => Marked::Nothing(after.offset()),
            _ => Marked::Other,
        }
    }

    /// Follows the object here to its end. `None` where more has to come.
    fn object(&mut self, is_first_column: bool, limit: usize) -> Option<Offset> {
        let (mut depth, mut in_text) = (0_usize, false);
        while self.place <= limit {
            let found = match self.text.get(self.place) {
                Some(found) => *found,
                None if self.at_end => return Some(self.offset()),
                None => return None,
            };
            match found {
                b'\r' | b'\n' => {
                    self.skip_line_end()?;
                    if in_text || self.ends_before_line(is_first_column)? {
                        return Some(self.offset());
                    }
                    continue;
                }
                // What follows a backslash says nothing about the structure, unless it is the end
                // of the line.
                b'\\'
                    if in_text
                        && !matches!(self.text.get(self.place + 1), Some(b'\r' | b'\n') | None) =>
                {
                    self.place += 1
                }
                b'"' => in_text = !in_text,
                b'{' | b'[' if !in_text => depth += 1,
                b'}' | b']' if !in_text => {
                    depth -= 1;
                    if depth == 0 {
                        self.place += 1;
                        return self.after_object();
                    }
                }
                _ => {}
            }
            self.place += 1;
        }
        Some(Offset { bytes: limit + 1, lines: self.lines })
    }

    /// Whether the line here shows that the object before it was never closed.
    fn ends_before_line(&self, is_first_column: bool) -> Option<bool> {
        let rest = &self.text[self.place..];
        match rest.first() {
            None if !self.at_end => None,
            Some(b'{') => Some(is_first_column),
            Some(b'0'..=b'9' | b'.') => match lines::first(rest, self.at_end, usize::MAX) {
                Found::Line { length, .. } => Some(line81::cells(&rest[..length]).is_some()),
                Found::Unfinished | Found::TooLong if rest.len() >= 81 => {
                    Some(line81::cells(rest).is_some())
                }
                Found::Unfinished | Found::TooLong if self.at_end => Some(false),
                Found::Unfinished | Found::TooLong => None,
            },
            _ => Some(false),
        }
    }

    /// Takes in what parts an object from the next, and the rest of its line where that is no
    /// object.
    fn after_object(&mut self) -> Option<Offset> {
        self.skip_blanks();
        if let Some(b',' | b']') = self.text.get(self.place) {
            self.place += 1;
            self.skip_blanks();
        }
        if self.skip_line_end()? || self.text.get(self.place) == Some(&b'{') {
            return Some(self.offset());
        }
        match lines::first(&self.text[self.place..], self.at_end, usize::MAX) {
            Found::Line { whole, .. } => {
                self.place += whole;
                self.lines += 1;
                Some(self.offset())
            }
            Found::TooLong | Found::Unfinished => self.at_end.then(|| self.offset()),
        }
    }
}
