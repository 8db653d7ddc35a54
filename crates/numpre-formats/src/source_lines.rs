//! Lines found in a byte buffer that may yet grow.

use memchr::memchr3;

/// What stands at the head of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A line.
    Line {
        /// Its bytes without its end.
        length: usize,
        /// Its bytes with its end.
        whole: usize,
    },
    /// A line longer than the limit.
    TooLong,
    /// A byte of value 0, at this place, before the line ends: this is no text.
    Zero(usize),
    /// Not yet a whole line; or nothing at all.
    Unfinished,
}

/// The line at the head of these bytes. It ends with LF, CR LF, a lone CR, or the end of the input.
///
/// A CR right before a column's separator ends nothing: there `paste` has put a file with CR LF beside another.
///
/// The answer never depends on how much more has come than it needs: that keeps records the same however the input is cut.
#[inline]
pub(crate) fn first(bytes: &[u8], at_end: bool, limit: usize) -> Found {
    let end = end(bytes);
    let length = end.unwrap_or(bytes.len());
    if length > limit {
        return Found::TooLong;
    }
    let line = |whole| Found::Line { length, whole };
    match end.map(|end| (bytes[end], bytes.get(end + 1))) {
        Some((b'\n', _)) => line(length + 1),
        Some((b'\r', Some(b'\n'))) => line(length + 2),
        Some((b'\r', None)) if !at_end => Found::Unfinished,
        Some((b'\r', _)) => line(length + 1),
        Some(_) => Found::Zero(length),
        None if at_end && length > 0 => line(length),
        None => Found::Unfinished,
    }
}

/// The place of the first LF, of a CR that is no white space, or of a byte of value 0.
#[inline]
fn end(bytes: &[u8]) -> Option<usize> {
    let mut from = 0;
    loop {
        let place = from + memchr3(b'\n', b'\r', 0, &bytes[from..])?;
        if bytes[place] != b'\r' || !is_separator(bytes.get(place + 1)) {
            return Some(place);
        }
        from = place + 1;
    }
}

/// How many of these bytes belong to the line that they are part of, and whether it ends there; by the same rule.
pub(crate) fn rest_of_line(bytes: &[u8], at_end: bool) -> (usize, bool) {
    let mut from = 0;
    while let Some(place) = memchr::memchr2(b'\n', b'\r', &bytes[from..]) {
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
