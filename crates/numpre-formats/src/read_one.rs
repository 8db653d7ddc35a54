//! One problem from a text.

use crate::{ErrorKind, ReadError, Record, pieces};

/// Reads exactly one problem, in any notation.
///
/// # Errors
/// Where the text holds no problem, several, or an unreadable one.
pub fn read_one(text: &str) -> Result<Record, ReadError> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !pieces::is_skipped(line.as_bytes()));
    let Some((number, line)) = lines.next() else {
        return Err(ReadError { line: 1, column: 1, kind: ErrorKind::Empty });
    };
    let record = pieces::read(line.as_bytes(), number + 1)?;
    match lines.next() {
        None => Ok(record),
        Some((number, _)) => Err(ReadError { line: number + 1, column: 1, kind: ErrorKind::MoreThanOne }),
    }
}
