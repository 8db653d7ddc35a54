//! Finds where the rows of a table end. A quoted field may contain line breaks.

use super::quotes::Quotes;
use crate::text::lines::{self, Found};

/// The most lines that one row may have.
const MOST_LINES: usize = 256;

/// A row at the beginning of a buffer.
pub(crate) struct Row {
    /// The number of its bytes without the line end.
    pub(crate) length: usize,
    /// The number of its bytes with the line end.
    pub(crate) whole: usize,
    /// The number of its lines.
    pub(crate) lines: usize,
    /// The row contains a byte of value 0.
    pub(crate) has_zero: bool,
}

/// Returns the row that begins with the line `first` at the beginning of `text`, or `None` if more
/// text is needed.
///
/// Further lines belong to the row as long as a quoted field is open, up to `limit` bytes. If the
/// field is never closed, or if a line is a whole row without it, the quote is a mistake. Then the
/// row ends with its first line, so that the mistake spoils no other row.
///
/// ```text
///   id,puzzle,note
///   1,4.....8.5…,"two       the field is still open: the row continues
///   lines"                  and ends here
///   2,8…,"open              never closed, and
///   3,5…,closed             this is a whole row: row 2 ends with its first line
/// ```
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
