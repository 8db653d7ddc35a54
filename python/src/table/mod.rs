//! Tables of results and their columns, in Arrow's memory format.

mod column;
mod convert;
mod numbers;
mod reading;
mod streaming;
mod write;

pub(crate) use column::{Column, ColumnIterator};
pub(crate) use reading::read_table;
pub(crate) use streaming::{Stream, stream};

use crate::errors;
use crate::values::needs_numpy;
use arrow_array::{Array, RecordBatch, StructArray};
use arrow_ipc::reader::StreamReader;
use arrow_ipc::writer::StreamWriter;
use arrow_schema::{ArrowError, Field, SchemaRef};
use pyo3::exceptions::{PyImportError, PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyTuple};
use pyo3_arrow::ffi::{ArrayIterator, to_schema_pycapsule, to_stream_pycapsule};
use std::io::Cursor;
use std::path::PathBuf;
use std::sync::Arc;

/// A table of results, in Arrow's memory format.
///
/// Libraries with the Arrow PyCapsule interface accept it directly: ``pyarrow.table(t)``,
/// ``polars.DataFrame(t)``, ``duckdb.sql("from t")``.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> t = numpre.solve_many(["." * 81])
/// >>> len(t), t.column_names
/// (1, ['puzzle', 'status', 'solution', 'error'])
/// >>> next(iter(t))["status"]
/// 'multiple'
/// >>> t.schema["error"]
/// 'Utf8'
#[pyclass(frozen, module = "numpre")]
pub(crate) struct Table {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

/// Converts an error of Arrow to an exception. Tables of this package do not cause such errors.
pub(crate) fn arrow(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

impl Table {
    /// Makes a table of batches, which all have the same schema. There must be at least one batch,
    /// as the schema is taken from it.
    pub(crate) fn of(batches: Vec<RecordBatch>) -> Table {
        let empty = || Arc::new(arrow_schema::Schema::empty());
        let schema = batches.first().map_or_else(empty, RecordBatch::schema);
        Table { schema, batches }
    }

    pub(crate) fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    pub(crate) fn schema_ref(&self) -> &SchemaRef {
        &self.schema
    }

    pub(crate) fn batches(&self) -> &[RecordBatch] {
        &self.batches
    }

    fn columns(&self) -> impl Iterator<Item = (usize, &Field)> {
        self.schema.fields().iter().map(|field| &**field).enumerate()
    }

    fn column(&self, place: usize) -> Column {
        let chunks = self.batches.iter().map(|batch| Arc::clone(batch.column(place))).collect();
        Column::new(Arc::clone(&self.schema.fields()[place]), chunks)
    }

    fn row<'py>(&self, py: Python<'py>, row: usize) -> PyResult<Option<Bound<'py, PyDict>>> {
        let mut left = row;
        for batch in &self.batches {
            if left < batch.num_rows() {
                let values = PyDict::new(py);
                for (place, field) in self.columns() {
                    values
                        .set_item(field.name(), convert::value(py, batch.column(place), left)?)?;
                }
                return Ok(Some(values));
            }
            left -= batch.num_rows();
        }
        Ok(None)
    }
}

/// Imports another library, which a conversion needs.
fn other<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyModule>> {
    py.import(name).map_err(|cause| {
        let text = format!("{name} is not installed; expected it: pip install {name}");
        let error = PyImportError::new_err(text);
        error.set_cause(py, Some(cause));
        error
    })
}

#[pymethods]
impl Table {
    fn __len__(&self) -> usize {
        self.rows()
    }

    /// The Arrow type of each column, by its name.
    #[getter]
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let types = PyDict::new(py);
        for (_, field) in self.columns() {
            types.set_item(field.name(), field.data_type().to_string())?;
        }
        Ok(types)
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<&str> {
        self.columns().map(|(_, field)| field.name().as_str()).collect()
    }

    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Column> {
        let place = self.columns().find(|(_, field)| field.name() == name);
        let (place, _) =
            place.ok_or_else(|| errors::no_column(py, Some(name), &self.column_names()))?;
        Ok(self.column(place))
    }

    fn __contains__(&self, name: &str) -> bool {
        self.columns().any(|(_, field)| field.name() == name)
    }

    fn __iter__(slf: Py<Table>) -> TableIterator {
        TableIterator { table: slf, next: std::sync::atomic::AtomicUsize::new(0) }
    }

    /// Return a row as a dictionary.
    ///
    /// Parameters
    /// ----------
    /// index : int
    ///     The index of the row; negative ones count from the end.
    ///
    /// Raises
    /// ------
    /// IndexError
    ///     The table has fewer rows.
    #[pyo3(name = "row")]
    fn row_at<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyDict>> {
        let rows = self.rows();
        let place = if index < 0 { index + rows as isize } else { index };
        let found = usize::try_from(place).ok().map(|place| self.row(py, place)).transpose()?;
        found
            .flatten()
            .ok_or_else(|| PyIndexError::new_err(format!("row {index}; expected less than {rows}")))
    }

    fn __eq__(&self, other: &Table) -> bool {
        if self.schema != other.schema || self.rows() != other.rows() {
            return false;
        }
        let whole =
            |table: &Table| arrow_select::concat::concat_batches(&table.schema, &table.batches);
        matches!((whole(self), whole(other)), (Ok(one), Ok(two)) if one == two)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let field = Field::new_struct("", self.schema.fields().clone(), false)
            .with_metadata(self.schema.metadata().clone());
        let arrays: Vec<Result<Arc<dyn Array>, ArrowError>> = self
            .batches
            .iter()
            .map(|batch| Ok(Arc::new(StructArray::from(batch.clone())) as Arc<dyn Array>))
            .collect();
        let reader = Box::new(ArrayIterator::new(arrays, Arc::new(field)));
        Ok(to_stream_pycapsule(py, reader, requested_schema)?)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, self.schema.as_ref())?)
    }

    /// Return the table as a pyarrow table, without copying the data.
    fn to_pyarrow<'py>(slf: &Bound<'py, Table>) -> PyResult<Bound<'py, PyAny>> {
        other(slf.py(), "pyarrow")?.call_method1("table", (slf,))
    }

    /// Return the table as a polars data frame.
    fn to_polars<'py>(slf: &Bound<'py, Table>) -> PyResult<Bound<'py, PyAny>> {
        other(slf.py(), "polars")?.call_method1("DataFrame", (slf,))
    }

    /// Return the table as a pandas data frame; pyarrow must be installed too.
    fn to_pandas<'py>(slf: &Bound<'py, Table>) -> PyResult<Bound<'py, PyAny>> {
        other(slf.py(), "pandas")?;
        Table::to_pyarrow(slf)?.call_method0("to_pandas")
    }

    /// Return the columns as arrays, by their names.
    ///
    /// Boards have the shape (N, 81), with 0 for a blank; a row without a board is 81 zeros. Class
    /// ids have the shape (N, 16). A status is 0 (none), 1 (unique), 2 (multiple) or 255 (invalid
    /// or missing). A missing number is 0. Columns of other types are left out.
    fn to_numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        needs_numpy(py)?;
        let arrays = PyDict::new(py);
        for (place, field) in self.columns() {
            if let Some(array) = numbers::array(py, &self.column(place))? {
                arrays.set_item(field.name(), array)?;
            }
        }
        Ok(arrays)
    }

    /// Write a Parquet file.
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
        let batches = self.batches.iter().cloned().map(Ok);
        write::parquet(py, &path, Arc::clone(&self.schema), batches)
    }

    fn __repr__(&self) -> String {
        convert::shown(self)
    }

    fn _repr_html_(&self) -> String {
        convert::html(self)
    }

    /// Return a table from its bytes in Arrow's IPC format, for pickling.
    #[staticmethod]
    fn _from_ipc(bytes: &[u8]) -> PyResult<Table> {
        let reader = StreamReader::try_new(Cursor::new(bytes), None).map_err(arrow)?;
        let schema = reader.schema();
        let batches = reader.collect::<Result<Vec<_>, _>>().map_err(arrow)?;
        Ok(Table { schema, batches })
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Table>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, table) = (slf.py(), slf.get());
        let mut writer = StreamWriter::try_new(Vec::new(), &table.schema).map_err(arrow)?;
        for batch in &table.batches {
            writer.write(batch).map_err(arrow)?;
        }
        let bytes = PyBytes::new(py, &writer.into_inner().map_err(arrow)?);
        let rebuild = slf.get_type().getattr("_from_ipc")?;
        Ok((rebuild, PyTuple::new(py, [bytes])?))
    }
}

/// An iterator over the rows of a table.
#[pyclass(frozen, module = "numpre")]
pub(crate) struct TableIterator {
    table: Py<Table>,
    next: std::sync::atomic::AtomicUsize,
}

#[pymethods]
impl TableIterator {
    fn __iter__(slf: Py<TableIterator>) -> Py<TableIterator> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let row = self.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.table.get().row(py, row)
    }
}
