//! Finds lines in a byte buffer that may still grow.

use memchr::{memchr2, memchr3};

/// The lines of a text, each with its number.
pub(crate) type Lines<'t> = Vec<(usize, &'t [u8])>;

/// The result of looking for a line at the beginning of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A line.
    Line {
        /// The number of its bytes without the line end.
        length: usize,
        /// The number of its bytes with the line end.
        whole: usize,
        /// The line contains a byte of value 0, which no text has.
        has_zero: bool,
    },
    /// A line longer than the limit.
    TooLong,
    /// The line is not complete yet, or the buffer is empty.
    Unfinished,
}

/// Returns the line at the beginning of these bytes. It ends with LF, CR LF, a single CR, or the
/// end of the input.
///
/// A CR right before a separator of columns does not end the line. Such lines come from `paste`, if
/// it joins files with CR LF line by line:
///
/// ```text
///   4.....8.5… CR , 417369825… CR LF     one line
/// ```
///
/// The result never depends on bytes after those that it needs. So the records are the same however
/// the input was divided into reads.
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

/// Returns the place of the first LF, or of the first CR that is not white space. Also returns
/// whether a byte of value 0 is before it.
#[inline]
fn end(bytes: &[u8]) -> (Option<usize>, bool) {
    let (mut from, mut has_zero) = (0, false);
    loop {
        let rest = &bytes[from..];
        // One byte of value 0 is enough to know.
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

/// Returns the lines of a piece of text with their numbers, which begin at `first`.
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

/// Returns the line and the column of a byte of a piece of text whose first line has the number
/// `first`.
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

/// Returns the number of characters between the start of a line and the end of these bytes.
/// `before` is the number of characters between the start of the line and the first of these bytes.
#[inline]
pub(crate) fn characters_before(before: usize, bytes: &[u8]) -> usize {
    match bytes.last() {
        None => before,
        Some(b'\n' | b'\r') => 0,
        Some(_) => characters_inside(before, bytes),
    }
}

/// Returns that number for bytes that do not end with a line end.
#[cold]
#[inline(never)]
fn characters_inside(before: usize, bytes: &[u8]) -> usize {
    let begin =
        bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).map_or(0, |end| end + 1);
    let count = String::from_utf8_lossy(&bytes[begin..]).chars().count();
    if begin > 0 { count } else { before + count }
}

/// Returns how many of these bytes belong to the line that they begin inside of, and whether the
/// line ends after them. A line ends as in [`first`].
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

/// Returns whether a CR before this byte is white space, and not a line end.
#[inline]
fn is_separator(next: Option<&u8>) -> bool {
    matches!(next, Some(b' ' | b'\t' | b',' | b';'))
}
