//! Reads the rows of a Parquet file as puzzles. The columns that hold neither puzzles nor answers
//! become the extra fields of each puzzle.

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

/// A reader of a Parquet file, one row group at a time.
pub struct TableFile {
    file: PuzzleFile,
    names: ExtraNames,
    options: Options,
    bytes: u64,
    /// The estimated number of bytes and the number of rows that have been returned.
    counted: (u64, u64),
}

/// Consecutive rows of a file.
pub struct TableRows {
    rows: Rows,
    names: ExtraNames,
    options: Options,
}

impl TableFile {
    /// Opens a file. Columns other than puzzles and answers are read only if `options.extra` is
    /// true.
    ///
    /// # Errors
    /// Returns a [`TableError`] if it is not a Parquet file of puzzles.
    pub fn open(file: File, options: Options) -> io::Result<TableFile> {
        let bytes = file.metadata()?.len();
        let file = PuzzleFile::open(file, options.extra).map_err(io_error)?;
        let names = ExtraNames::of(file.names().iter().map(String::as_str));
        Ok(TableFile { file, names, options, bytes, counted: (0, 0) })
    }

    /// Returns at most `records` of the next rows, with an estimate of the bytes that they take in
    /// the file. Returns `None` at the end.
    ///
    /// The estimate assumes that all rows take the same number of bytes. The estimates of all rows
    /// add up to the length of the file.
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

    /// Adds the extra columns of the file to those of the output.
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
    /// Adds the extra columns of the file to those of the output.
    pub fn make_room(&self, columns: &mut Columns) {
        make_room(&self.names, columns);
    }

    /// Reads each row as a record or an error, in order.
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

    /// Reads each row for a search, in order. A puzzle with nothing but givens is returned as a
    /// board without its answer, and any other puzzle as a whole record.
    pub fn items(&self) -> impl Iterator<Item = Result<Item, InputError>> + '_ {
        self.each(|line, givens, _, extra| Item::Givens { line, givens, extra }).map(|found| {
            found.map_err(|error| *error).map(|found| match found {
                Found::Quick(item) => item,
                Found::Record(record) => Item::Record(record),
            })
        })
    }

    /// Reads each row. `quick` makes the result of a puzzle with nothing but givens from its line,
    /// givens, answer and extra fields.
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

    /// Returns the answer of a row, or a warning if its value is not an answer. A null and a blank
    /// text are simply no answer.
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

    /// Returns the record, or with `--strict` the error for its first warning.
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

/// The result of a readable row: `Quick` for a puzzle with nothing but givens, as nearly all are.
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

/// Returns the error of numpre-table that is inside an I/O error, if there is one.
fn of(error: &io::Error) -> Option<&TableError> {
    error.get_ref().and_then(|error| error.downcast_ref())
}

/// Returns whether the error is damage in the rows of a file. Rows that were read before it may
/// then be wrong too.
pub fn is_damaged(error: &io::Error) -> bool {
    of(error).is_some_and(|error| matches!(error.place, Place::Rows(_)))
}

/// Returns the message that the source `name` cannot be read, with the reason.
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
