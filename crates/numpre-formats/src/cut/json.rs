//! Finds where a JSON object with a puzzle ends: on the line where it begins, or on a later line if
//! it is written over several.
//!
//! Objects may be written one per line, as the command writes them, or in a list. Brackets and
//! commas between them are skipped. A damaged object must not take the objects after it with it. So
//! an object ends with its line if a string is not closed there. It also ends before a line that is
//! a puzzle of 81 cells, and if it began in the first column, before a line that begins another
//! object there.
//!
//! ```text
//!   [                                       skipped: the bracket of a list
//!     {"puzzle": "4.....8.5.3…",            a record of two lines
//!      "id": 7},
//!     {"puzzle": "8…"}, {"puzzle": "5…"}    two records, cut at the second `{`
//!   ]                                       skipped
//!   {"puzzle": "4.....8.5.3…                a string that is not closed: ends with its line
//!   {"puzzle": "1…",                        not closed: ends before the next line, because
//!   {"puzzle": "2…"}                        that line also begins an object in the first column
//! ```

use super::marked::Marked;
use crate::notation::line81;
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;

/// The number of times an object may be longer than a line, because it can hold a whole
/// explanation.
const LINES: usize = 1 << 8;

/// Returns what the text begins with. `limit` is the longest line, in bytes.
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
    /// Skips spaces and tabs, and returns the place after them.
    fn skip_blanks(&mut self) -> usize {
        while let Some(b' ' | b'\t') = self.text.get(self.place) {
            self.place += 1;
        }
        self.place
    }

    /// Skips the end of a line, if the text has one here, and returns whether it had. Returns
    /// `None` if more text is needed to know.
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

    /// Returns whether the brace here begins an object: a name or the closing brace must follow,
    /// maybe on a later line. Returns `None` if more text is needed to know.
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

    /// Reads a bracket or a comma that has its line to itself or is followed by an object.
    fn between(&mut self) -> Marked {
        let mark = self.text[self.place];
        self.place += 1;
        if mark == b']' && self.text.get(self.place) == Some(&b',') {
            self.place += 1;
        }
        self.skip_blanks();
        // The brackets of a list may have lines of their own.
        let mut after = Scan { ..*self };
        let ends_line = match after.skip_line_end() {
            None => return Marked::Unfinished,
            Some(is_end) => is_end || after.place == self.text.len(),
        };
        match mark {
            b']' if ends_line => return Marked::Nothing(after.offset()),
            b'[' if ends_line => loop {
                after.skip_blanks();
                match after.skip_line_end() {
                    None => return Marked::Unfinished,
                    Some(true) => {}
                    Some(false) => break,
                }
            },
            _ if ends_line => return Marked::Other,
            _ => {}
        }
        match (self.text.get(after.place), after.begins_object()) {
            (Some(b'{'), None) => Marked::Unfinished,
            (Some(b'{'), Some(true)) => Marked::Nothing(after.offset()),
            _ => Marked::Other,
        }
    }

    /// Returns the end of the object that begins here, or `None` if more text is needed.
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
                // The character after a backslash never changes the structure, unless it ends the
                // line.
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

    /// Returns whether the line here shows that the object before it was never closed. Returns
    /// `None` if more text is needed to know.
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

    /// Skips the comma or bracket after an object, and the rest of the line unless another object
    /// follows on it. Returns the place after that, or `None` if more text is needed.
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
