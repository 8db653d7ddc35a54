//! Rows written.

use numpre::{Grid, Puzzle};
use std::borrow::Cow;

/// The header that the printed rows stand under.
pub(crate) const HEADER: [&str; 2] = ["puzzle", "solution"];

/// A field as it has to be written, in quotes where it would be read otherwise.
pub(crate) fn quoted(text: &str) -> Cow<'_, str> {
    let is_plain = !text.contains([',', '"', '\n', '\r']) && text.trim().len() == text.len();
    if is_plain { text.into() } else { format!("\"{}\"", text.replace('"', "\"\"")).into() }
}

/// A row under [`HEADER`].
pub(crate) fn print(puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    let answer = answer.map(Grid::to_string).unwrap_or_default();
    format!("{},{answer}", puzzle.grid())
}
