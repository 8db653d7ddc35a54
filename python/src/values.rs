//! Converts values of results to Python and back: tuples, dictionaries, house numbers and arrays.

use numpre::{Candidates, DigitSet, House};
use numpre_api::CellSets;
use numpre_api::row::Value;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyImportError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyList, PyTuple};
use serde::{Serialize, Serializer};
use std::convert::Infallible;
use std::fmt;

/// Items that are a tuple in Python. They can be read from any iterable.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct Items<T>(pub(crate) Vec<T>);

impl<T> FromIterator<T> for Items<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Items<T> {
        Items(items.into_iter().collect())
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Items<T> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0)
    }
}

impl<'py, T: for<'a> FromPyObject<'a, 'py>> FromPyObject<'_, 'py> for Items<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Items<T>> {
        let one = |item: PyResult<Bound<'py, PyAny>>| item?.extract::<T>().map_err(Into::into);
        given.try_iter()?.map(one).collect::<PyResult<Vec<T>>>().map(Items)
    }
}

/// Entries that are a dictionary in Python, with texts as keys. Their order is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Entries<T>(pub(crate) Vec<(String, T)>);

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Entries<T> {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let entries = PyDict::new(py);
        for (name, value) in self.0 {
            entries.set_item(name, value)?;
        }
        Ok(entries)
    }
}

impl<'py, T: for<'a> FromPyObject<'a, 'py>> FromPyObject<'_, 'py> for Entries<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Entries<T>> {
        let given = given.cast::<PyDict>()?;
        let one = |(name, value): (Bound<'py, PyAny>, Bound<'py, PyAny>)| {
            Ok((name.extract()?, value.extract::<T>().map_err(Into::into)?))
        };
        given.iter().map(one).collect::<PyResult<_>>().map(Entries)
    }
}

impl<T: Serialize> Serialize for Entries<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// A number with one decimal, which is a float in Python. It is stored in tenths, so that it can be
/// compared and hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tenths(i32);

impl From<f64> for Tenths {
    fn from(number: f64) -> Tenths {
        Tenths((number * 10.0).round() as i32)
    }
}

impl Tenths {
    fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:.1}", self.value())
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

impl<'py> IntoPyObject<'py> for Tenths {
    type Target = PyFloat;
    type Output = Bound<'py, PyFloat>;
    type Error = Infallible;

    fn into_pyobject(self, py: Python<'py>) -> Result<Bound<'py, PyFloat>, Infallible> {
        self.value().into_pyobject(py)
    }
}

impl<'py> FromPyObject<'_, 'py> for Tenths {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Tenths> {
        given.extract::<f64>().map(Tenths::from)
    }
}

/// A number with the digits of an `f32`, which is a float in Python. It is stored as bits, so that
/// it can be compared and hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Real(u64);

impl From<f64> for Real {
    fn from(number: f64) -> Real {
        Real(number.to_bits())
    }
}

impl From<f32> for Real {
    /// Keeps the shortest decimal form: 0.1 stays 0.1.
    fn from(number: f32) -> Real {
        number.to_string().parse().unwrap_or_else(|_| f64::from(number)).into()
    }
}

impl Real {
    const fn value(self) -> f64 {
        f64::from_bits(self.0)
    }
}

impl Serialize for Real {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

impl<'py> IntoPyObject<'py> for Real {
    type Target = PyFloat;
    type Output = Bound<'py, PyFloat>;
    type Error = Infallible;

    fn into_pyobject(self, py: Python<'py>) -> Result<Bound<'py, PyFloat>, Infallible> {
        self.value().into_pyobject(py)
    }
}

impl<'py> FromPyObject<'_, 'py> for Real {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Real> {
        given.extract::<f64>().map(Real::from)
    }
}

/// A house that is a number in Python: rows are 0 to 8, columns 9 to 17, blocks 18 to 26.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct HouseNumber(pub(crate) House);

impl<'py> IntoPyObject<'py> for HouseNumber {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.index().into_bound_py_any(py)
    }
}

impl FromPyObject<'_, '_> for HouseNumber {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, '_, PyAny>) -> PyResult<HouseNumber> {
        let number: usize = given.extract()?;
        let house = House::all().nth(number).map(HouseNumber);
        house.ok_or_else(|| PyValueError::new_err(format!("house {number}; expected 0 to 26")))
    }
}

/// The candidates of all cells, which are an array of 81 × 9 truth values in Python. Column 0 is
/// for the digit 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Marks(pub(crate) Candidates);

impl<'py> IntoPyObject<'py> for Marks {
    type Target = PyArray2<bool>;
    type Output = Bound<'py, PyArray2<bool>>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        needs_numpy(py)?;
        let bits = self
            .0
            .iter()
            .flat_map(|(_, digits)| (0..9).map(move |bit| digits.bits() >> bit & 1 == 1));
        PyArray1::from_vec(py, bits.collect()).reshape([81, 9])
    }
}

impl FromPyObject<'_, '_> for Marks {
    type Error = PyErr;

    /// Reads 81 rows of 9 truth values, as lists or as an array.
    fn extract(given: Borrowed<'_, '_, PyAny>) -> PyResult<Marks> {
        let wrong = || {
            PyValueError::new_err("candidates of another shape; expected 81 rows of 9 truth values")
        };
        let rows = match given.getattr_opt("tolist")? {
            Some(tolist) => tolist.call0()?,
            None => given.to_owned(),
        };
        let rows: Vec<Vec<bool>> = rows.extract().map_err(|_| {
            crate::errors::wrong_type(&given, "candidates as an array (81, 9) of truth values")
        })?;
        if rows.len() != 81 || rows.iter().any(|row| row.len() != 9) {
            return Err(wrong());
        }
        let mut all = Candidates::NONE;
        for (cell, row) in numpre::Cell::all().zip(rows) {
            let bits =
                row.iter().enumerate().fold(0, |bits, (bit, &is)| bits | u16::from(is) << bit);
            all[cell] = DigitSet::from_bits(bits);
        }
        Ok(Marks(all))
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        CellSets(self.0).serialize(serializer)
    }
}

/// Returns the index of the first item of a sequence that equals a value, from `start` up to but
/// not including `stop`. Negative bounds count from the end; a `stop` of `None` is the end.
///
/// # Errors
/// Returns `ValueError` if no item in this range equals the value.
pub(crate) fn index_of(
    items: &Bound<'_, PyAny>,
    value: &Bound<'_, PyAny>,
    (start, stop): (isize, Option<isize>),
) -> PyResult<usize> {
    let length = items.len()? as isize;
    let bound = |place: isize| if place < 0 { place + length } else { place }.clamp(0, length);
    for place in bound(start)..bound(stop.unwrap_or(length)) {
        if items.get_item(place)?.eq(value)? {
            return Ok(place.unsigned_abs());
        }
    }
    Err(PyValueError::new_err("no item equals the value"))
}

/// Returns the number of items of a sequence that equal a value.
pub(crate) fn count_of(items: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<usize> {
    let mut count = 0;
    for item in items.try_iter()? {
        count += usize::from(item?.eq(value)?);
    }
    Ok(count)
}

/// Checks that NumPy can be imported. Only arrays need it, so the package does not depend on it.
///
/// # Errors
/// Returns `ImportError`, which says how to install it, if it cannot.
pub(crate) fn needs_numpy(py: Python<'_>) -> PyResult<()> {
    let missing = "NumPy is not installed; expected it for arrays: pip install numpre[numpy]";
    py.import("numpy").map(drop).map_err(|cause| {
        let error = PyImportError::new_err(missing);
        error.set_cause(py, Some(cause));
        error
    })
}

/// Converts a result to dictionaries, lists, texts and numbers, with the fields that serde writes.
pub(crate) fn plain<'py>(py: Python<'py>, found: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    of_value(py, Value::of(found))
}

fn of_value(py: Python<'_>, value: Value) -> PyResult<Bound<'_, PyAny>> {
    match value {
        Value::Flag(flag) => flag.into_bound_py_any(py),
        Value::Integer(number) => number.into_bound_py_any(py),
        Value::Number(number) => number.into_bound_py_any(py),
        Value::Text(text) => text.into_bound_py_any(py),
        Value::Grid(grid) => grid.to_string().into_bound_py_any(py),
        Value::List(items) => {
            let items: PyResult<Vec<_>> =
                items.into_iter().map(|item| of_value(py, item)).collect();
            PyList::new(py, items?)?.into_bound_py_any(py)
        }
        Value::Object(fields) => {
            let object = PyDict::new(py);
            for (name, value) in fields {
                object.set_item(name, of_value(py, value)?)?;
            }
            object.into_bound_py_any(py)
        }
        _ => Ok(py.None().into_bound(py)),
    }
}
