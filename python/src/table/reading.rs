//! Reads the puzzles of a whole file into a table.

use super::Table;
use crate::single::{boards_of, opened};
use crate::{call, engine, errors};
use arrow_array::RecordBatch;
use arrow_schema::{Field, FieldRef, Schema};
use numpre::CancelToken;
use numpre_api::is_picture;
use numpre_formats::xlsx::{SheetPuzzle, is_archive, is_old_workbook, read_workbook_from};
use numpre_formats::{Batches, Options};
use numpre_table::parquet::{PuzzleFile, begins_as_parquet};
use numpre_table::records::RecordTable;
use numpre_table::{Reason, TableError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of records that are read at a time.
const AT_A_TIME: usize = 4096;

/// The reason why a file has no table.
enum Failure {
    Io(io::Error),
    Table(TableError),
    /// A damaged workbook or a picture without a board, with a sentence about it.
    Whole(String),
    /// The name of the column of puzzles is already the name of another column.
    Doubled,
    Cancelled,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        Failure::Table(error)
    }
}

/// Read the puzzles of a file in any format, or the rows of a Parquet file, into a table.
///
/// Parameters
/// ----------
/// path : str or PathLike
///     The name of the file.
/// column : str, optional
///     The column of puzzles of a Parquet file; it is recognized by its name if left out. The table
///     has it under the name ``"puzzle"``.
///
/// Returns
/// -------
/// Table
///     The columns of a Parquet file. For any other file: line, puzzle, solution (only if some
///     puzzle has an answer), error, and the other columns or comments of the file. A piece that
///     cannot be read is a row with its `error`. The functions for many puzzles keep this error.
///
/// Raises
/// ------
/// ColumnError
///     A Parquet file has no column of puzzles.
/// FormatError
///     A Parquet file or a workbook is damaged, or a picture has no board.
/// OSError
///     The file cannot be read.
///
/// Examples
/// --------
/// >>> import os, tempfile, numpre
/// >>> with tempfile.TemporaryDirectory() as folder:
/// ...     path = os.path.join(folder, "puzzles.txt")
/// ...     with open(path, "w") as file:
/// ...         _ = file.write("." * 81 + " # blank\nno puzzle\n")
/// ...     table = numpre.read_table(path)
/// >>> table.column_names, list(table["line"]), table.row(0)["comment"]
/// (['line', 'puzzle', 'error', 'comment'], [1, 2], 'blank')
/// >>> list(numpre.check_many(table)["error"])[1] == table.row(1)["error"]
/// True
#[pyfunction]
#[pyo3(signature = (path, *, column = None))]
pub(crate) fn read_table(py: Python<'_>, path: PathBuf, column: Option<&str>) -> PyResult<Table> {
    let mut file = opened(py, &path)?;
    let mut head = Vec::new();
    file.by_ref().take(8).read_to_end(&mut head)?;
    file.seek(SeekFrom::Start(0))?;
    let is_parquet = begins_as_parquet(&head);
    if column.is_some() && !is_parquet {
        let text =
            "column=… for a file that is not Parquet; expected a heading with the name puzzle";
        return Err(PyValueError::new_err(text));
    }
    let read = call::long(py, |cancel| {
        let is_over = || cancel.check().map_err(|_| Failure::Cancelled);
        if is_parquet {
            parquet(file, column, is_over)
        } else if is_archive(&head) || is_old_workbook(&head) {
            workbook(file).map(|batch| vec![batch])
        } else if is_picture(&head) {
            picture(file, cancel).map(|batch| vec![batch])
        } else {
            text(file, is_over).map(|batch| vec![batch])
        }
    })?;
    read.map(Table::of).map_err(|failure| raised(py, &path, column, failure))
}

fn raised(py: Python<'_>, path: &Path, column: Option<&str>, failure: Failure) -> PyErr {
    let shown = path.to_string_lossy();
    match failure {
        Failure::Io(error) => errors::of_system(error, shown.into_owned()),
        Failure::Table(TableError { reason: Reason::NoPuzzleColumn { present }, .. }) => {
            let present: Vec<&str> = present.iter().map(String::as_str).collect();
            errors::no_column(py, column, &present)
        }
        Failure::Table(error) => {
            errors::format(py, &shown, &error.place.to_string(), &error.reason.to_string())
        }
        Failure::Whole(text) => errors::format(py, &shown, "", &text),
        Failure::Doubled => {
            let text = "column=… with a file that also has a column \"puzzle\"; expected only one";
            PyValueError::new_err(text)
        }
        Failure::Cancelled => errors::panicked(&"a call was cancelled without an exception"),
    }
}

fn parquet(
    file: File,
    column: Option<&str>,
    is_over: impl Fn() -> Result<(), Failure>,
) -> Result<Vec<RecordBatch>, Failure> {
    let mut file = PuzzleFile::open_column(file, column)?;
    let mut batches = Vec::new();
    while let Some(batch) = file.next_batch()? {
        is_over()?;
        batches.push(renamed(batch, column)?);
    }
    if batches.is_empty() {
        batches.push(renamed(RecordBatch::new_empty(file.schema()), column)?);
    }
    Ok(batches)
}

/// Renames a column to `puzzle`.
fn renamed(batch: RecordBatch, column: Option<&str>) -> Result<RecordBatch, Failure> {
    let Some(column) = column.filter(|&column| column != "puzzle") else { return Ok(batch) };
    let schema = batch.schema();
    if schema.column_with_name("puzzle").is_some() {
        return Err(Failure::Doubled);
    }
    let named = |field: &FieldRef| match field.name() == column {
        true => Arc::new(Field::clone(field).with_name("puzzle")),
        false => Arc::clone(field),
    };
    let fields: Vec<FieldRef> = schema.fields().iter().map(named).collect();
    let schema = Schema::new_with_metadata(fields, schema.metadata().clone());
    match RecordBatch::try_new(Arc::new(schema), batch.columns().to_vec()) {
        Ok(batch) => Ok(batch),
        Err(error) => unreachable!("only a name has changed: {error}"),
    }
}

fn workbook(mut file: File) -> Result<RecordBatch, Failure> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let texts = engine::texts(engine::ENGLISH);
    let items = read_workbook_from(Cursor::new(bytes))
        .map_err(|error| Failure::Whole(texts.workbook_error(&error)))?;
    let mut table = RecordTable::new();
    for (line, item) in (1..).zip(items) {
        match item {
            Ok(SheetPuzzle { puzzle, answer, extra, .. }) => {
                table.append(line, &puzzle, answer.as_ref(), extra.as_deref());
            }
            Err(error) => table.append_error(line, &texts.sheet_error(&error)),
        }
    }
    Ok(table.finish())
}

fn picture(file: File, cancel: &CancelToken) -> Result<RecordBatch, Failure> {
    let boards = boards_of(file, cancel)?.map_err(|(_, text)| Failure::Whole(text))?;
    let mut table = RecordTable::new();
    for (line, board) in (1..).zip(boards) {
        match board {
            Ok(puzzle) => table.append(line, &puzzle, None, None),
            Err(text) => table.append_error(line, &text),
        }
    }
    Ok(table.finish())
}

fn text(file: File, is_over: impl Fn() -> Result<(), Failure>) -> Result<RecordBatch, Failure> {
    let texts = engine::texts(engine::ENGLISH);
    let mut batches = Batches::new(Box::new(file) as Box<dyn Read>, Options::default());
    let mut table = RecordTable::new();
    while let Some(batch) = batches.next_batch(AT_A_TIME)? {
        is_over()?;
        for record in batch.records() {
            match record {
                Ok(record) => {
                    let (answer, extra) = (record.answer.as_ref(), record.extra.as_deref());
                    table.append(record.line as u64, &record.puzzle, answer, extra);
                }
                Err(error) => {
                    let text = texts.error(&error.kind);
                    let shown = format!("line {}, column {}: {text}", error.line, error.column);
                    table.append_error(error.line as u64, &shown);
                }
            }
        }
    }
    Ok(table.finish())
}
