//! A line of text, with its characters folded.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::{fold, parts_cells};
use crate::text::not_utf8;
use std::ops::Range;

/// A line without its line end. Columns are counted in characters from 1, so the column of
/// `chars[i]` is `i + 1`.
pub(crate) struct Line<'t> {
    /// The number of the line, 1-based.
    pub(crate) number: usize,
    /// The characters of the line, folded to ASCII if they have such a form.
    pub(crate) chars: Vec<char>,
    text: &'t str,
}

impl<'t> Line<'t> {
    /// Decodes a line.
    ///
    /// # Errors
    /// Returns [`ErrorKind::NotUtf8`], at the first byte that is not UTF-8.
    pub(crate) fn decode(bytes: &'t [u8], number: usize) -> Result<Line<'t>, ReadError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Line::new(text.trim_end_matches(['\r', '\n']), number)),
            Err(error) => {
                let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                let kind = ErrorKind::NotUtf8 { looks_like: not_utf8::guess(bytes) };
                Err(ReadError::new(number, good.chars().count() + 1, kind))
            }
        }
    }

    pub(crate) fn new(text: &'t str, number: usize) -> Line<'t> {
        // Nearly all lines are ASCII, and no ASCII character is folded.
        let chars = match text.is_ascii() {
            true => text.bytes().map(char::from).collect(),
            false => text.chars().map(fold).collect(),
        };
        Line { number, chars, text }
    }

    /// Returns an error about this line. `place` is a 0-based index into its characters.
    pub(crate) fn error(&self, place: usize, kind: ErrorKind) -> ReadError {
        ReadError::new(self.number, place + 1, kind)
    }

    /// Returns the original character at a place, not folded.
    pub(crate) fn shown(&self, place: usize) -> char {
        self.text.chars().nth(place).unwrap_or(' ')
    }

    /// Returns the original text of a part of the line, not folded.
    pub(crate) fn shown_part(&self, part: Range<usize>) -> String {
        self.text.chars().skip(part.start).take(part.len()).collect()
    }

    /// Returns the place after the last character that is not white space.
    pub(crate) fn trimmed_end(&self) -> usize {
        self.chars.iter().rposition(|found| !found.is_whitespace()).map_or(0, |place| place + 1)
    }

    /// Returns the runs of characters between white space, commas and bars.
    pub(crate) fn tokens(&self) -> Vec<Range<usize>> {
        runs(&self.chars, parts_cells)
    }
}

/// Returns the runs of characters that are not separators.
pub(crate) fn runs(chars: &[char], parts: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (place, &found) in chars.iter().enumerate() {
        if parts(found) {
            continue;
        }
        match runs.last_mut() {
            Some(run) if run.end == place => run.end += 1,
            _ => runs.push(place..place + 1),
        }
    }
    runs
}
