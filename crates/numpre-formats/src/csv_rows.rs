//! Where the rows of a table end: a quoted field may have line breaks in it.

use crate::source_lines::{self, Found};

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

/// The row that begins with this line, at the head of these bytes; `None` where more of it has to come.
///
/// Lines belong to it as long as a quoted field is open, up to `limit` bytes. Where the field is never closed, or a line is
/// itself a whole row, a quote stands there by mistake: then the row ends with its first line, and costs no other.
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
        let (length, whole) = match source_lines::first(&text[end..], at_end, limit.saturating_sub(end)) {
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

/// How the quotes of a line stand.
pub(crate) struct Quotes {
    /// Whether a quoted field goes on behind it.
    pub(crate) is_open: bool,
    /// Whether all quotes stand where they should: around fields, and twice inside.
    pub(crate) is_proper: bool,
}

impl Quotes {
    /// Follows the quotes of a line from outside or inside a quoted field. As in all readers of tables, a quote opens a
    /// field only at its beginning.
    pub(crate) fn of(line: &[u8], delimiters: &[u8], is_inside: bool) -> Quotes {
        let mut quotes = Quotes { is_open: is_inside, is_proper: true };
        let parts = |byte: Option<&u8>| byte.is_none_or(|byte| delimiters.contains(byte));
        let mut from = 0;
        while let Some(place) = memchr::memchr(b'"', &line[from..]) {
            let place = from + place;
            from = place + 1;
            if !quotes.is_open {
                let opens = place == 0 || parts(line.get(place - 1));
                quotes.is_open = opens;
                quotes.is_proper &= opens;
            } else if line.get(from) == Some(&b'"') {
                from += 1;
            } else {
                quotes.is_open = false;
                quotes.is_proper &= parts(line.get(from));
            }
        }
        quotes
    }
}
