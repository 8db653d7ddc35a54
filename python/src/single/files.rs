//! Reads the puzzles of a file, one after the other.

use super::photo::boards_of;
use crate::results::Record;
use crate::{call, engine, errors};
use numpre::{CancelToken, Grid, Puzzle};
use numpre_api::is_picture;
use numpre_formats::xlsx::{SheetPuzzle, is_archive, is_old_workbook, read_workbook_from};
use numpre_formats::{Batches, Extra, Format, Options, ReadError};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The number of records that are read at a time.
const AT_A_TIME: usize = 256;

/// A piece of a file: a puzzle, or the reason why the piece is not one.
enum Found {
    Record(Box<Record>),
    Text(Box<ReadError>),
    /// An unreadable cell of a workbook, or a board of a picture that is not taken: its number
    /// among all puzzles and errors, the name of the error, and a sentence about it.
    Cell(usize, String, String),
}

enum Source {
    Lines(Box<Batches<Box<dyn Read + Send>>>),
    /// Nothing is left to read. A workbook or a picture is read as a whole at the beginning.
    Ended,
}

struct Reading {
    source: Source,
    ready: VecDeque<Found>,
}

/// Read the puzzles of a file in any format, one after the other.
///
/// Parameters
/// ----------
/// source : str, PathLike or BinaryIO
///     The name of a file, or a file opened in binary mode. A workbook or a picture is read as a
///     whole; any other file is read during the iteration. Doubtful boards of a picture cannot be
///     taken here: see `read_photo`.
/// on_error : str
///     ``"raise"`` raises an exception for a piece that cannot be read; ``next`` then continues
///     with the next piece. ``"yield"`` yields the exception as an item instead.
///
/// Returns
/// -------
/// iterator of Record
///     The puzzles.
///
/// Raises
/// ------
/// ReadError
///     A piece of the file is not a puzzle.
/// OSError
///     The file cannot be read.
///
/// Examples
/// --------
/// >>> import io, numpre
/// >>> file = io.BytesIO(b"." * 81 + b"\nnot a puzzle\n" + b"." * 81)
/// >>> [getattr(found, "kind", found) if isinstance(found, Exception) else found.line
/// ...  for found in numpre.read(file, on_error="yield")]
/// [1, 'character', 3]
#[pyfunction]
#[pyo3(signature = (source, *, on_error = "raise"))]
pub(crate) fn read(source: &Bound<'_, PyAny>, on_error: &str) -> PyResult<Records> {
    let yields = match on_error {
        "raise" => false,
        "yield" => true,
        _ => return Err(errors::none_of("on_error", on_error, ["raise", "yield"])),
    };
    let mut reader: Box<dyn Read + Send> = if source.hasattr("read")? {
        Box::new(PythonFile::of(source))
    } else {
        let path = source.extract::<PathBuf>();
        let path = path.map_err(|_| errors::wrong_type(source, "a path or a binary file"))?;
        Box::new(opened(source.py(), &path)?)
    };
    let mut head = Vec::new();
    reader.by_ref().take(8).read_to_end(&mut head)?;
    let reading = if is_archive(&head) || is_old_workbook(&head) {
        reader.read_to_end(&mut head)?;
        Reading { source: Source::Ended, ready: workbook(head) }
    } else if is_picture(&head) {
        let whole = Cursor::new(head).chain(reader);
        let ready = call::long(source.py(), |cancel| picture(whole, cancel))??;
        Reading { source: Source::Ended, ready }
    } else {
        let whole: Box<dyn Read + Send> = Box::new(Cursor::new(head).chain(reader));
        let batches = Batches::new(whole, Options::default());
        Reading { source: Source::Lines(Box::new(batches)), ready: VecDeque::new() }
    };
    Ok(Records { yields, reading: Mutex::new(reading) })
}

/// Opens a file.
///
/// # Errors
/// Returns `OSError` with the name of the file.
pub(crate) fn opened(py: Python<'_>, path: &Path) -> PyResult<File> {
    py.detach(|| File::open(path))
        .map_err(|error| errors::of_system(error, path.to_string_lossy().into_owned()))
}

fn workbook(bytes: Vec<u8>) -> VecDeque<Found> {
    let texts = engine::texts(engine::ENGLISH);
    let items = match read_workbook_from(Cursor::new(bytes)) {
        Ok(items) => items,
        Err(error) => {
            let text = texts.workbook_error(&error);
            return VecDeque::from([Found::Cell(1, error.name().to_owned(), text)]);
        }
    };
    let one = |(place, item): (usize, Result<SheetPuzzle, _>)| match item {
        Ok(SheetPuzzle { puzzle, answer, extra, .. }) => {
            Found::Record(Box::new(simple(place + 1, "xlsx", puzzle, answer, extra)))
        }
        Err(error) => {
            let error: numpre_formats::xlsx::SheetError = error;
            Found::Cell(place + 1, error.kind.name().to_owned(), texts.sheet_error(&error))
        }
    };
    items.into_iter().enumerate().map(one).collect()
}

fn picture(file: impl Read, cancel: &CancelToken) -> io::Result<VecDeque<Found>> {
    let one = |(line, board)| match board {
        Ok(puzzle) => Found::Record(Box::new(simple(line, "picture", puzzle, None, None))),
        Err(text) => Found::Cell(line, "picture-doubtful".to_owned(), text),
    };
    Ok(match boards_of(file, cancel)? {
        Ok(boards) => (1..).zip(boards).map(one).collect(),
        Err((kind, text)) => [Found::Cell(1, kind.to_owned(), text)].into(),
    })
}

/// Returns the record of a puzzle that is not a text.
fn simple(
    line: usize,
    format: &str,
    puzzle: Puzzle,
    answer: Option<Grid>,
    extra: Option<Box<Extra>>,
) -> Record {
    let (as_text, warnings) = (Format::Line81, Vec::new());
    let record = numpre_formats::Record { line, format: as_text, puzzle, answer, extra, warnings };
    Record { format: format.to_owned(), ..record.into() }
}

/// An iterator over the puzzles of a file; see `read`.
///
/// Examples
/// --------
/// >>> import io, numpre
/// >>> sum(record.puzzle.clues for record in numpre.read(io.BytesIO(b"1" + b"." * 80)))
/// 1
#[pyclass(frozen, module = "numpre")]
pub(crate) struct Records {
    yields: bool,
    reading: Mutex<Reading>,
}

#[pymethods]
impl Records {
    fn __iter__(slf: Py<Records>) -> Py<Records> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let found = py.detach(|| {
            let mut reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
            reading.next()
        })?;
        let error = match found {
            None => return Ok(None),
            Some(Found::Record(record)) => return record.into_bound_py_any(py).map(Some),
            Some(Found::Text(error)) => errors::unreadable(py, &error),
            Some(Found::Cell(line, kind, text)) => errors::no_cell(py, line, &kind, &text),
        };
        if self.yields { error.into_bound_py_any(py).map(Some) } else { Err(error) }
    }
}

impl Reading {
    fn next(&mut self) -> io::Result<Option<Found>> {
        if self.ready.is_empty()
            && let Source::Lines(batches) = &mut self.source
            && let Some(batch) = batches.next_batch(AT_A_TIME)?
        {
            self.ready.extend(batch.records().map(|record| match record {
                Ok(record) => Found::Record(Box::new(record.into())),
                Err(error) => Found::Text(Box::new(error)),
            }));
        }
        Ok(self.ready.pop_front())
    }
}

/// A file object of Python, opened in binary mode.
pub(super) struct PythonFile {
    file: Py<PyAny>,
}

impl PythonFile {
    pub(super) fn of(file: &Bound<'_, PyAny>) -> PythonFile {
        PythonFile { file: file.clone().unbind() }
    }
}

impl Read for PythonFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let read = self.file.bind(py).call_method1("read", (buffer.len(),))?;
            let bytes = read.cast::<PyBytes>().map_err(|_| {
                PyTypeError::new_err("a file opened as text; expected one opened in binary mode")
            })?;
            let bytes = bytes.as_bytes();
            let room = buffer.get_mut(..bytes.len()).ok_or_else(|| {
                PyTypeError::new_err("the file gave more bytes than were asked for")
            })?;
            room.copy_from_slice(bytes);
            Ok(bytes.len())
        })
        .map_err(|error: PyErr| error.into())
    }
}
