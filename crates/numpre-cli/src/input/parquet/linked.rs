//! The rows of a Parquet file as puzzles, each with the other columns as its fields.

use crate::input::{InputError, InputErrorKind};
use numpre::Puzzle;
use numpre_formats::{
    Columns, ErrorKind, Extra, ExtraNames, Format, Item, Options, Record, Warning,
};
use numpre_table::parquet::{PuzzleFile, Rows};
use numpre_table::source::{Read, RowError, Written};
use numpre_table::{Place, Reason, TableError};
use numpre_text::Texts;
use std::fs::File;
use std::io;

/// A Parquet file, read by row group.
pub struct TableFile {
    file: PuzzleFile,
    names: ExtraNames,
    options: Options,
    bytes: u64,
    /// The numbers of bytes and rows that are counted so far.
    counted: (u64, u64),
}

/// Some rows of a file.
pub struct TableRows {
    rows: Rows,
    names: ExtraNames,
    options: Options,
}

impl TableFile {
    /// Opens a file.
    ///
    /// # Errors
    /// Returns a [`TableError`] if it is not a Parquet file of puzzles.
    pub fn open(file: File, options: Options) -> io::Result<TableFile> {
        let bytes = file.metadata()?.len();
        let file = PuzzleFile::open(file, options.extra).map_err(io_error)?;
        let names = ExtraNames::of(file.names().iter().map(String::as_str));
        Ok(TableFile { file, names, options, bytes, counted: (0, 0) })
    }

    /// Returns the next rows, at most this number, and an estimate of their number of bytes in the
    /// file. Returns `None` at the end.
    ///
    /// # Errors
    /// Returns a [`TableError`] if they cannot be read.
    pub fn next(&mut self, records: usize) -> io::Result<Option<(TableRows, u64)>> {
        let Some(rows) = self.file.next(records).map_err(io_error)? else { return Ok(None) };
        let (bytes, read) = &mut self.counted;
        *read += rows.len() as u64;
        let all = u128::from(self.file.rows().max(1));
        let covered = u128::from(self.bytes) * u128::from(*read) / all;
        let covered = u64::try_from(covered).unwrap_or(self.bytes).min(self.bytes);
        let more = covered - std::mem::replace(bytes, covered);
        let (names, options) = (self.names.clone(), self.options);
        Ok(Some((TableRows { rows, names, options }, more)))
    }

    /// Makes room for the other columns.
    pub fn make_room(&self, columns: &mut Columns) {
        make_room(&self.names, columns);
    }
}

fn make_room(names: &ExtraNames, columns: &mut Columns) {
    columns.make_room_for(names.extra([""; 0]).as_deref(), true);
}

fn io_error(error: TableError) -> io::Error {
    io::Error::other(error)
}

impl TableRows {
    /// Makes room for the other columns.
    pub fn make_room(&self, columns: &mut Columns) {
        make_room(&self.names, columns);
    }

    /// Reads the rows: one record or error for each, in order.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, InputError>> + '_ {
        self.each(|line, givens, answer, extra| Record {
            line,
            format: Format::Csv,
            puzzle: Puzzle::of_givens(givens),
            answer,
            extra,
            warnings: Vec::new(),
        })
        .map(|found| {
            found.map_err(|error| *error).map(|found| match found {
                Found::Quick(record) => record,
                Found::Record(record) => *record,
            })
        })
    }

    /// Reads the rows as far as a search has to know them.
    pub fn items(&self) -> impl Iterator<Item = Result<Item, InputError>> + '_ {
        self.each(|line, givens, _, extra| Item::Givens { line, givens, extra }).map(|found| {
            found.map_err(|error| *error).map(|found| match found {
                Found::Quick(item) => item,
                Found::Record(record) => Item::Record(record),
            })
        })
    }

    fn each<T>(
        &self,
        quick: impl Fn(usize, numpre::Grid, Option<numpre::Grid>, Option<Box<Extra>>) -> T,
    ) -> impl Iterator<Item = Result<Found<T>, Box<InputError>>> {
        let mut others: Vec<_> =
            self.rows.others.iter().map(|column| column.texts().into_iter()).collect();
        (0..self.rows.len()).map(move |row| {
            let values = others.iter_mut().map(|texts| texts.next().flatten().unwrap_or_default());
            let extra = self.names.extra(values);
            let line = usize::try_from(self.rows.first).unwrap_or(usize::MAX).saturating_add(row);
            let (answer, warning) = self.answer(row, line);
            match self.rows.puzzles.read(row) {
                Read::Givens(givens) if warning.is_none() => {
                    Ok(Found::Quick(quick(line, givens, answer, extra)))
                }
                Read::Givens(givens) => {
                    let record = Record {
                        line,
                        format: Format::Csv,
                        puzzle: Puzzle::of_givens(givens),
                        answer,
                        extra,
                        warnings: warning.into_iter().collect(),
                    };
                    self.judged(record).map(Found::Record)
                }
                Read::Record(record) => {
                    let mut warnings: Vec<Warning> = record.warnings;
                    for found in &mut warnings {
                        *found = found.moved(|_, column| (line, column));
                    }
                    warnings.extend(warning);
                    let own = record.extra.filter(|_| self.options.extra);
                    let extra = match (extra, own) {
                        (Some(extra), Some(own)) => Extra::of(extra.fields().chain(own.fields())),
                        (extra, own) => extra.or(own),
                    };
                    let answer = answer.or(record.answer);
                    let (format, puzzle) = (Format::Csv, record.puzzle);
                    self.judged(Record { line, format, puzzle, answer, extra, warnings })
                        .map(Found::Record)
                }
                Read::Null => {
                    Err(unread(line, 1, InputErrorKind::Unreadable(ErrorKind::Empty), extra))
                }
                Read::Unreadable(error) => {
                    let (column, wrong) = match error {
                        RowError::Text(_, column, kind) => {
                            (column, InputErrorKind::Unreadable(kind))
                        }
                        RowError::Length(found) => {
                            (1, InputErrorKind::Unreadable(ErrorKind::CellCount { found }))
                        }
                        RowError::Value { cell, value } => {
                            (cell, InputErrorKind::CellValue { cell, value })
                        }
                    };
                    Err(unread(line, column, wrong, extra))
                }
            }
        })
    }

    /// Returns the answer in a row, or the warning about it.
    fn answer(&self, row: usize, line: usize) -> (Option<numpre::Grid>, Option<Warning>) {
        let Some(answers) = &self.rows.answers else { return (None, None) };
        let answer = answers.answer(row);
        let found = match answers.get(row) {
            _ if answer.is_some() => return (answer, None),
            Written::Null => return (None, None),
            Written::Text(text) if text.trim().is_empty() => return (None, None),
            Written::Text(text) => text.trim().chars().count(),
            Written::OtherLength(found) => found,
            Written::Cells(_) => 0,
        };
        (None, Some(Warning::AnswerLength { line, column: 1, found }))
    }

    /// Returns a record, or its warning if warnings are errors.
    fn judged(&self, record: Record) -> Result<Box<Record>, Box<InputError>> {
        match record.warnings.first() {
            Some(&warning) if self.options.strict => {
                let (line, column) = warning.position();
                let wrong = InputErrorKind::Unreadable(ErrorKind::Doubtful(warning));
                Err(unread(line, column, wrong, record.extra))
            }
            _ => Ok(Box::new(record)),
        }
    }
}

/// The content of a row: nearly always only givens.
enum Found<T> {
    Quick(T),
    Record(Box<Record>),
}

fn unread(
    line: usize,
    column: usize,
    wrong: InputErrorKind,
    extra: Option<Box<Extra>>,
) -> Box<InputError> {
    Box::new(InputError { extra, ..InputError::new(line, column, wrong) })
}

fn of(error: &io::Error) -> Option<&TableError> {
    error.get_ref().and_then(|error| error.downcast_ref())
}

/// Returns whether rows that were read before may be wrong as well.
pub fn is_damaged(error: &io::Error) -> bool {
    of(error).is_some_and(|error| matches!(error.place, Place::Rows(_)))
}

/// Returns the message that a source cannot be read, with the reason.
pub fn unreadable(texts: &Texts, name: &str, error: &io::Error) -> String {
    let Some(TableError { place, reason, .. }) = of(error) else {
        return texts.unreadable(name, error);
    };
    let column = match place {
        Place::Column(column) => column.as_str(),
        _ => "",
    };
    let row = match place {
        Place::Rows(first) => *first,
        _ => 0,
    };
    let why = match reason {
        Reason::NotParquet => texts.word("table-not-parquet"),
        Reason::Truncated => texts.word("table-truncated"),
        Reason::Damaged(error) if row > 0 => texts.say(
            "table-damaged-rows",
            &[("row", row.to_string().into()), ("error", error.as_str().into())],
        ),
        Reason::Damaged(error) => texts.say("table-damaged", &[("error", error.as_str().into())]),
        Reason::Unsupported(error) => {
            texts.say("table-unsupported", &[("error", error.as_str().into())])
        }
        Reason::NoPuzzleColumn { present } => {
            let present = present.join(&texts.word("list-separator"));
            texts.say("table-no-puzzles", &[("columns", present.into())])
        }
        Reason::ColumnType { found } => texts.say(
            "table-column-type",
            &[("column", column.into()), ("type", found.as_str().into())],
        ),
        Reason::Io(error) => return texts.unreadable(name, error),
        other => texts.say("table-damaged", &[("error", other.to_string().into())]),
    };
    texts.say("bad-file", &[("name", name.into()), ("error", why.into())])
}
