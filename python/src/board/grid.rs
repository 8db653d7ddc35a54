//! The class `Grid`: the numbers of a board.

use super::{Cell, read};
use crate::draw::{Drawn, of_puzzle};
use crate::errors;
use crate::values::{Items, needs_numpy};
use numpre::Puzzle;
use numpre_draw::Scene;
use numpre_formats::{Format, print};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyString, PyTuple, PyType};
use serde::Serialize;

/// A board of 81 cells: a puzzle, a full grid, or a board that is filled in partly.
///
/// It is a sequence of 81 numbers, row by row; 0 is a blank.
///
/// Parameters
/// ----------
/// board : Board
///     A text in any format, a Grid, a State, a sequence of 81 numbers or of 9 rows, or an array.
///
/// Raises
/// ------
/// ReadError
///     The argument is not exactly one board.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> g = numpre.Grid(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> g[0], g[0, 1], g["r1c3"], g.clues
/// (5, 3, 0, 30)
/// >>> str(g)[:9]
/// '53..7....'
/// >>> print(g.to_text("nine-lines").splitlines()[0])
/// 53..7....
#[pyclass(frozen, eq, ord, hash, from_py_object, sequence, module = "numpre")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct Grid(pub(crate) numpre::Grid);

impl Drawn for Grid {
    fn headline(&self) -> String {
        self.0.to_string()
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&Puzzle::of_givens(self.0)))
    }

    fn text(&self) -> String {
        self.scene().as_ref().map(crate::draw::characters).unwrap_or_default()
    }

    fn html(&self) -> String {
        self.svg().unwrap_or_default()
    }
}

impl Grid {
    /// Converts an index to that of a cell, 0 to 80. Negative indices count from the end.
    fn place(index: isize) -> PyResult<usize> {
        let place = if index < 0 { index + 81 } else { index };
        let found = usize::try_from(place).ok().filter(|&place| place < 81);
        found.ok_or_else(|| PyIndexError::new_err(format!("cell {index}; expected 0 to 80")))
    }
}

#[pymethods]
impl Grid {
    #[new]
    fn new(board: &Bound<'_, PyAny>) -> PyResult<Grid> {
        read::whole(board).map(Grid)
    }

    fn __len__(&self) -> usize {
        81
    }

    fn __getitem__<'py>(&self, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (py, values) = (at.py(), self.0.values());
        if let Ok(slice) = at.cast::<PySlice>() {
            let range = slice.indices(81)?;
            let place = |number: usize| (range.start + number as isize * range.step) as usize;
            let picked = (0..range.slicelength).map(|number| values[place(number)]);
            return PyTuple::new(py, picked.collect::<Vec<u8>>())?.into_bound_py_any(py);
        }
        let place = if let Ok(name) = at.cast::<PyString>() {
            let name = name.to_cow()?;
            let cell: Option<numpre::Cell> = name.parse().ok();
            let cell = cell.ok_or_else(|| {
                PyIndexError::new_err(format!("cell {name:?}; expected a name such as r3c5"))
            })?;
            cell.index()
        } else if let Ok(pair) = at.cast::<PyTuple>() {
            let accepted = "a row and a column";
            let (row, column): (isize, isize) =
                pair.extract().map_err(|_| errors::wrong_type(at, accepted))?;
            let inside = |number: isize| {
                let place = if number < 0 { number + 9 } else { number };
                usize::try_from(place).ok().filter(|&place| place < 9)
            };
            match (inside(row), inside(column)) {
                (Some(row), Some(column)) => row * 9 + column,
                _ => {
                    let text = format!("row {row}, column {column}; expected 0 to 8");
                    return Err(PyIndexError::new_err(text));
                }
            }
        } else {
            let accepted = "an index, a row and a column, a name such as r3c5, or a slice";
            let index: isize = at.extract().map_err(|_| errors::wrong_type(at, accepted))?;
            Grid::place(index)?
        };
        values[place].into_bound_py_any(py)
    }

    fn __contains__(&self, value: &Bound<'_, PyAny>) -> bool {
        value.extract::<u8>().is_ok_and(|value| self.0.values().contains(&value))
    }

    /// Return the index of the first cell with a value.
    ///
    /// Raises
    /// ------
    /// ValueError
    ///     No cell from `start` up to, but not including, `stop` has this value.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.Grid("." * 80 + "7").index(7)
    /// 80
    #[pyo3(signature = (value, start = 0, stop = None))]
    fn index(&self, value: u8, start: isize, stop: Option<isize>) -> PyResult<usize> {
        let bound =
            |place: isize| (if place < 0 { place + 81 } else { place }).clamp(0, 81) as usize;
        let range = bound(start)..bound(stop.unwrap_or(81));
        let found = range.into_iter().find(|&place| self.0.values()[place] == value);
        found.ok_or_else(|| PyValueError::new_err(format!("{value} is in no cell")))
    }

    /// Return the number of cells with a value.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.Grid("." * 80 + "7").count(0)
    /// 80
    fn count(&self, value: u8) -> usize {
        self.0.values().iter().filter(|&&found| found == value).count()
    }

    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        needs_numpy(py)?;
        if copy == Some(false) {
            return Err(PyValueError::new_err(
                "a Grid is always copied; expected copy=None or True",
            ));
        }
        let array = PyArray1::from_slice(py, self.0.values()).reshape([9, 9])?.into_any();
        match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,)),
            None => Ok(array),
        }
    }

    /// Return the board as text in a format.
    ///
    /// Parameters
    /// ----------
    /// notation : str
    ///     The name of the format, such as ``"framed"``.
    ///
    /// Raises
    /// ------
    /// ValueError
    ///     There is no such format, or it can only be read. The message lists the formats.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.grid(seed=1).to_text("sudokuexchange")[:4]
    /// 'http'
    #[pyo3(signature = (notation = "line-81"))]
    #[allow(clippy::wrong_self_convention, reason = "a method of a class takes a reference")]
    fn to_text(&self, notation: &str) -> PyResult<String> {
        let format = notation.parse::<Format>().ok().filter(|format| format.is_written());
        let format = format.ok_or_else(|| {
            let written = Format::ALL.iter().filter(|format| format.is_written());
            errors::none_of("notation", notation, written)
        })?;
        Ok(print(format, &Puzzle::of_givens(self.0), None))
    }

    /// The number of cells with a digit.
    #[getter]
    fn clues(&self) -> usize {
        self.0.clue_count()
    }

    /// The cells without a digit.
    #[getter]
    fn blanks(&self) -> Items<Cell> {
        self.0.blanks().iter().map(Cell).collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        self.text()
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.svg()
    }

    fn _repr_html_(&self) -> String {
        self.html()
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Grid>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        let line = PyTuple::new(slf.py(), [slf.get().0.to_string()])?;
        Ok((slf.get_type(), line))
    }
}
