//! Which columns of a table hold what.

use super::fields::{Field, fields, proper_fields};
use crate::detect::one_line;
use crate::reading::Extra;
use crate::reading::extra::{self, Names, names_of};

/// Which columns hold what, 0-based.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) delimiter: u8,
    pub(super) puzzle: usize,
    pub(super) answer: Option<usize>,
    /// The names of the other columns.
    names: Names,
    /// Whether the first line is a header, or already a row.
    pub(crate) has_header: bool,
}

impl Layout {
    /// The layout that the first line shows: a header, or already a row.
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

    /// Whether a line is a whole row: its column of puzzles can be read, and there are others if
    /// there should be.
    pub(crate) fn is_row(&self, line: &[u8]) -> bool {
        proper_fields(line, self.delimiter).is_some_and(|fields| {
            let has_others = fields.len() > 1 || self.names.is_empty();
            has_others
                && fields
                    .get(self.puzzle)
                    .is_some_and(|puzzle| one_line::read(&puzzle.text, 1).is_ok())
        })
    }

    /// The other columns of a row. A column without a name tells only where something stands in it.
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

/// The other columns of a row that a byte of value 0 has spoilt; the sign of a character that is
/// lost stands for each.
pub(crate) fn beside_zero(layout: &Layout, line: &[u8]) -> Option<Box<Extra>> {
    let line = String::from_utf8_lossy(line).replace('\0', "\u{fffd}");
    layout.extra(&fields(line.trim_end().as_bytes(), layout.delimiter).ok()?)
}

/// What a column without a name is called.
fn unnamed(place: usize) -> String {
    format!("column_{}", place + 1)
}

/// The words of a heading, on one line.
pub(super) fn label(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text)
        .replace("\r\n", " ")
        .replace(['\r', '\n'], " ")
        .replace('\0', "");
    text.trim().to_owned()
}
