//! Lines found in a byte buffer that may yet grow.

use memchr::{memchr2, memchr3};

/// Lines of a text, each with its number.
pub(crate) type Lines<'t> = Vec<(usize, &'t [u8])>;

/// What stands at the head of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A line.
    Line {
        /// Its bytes without its end.
        length: usize,
        /// Its bytes with its end.
        whole: usize,
        /// Whether a byte of value 0 is among them: no text has one.
        has_zero: bool,
    },
    /// A line longer than the limit.
    TooLong,
    /// Not yet a whole line; or nothing at all.
    Unfinished,
}

/// The line at the head of these bytes. It ends with LF, CR LF, a lone CR, or the end of the input.
///
/// A CR right before a column's separator ends nothing: there `paste` has put a file with CR LF
/// beside another.
///
/// The answer never depends on how much more has come than it needs: that keeps records the same
/// however the input is cut.
#[inline]
pub(crate) fn first(bytes: &[u8], at_end: bool, limit: usize) -> Found {
    let (end, has_zero) = end(bytes);
    let length = end.unwrap_or(bytes.len());
    if length > limit {
        return Found::TooLong;
    }
    let line = |whole| Found::Line { length, whole, has_zero };
    match end.map(|end| (bytes[end], bytes.get(end + 1))) {
        Some((b'\n', _)) => line(length + 1),
        Some((b'\r', Some(b'\n'))) => line(length + 2),
        Some((b'\r', None)) if !at_end => Found::Unfinished,
        Some(_) => line(length + 1),
        None if at_end && length > 0 => line(length),
        None => Found::Unfinished,
    }
}

/// The place of the first LF, or of a CR that is no white space; and whether a byte of value 0
/// stands before it.
#[inline]
fn end(bytes: &[u8]) -> (Option<usize>, bool) {
    let (mut from, mut has_zero) = (0, false);
    loop {
        let rest = &bytes[from..];
        // One of them is enough to know.
        let found =
            if has_zero { memchr2(b'\n', b'\r', rest) } else { memchr3(b'\n', b'\r', 0, rest) };
        let Some(place) = found.map(|place| from + place) else { return (None, has_zero) };
        from = place + 1;
        match bytes[place] {
            0 => has_zero = true,
            b'\r' if is_separator(bytes.get(from)) => {}
            _ => return (Some(place), has_zero),
        }
    }
}

/// The lines of a piece of text with their numbers, the first of which is this.
pub(crate) fn numbered(
    mut text: &[u8],
    first: usize,
) -> impl Iterator<Item = (usize, &[u8])> + Clone {
    let mut number = first;
    std::iter::from_fn(move || match self::first(text, true, usize::MAX) {
        Found::Line { length, whole, .. } => {
            let line = (number, &text[..length]);
            text = &text[whole..];
            number += 1;
            Some(line)
        }
        Found::TooLong | Found::Unfinished => None,
    })
}

/// Where this byte of a piece of text stands: the number of its line, if that of the first is this,
/// and its column.
pub(crate) fn position(text: &[u8], first: usize, place: usize) -> (usize, usize) {
    let (mut number, mut begin) = (first, 0);
    while let Found::Line { whole, .. } = self::first(&text[begin..], true, usize::MAX) {
        if begin + whole > place || begin + whole == text.len() {
            break;
        }
        begin += whole;
        number += 1;
    }
    (number, String::from_utf8_lossy(&text[begin..place]).chars().count() + 1)
}

/// The number of characters between the start of a line and the end of these bytes; `before` is
/// that number at their start.
#[inline]
pub(crate) fn characters_before(before: usize, bytes: &[u8]) -> usize {
    match bytes.last() {
        None => before,
        Some(b'\n' | b'\r') => 0,
        Some(_) => characters_inside(before, bytes),
    }
}

/// The same where no line ends with these bytes.
#[cold]
#[inline(never)]
fn characters_inside(before: usize, bytes: &[u8]) -> usize {
    let begin =
        bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).map_or(0, |end| end + 1);
    let count = String::from_utf8_lossy(&bytes[begin..]).chars().count();
    if begin > 0 { count } else { before + count }
}

/// How many of these bytes belong to the line that they are part of, and whether it ends there; by
/// the same rule.
pub(crate) fn rest_of_line(bytes: &[u8], at_end: bool) -> (usize, bool) {
    let mut from = 0;
    while let Some(place) = memchr2(b'\n', b'\r', &bytes[from..]) {
        let place = from + place;
        match (bytes[place], bytes.get(place + 1)) {
            (b'\r', None) if !at_end => return (place, false),
            (b'\r', next) if is_separator(next) => from = place + 1,
            _ => return (place, true),
        }
    }
    (bytes.len(), false)
}

/// Whether the byte behind a CR makes it white space.
#[inline]
fn is_separator(next: Option<&u8>) -> bool {
    matches!(next, Some(b' ' | b'\t' | b',' | b';'))
}
