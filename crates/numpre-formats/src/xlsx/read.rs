//! Puzzles from a workbook.

use super::cells::ReadSheet;
use super::package::Package;
use super::pairs::{self, Answered};
use super::place::Place;
use super::sheet::Sheet;
use super::strings::Texts;
use super::{SheetError, SheetErrorKind, WorkbookError, boards, cells, list, styles};
use crate::reading::Extra;
use numpre::{Grid, Puzzle};
use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;

/// A puzzle of a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPuzzle {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell where it begins, such as `B4`, or that holds its text.
    pub cell: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The answer in the column of answers, or that stands beside the board.
    pub answer: Option<Grid>,
    /// The other cells of its row, in a list.
    pub extra: Option<Box<Extra>>,
}

/// What a sheet has to offer.
pub(super) enum Content {
    /// Boards, and what is wrong on the sheet.
    Boards(Vec<Result<Answered, (Place, SheetErrorKind)>>),
    /// A list.
    List(list::Columns, Vec<list::Row>),
    /// The answers of other sheets: sheet, cell and solution.
    Answers(Vec<(String, String, Grid)>),
}

/// The heads of the columns of a sheet of answers.
pub(super) const ANSWER_HEADS: [&str; 4] = ["sheet", "cell", "solution", "status"];

/// Reads every sheet of a workbook: the texts of its column of line-81 texts, if there is one; or
/// else its boards, each with the answer that stands ten rows below it (S1.1: B4:J12 and B14:J22)
/// or ten columns to the right. Sheets with neither have nothing to read. Memory goes by the cells
/// that hold something, not by how far the sheet reaches.
///
/// # Errors
/// Where the file is not a readable workbook. A cell or a sheet that can not be read is an item of
/// the list; so is a workbook without any puzzle.
pub fn read_workbook(path: &Path) -> Result<Vec<Result<SheetPuzzle, SheetError>>, WorkbookError> {
    read_workbook_from(File::open(path).map_err(WorkbookError::Read)?)
}

/// The same of a file that is open, or of one in memory.
///
/// # Errors
/// As [`read_workbook`].
pub fn read_workbook_from(
    bytes: impl Read + Seek + 'static,
) -> Result<Vec<Result<SheetPuzzle, SheetError>>, WorkbookError> {
    let mut package = Package::open(bytes)?;
    let (mut puzzles, mut answers) = (Vec::new(), HashMap::new());
    each_sheet(&mut package, |sheet, texts| match sheet {
        Ok(sheet) => take(sheet, texts, &mut puzzles, &mut answers),
        Err(error) => puzzles.push(Err(error)),
    })?;
    if !answers.is_empty() {
        for puzzle in puzzles.iter_mut().flatten().filter(|puzzle| puzzle.answer.is_none()) {
            puzzle.answer = answers.remove(&(puzzle.sheet.clone(), puzzle.cell.clone()));
        }
    }
    if puzzles.is_empty() {
        let sheet = package.sheets.first().map(|sheet| sheet.name.clone()).unwrap_or_default();
        puzzles.push(Err(SheetError {
            sheet,
            cell: boards_begin(),
            kind: SheetErrorKind::NoPuzzle,
            extra: None,
        }));
    }
    Ok(puzzles)
}

/// Where a board is expected first.
fn boards_begin() -> String {
    super::window::B4.to_string()
}

/// Hands on all sheets of a workbook, read one after the other.
pub(super) fn each_sheet(
    package: &mut Package,
    mut take: impl FnMut(Result<&Sheet, SheetError>, &Texts),
) -> Result<(), WorkbookError> {
    let drawn = styles::drawn(package)?;
    let mut texts = Texts::shared(package)?;
    for sheet in package.sheets.clone() {
        match cells::read(package, &sheet, &mut texts, &drawn)? {
            ReadSheet::Read(read) => take(Ok(&read), &texts),
            ReadSheet::Unusable { cell, kind } => {
                take(Err(SheetError { sheet: sheet.name, cell, kind, extra: None }), &texts)
            }
        }
    }
    Ok(())
}

/// What a sheet has to offer, if anything.
pub(super) fn content(sheet: &Sheet, texts: &Texts) -> Content {
    let text =
        |row, column| sheet.at(Place { row, column }).and_then(|cell| sheet.text(cell, texts));
    if (0..).zip(ANSWER_HEADS).all(|(column, head)| text(0, column) == Some(head)) {
        let last = sheet.cells.last().map_or(0, |cell| cell.place.row);
        let answer = |row| {
            Some((text(row, 0)?.to_owned(), text(row, 1)?.to_owned(), list::board(text(row, 2)?)?))
        };
        return Content::Answers((1..=last).filter_map(answer).collect());
    }
    let columns = list::find(sheet, texts);
    let list = |columns: list::Columns| {
        let rows = list::read(sheet, &columns, texts);
        Content::List(columns, rows)
    };
    match columns {
        Some(columns) if columns.is_certain => list(columns),
        columns => {
            let found = boards::find(sheet, texts);
            // Among the digits of a board, a large number is a slip.
            let has_board =
                found.iter().any(|item| !matches!(item, Err((_, SheetErrorKind::NoPuzzle))));
            match columns.filter(|_| !has_board) {
                Some(columns) => list(columns),
                None => Content::Boards(pairs::of(found)),
            }
        }
    }
}

fn take(
    sheet: &Sheet,
    texts: &Texts,
    puzzles: &mut Vec<Result<SheetPuzzle, SheetError>>,
    answers: &mut HashMap<(String, String), Grid>,
) {
    let name = || sheet.name.clone();
    let error = |place: Place, kind| SheetError {
        sheet: name(),
        cell: place.to_string(),
        kind,
        extra: None,
    };
    match content(sheet, texts) {
        Content::Answers(found) => {
            answers.extend(found.into_iter().map(|(sheet, cell, answer)| ((sheet, cell), answer)));
        }
        Content::List(_, rows) => puzzles.extend(rows.into_iter().map(|row| match row.read {
            Ok((puzzle, answer)) => Ok(SheetPuzzle {
                sheet: name(),
                cell: row.place.to_string(),
                puzzle,
                answer,
                extra: row.extra,
            }),
            Err(kind) => Err(SheetError { extra: row.extra, ..error(row.place, kind) }),
        })),
        Content::Boards(boards) => puzzles.extend(boards.into_iter().map(|item| match item {
            Ok(Answered { puzzle, answer }) => Ok(SheetPuzzle {
                sheet: name(),
                cell: puzzle.frame.place.to_string(),
                puzzle: Puzzle::of_givens(puzzle.grid),
                answer: answer.map(|answer| answer.grid),
                extra: None,
            }),
            Err((place, kind)) => Err(error(place, kind)),
        })),
    }
}
