//! Writes rows of a table.

use numpre::{Grid, Puzzle};
use std::borrow::Cow;

/// The header of the rows that [`print()`] returns.
pub(crate) const HEADER: [&str; 2] = ["puzzle", "solution"];

/// Returns a field as it has to be written: in quotes if it would be read differently without them.
pub(crate) fn quoted(text: &str) -> Cow<'_, str> {
    let is_plain = !text.contains([',', '"', '\n', '\r']) && text.trim().len() == text.len();
    if is_plain { text.into() } else { format!("\"{}\"", text.replace('"', "\"\"")).into() }
}

/// Returns a row of a table with the columns [`HEADER`].
pub(crate) fn print(puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    let answer = answer.map(Grid::to_string).unwrap_or_default();
    format!("{},{answer}", puzzle.grid())
}
