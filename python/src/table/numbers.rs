//! Converts columns to NumPy arrays.

use super::Column;
use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowPrimitiveType, Float32Type, Float64Type, UInt8Type, UInt16Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, PrimitiveArray};
use arrow_schema::DataType;
use numpre_table::PuzzleColumn;
use numpre_table::schema::{self, ColumnType};
use numpy::{Element, PyArray1, PyArrayMethods};
use pyo3::prelude::*;

/// The code for a missing status and for `invalid`.
const NO_STATUS: u8 = 255;

/// Converts a column to an array; returns `None` if no array can hold its type.
pub(super) fn array<'py>(py: Python<'py>, column: &Column) -> PyResult<Option<Bound<'py, PyAny>>> {
    let chunks = column.chunks();
    let kind = schema::column(column.field().name()).map(|spec| spec.kind);
    let data_type = column.field().data_type();
    Ok(Some(match (kind, data_type) {
        (Some(ColumnType::Board), _) if PuzzleColumn::takes(data_type) => {
            let cells: Vec<u8> = chunks.iter().flat_map(boards).collect();
            let rows = cells.len() / 81;
            PyArray1::from_vec(py, cells).reshape([rows, 81])?.into_any()
        }
        (Some(ColumnType::Id), DataType::FixedSizeBinary(16)) => {
            let bytes: Vec<u8> = chunks.iter().flat_map(ids).collect();
            let rows = bytes.len() / 16;
            PyArray1::from_vec(py, bytes).reshape([rows, 16])?.into_any()
        }
        (Some(ColumnType::Status), DataType::Dictionary(..)) => {
            let codes: Vec<u8> = chunks.iter().flat_map(statuses).collect();
            PyArray1::from_vec(py, codes).into_any()
        }
        (_, DataType::UInt8) => numbers::<UInt8Type>(py, chunks),
        (_, DataType::UInt16) => numbers::<UInt16Type>(py, chunks),
        (_, DataType::UInt64) => numbers::<UInt64Type>(py, chunks),
        (_, DataType::Float32) => numbers::<Float32Type>(py, chunks),
        (_, DataType::Float64) => numbers::<Float64Type>(py, chunks),
        (_, DataType::Boolean) => {
            let flag = |array: &ArrayRef| {
                let flags = array.as_boolean().clone();
                (0..flags.len()).map(move |row| flags.is_valid(row) && flags.value(row))
            };
            PyArray1::from_vec(py, chunks.iter().flat_map(flag).collect()).into_any()
        }
        _ => return Ok(None),
    }))
}

fn numbers<'py, T>(py: Python<'py>, chunks: &[ArrayRef]) -> Bound<'py, PyAny>
where
    T: ArrowPrimitiveType<Native: Element + Default>,
{
    let values = |array: &ArrayRef| {
        let array: PrimitiveArray<T> = array.as_primitive::<T>().clone();
        (0..array.len()).map(move |row| {
            if array.is_valid(row) { array.value(row) } else { T::Native::default() }
        })
    };
    PyArray1::from_vec(py, chunks.iter().flat_map(values).collect()).into_any()
}

fn boards(array: &ArrayRef) -> Vec<u8> {
    let Ok(column) = PuzzleColumn::of(array) else { return Vec::new() };
    (0..column.len())
        .flat_map(|row| column.answer(row).map_or([0; 81], |board| *board.values()))
        .collect()
}

fn ids(array: &ArrayRef) -> Vec<u8> {
    let ids = array.as_fixed_size_binary();
    let id = |row| if ids.is_valid(row) { ids.value(row).to_vec() } else { vec![0; 16] };
    (0..ids.len()).flat_map(id).collect()
}

fn statuses(array: &ArrayRef) -> Vec<u8> {
    let dictionary = array.as_any_dictionary();
    let names = dictionary.values().as_string::<i32>();
    let code = |name: &str| match name {
        "none" => 0,
        "unique" => 1,
        "multiple" => 2,
        _ => NO_STATUS,
    };
    let keys = dictionary.normalized_keys();
    let row =
        |row: usize| if array.is_valid(row) { code(names.value(keys[row])) } else { NO_STATUS };
    (0..array.len()).map(row).collect()
}
