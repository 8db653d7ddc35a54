//! One line of text, its characters folded.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::{fold, parts_cells};
use crate::text::not_utf8;
use std::ops::Range;

/// A line without its end. Columns are counted in characters, 1-based, so that of `chars[i]` is
/// `i + 1`.
pub(crate) struct Line<'t> {
    /// Its number, 1-based.
    pub(crate) number: usize,
    /// Its characters, folded to ASCII where they have such a form.
    pub(crate) chars: Vec<char>,
    text: &'t str,
}

impl<'t> Line<'t> {
    /// Decodes a line.
    ///
    /// # Errors
    /// [`ErrorKind::NotUtf8`], at the first such character.
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
        // Nearly all are ASCII, which nothing is folded to.
        let chars = match text.is_ascii() {
            true => text.bytes().map(char::from).collect(),
            false => text.chars().map(fold).collect(),
        };
        Line { number, chars, text }
    }

    /// An error in this line; `place` is 0-based among its characters.
    pub(crate) fn error(&self, place: usize, kind: ErrorKind) -> ReadError {
        ReadError::new(self.number, place + 1, kind)
    }

    /// The character as it stands in the text, not folded.
    pub(crate) fn shown(&self, place: usize) -> char {
        self.text.chars().nth(place).unwrap_or(' ')
    }

    /// A part of the line as it stands in the text.
    pub(crate) fn shown_part(&self, part: Range<usize>) -> String {
        self.text.chars().skip(part.start).take(part.len()).collect()
    }

    /// The place behind the last character that is not white space.
    pub(crate) fn trimmed_end(&self) -> usize {
        self.chars.iter().rposition(|found| !found.is_whitespace()).map_or(0, |place| place + 1)
    }

    /// The runs of characters between white space, commas and bars.
    pub(crate) fn tokens(&self) -> Vec<Range<usize>> {
        runs(&self.chars, parts_cells)
    }
}

/// The runs of characters that are not separators.
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
