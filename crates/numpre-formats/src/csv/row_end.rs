//! Where the rows of a table end: a quoted field may have line breaks in it.

use super::quotes::Quotes;
use crate::text::lines::{self, Found};

/// The most lines that one row may have.
const MOST_LINES: usize = 256;

/// A row at the head of a buffer.
pub(crate) struct Row {
    /// Its bytes without its end.
    pub(crate) length: usize,
    /// Its bytes with its end.
    pub(crate) whole: usize,
    /// Its lines.
    pub(crate) lines: usize,
    /// Whether a byte of value 0 is in it.
    pub(crate) has_zero: bool,
}

/// The row that begins with this line, at the head of these bytes; `None` where more of it has to
/// come.
///
/// Lines belong to it as long as a quoted field is open, up to `limit` bytes. Where the field is
/// never closed, or a line is itself a whole row, a quote stands there by mistake: then the row
/// ends with its first line, and costs no other.
#[inline]
pub(crate) fn row(
    text: &[u8],
    first: Row,
    at_end: bool,
    limit: usize,
    delimiters: &[u8],
    is_row: impl Fn(&[u8]) -> bool,
) -> Option<Row> {
    if memchr::memchr(b'"', &text[..first.length]).is_none() {
        return Some(first);
    }
    joined(text, first, at_end, limit, delimiters, is_row)
}

fn joined(
    text: &[u8],
    first: Row,
    at_end: bool,
    limit: usize,
    delimiters: &[u8],
    is_row: impl Fn(&[u8]) -> bool,
) -> Option<Row> {
    if !Quotes::of(&text[..first.length], delimiters, false).is_open {
        return Some(first);
    }
    let (mut end, mut zero) = (first.whole, first.has_zero);
    for lines in 2..=MOST_LINES {
        let (length, whole) = match lines::first(&text[end..], at_end, limit.saturating_sub(end)) {
            Found::Line { length, whole, has_zero } => {
                zero |= has_zero;
                (length, whole)
            }
            Found::Unfinished if !at_end => return None,
            Found::Unfinished | Found::TooLong => break,
        };
        let line = &text[end..][..length];
        if is_row(line) {
            break;
        }
        if !Quotes::of(line, delimiters, true).is_open {
            return Some(Row { length: end + length, whole: end + whole, lines, has_zero: zero });
        }
        end += whole;
    }
    Some(first)
}
