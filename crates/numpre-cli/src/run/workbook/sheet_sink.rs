//! One puzzle as a sheet, as S1.1 has it; several as a list.

use crate::ground::{Failure, Place};
use crate::run::output::Output;
use crate::run::sink::Sink;
use numpre::Grid;
use numpre_formats::xlsx::{AnswerSheet, Labels, TableWriter, WorkbookError, print_workbook};
use numpre_formats::{Columns, Extra, Puzzle};
use numpre_text::Texts;
use std::collections::HashSet;

/// A puzzle on its way into a workbook.
#[derive(Clone)]
pub struct BookEntry {
    /// The sheet it came from, if any.
    pub sheet: Option<String>,
    /// The puzzle; none where it could not be read.
    pub puzzle: Option<Puzzle>,
    /// Its answer.
    pub answer: Option<Grid>,
    /// What the answer is: a status of the contract, or nothing.
    pub status: &'static str,
    /// How long it took, in seconds.
    pub seconds: Option<f64>,
    /// What stood beside it.
    pub extra: Option<Box<Extra>>,
}

impl BookEntry {
    /// An entry without a puzzle, in this place and with this status.
    pub fn blank(place: &Place, status: &'static str) -> BookEntry {
        let (sheet, extra) = (BookEntry::sheet(place), place.extra.clone());
        BookEntry { sheet, puzzle: None, answer: None, status, seconds: None, extra }
    }

    /// The sheet that a puzzle in this place came from.
    pub fn sheet(place: &Place) -> Option<String> {
        place.source.sheet.as_ref().map(|found| found.sheet.clone())
    }
}

/// Gathers rows and writes them as a workbook at the end: a sheet each where each came from a sheet
/// of its own or there is but one, a list otherwise.
pub struct SheetSink<'a> {
    texts: &'a Texts,
    rows: Vec<BookEntry>,
}

impl<'a> SheetSink<'a> {
    /// A sink with nothing in it.
    pub fn new(texts: &'a Texts) -> SheetSink<'a> {
        SheetSink { texts, rows: Vec::new() }
    }

    fn bound(&self) -> Result<Vec<u8>, WorkbookError> {
        let labels = Labels {
            time: self.texts.word("sheet-time"),
            seconds: self.texts.word("sheet-seconds"),
            clues: self.texts.word("sheet-clues"),
        };
        let names: HashSet<&str> =
            self.rows.iter().filter_map(|row| row.sheet.as_deref()).collect();
        let has_beside = self.rows.iter().any(|row| row.puzzle.is_none() || row.extra.is_some());
        if has_beside || (self.rows.len() > 1 && names.len() < self.rows.len()) {
            return self.list();
        }
        let notes: Vec<String> = self.rows.iter().map(|row| self.note(row)).collect();
        let mut sheets = Vec::new();
        for (row, note) in self.rows.iter().zip(&notes) {
            let Some(puzzle) = &row.puzzle else { continue };
            let name = row.sheet.as_deref().unwrap_or("numpre");
            sheets.push(AnswerSheet {
                name,
                puzzle,
                answer: row.answer.as_ref(),
                seconds: row.seconds,
                note,
            });
        }
        print_workbook(&sheets, &labels)
    }

    /// A row a record, unreadable ones among them: puzzle, answer, and what stood beside them.
    fn list(&self) -> Result<Vec<u8>, WorkbookError> {
        let mut columns = Columns::default();
        self.rows.iter().for_each(|row| columns.make_room_for(row.extra.as_deref(), true));
        let has_unread = self.rows.iter().any(|row| row.puzzle.is_none());
        let status = |text: &'static str| has_unread.then_some(text);
        let mut table = TableWriter::new();
        let heading = ["puzzle", "solution"].into_iter().chain(status("status"));
        table.row(heading.chain(columns.names().iter().map(String::as_str)))?;
        for row in &self.rows {
            let puzzle =
                row.puzzle.as_ref().map(|puzzle| puzzle.grid().to_string()).unwrap_or_default();
            let answer = row.answer.map(|answer| answer.to_string()).unwrap_or_default();
            let cells = columns.cells(row.extra.as_deref());
            let first = [&*puzzle, &*answer].into_iter().chain(status(row.status));
            table.row(first.chain(cells.iter().map(|cell| &**cell)))?;
        }
        table.finish()
    }

    /// What is to be said beside the answer: nothing where it is the only one.
    fn note(&self, row: &BookEntry) -> String {
        match row.status {
            "multiple" | "none" => self.texts.word(&format!("status-{}", row.status)),
            _ => String::new(),
        }
    }
}

impl Sink<BookEntry> for SheetSink<'_> {
    fn print(&mut self, _: &mut Output, part: &[BookEntry]) -> Result<(), Failure> {
        self.rows.extend_from_slice(part);
        Ok(())
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.write_book(self.bound().map_err(|error| error.to_string()))
    }
}
