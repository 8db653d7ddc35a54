//! Works on the batches of an Arrow reader while they are read.

use super::{Table, arrow, write};
use crate::errors;
use crate::many::{Work, piece};
use arrow_array::{ArrayRef, RecordBatch, StructArray};
use arrow_schema::{ArrowError, Field, SchemaRef};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use pyo3_arrow::ffi::{ArrayIterator, ArrayReader, to_stream_pycapsule};
use pyo3_arrow::input::AnyArray;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Work on the batches of a reader while they are read, in constant memory.
///
/// Parameters
/// ----------
/// reader
///     Anything with the Arrow stream interface: a reader or table of pyarrow, a relation of
///     DuckDB.
/// work : str
///     ``"solve"``, ``"check"``, ``"rate"``, ``"verify"``, ``"explain"``, ``"canonical"`` or
///     ``"isomorph"``.
/// column, threads, on_error
///     As for `solve_many`.
/// **options
///     Those of the function for the work: `second` for ``"solve"``; `techniques`, `rater` and
///     `timeout` for ``"rate"``;
///     `order`, `up_to`, `text`, `lines` and `lang` for ``"explain"``; `classes` for
///     ``"canonical"``; `seed` and `per_row` for ``"isomorph"``. For ``"verify"``, `answers` names
///     the column of answers, which is recognized if left out.
///
/// Returns
/// -------
/// Stream
///     A context manager and iterator of Table.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> puzzles = numpre.generate_many(3, seed=1)
/// >>> with numpre.stream(puzzles, "rate") as s:
/// ...     sum(len(table) for table in s)
/// 3
#[pyfunction]
#[pyo3(signature = (reader, work = "solve", *, column = None, threads = None, on_error = "mark",
    **options))]
pub(crate) fn stream(
    reader: &Bound<'_, PyAny>,
    work: &str,
    column: Option<String>,
    threads: Option<i64>,
    on_error: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Stream> {
    if !reader.hasattr("__arrow_c_stream__")? && !reader.hasattr("__arrow_c_array__")? {
        return Err(errors::wrong_type(reader, "an object with the Arrow stream interface"));
    }
    let work = Work::of(work, options, column, threads, on_error)?;
    let any: AnyArray = reader.extract()?;
    let reader = any.into_reader()?;
    let field = reader.field();
    // The work on no rows returns the schema of the results. It also fails at once if the column of
    // puzzles is missing.
    let empty = arrow_array::new_empty_array(field.data_type());
    let schema = piece(&work, (&empty, 0), &field)?.schema_ref().clone();
    let reading = Reading { reader, rows: 0 };
    Ok(Stream { schema, work: Arc::new(work), reader: Arc::new(Mutex::new(Some(reading))) })
}

/// A reader, and the number of rows that it has returned.
struct Reading {
    reader: Box<dyn ArrayReader + Send>,
    rows: usize,
}

type Shared = Arc<Mutex<Option<Reading>>>;

/// An iterator over the tables of results; see `stream`.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> with numpre.stream(numpre.generate_many(2, seed=1)) as s:
/// ...     next(s).column_names[:3]
/// ['puzzle', 'status', 'solution']
#[pyclass(frozen, module = "numpre")]
pub(crate) struct Stream {
    schema: SchemaRef,
    work: Arc<Work>,
    reader: Shared,
}

/// Reads and works on the next batch; returns `None` at the end, or after the stream was closed.
fn next(py: Python<'_>, work: &Work, reader: &Shared) -> PyResult<Option<Table>> {
    let read = py.detach(|| {
        let mut reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
        let Reading { reader, rows } = reader.as_mut()?;
        let array = reader.next()?;
        let before = *rows;
        *rows += array.as_ref().map_or(0, |array| array.len());
        Some((array, before, reader.field()))
    });
    let Some((array, before, field)) = read else { return Ok(None) };
    let array = array.map_err(arrow)?;
    piece(work, (&array, before), &field).map(Some)
}

#[pymethods]
impl Stream {
    fn __enter__(slf: Py<Stream>) -> Py<Stream> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, pyo3::types::PyTuple>) {
        self.close();
    }

    /// Close the stream and release the reader.
    fn close(&self) {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn __iter__(slf: Py<Stream>) -> Py<Stream> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        next(py, &self.work, &self.reader)
    }

    /// Write the remaining batches to a Parquet file.
    ///
    /// The file appears under its name only when it is complete.
    ///
    /// Parameters
    /// ----------
    /// path : str or PathLike
    ///     The name of the file; a file of this name is replaced.
    /// compression : str
    ///     The compression; only ``"zstd:3"`` is supported.
    #[pyo3(signature = (path, *, compression = "zstd:3"))]
    fn write_parquet(&self, py: Python<'_>, path: PathBuf, compression: &str) -> PyResult<()> {
        write::compression_of(compression)?;
        let batches = Batches { work: Arc::clone(&self.work), reader: Arc::clone(&self.reader) };
        write::parquet(py, &path, Arc::clone(&self.schema), batches)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        if self.reader.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            return Err(PyValueError::new_err("the stream is closed; expected an open one"));
        }
        let field = Field::new_struct("", self.schema.fields().clone(), false);
        let batches = Batches { work: Arc::clone(&self.work), reader: Arc::clone(&self.reader) };
        let arrays = batches.map(|batch| match batch {
            Ok(batch) => Ok(Arc::new(StructArray::from(batch)) as ArrayRef),
            Err(raised) => Err(ArrowError::ExternalError(Box::new(raised))),
        });
        let reader = Box::new(ArrayIterator::new(arrays, Arc::new(field)));
        Ok(to_stream_pycapsule(py, reader, requested_schema)?)
    }
}

/// An iterator over the remaining batches of a stream, for writers.
struct Batches {
    work: Arc<Work>,
    reader: Shared,
}

impl Iterator for Batches {
    type Item = PyResult<RecordBatch>;

    fn next(&mut self) -> Option<PyResult<RecordBatch>> {
        let table = Python::attach(|py| next(py, &self.work, &self.reader));
        let one = table.and_then(|table| table.map(|table| joined(&table)).transpose());
        one.transpose()
    }
}

fn joined(table: &Table) -> PyResult<RecordBatch> {
    let joined = arrow_select::concat::concat_batches(table.schema_ref(), table.batches());
    joined.map_err(|error| PyTypeError::new_err(error.to_string()))
}
