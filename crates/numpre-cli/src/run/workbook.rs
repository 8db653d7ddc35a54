//! Answers in workbooks: filled into the workbook that the puzzles came from, or written to a new
//! one.

use super::inputs::is_same_file;
use super::output::Output;
use super::session::Session;
use super::sink::Sink;
use crate::exit::Failure;
use crate::form::{FileForm, FormChoice};
use crate::input::{Place, is_called};
use numpre::Grid;
use numpre_formats::xlsx::{
    AnswerSheet, Fill, FillNote, Filling, Labels, TableWriter, WorkbookError, print_workbook,
};
use numpre_formats::{Columns, Extra, Puzzle};
use numpre_text::Texts;
use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

/// The maximum number of cells that one message names.
const NAMED: usize = 10;

/// Returns the answer to the puzzle at this place, to be filled into its workbook. Returns `None`
/// if the puzzle does not come from a workbook.
pub fn filling(
    place: &Place,
    solution: Option<numpre::Grid>,
    status: &'static str,
) -> Option<Filling> {
    let found = place.source.sheet.as_ref()?;
    Some(Filling { sheet: found.sheet.clone(), cell: found.cell.clone(), solution, status })
}

/// Returns the path to write to: the workbook itself with `--in-place`, else the file after
/// `--out`.
///
/// For the workbook `book.xlsx`:
///
/// ```text
/// --in-place    --out         result
/// yes           none          book.xlsx
/// yes           other.xlsx    error: with --in-place the output is the workbook itself
/// no            none          error: a workbook needs --out
/// no            book.xlsx     error: that needs --in-place
/// no            new.xlsx      new.xlsx
/// no            new.xlsm      error: Excel does not open a workbook without macros as .xlsm
/// ```
///
/// # Errors
/// Returns an error if the options contradict each other or the kind of the workbook.
pub fn target(session: &Session, book: &Path, in_place: bool) -> Result<PathBuf, Failure> {
    let refused = |name: &str, path: &Path| {
        Err(Failure::Message(
            session.texts.say(name, &[("name", path.to_string_lossy().into_owned().into())]),
        ))
    };
    let is_book = |path: &Path| is_same_file(path, book);
    if !in_place
        && session.out.as_deref().and_then(FileForm::promised) != Some(FileForm::MacroWorkbook)
    {
        session.names_form(FileForm::Workbook, FormChoice::Output)?;
    }
    match &session.out {
        None if in_place => Ok(book.to_owned()),
        None => Err(Failure::Message(session.texts.word("workbook-needs-out"))),
        Some(out) if is_book(out) && !in_place => refused("fill-same", out),
        Some(out) if !is_book(out) && in_place => refused("fill-elsewhere", out),
        Some(_) if in_place => Ok(book.to_owned()),
        Some(out) if is_called(book, &["xlsm"]) && !is_called(out, &["xlsm"]) => {
            refused("fill-macros", book)
        }
        Some(out) if !is_called(book, &["xlsm"]) && is_called(out, &["xlsm"]) => {
            refused("fill-no-macros", book)
        }
        Some(out) => Ok(out.clone()),
    }
}

/// A sink that collects answers and fills them into a workbook at the end.
///
/// An example, with `--in-place`. `print` collects `Filling { sheet: "Sheet1", cell: "B2", … }` for
/// each puzzle. `end` then does these steps, so that the old workbook is never lost:
///
/// ```text
/// 1. read book.xlsx, place the answers, print notes such as cells that are already taken
/// 2. copy book.xlsx to book.xlsx.bak, or to book.xlsx.bak2 if that exists, and so on
/// 3. write the filled workbook to a new file, which is not visible yet
/// 4. `Output::finish` puts the new file into the place of book.xlsx
/// ```
pub struct FillSink<'a> {
    texts: &'a Texts,
    book: PathBuf,
    /// True if the workbook itself is replaced, so that a copy of the old one is made first.
    in_place: bool,
    fillings: Vec<Filling>,
}

impl<'a> FillSink<'a> {
    /// Creates a sink without answers.
    pub fn new(texts: &'a Texts, book: &Path, in_place: bool) -> FillSink<'a> {
        FillSink { texts, book: book.to_owned(), in_place, fillings: Vec::new() }
    }

    fn filled(&self, output: &Output) -> Result<Vec<u8>, WorkbookError> {
        let fill = Fill::new(File::open(&self.book).map_err(WorkbookError::Read)?, &self.fillings)?;
        // The notes are printed before anything is written.
        for note in fill.notes() {
            output.warn(&self.note(note));
        }
        for (status, name) in [("multiple", "fill-several"), ("none", "fill-none")] {
            let cells: Vec<&Filling> =
                self.fillings.iter().filter(|filling| filling.status == status).collect();
            if cells.is_empty() {
                continue;
            }
            let named = cells
                .iter()
                .take(NAMED)
                .map(|filling| format!("{}!{}", filling.sheet, filling.cell));
            let mut named = named.collect::<Vec<_>>().join(", ");
            if cells.len() > NAMED {
                named += ", …";
            }
            let values = [("count", cells.len().into()), ("cells", named.into())];
            output.warn(&self.about(&self.texts.say(name, &values)));
        }
        let mut bytes = Cursor::new(Vec::new());
        fill.write(&mut bytes)?;
        Ok(bytes.into_inner())
    }

    fn note(&self, note: &FillNote) -> String {
        let text = match note {
            FillNote::Elsewhere { sheet, to: None } => {
                self.texts.say("fill-beside", &[("sheet", sheet.into())])
            }
            FillNote::Elsewhere { sheet, to: Some(to) } => {
                self.texts.say("fill-sheet", &[("sheet", sheet.into()), ("to", to.into())])
            }
            FillNote::FormulasKept { sheet, to } => {
                self.texts.say("fill-formulas-kept", &[("sheet", sheet.into()), ("to", to.into())])
            }
            FillNote::Kept { sheet, cell, count } => {
                let cell = format!("{sheet}!{cell}");
                self.texts.say("fill-kept", &[("cell", cell.into()), ("count", (*count).into())])
            }
            FillNote::Signature => self.texts.word("fill-signature"),
            _ => self.texts.word("fill-formulas"),
        };
        self.about(&text)
    }

    fn failure(&self, error: &WorkbookError) -> Failure {
        Failure::Message(self.about(&self.texts.workbook_error(error)))
    }

    fn about(&self, text: &str) -> String {
        format!("{}: {text}", self.book.to_string_lossy())
    }

    /// Copies the workbook to a new name next to it, and returns that name.
    fn back_up(&self) -> io::Result<PathBuf> {
        let name = |number: u32| {
            let mut name = OsString::from(&self.book);
            name.push(if number == 1 { ".bak".to_owned() } else { format!(".bak{number}") });
            PathBuf::from(name)
        };
        let mut number = 1;
        loop {
            match File::create_new(name(number)) {
                Ok(mut copy) => {
                    let copied =
                        File::open(&self.book).and_then(|mut book| io::copy(&mut book, &mut copy));
                    copied
                        .and_then(|_| copy.sync_all())
                        .inspect_err(|_| drop(fs::remove_file(name(number))))?;
                    return Ok(name(number));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 10_000 => {
                    number += 1
                }
                Err(error) => return Err(error),
            }
        }
    }
}

impl Sink<Filling> for FillSink<'_> {
    fn print(&mut self, _: &mut Output, part: &[Filling]) -> Result<(), Failure> {
        self.fillings.extend_from_slice(part);
        Ok(())
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        // The reader of the workbook has already reported the error that filling would meet again.
        if output.is_broken() {
            return Err(Failure::Reported);
        }
        let filled = self.filled(output).map_err(|error| self.failure(&error))?;
        // A run that ended early leaves the workbook as it is.
        if self.in_place && !output.is_cut() {
            let copy = self.back_up().map_err(|error| {
                Failure::Message(self.about(
                    &self.texts.say("fill-no-backup", &[("error", error.to_string().into())]),
                ))
            })?;
            let values = [("name", copy.to_string_lossy().into_owned().into())];
            output.warn(&self.about(&self.texts.say("fill-backup", &values)));
        }
        output.write_book(Ok(filled))
    }
}

/// A row of a new workbook: a puzzle and its answer.
#[derive(Clone)]
pub struct BookEntry {
    /// The sheet that the puzzle came from; `None` if it does not come from a workbook.
    pub sheet: Option<String>,
    /// The puzzle; `None` if it could not be read.
    pub puzzle: Option<Puzzle>,
    /// The solution of the puzzle; `None` if there is not exactly one.
    pub answer: Option<Grid>,
    /// The name of the status, such as `unique`, or an empty text.
    pub status: &'static str,
    /// How long the search took, in seconds; `None` if it was not measured.
    pub seconds: Option<f64>,
    /// Its other fields in the input.
    pub extra: Option<Box<Extra>>,
}

impl BookEntry {
    /// Creates an entry without a puzzle, for this place and with this status.
    pub fn blank(place: &Place, status: &'static str) -> BookEntry {
        let (sheet, extra) = (BookEntry::sheet(place), place.extra.clone());
        BookEntry { sheet, puzzle: None, answer: None, status, seconds: None, extra }
    }

    /// Returns the name of the sheet that the puzzle at this place came from.
    pub fn sheet(place: &Place) -> Option<String> {
        place.source.sheet.as_ref().map(|found| found.sheet.clone())
    }
}

/// A sink that collects entries and writes them as a workbook at the end. Each entry gets its own
/// sheet if there is only one entry, or if all come from different sheets. Otherwise all are rows
/// of a list.
pub struct SheetSink<'a> {
    texts: &'a Texts,
    rows: Vec<BookEntry>,
}

impl<'a> SheetSink<'a> {
    /// Creates a sink without entries.
    pub fn new(texts: &'a Texts) -> SheetSink<'a> {
        SheetSink { texts, rows: Vec::new() }
    }

    fn workbook(&self) -> Result<Vec<u8>, WorkbookError> {
        let labels = Labels {
            time: self.texts.word("sheet-time"),
            seconds: self.texts.word("sheet-seconds"),
            clues: self.texts.word("sheet-clues"),
        };
        let names: HashSet<&str> =
            self.rows.iter().filter_map(|row| row.sheet.as_deref()).collect();
        let has_extra = self.rows.iter().any(|row| row.puzzle.is_none() || row.extra.is_some());
        if has_extra || (self.rows.len() > 1 && names.len() < self.rows.len()) {
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

    /// Writes one row per record, unreadable ones included: puzzle, answer, and the other fields.
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

    /// Returns the note next to the answer. It is empty if the puzzle has exactly one solution.
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
        output.write_book(self.workbook().map_err(|error| error.to_string()))
    }
}
