//! Converts Arrow values to Python objects, and shows tables as text and HTML.

use super::Table;
use arrow_array::cast::AsArray;
use arrow_array::types::{
    Float32Type, Float64Type, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type,
    UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use numpre_table::TextColumn;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use std::sync::Arc;

/// The largest number of rows that are shown.
const SHOWN: usize = 5;

/// Converts the value of a row; a null becomes `None`. The row must be within the array.
pub(super) fn value<'py>(
    py: Python<'py>,
    array: &ArrayRef,
    row: usize,
) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    macro_rules! number {
        ($type:ty) => {
            array.as_primitive::<$type>().value(row).into_bound_py_any(py)
        };
    }
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).into_bound_py_any(py),
        DataType::LargeUtf8 => array.as_string::<i64>().value(row).into_bound_py_any(py),
        DataType::Utf8View => array.as_string_view().value(row).into_bound_py_any(py),
        DataType::Boolean => array.as_boolean().value(row).into_bound_py_any(py),
        DataType::UInt8 => number!(UInt8Type),
        DataType::UInt16 => number!(UInt16Type),
        DataType::UInt32 => number!(UInt32Type),
        DataType::UInt64 => number!(UInt64Type),
        DataType::Int8 => number!(Int8Type),
        DataType::Int16 => number!(Int16Type),
        DataType::Int32 => number!(Int32Type),
        DataType::Int64 => number!(Int64Type),
        DataType::Float32 => number!(Float32Type),
        DataType::Float64 => number!(Float64Type),
        DataType::FixedSizeBinary(_) => {
            PyBytes::new(py, array.as_fixed_size_binary().value(row)).into_bound_py_any(py)
        }
        DataType::Dictionary(..) => {
            let dictionary = array.as_any_dictionary();
            let place = dictionary.normalized_keys()[row];
            value(py, dictionary.values(), place)
        }
        DataType::FixedSizeList(..) => list(py, &array.as_fixed_size_list().value(row)),
        DataType::List(_) => list(py, &array.as_list::<i32>().value(row)),
        DataType::LargeList(_) => list(py, &array.as_list::<i64>().value(row)),
        DataType::Struct(fields) => {
            let object = PyDict::new(py);
            for (field, column) in fields.iter().zip(array.as_struct().columns()) {
                object.set_item(field.name(), value(py, column, row)?)?;
            }
            object.into_bound_py_any(py)
        }
        // Only columns of the input can have other types. Their values become texts.
        _ => {
            let one = TextColumn::of(array.slice(row, 1)).texts();
            one.into_iter().next().flatten().into_bound_py_any(py)
        }
    }
}

fn list<'py>(py: Python<'py>, items: &ArrayRef) -> PyResult<Bound<'py, PyAny>> {
    let items: PyResult<Vec<_>> = (0..items.len()).map(|row| value(py, items, row)).collect();
    PyList::new(py, items?)?.into_bound_py_any(py)
}

/// Returns the values of the first rows as texts, column by column.
fn head(table: &Table) -> Vec<Vec<String>> {
    let column = |place: usize| {
        let mut texts = Vec::with_capacity(SHOWN);
        for batch in table.batches() {
            let rows = (SHOWN - texts.len()).min(batch.num_rows());
            let array = Arc::clone(batch.column(place));
            texts.extend(TextColumn::of(array.slice(0, rows)).texts());
        }
        texts.into_iter().map(Option::unwrap_or_default).collect()
    };
    (0..table.schema_ref().fields().len()).map(column).collect()
}

/// Shows the first rows as text, with one value per line.
pub(super) fn shown(table: &Table) -> String {
    let fields = table.schema_ref().fields();
    let mut text = format!("Table: {} rows, {} columns", table.rows(), fields.len());
    let columns = head(table);
    for row in 0..table.rows().min(SHOWN) {
        text += &format!("\n{row}");
        for (field, column) in fields.iter().zip(&columns) {
            text += &format!("\n  {}: {}", field.name(), column[row]);
        }
    }
    if table.rows() > SHOWN {
        text += "\n…";
    }
    text
}

/// Shows the first rows as an HTML table.
pub(super) fn html(table: &Table) -> String {
    let escaped = crate::draw::escaped;
    let fields = table.schema_ref().fields();
    let mut html = String::from("<table><thead><tr>");
    for field in fields {
        html += &format!("<th>{}</th>", escaped(field.name()));
    }
    html += "</tr></thead><tbody>";
    let columns = head(table);
    for row in 0..table.rows().min(SHOWN) {
        html += "<tr>";
        for column in &columns {
            html += &format!("<td>{}</td>", escaped(&column[row]));
        }
        html += "</tr>";
    }
    html + &format!("</tbody></table><p>{} rows</p>", table.rows())
}
