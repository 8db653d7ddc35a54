//! Reads rows of a table.

use super::fields::{Field, fields};
use super::layout::Layout;
use crate::detect::shape::{self, Shape};
use crate::detect::{board, one_line};
use crate::notation::line81;
use crate::reading::{ErrorKind, Format, ReadError, Reading, Warning, extra};
use crate::text::characters::value;
use crate::text::line::Line;
use crate::text::lines::{numbered, position};
use crate::text::not_utf8;
use std::borrow::Cow;

/// Reads a row, with its other columns if `wants_extra` is set.
pub(crate) fn read(
    layout: &Layout,
    line: &[u8],
    number: usize,
    wants_extra: bool,
) -> Result<Reading, ReadError> {
    let line = line.trim_ascii_end();
    let position = |place: usize| position(line, number, place);
    let fields = fields(line, layout.delimiter).map_err(|kind| {
        let start = memchr::memrchr(b'"', line).unwrap_or(0);
        let (number, column) = position(start);
        ReadError::new(number, column, kind)
    })?;
    let extra = || if wants_extra { layout.extra(&fields) } else { None };
    let Some(puzzle) = fields.get(layout.puzzle) else {
        let kind = ErrorKind::MissingColumn { column: layout.puzzle + 1, found: fields.len() };
        let (number, column) = position(line.len());
        return Err(ReadError { extra: extra(), ..ReadError::new(number, column, kind) });
    };
    let mut reading =
        read_puzzle(puzzle, position).map_err(|error| ReadError { extra: extra(), ..error })?;
    reading.format = Format::Csv;
    // A broken character in the column of puzzles is an error, or has a warning already.
    let is_broken = |(place, field): &(usize, &Field<'_>)| {
        *place != layout.puzzle && not_utf8::first_column(&field.text).is_some()
    };
    if let Some((_, field)) = fields.iter().enumerate().find(is_broken) {
        let (number, before) = position(field.start);
        let column = before + not_utf8::first_column(&field.text).unwrap_or(1) - 1;
        reading.warnings.push(Warning::NoCharacter { line: number, column });
    }
    // A comment in the column of puzzles, after the cells, comes last.
    reading.extra = extra::joined(extra(), reading.extra.take());
    if let Some(answer) = layout.answer.and_then(|index| fields.get(index)) {
        let text = without_breaks(answer.text.trim_ascii());
        match line81::cells(&text) {
            Some(grid) if text.len() == 81 => reading.answer = Some(grid),
            _ => reading.warnings.extend(answer_length(&text, position(answer.start))),
        }
    }
    Ok(reading)
}

/// Reads the column of puzzles: a puzzle on one line, or a quoted board of several lines.
/// `position` returns the line and column of a byte of the row.
fn read_puzzle(
    field: &Field<'_>,
    position: impl Fn(usize) -> (usize, usize),
) -> Result<Reading, ReadError> {
    let text = field.text.trim_ascii();
    let lead = field.text.len() - field.text.trim_ascii_start().len();
    let begin = || position(field.start + lead);
    // Only a quoted field can have line breaks.
    if matches!(field.text, Cow::Borrowed(_)) || !has_breaks(text) {
        // Lines and columns of the reading count from the beginning of the field.
        let moved = |_, column: usize| {
            let (line, before) = begin();
            (line, before + column - 1)
        };
        return placed(one_line::read(text, 1), moved);
    }
    let first = numbered(text, 1).next();
    if first.is_some_and(|(_, line)| shape::of(line) == Shape::Whole) {
        // The other lines of the field are a comment.
        let on_one: Vec<u8> = text
            .iter()
            .map(|byte| if matches!(byte, b'\r' | b'\n') { b' ' } else { *byte })
            .collect();
        let moved = |_, column: usize| {
            let before = String::from_utf8_lossy(text)
                .chars()
                .take(column - 1)
                .map(char::len_utf8)
                .sum::<usize>();
            position(field.start + lead + before)
        };
        return placed(one_line::read(&on_one, 1), moved);
    }
    let moved = |line: usize, column: usize| {
        let (first, before) = begin();
        (first + line - 1, if line == 1 { before + column - 1 } else { column })
    };
    placed(board::read(numbered(text, 1)), moved)
}

/// Returns the reading or error with its lines and columns moved.
fn placed(
    reading: Result<Reading, ReadError>,
    moved: impl Fn(usize, usize) -> (usize, usize),
) -> Result<Reading, ReadError> {
    let mut reading = reading.map_err(|error| {
        let (line, column) = moved(error.line, error.column);
        ReadError { line, column, ..error }
    })?;
    for warning in &mut reading.warnings {
        *warning = warning.moved(&moved);
    }
    Ok(reading)
}

fn has_breaks(text: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', text).is_some()
}

/// Returns a text without its line breaks and all other white space if it has line breaks.
fn without_breaks(text: &[u8]) -> Cow<'_, [u8]> {
    if has_breaks(text) {
        text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect()
    } else {
        text.into()
    }
}

/// Returns the warning about an answer that does not have 81 cells. An empty field is not an
/// answer, and has no warning.
fn answer_length(text: &[u8], (line, column): (usize, usize)) -> Option<Warning> {
    let text = String::from_utf8_lossy(text);
    let text = Line::new(text.trim(), line);
    let found = text.chars.iter().take_while(|&&found| value(found).is_some()).count();
    (!text.chars.is_empty()).then_some(Warning::AnswerLength { line, column, found })
}
