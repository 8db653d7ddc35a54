//! The class `Cell`, and cells and digits in arguments.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple, PyType};
use serde::Serialize;

/// A cell of the board.
///
/// Parameters
/// ----------
/// at : int, str or Cell
///     The index of the cell, 0 to 80 row by row, or its name, such as ``"r3c5"``.
///
/// Raises
/// ------
/// ValueError
///     There is no such cell.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> cell = numpre.Cell("r3c5")
/// >>> cell.index, cell.row, cell.column
/// (22, 2, 4)
/// >>> str(cell)
/// 'r3c5'
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "numpre")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) struct Cell(pub(crate) numpre::Cell);

impl Cell {
    /// Reads a cell from an argument: a name, or an index (which a `Cell` is too).
    pub(crate) fn read(at: &Bound<'_, PyAny>) -> PyResult<numpre::Cell> {
        if let Ok(name) = at.cast::<PyString>() {
            let name = name.to_cow()?;
            let found = name.parse::<numpre::Cell>();
            return found.map_err(|_| {
                PyValueError::new_err(format!("cell {name:?}; expected a name such as r3c5"))
            });
        }
        let Ok(index) = at.extract::<i64>() else {
            return Err(match at.hasattr("__index__")? {
                true => PyValueError::new_err(format!("cell {at}; expected 0 to 80")),
                false => crate::errors::wrong_type(at, "a cell: an index or a name such as r3c5"),
            });
        };
        let found = usize::try_from(index).ok().and_then(numpre::Cell::from_index);
        found.ok_or_else(|| PyValueError::new_err(format!("cell {index}; expected 0 to 80")))
    }
}

#[pymethods]
impl Cell {
    #[new]
    fn new(at: &Bound<'_, PyAny>) -> PyResult<Cell> {
        Cell::read(at).map(Cell)
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    const MATCH_ARGS: (&'static str,) = ("index",);

    /// The index, 0 to 80, row by row.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    /// The row, 0 to 8.
    #[getter]
    fn row(&self) -> usize {
        self.0.row()
    }

    /// The column, 0 to 8.
    #[getter]
    fn column(&self) -> usize {
        self.0.column()
    }

    /// The block, 0 to 8.
    #[getter]
    fn block(&self) -> usize {
        self.0.block()
    }

    fn __index__(&self) -> usize {
        self.0.index()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Cell('{}')", self.0)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Cell>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        let index = PyTuple::new(slf.py(), [slf.get().index()])?;
        Ok((slf.get_type(), index))
    }
}

/// Reads a digit from an argument.
///
/// # Errors
/// Returns `TypeError` if it is not a number, and `ValueError` if it is not 1 to 9.
pub(crate) fn digit(number: &Bound<'_, PyAny>) -> PyResult<numpre::Digit> {
    let value: i64 = number.extract().map_err(|_| {
        let name = number.get_type().name().map_or_else(|_| "an object".into(), |n| n.to_string());
        PyTypeError::new_err(format!("{name}; expected a digit"))
    })?;
    let digit = u8::try_from(value).ok().and_then(numpre::Digit::new);
    digit.ok_or_else(|| PyValueError::new_err(format!("digit {value}; expected 1 to 9")))
}
