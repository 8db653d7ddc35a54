//! Answers filled into the workbook that the puzzles came from.

use crate::ground::{Failure, FileForm, FormChoice, Place};
use crate::input::is_called;
use crate::run::inputs::is_same_file;
use crate::run::output::Output;
use crate::run::session::Session;
use crate::run::sink::Sink;
use numpre_formats::xlsx::{Fill, FillNote, Filling, WorkbookError};
use numpre_text::Texts;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

/// So many cells are named in a message.
const NAMED: usize = 10;

/// The answer to the puzzle in this place.
pub fn filling(
    place: &Place,
    solution: Option<numpre::Grid>,
    status: &'static str,
) -> Option<Filling> {
    let found = place.source.sheet.as_ref()?;
    Some(Filling { sheet: found.sheet.clone(), cell: found.cell.clone(), solution, status })
}

/// The file to write to: the workbook itself where that is asked for, and no other workbook that
/// programs would refuse.
///
/// # Errors
/// Where the options contradict each other or the workbook.
pub fn target(session: &Session, book: &Path, in_place: bool) -> Result<PathBuf, Failure> {
    let told = |name: &str, path: &Path| {
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
        Some(out) if is_book(out) && !in_place => told("fill-same", out),
        Some(out) if !is_book(out) && in_place => told("fill-elsewhere", out),
        Some(_) if in_place => Ok(book.to_owned()),
        Some(out) if is_called(book, &["xlsm"]) && !is_called(out, &["xlsm"]) => {
            told("fill-macros", book)
        }
        Some(out) if !is_called(book, &["xlsm"]) && is_called(out, &["xlsm"]) => {
            told("fill-no-macros", book)
        }
        Some(out) => Ok(out.clone()),
    }
}

/// Gathers answers and fills them in at the end.
pub struct FillSink<'a> {
    texts: &'a Texts,
    book: PathBuf,
    /// Whether the workbook itself is written, so that the old one has to be kept.
    in_place: bool,
    fillings: Vec<Filling>,
}

impl<'a> FillSink<'a> {
    /// With no answer yet.
    pub fn new(texts: &'a Texts, book: &Path, in_place: bool) -> FillSink<'a> {
        FillSink { texts, book: book.to_owned(), in_place, fillings: Vec::new() }
    }

    fn filled(&self, output: &Output) -> Result<Vec<u8>, WorkbookError> {
        let fill = Fill::new(File::open(&self.book).map_err(WorkbookError::Read)?, &self.fillings)?;
        // Before it is so.
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

    /// Keeps the workbook as it is beside itself, under a name that nothing has.
    fn keep(&self) -> io::Result<PathBuf> {
        let name = |number: u32| {
            let mut name = OsString::from(&self.book);
            name.push(if number == 1 { ".bak".to_owned() } else { format!(".bak{number}") });
            PathBuf::from(name)
        };
        let mut number = 1;
        loop {
            match File::create_new(name(number)) {
                Ok(mut kept) => {
                    let copied =
                        File::open(&self.book).and_then(|mut book| io::copy(&mut book, &mut kept));
                    copied
                        .and_then(|_| kept.sync_all())
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
        // The reader of the workbook has already reported the error that filling would find again.
        if output.is_broken() {
            return Err(Failure::Reported);
        }
        let filled = self.filled(output).map_err(|error| self.failure(&error))?;
        // A run that was cut short leaves the workbook as it is.
        if self.in_place && !output.is_cut() {
            let kept = self.keep().map_err(|error| {
                Failure::Message(self.about(
                    &self.texts.say("fill-no-backup", &[("error", error.to_string().into())]),
                ))
            })?;
            let values = [("name", kept.to_string_lossy().into_owned().into())];
            output.warn(&self.about(&self.texts.say("fill-backup", &values)));
        }
        output.write_book(Ok(filled))
    }
}
