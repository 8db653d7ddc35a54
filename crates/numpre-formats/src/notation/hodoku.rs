//! Lines of HoDoKu's library of techniques:
//! `:type:digits:grid:deleted:eliminations:placements:extra`.

use crate::notation::givens_placed_deleted as cells_and_deleted;
use crate::reading::extra::{Names, names_of};
use crate::reading::{ErrorKind, Extra, ReadError};
use crate::text::line::Line;
use numpre::{Cell, Digit, Puzzle};
use std::ops::Range;
use std::sync::LazyLock;

/// A line of the library: a state of a board, and a step that can be done there.
///
/// ```
/// use numpre_formats::LibraryEntry;
///
/// let entry: LibraryEntry = ":0100:2:.3.4+2+1...9.28+763.1.+8.+5+9+3.2.8..+36+97...6.2+85.9+3.+93+14+7..8\
///     37.+6.+4...4+189+325+76...+7.8.3.::297 299::".parse()?;
/// assert_eq!((entry.technique.as_str(), entry.digits.as_str()), ("0100", "2"));
/// let two = numpre::Digit::new(2).unwrap();
/// assert_eq!(entry.eliminations, [("r9c7".parse()?, two), ("r9c9".parse()?, two)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryEntry {
    /// HoDoKu's number of the technique, such as `0100` for locked candidates (pointing).
    pub technique: String,
    /// The digits of the step.
    pub digits: String,
    /// The state of the board.
    pub puzzle: Puzzle,
    /// The candidates that the step removes.
    pub eliminations: Vec<(Cell, Digit)>,
    /// The digits that the step places.
    pub placements: Vec<(Cell, Digit)>,
    /// Other details, such as the length of a chain.
    pub extra: String,
}

impl std::str::FromStr for LibraryEntry {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<LibraryEntry, ReadError> {
        let line = Line::new(text, 1);
        read(&line, 0..line.trimmed_end())
    }
}

/// Reads a line of the library.
pub(crate) fn read(line: &Line<'_>, part: Range<usize>) -> Result<LibraryEntry, ReadError> {
    let mut fields: Vec<Range<usize>> = Vec::with_capacity(8);
    let mut start = part.start;
    for end in part.clone().filter(|&place| line.chars[place] == ':').chain([part.end]) {
        fields.push(start..end);
        start = end + 1;
    }
    // The first field is before the first colon, and empty.
    let field = |index: usize| fields.get(index).cloned().unwrap_or(part.end..part.end);
    let text = |index: usize| line.chars[field(index)].iter().collect::<String>().trim().to_owned();
    if fields.len() < 4 {
        return Err(line.error(part.end, ErrorKind::LibraryFields { found: fields.len() - 1 }));
    }
    let (mut puzzle, end) = cells_and_deleted::cells(line, field(3))?;
    if end < field(3).end {
        return Err(line.error(end, ErrorKind::AfterCells { found: line.shown(end) }));
    }
    cells_and_deleted::delete(&mut puzzle, &cells_and_deleted::deletions(line, field(4))?);
    Ok(LibraryEntry {
        technique: text(1),
        digits: text(2),
        puzzle,
        eliminations: cells_and_deleted::deletions(line, field(5))?,
        placements: cells_and_deleted::deletions(line, field(6))?,
        extra: text(7),
    })
}

/// The names of the fields of a line other than the board.
pub(crate) const FIELDS: [&str; 5] = ["type", "digits", "eliminations", "placements", "extra"];

static NAMES: LazyLock<Names> = LazyLock::new(|| names_of(FIELDS.into_iter()));

/// Returns the step of a line as named fields, or `None` if the line does not have a step.
pub(crate) fn extra(entry: &LibraryEntry) -> Option<Box<Extra>> {
    let list = |cells: &[(Cell, Digit)]| {
        let texts: Vec<String> = cells
            .iter()
            .map(|(cell, digit)| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1))
            .collect();
        texts.join(" ").into()
    };
    let is_step =
        !matches!((entry.technique.as_str(), entry.digits.as_str()), ("0000" | "", "x" | ""));
    if !is_step
        && entry.eliminations.is_empty()
        && entry.placements.is_empty()
        && entry.extra.is_empty()
    {
        return None;
    }
    let values: Vec<Box<str>> = vec![
        entry.technique.as_str().into(),
        entry.digits.as_str().into(),
        list(&entry.eliminations),
        list(&entry.placements),
        entry.extra.as_str().into(),
    ];
    Extra::under(&NAMES, values)
}

/// Returns whether a line has a field of this name that can hold this value.
pub(crate) fn holds(name: &str, value: &str) -> bool {
    let is_text = !value.contains([':', '\n', '\r']);
    match name {
        "type" | "digits" | "extra" => is_text,
        "eliminations" | "placements" => {
            let line = Line::new(value, 1);
            is_text && cells_and_deleted::deletions(&line, 0..line.chars.len()).is_ok()
        }
        _ => false,
    }
}

/// Prints a board with its step. If it has no step, type and digits are `0000` and `x`, as in
/// HoDoKu.
pub(crate) fn print(puzzle: &Puzzle, extra: Option<&Extra>) -> String {
    let (cells, deleted) =
        (cells_and_deleted::print_cells(puzzle), cells_and_deleted::print_deleted(puzzle));
    let field = |name: &str, otherwise: &'static str| {
        let value = extra
            .and_then(|extra| extra.get(name))
            .filter(|value| holds(name, value))
            .unwrap_or_default();
        if value.is_empty() { otherwise.to_owned() } else { value.to_owned() }
    };
    let (technique, digits) = (field("type", "0000"), field("digits", "x"));
    let [eliminations, placements, more] =
        ["eliminations", "placements", "extra"].map(|name| field(name, ""));
    let end = if more.is_empty() { "" } else { ":" };
    format!(":{technique}:{digits}:{cells}:{deleted}:{eliminations}:{placements}:{more}{end}")
}
