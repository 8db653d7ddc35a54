//! Writes puzzles and answers to a workbook.

use super::window::B4;
use super::{WorkbookError, place::Place};
use numpre::{Cell, Grid, Puzzle};
use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError};

/// B14, where S1.1 has the answer.
const B14: Place = Place { row: 13, column: 1 };
/// Column L, where S1.1 has the time.
const L: u16 = 11;

/// The number that stands for the paper size A4 in a workbook.
const A4: u8 = 9;

/// The words on the sheets, in the language of the reader. The default is English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// The text above the time (問題を解くのにかかった時間は), in L4.
    pub time: String,
    /// The text below the time (秒です。), in L6.
    pub seconds: String,
    /// The text above the clue count (ヒント数), in L8.
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
    /// The puzzle, in B4:J12.
    pub puzzle: &'a Puzzle,
    /// The answer, in B14:J22.
    pub answer: Option<&'a Grid>,
    /// The time in seconds, in L5.
    pub seconds: Option<f64>,
    /// A note, such as that there is no solution, in L11.
    pub note: &'a str,
}

/// Returns the bytes of a workbook with one puzzle per sheet, laid out as in S1.1: the puzzle in
/// B4:J12, the answer in B14:J22, the seconds and the clue count in column L.
///
/// # Errors
/// Returns an error if the name of a sheet is not allowed.
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
    // The time and the clue count are printed on the same page as the board.
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
    // The number is at most 81, so the cast is exact.
    sheet.write_number_with_format(8, L, puzzle.clue_count() as f64, &left)?;
    if !content.note.is_empty() {
        sheet.write_string_with_format(10, L, content.note, &left.set_bold())?;
    }
    Ok(())
}

/// Writes a board with thin lines between cells and thick ones around blocks. Givens are bold,
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
        // Both are below 22, so the casts are exact.
        let (row, column) =
            (place.row + cell.row() as u32, place.column as u16 + cell.column() as u16);
        match board.get(cell) {
            Some(digit) => sheet.write_number_with_format(row, column, digit.get(), &format)?,
            None => sheet.write_blank(row, column, &format)?,
        };
    }
    Ok(())
}
