//! The class `Column`: a column of a table.

use super::{arrow, convert, numbers};
use crate::errors;
use crate::values::{count_of, index_of, needs_numpy};
use arrow_array::{Array, ArrayRef};
use arrow_schema::{ArrowError, FieldRef};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PySlice};
use pyo3_arrow::ffi::{ArrayIterator, to_schema_pycapsule, to_stream_pycapsule};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A column of a table; a sequence of its values.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> column = numpre.check_many(["." * 81, "1" * 81])["status"]
/// >>> column[0], column[-1], column.to_list()
/// ('multiple', 'none', ['multiple', 'none'])
#[pyclass(frozen, sequence, module = "numpre")]
pub(crate) struct Column {
    field: FieldRef,
    chunks: Vec<ArrayRef>,
}

impl Column {
    pub(crate) fn new(field: FieldRef, chunks: Vec<ArrayRef>) -> Column {
        Column { field, chunks }
    }

    pub(crate) fn field(&self) -> &FieldRef {
        &self.field
    }

    pub(crate) fn chunks(&self) -> &[ArrayRef] {
        &self.chunks
    }

    pub(crate) fn rows(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    fn value<'py>(&self, py: Python<'py>, row: usize) -> PyResult<Option<Bound<'py, PyAny>>> {
        let mut left = row;
        for chunk in &self.chunks {
            if left < chunk.len() {
                return convert::value(py, chunk, left).map(Some);
            }
            left -= chunk.len();
        }
        Ok(None)
    }
}

#[pymethods]
impl Column {
    /// The name.
    #[getter]
    fn name(&self) -> &str {
        self.field.name()
    }

    /// The Arrow type.
    #[getter]
    fn r#type(&self) -> String {
        self.field.data_type().to_string()
    }

    fn __len__(&self) -> usize {
        self.rows()
    }

    fn __getitem__<'py>(&self, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = at.cast::<PySlice>() {
            return self.to_list(at.py())?.as_any().get_item(slice);
        }
        let index: isize =
            at.extract().map_err(|_| errors::wrong_type(at, "the index of a row, or a slice"))?;
        let rows = self.rows();
        let place = if index < 0 { index + rows as isize } else { index };
        let found = usize::try_from(place).ok().map(|place| self.value(at.py(), place));
        found
            .transpose()?
            .flatten()
            .ok_or_else(|| PyIndexError::new_err(format!("row {index}; expected less than {rows}")))
    }

    fn __iter__(slf: Py<Column>) -> ColumnIterator {
        ColumnIterator { column: slf, next: AtomicUsize::new(0) }
    }

    /// Return the index of the first value that equals a value.
    ///
    /// Raises
    /// ------
    /// ValueError
    ///     No value from `start` up to, but not including, `stop` equals it.
    #[pyo3(signature = (value, start = 0, stop = None))]
    fn index(
        slf: &Bound<'_, Column>,
        value: &Bound<'_, PyAny>,
        start: isize,
        stop: Option<isize>,
    ) -> PyResult<usize> {
        index_of(slf, value, (start, stop))
    }

    /// Return the number of values that equal a value.
    fn count(slf: &Bound<'_, Column>, value: &Bound<'_, PyAny>) -> PyResult<usize> {
        count_of(slf, value)
    }

    /// Return the values as a list.
    fn to_list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for chunk in &self.chunks {
            for row in 0..chunk.len() {
                list.append(convert::value(py, chunk, row)?)?;
            }
        }
        Ok(list)
    }

    /// Return the values as an array of the kind that `Table.to_numpy` returns.
    ///
    /// Raises
    /// ------
    /// TypeError
    ///     No array can hold the type of this column.
    fn to_numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        needs_numpy(py)?;
        numbers::array(py, self)?.ok_or_else(|| {
            let text = format!("{}; expected boards, numbers or a status", self.field.data_type());
            PyTypeError::new_err(text)
        })
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let chunks: Vec<Result<ArrayRef, ArrowError>> =
            self.chunks.iter().map(|chunk| Ok(Arc::clone(chunk))).collect();
        let reader = Box::new(ArrayIterator::new(chunks, Arc::clone(&self.field)));
        to_stream_pycapsule(py, reader, requested_schema).map_err(|error| arrow(PyErr::from(error)))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, self.field.as_ref())?)
    }

    fn __repr__(&self) -> String {
        format!("Column({}, {} rows)", self.field.name(), self.rows())
    }
}

/// An iterator over the values of a column.
#[pyclass(frozen, module = "numpre")]
pub(crate) struct ColumnIterator {
    column: Py<Column>,
    next: AtomicUsize,
}

#[pymethods]
impl ColumnIterator {
    fn __iter__(slf: Py<ColumnIterator>) -> Py<ColumnIterator> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.column.get().value(py, self.next.fetch_add(1, Ordering::Relaxed))
    }
}
