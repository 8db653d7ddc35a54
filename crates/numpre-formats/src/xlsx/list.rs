//! Reads lists: a column of line-81 texts, and a column of answers.

use super::SheetErrorKind;
use super::place::Place;
use super::sheet::{Cell, Sheet, Value};
use super::strings::Texts;
use crate::csv::header::{ANSWER, PUZZLE};
use crate::detect::one_line;
use crate::notation::line81;
use crate::reading::Extra;
use crate::reading::extra::{Names, names_of};
use numpre::{Grid, Puzzle};

/// A number from here on has lost digits if it ever was a puzzle.
const MOST_EXACT: f64 = 1e15;
/// In a column with a heading for puzzles, a text of one word with at least this many characters is
/// meant to be a puzzle.
const LONG_WORD: usize = 40;

/// The columns of a list on a sheet.
pub(super) struct Columns {
    /// The heading of the column of puzzles, or its first cell if it has none.
    pub(super) puzzle: Place,
    pub(super) has_head: bool,
    /// A heading or a text of 81 cells shows that this is a list. Otherwise only a large number
    /// does.
    pub(super) is_certain: bool,
    /// The column of answers, if any.
    pub(super) answer: Option<u32>,
    /// The headings of the other columns; empty if there are no headings.
    pub(super) heads: Vec<(u32, String)>,
    /// The names of the other columns, made unique.
    names: Names,
}

/// A row of a list.
pub(super) struct Row {
    /// The cell with the puzzle.
    pub(super) place: Place,
    pub(super) read: Result<(Puzzle, Option<Grid>), SheetErrorKind>,
    /// The cells of the other columns.
    pub(super) extra: Option<Box<Extra>>,
}

/// Finds the list of a sheet. Its column of puzzles is the first one with a text of 81 cells, or
/// with a number that was one; or a column with a heading for puzzles and with long texts below it.
pub(super) fn find(sheet: &Sheet, texts: &Texts) -> Option<Columns> {
    let is_puzzle = |cell: &&Cell| is_board(sheet, cell, texts) || is_lost(cell);
    let first = sheet.cells.iter().find(is_puzzle);
    let is_head = |cell: &&Cell| is_named(sheet, cell, texts, &PUZZLE);
    let mut heads = sheet.cells.iter().filter(is_head).take(MOST_HEADS);
    let head = heads.find(|head| {
        let column = |cell: &&Cell| {
            cell.place.column == head.place.column && cell.place.row > head.place.row
        };
        match first {
            Some(first) => column(&first),
            None => {
                sheet.cells.iter().find(column).is_some_and(|cell| is_long_word(sheet, cell, texts))
            }
        }
    });
    let puzzle = head.or(first)?.place;
    let row =
        || sheet.part_of_row(puzzle.row, 0..=u32::MAX).iter().filter(|cell| cell.place != puzzle);
    let named =
        row().find(|cell| is_named(sheet, cell, texts, &ANSWER)).map(|cell| cell.place.column);
    let next_column = puzzle.moved(0, 1).and_then(|place| sheet.at(place));
    let next_column = next_column
        .filter(|cell| head.is_none() && is_board(sheet, cell, texts))
        .map(|cell| cell.place.column);
    let head_of =
        |cell: &Cell| Some((cell.place.column, sheet.text(cell, texts)?.trim().to_owned()));
    let answer = named.or(next_column);
    let heads: Vec<(u32, String)> =
        if head.is_some() { row().filter_map(head_of).collect() } else { Vec::new() };
    let heads: Vec<_> = heads
        .into_iter()
        .filter(|(column, head)| Some(*column) != answer && !head.is_empty())
        .collect();
    let names = names_of(heads.iter().map(|(_, head)| head.as_str()));
    let is_certain =
        head.is_some() || sheet.at(puzzle).is_some_and(|cell| is_board(sheet, cell, texts));
    Some(Columns { puzzle, has_head: head.is_some(), is_certain, answer, heads, names })
}

/// The most cells that are tried as the heading of the list.
const MOST_HEADS: usize = 100;

/// Reads every cell of the column of puzzles, except its heading.
pub(super) fn read(sheet: &Sheet, columns: &Columns, texts: &Texts) -> Vec<Row> {
    let first = columns.puzzle.row + u32::from(columns.has_head);
    let is_row =
        |cell: &&Cell| cell.place.column == columns.puzzle.column && cell.place.row >= first;
    let rows =
        sheet.cells.iter().filter(is_row).filter(|cell| !is_named(sheet, cell, texts, &PUZZLE));
    rows.map(|cell| Row {
        place: cell.place,
        read: read_row(sheet, columns, texts, cell),
        extra: extra(sheet, columns, texts, cell.place),
    })
    .collect()
}

/// Returns the cells of a row in the other columns: those with a heading, or if there are no
/// headings, all that are not empty.
fn extra(sheet: &Sheet, columns: &Columns, texts: &Texts, place: Place) -> Option<Box<Extra>> {
    let text = |cell: &Cell| match cell.value {
        Value::Number(number) => number.to_string(),
        _ => sheet.text(cell, texts).unwrap_or_default().trim().to_owned(),
    };
    if columns.has_head {
        let at = |column: u32| sheet.at(Place { column, ..place }).map(text).unwrap_or_default();
        return Extra::under(
            &columns.names,
            columns.heads.iter().map(|(column, _)| at(*column).into()).collect(),
        );
    }
    let is_other = |cell: &&Cell| {
        cell.place.column != place.column && Some(cell.place.column) != columns.answer
    };
    let others = sheet.part_of_row(place.row, 0..=u32::MAX).iter().filter(is_other);
    Extra::of(others.map(|cell| (format!("column_{}", cell.place.column + 1), text(cell))))
}

fn read_row(
    sheet: &Sheet,
    columns: &Columns,
    texts: &Texts,
    cell: &Cell,
) -> Result<(Puzzle, Option<Grid>), SheetErrorKind> {
    let text = match (sheet.text(cell, texts), cell.value) {
        (Some(text), _) => text,
        (None, Value::NoResult) => return Err(SheetErrorKind::Formula),
        (None, _) => return Err(SheetErrorKind::Number),
    };
    let reading = one_line::read(text.as_bytes(), 1)
        .map_err(|error| SheetErrorKind::Text { column: error.column, kind: error.kind })?;
    let answer = columns.answer.and_then(|column| {
        let text = sheet.text(sheet.at(Place { column, ..cell.place })?, texts)?;
        board(text)
    });
    Ok((reading.puzzle, answer.or(reading.answer)))
}

fn is_named(sheet: &Sheet, cell: &Cell, texts: &Texts, names: &[&str]) -> bool {
    sheet
        .text(cell, texts)
        .is_some_and(|text| text.len() < 40 && names.contains(&text.trim().to_lowercase().as_str()))
}

/// Returns the board of a text of 81 cells, or `None` if it is something else.
pub(super) fn board(text: &str) -> Option<Grid> {
    let text = text.trim();
    line81::cells(text.as_bytes()).filter(|_| text.len() == 81)
}

fn is_board(sheet: &Sheet, cell: &Cell, texts: &Texts) -> bool {
    sheet.text(cell, texts).is_some_and(|text| board(text).is_some())
}

fn is_long_word(sheet: &Sheet, cell: &Cell, texts: &Texts) -> bool {
    let text = sheet.text(cell, texts).unwrap_or_default().trim();
    text.len() >= LONG_WORD && !text.contains(char::is_whitespace)
}

/// Returns whether a cell has the number that a spreadsheet makes of 81 digits.
fn is_lost(cell: &Cell) -> bool {
    matches!(cell.value, Value::Number(value) if value >= MOST_EXACT)
}
