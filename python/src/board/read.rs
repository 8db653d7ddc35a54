//! Reads boards in arguments: texts in any format, grids, states, sequences and arrays.

use super::{Grid, State};
use crate::errors;
use numpre::{Grid as Values, Puzzle};
use numpre_formats::read_one;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

/// The accepted kinds of boards, for messages.
const ACCEPTED: &str = "a board: str, Grid, State, a sequence of 81 numbers or 9 rows, or an array";

/// Reads a board with its placed digits and candidates.
///
/// # Errors
/// Returns `ReadError` for a text or numbers that are not a board, and `TypeError` for anything
/// else.
pub(crate) fn puzzle(given: &Bound<'_, PyAny>) -> PyResult<Puzzle> {
    if let Ok(text) = given.cast::<PyString>() {
        return of_text(given.py(), &text.to_cow()?);
    }
    if let Ok(grid) = given.cast::<Grid>() {
        return Ok(Puzzle::of_givens(grid.get().0));
    }
    if let Ok(state) = given.cast::<State>() {
        return Ok(state.get().0.clone());
    }
    of_numbers(given).map(Puzzle::of_givens)
}

/// Reads the digits of a board, givens and placed digits alike.
///
/// # Errors
/// Returns the same errors as [`puzzle`].
pub(crate) fn whole(given: &Bound<'_, PyAny>) -> PyResult<Values> {
    puzzle(given).map(|puzzle| puzzle.grid())
}

fn of_text(py: Python<'_>, text: &str) -> PyResult<Puzzle> {
    // The most common format is read directly; for all others, the format is detected first.
    if text.len() == 81
        && let Ok(grid) = Values::from_bytes(text.as_bytes())
    {
        return Ok(Puzzle::of_givens(grid));
    }
    read_one(text).map(|record| record.puzzle).map_err(|error| errors::unreadable(py, &error))
}

/// Reads 81 numbers, or nine rows of nine numbers each.
fn of_numbers(given: &Bound<'_, PyAny>) -> PyResult<Values> {
    let py = given.py();
    if given.cast::<PyBytes>().is_ok() || given.cast::<PyDict>().is_ok() {
        return Err(errors::wrong_type(given, ACCEPTED));
    }
    let listed = match given.getattr_opt("dtype")? {
        Some(dtype) => {
            let kind: String = dtype.getattr("kind")?.extract()?;
            if kind != "u" && kind != "i" {
                let name = dtype.str()?;
                let found = format!("an array of {name}; expected an array of uint8");
                return Err(pyo3::exceptions::PyTypeError::new_err(found));
            }
            given.call_method0("tolist")?
        }
        None => given.clone(),
    };
    let items = items(&listed).ok_or_else(|| errors::wrong_type(given, ACCEPTED))?;
    let mut numbers = Vec::with_capacity(81);
    if items.len() == 9 {
        for (row, item) in items.iter().enumerate() {
            let row_items =
                self::items(item).ok_or_else(|| errors::wrong_type(item, "a row of 9"))?;
            if row_items.len() != 9 {
                let text = format!("row {} has {} cells; expected 9", row + 1, row_items.len());
                return Err(errors::no_board(py, "row-length", &text));
            }
            numbers.extend(row_items);
        }
    } else {
        numbers = items;
    }
    if numbers.len() != 81 {
        let text = format!("{} cells; expected 81", numbers.len());
        return Err(errors::no_board(py, "cell-count", &text));
    }
    let mut values = [0; 81];
    for (place, (value, number)) in values.iter_mut().zip(&numbers).enumerate() {
        *value = value_of(number, place)?;
    }
    match Values::from_values(values) {
        Some(grid) => Ok(grid),
        None => unreachable!("every value was checked"),
    }
}

/// Returns the items of an iterable; `None` if the object is a text or cannot be iterated.
fn items<'py>(given: &Bound<'py, PyAny>) -> Option<Vec<Bound<'py, PyAny>>> {
    if given.cast::<PyString>().is_ok() {
        return None;
    }
    given.try_iter().ok()?.collect::<PyResult<_>>().ok()
}

/// Reads the value of a cell: 0 to 9, or `None` for a blank. `place` is the index of the cell.
fn value_of(number: &Bound<'_, PyAny>, place: usize) -> PyResult<u8> {
    if number.is_none() {
        return Ok(0);
    }
    let is_number = number.hasattr("__index__")?;
    if !is_number {
        return Err(errors::wrong_type(number, "a number from 0 to 9 or None in each cell"));
    }
    match number.extract::<u8>() {
        Ok(value) if value <= 9 => Ok(value),
        _ => {
            let cell = numpre::Cell::ALL[place];
            let text = format!("{number} in {cell}; expected 0 to 9 or None");
            Err(errors::no_board(number.py(), "cell-value", &text))
        }
    }
}
