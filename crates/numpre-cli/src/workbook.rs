//! Workbooks (.xlsx) read and written, as S1.1 has them.

use crate::input::{Called, Found, Place, Source, SourceKind};
use crate::lang::Texts;
use crate::output::Outlet;
use crate::report::Press;
use crate::trouble::{Failure, Trouble, Wrong};
use numpre::Grid;
use numpre_formats::xlsx::SheetProblem;
use numpre_formats::xlsx::{AnswerSheet, Labels, ListRow, WorkbookError, print_list, print_workbook, read_workbook};
use numpre_formats::{Format, Problem, Record};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

/// What stands in one place of a workbook.
pub type Item = (Arc<Source>, Found);

/// Reads all problems of a workbook.
///
/// # Errors
/// Where the file is no readable workbook.
pub fn read(book: &Source, path: &Path) -> Result<Vec<Item>, WorkbookError> {
    let name = path.to_string_lossy();
    let source = |sheet: &str, cell: &str| {
        let called = Called::Name(format!("{name}:{sheet}!{cell}"));
        Arc::new(Source { number: book.number, called, kind: SourceKind::Puzzle, sheet: Some(sheet.to_owned()) })
    };
    let found = read_workbook(path)?.into_iter().enumerate();
    let found = found.map(|(place, found)| match found {
        Ok(SheetProblem { sheet, cell, problem, answer }) => {
            let record =
                Record { line: place + 1, format: Format::Line81, problem, answer, extra: None, warnings: Vec::new() };
            (source(&sheet, &cell), Box::new(Ok(record)))
        }
        Err(error) => {
            let source = source(&error.sheet, &error.cell);
            (source, Box::new(Err(Trouble::new(place + 1, 1, Wrong::Sheet(Box::new(error))))))
        }
    });
    Ok(found.collect())
}

/// A problem on its way into a workbook.
#[derive(Clone)]
pub struct Row {
    /// The sheet it came from, if any.
    pub sheet: Option<String>,
    /// The problem.
    pub problem: Problem,
    /// Its answer.
    pub answer: Option<Grid>,
    /// What the answer is: a status of the contract, or nothing.
    pub status: &'static str,
    /// How long it took, in seconds.
    pub seconds: Option<f64>,
}

impl Row {
    /// The sheet that a problem in this place came from.
    pub fn sheet(place: &Place) -> Option<String> {
        place.source.sheet.clone()
    }
}

/// Gathers rows and writes them as a workbook at the end: a sheet each where each came from a sheet of its own or there is but
/// one, a list otherwise.
pub struct Binder<'a> {
    texts: &'a Texts,
    rows: Vec<Row>,
}

impl<'a> Binder<'a> {
    /// A binder with nothing in it.
    pub fn new(texts: &'a Texts) -> Binder<'a> {
        Binder { texts, rows: Vec::new() }
    }

    fn bound(&self) -> Result<Vec<u8>, WorkbookError> {
        let labels = Labels {
            time: self.texts.word("sheet-time"),
            seconds: self.texts.word("sheet-seconds"),
            clues: self.texts.word("sheet-clues"),
            // The columns are found again by these names, whatever the language.
            ..Labels::default()
        };
        let names: HashSet<&str> = self.rows.iter().filter_map(|row| row.sheet.as_deref()).collect();
        if self.rows.len() > 1 && names.len() < self.rows.len() {
            let rows = self.rows.iter().map(|row| ListRow {
                problem: &row.problem,
                answer: row.answer.as_ref(),
                status: row.status,
            });
            return print_list(rows, &labels);
        }
        let notes: Vec<String> = self.rows.iter().map(|row| self.note(row)).collect();
        let sheets: Vec<AnswerSheet<'_>> = self
            .rows
            .iter()
            .zip(&notes)
            .map(|(row, note)| AnswerSheet {
                name: row.sheet.as_deref().unwrap_or("numpre"),
                problem: &row.problem,
                answer: row.answer.as_ref(),
                seconds: row.seconds,
                note,
            })
            .collect();
        print_workbook(&sheets, &labels)
    }

    /// What is to be said beside the answer: nothing where it is the only one.
    fn note(&self, row: &Row) -> String {
        match row.status {
            "multiple" | "none" => self.texts.word(&format!("status-{}", row.status)),
            _ => String::new(),
        }
    }
}

impl Press<Row> for Binder<'_> {
    fn print(&mut self, _: &mut Outlet, part: &[Row]) -> Result<(), Failure> {
        self.rows.extend_from_slice(part);
        Ok(())
    }

    fn end(&mut self, outlet: &mut Outlet) -> Result<(), Failure> {
        outlet.write_book(self.bound().map_err(|error| error.to_string()))
    }
}
