//! Puzzles and answers into a workbook.

use super::window::B4;
use super::{WorkbookError, place::Place};
use numpre::{Cell, Grid, Puzzle};
use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError};

/// B14, where S1.1 has the answer.
const B14: Place = Place { row: 13, column: 1 };
/// Column L, where S1.1 has the time.
const L: u16 = 11;

/// The number of the paper's size in a workbook.
const A4: u8 = 9;

/// The words on the sheets, in the reader's language. The default is English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Above the time (問題を解くのにかかった時間は), L4.
    pub time: String,
    /// Below the time (秒です。), L6.
    pub seconds: String,
    /// Above the clue count (ヒント数), L8.
    pub clues: String,
}

impl Default for Labels {
    fn default() -> Labels {
        Labels { time: "solved in".into(), seconds: "seconds".into(), clues: "clues".into() }
    }
}

/// A sheet with one puzzle and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerSheet<'a> {
    /// The name of the sheet.
    pub name: &'a str,
    /// The puzzle, into B4:J12.
    pub puzzle: &'a Puzzle,
    /// The answer, into B14:J22.
    pub answer: Option<&'a Grid>,
    /// How long it took, into L5.
    pub seconds: Option<f64>,
    /// What else is to be said, such as that there is no solution, into L11.
    pub note: &'a str,
}

/// The bytes of a workbook of sheets with one puzzle each, as S1.1 lays them out: the puzzle in
/// B4:J12, the answer in B14:J22, the seconds and the clue count in column L.
///
/// # Errors
/// Where a sheet's name is not allowed.
pub fn print_workbook(
    sheets: &[AnswerSheet<'_>],
    labels: &Labels,
) -> Result<Vec<u8>, WorkbookError> {
    let mut workbook = Workbook::new();
    for sheet in sheets {
        write_sheet(workbook.add_worksheet(), sheet, labels).map_err(WorkbookError::Make)?;
    }
    workbook.save_to_buffer().map_err(WorkbookError::Make)
}

fn write_sheet(
    sheet: &mut Worksheet,
    content: &AnswerSheet<'_>,
    labels: &Labels,
) -> Result<(), XlsxError> {
    sheet.set_name(content.name)?;
    sheet.set_column_width(0, 3)?;
    for column in 1..10 {
        sheet.set_column_width(column, 4)?;
    }
    sheet.set_column_width(10, 3)?;
    sheet.set_column_width(L, 30)?;
    // Time and clues on the page of the board.
    sheet.set_paper_size(A4).set_print_fit_to_pages(1, 1);
    let puzzle = content.puzzle.grid();
    write_board(sheet, B4, &puzzle, &puzzle)?;
    if let Some(answer) = content.answer {
        write_board(sheet, B14, answer, &puzzle)?;
    }
    let left = Format::new().set_align(FormatAlign::Left);
    if let Some(seconds) = content.seconds {
        sheet.write_string(3, L, &labels.time)?;
        sheet.write_number_with_format(4, L, seconds, &left.clone().set_num_format("0.000000"))?;
        sheet.write_string(5, L, &labels.seconds)?;
    }
    sheet.write_string(7, L, &labels.clues)?;
    // At most 81: the cast is exact.
    sheet.write_number_with_format(8, L, puzzle.clue_count() as f64, &left)?;
    if !content.note.is_empty() {
        sheet.write_string_with_format(10, L, content.note, &left.set_bold())?;
    }
    Ok(())
}

/// Writes a board with thin lines between cells and thick ones around blocks; givens are bold,
/// other digits blue.
fn write_board(
    sheet: &mut Worksheet,
    place: Place,
    board: &Grid,
    givens: &Grid,
) -> Result<(), XlsxError> {
    for row in 0..9 {
        sheet.set_row_height(place.row + row, 24)?;
    }
    for cell in Cell::all() {
        let edge =
            |is_thick: bool| if is_thick { FormatBorder::Medium } else { FormatBorder::Thin };
        let mut format = Format::new()
            .set_align(FormatAlign::Center)
            .set_align(FormatAlign::VerticalCenter)
            .set_font_size(14)
            .set_border_top(edge(cell.row() % 3 == 0))
            .set_border_bottom(edge(cell.row() % 3 == 2))
            .set_border_left(edge(cell.column() % 3 == 0))
            .set_border_right(edge(cell.column() % 3 == 2));
        format = if givens.get(cell).is_some() {
            format.set_bold()
        } else {
            format.set_font_color(Color::Blue)
        };
        // Below 22: the casts are exact.
        let (row, column) =
            (place.row + cell.row() as u32, place.column as u16 + cell.column() as u16);
        match board.get(cell) {
            Some(digit) => sheet.write_number_with_format(row, column, digit.get(), &format)?,
            None => sheet.write_blank(row, column, &format)?,
        };
    }
    Ok(())
}
