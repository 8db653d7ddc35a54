//! Cuts text into pieces, one a record, and reads each.

use crate::{ErrorKind, Format, Problem, ReadError, Record, line81};
use memchr::memchr;

/// The end of the piece that begins at this place, or `None` where more text is needed to tell.
pub(crate) fn end(text: &[u8], at_end: bool) -> Option<usize> {
    match memchr(b'\n', text) {
        Some(place) => Some(place + 1),
        None if at_end && !text.is_empty() => Some(text.len()),
        None => None,
    }
}

/// Whether a line is white space or a comment.
pub(crate) fn is_skipped(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start().first(), None | Some(b'#'))
}

/// Reads one piece.
pub(crate) fn read(piece: &[u8], line: usize) -> Result<Record, ReadError> {
    let piece = piece.trim_ascii();
    let error = |column, kind| Err(ReadError { line, column, kind });
    match line81::cells(piece) {
        Some(givens) if line81::parts(&piece[81..]) => Ok(Record {
            line,
            format: Format::Line81,
            problem: Problem::of_givens(givens),
            answer: line81::answer(&piece[81..]),
            warnings: Vec::new(),
        }),
        _ => error(1, ErrorKind::CellCount { found: piece.len() }),
    }
}
