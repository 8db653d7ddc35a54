//! The columns of a table: which one has the puzzles, which one the answers, and the names of the
//! others.

use super::fields::{Field, fields, proper_fields};
use crate::detect::one_line;
use crate::reading::Extra;
use crate::reading::extra::{self, Names, names_of};

/// The columns of a table, 0-based.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) delimiter: u8,
    pub(super) puzzle: usize,
    pub(super) answer: Option<usize>,
    /// The names of the other columns.
    names: Names,
    /// The first line is a header, and not a row.
    pub(crate) has_header: bool,
}

impl Layout {
    /// Creates the layout that the first line shows. The line is a header or already a row.
    pub(super) fn new(
        delimiter: u8,
        puzzle: usize,
        answer: Option<usize>,
        first: &[Field<'_>],
        has_header: bool,
    ) -> Layout {
        let called = |(place, field): (usize, &Field<'_>)| {
            let name = field.said().replace('\0', "");
            if has_header && !name.is_empty() { name } else { unnamed(place) }
        };
        let is_other = |place: usize| place != puzzle && Some(place) != answer;
        let names: Vec<String> =
            first.iter().enumerate().filter(|(place, _)| is_other(*place)).map(called).collect();
        let names = names_of(names.iter().map(String::as_str));
        Layout { delimiter, puzzle, answer, names, has_header }
    }

    /// Returns whether a line is a whole row: its puzzle can be read, and it has other columns if
    /// the table has any.
    pub(crate) fn is_row(&self, line: &[u8]) -> bool {
        proper_fields(line, self.delimiter).is_some_and(|fields| {
            let has_others = fields.len() > 1 || self.names.is_empty();
            has_others
                && fields
                    .get(self.puzzle)
                    .is_some_and(|puzzle| one_line::read(&puzzle.text, 1).is_ok())
        })
    }

    /// Returns the fields of a row that are neither puzzle nor answer. A field beyond the columns
    /// that have names is left out if it is empty.
    pub(super) fn extra(&self, fields: &[Field<'_>]) -> Option<Box<Extra>> {
        let is_other = |place: usize| place != self.puzzle && Some(place) != self.answer;
        let text = |field: &Field<'_>| field.said().into();
        let mut others = fields.iter().enumerate().filter(|(place, _)| is_other(*place));
        let mut values: Vec<Box<str>> =
            others.by_ref().take(self.names.len()).map(|(_, field)| text(field)).collect();
        values.resize(self.names.len(), Box::default());
        let beyond: Vec<_> = others
            .map(|(place, field)| (unnamed(place), text(field)))
            .filter(|(_, text)| !text.is_empty())
            .collect();
        let extra = Extra::under(&self.names, values);
        if beyond.is_empty() { extra } else { extra::joined(extra, Extra::of(beyond)) }
    }
}

/// Returns the other columns of a row that has a byte of value 0. U+FFFD, the sign for a lost
/// character, takes the place of each such byte.
pub(crate) fn extra_despite_zero(layout: &Layout, line: &[u8]) -> Option<Box<Extra>> {
    let line = String::from_utf8_lossy(line).replace('\0', "\u{fffd}");
    layout.extra(&fields(line.trim_end().as_bytes(), layout.delimiter).ok()?)
}

/// Returns the name of a column that has no name in the header.
fn unnamed(place: usize) -> String {
    format!("column_{}", place + 1)
}

/// Returns the text of a field of the header, on one line.
pub(super) fn label(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text)
        .replace("\r\n", " ")
        .replace(['\r', '\n'], " ")
        .replace('\0', "");
    text.trim().to_owned()
}
