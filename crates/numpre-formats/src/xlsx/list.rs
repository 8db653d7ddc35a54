//! A column of line-81 texts, and of answers.

use super::sheet::{Place, at, used};
use super::{SheetErrorKind, SheetProblem};
use crate::csv::{ANSWER, PUZZLE};
use crate::{line81, one_line};
use calamine::{Data, Range};
use numpre::Grid;

/// From this number on, a cell has lost digits if it ever held a problem.
const MOST_EXACT: f64 = 1e15;

/// The column of problems, and that of answers: the places of their heads, or of their first cells.
pub(super) struct Columns {
    puzzle: Place,
    answer: Option<u32>,
}

/// The first column that is headed like one of problems, or holds a text of 81 cells, or a number that was one.
pub(super) fn find(range: &Range<Data>) -> Option<Columns> {
    let is_puzzle = |data: &Data| is_named(data, &PUZZLE) || cells(data).is_some() || is_lost(data);
    let (place, _) = used(range).find(|(_, data)| is_puzzle(data))?;
    let same_row = || used(range).filter(|(other, _)| other.row == place.row && other.column != place.column);
    let named = same_row().find(|(_, data)| is_named(data, &ANSWER));
    let beside = Place { column: place.column + 1, ..place };
    let answer = named.map(|(place, _)| place.column);
    let answer = answer.or_else(|| at(range, beside).and_then(cells).map(|_| beside.column));
    Some(Columns { puzzle: place, answer })
}

/// Reads every cell of the column, its head aside.
pub(super) fn read(
    range: &Range<Data>,
    columns: &Columns,
    sheet: &str,
) -> Vec<Result<SheetProblem, (Place, SheetErrorKind)>> {
    used(range)
        .filter(|(place, data)| {
            place.column == columns.puzzle.column && place.row >= columns.puzzle.row && !is_named(data, &PUZZLE)
        })
        .map(|(place, data)| {
            let Data::String(text) = data else { return Err((place, SheetErrorKind::Number)) };
            let reading = one_line::read(text.as_bytes(), 1)
                .map_err(|error| (place, SheetErrorKind::Text { column: error.column, kind: error.kind }))?;
            let answer = columns.answer.and_then(|column| at(range, Place { column, ..place }).and_then(cells));
            let answer = answer.or(reading.answer);
            Ok(SheetProblem { sheet: sheet.to_owned(), cell: place.to_string(), problem: reading.problem, answer })
        })
        .collect()
}

fn is_named(data: &Data, names: &[&str]) -> bool {
    matches!(data, Data::String(text) if names.contains(&text.trim().to_lowercase().as_str()))
}

/// The 81 cells of a text.
fn cells(data: &Data) -> Option<Grid> {
    let Data::String(text) = data else { return None };
    let text = text.trim();
    line81::cells(text.as_bytes()).filter(|_| text.len() == 81)
}

/// Whether this is what a spreadsheet makes of 81 digits.
fn is_lost(data: &Data) -> bool {
    matches!(data, Data::Float(value) if *value >= MOST_EXACT)
}
