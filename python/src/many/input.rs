//! Reads many puzzles from an argument: a NumPy array, an Arrow column or table, or a list of
//! texts.

use crate::errors;
use crate::table::{Column, Table, arrow};
use arrow_array::builder::{ArrayBuilder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, FixedSizeListArray, RecordBatch, UInt8Array};
use arrow_schema::{DataType, Field, FieldRef, Schema};
use numpre::Grid;
use numpre_formats::puzzle_columns;
use numpre_table::PuzzleColumn;
use numpy::{
    Element, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;

/// The accepted kinds of arguments, for messages.
const ACCEPTED: &str = "an array of uint8 with the shape (N, 81) or (N, 9, 9), an Arrow column or \
                        table, or a list of str";

/// The puzzles of an argument.
pub(crate) enum Many<'py> {
    /// A NumPy array.
    Array(Boards<'py>),
    /// An Arrow column or table, chunk by chunk. A list of texts is copied to such chunks.
    Chunks(Vec<Chunk>),
}

/// The boards of a NumPy array, 81 bytes each.
pub(crate) struct Boards<'py>(PyReadonlyArrayDyn<'py, u8>);

/// A chunk of a column of puzzles, with the other columns of its table.
#[derive(Clone)]
pub(crate) struct Chunk {
    pub(crate) puzzles: ArrayRef,
    pub(crate) others: Vec<(FieldRef, ArrayRef)>,
}

impl Chunk {
    pub(crate) fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Splits off the answers: the column of this name, or the one that is recognized by its name.
    ///
    /// # Errors
    /// Returns `ColumnError` if there is no such column, and `TypeError` if it has another type.
    pub(crate) fn with_answers(mut self, wanted: Option<&str>) -> PyResult<(Chunk, Chunk)> {
        let names: Vec<&str> = self.others.iter().map(|(field, _)| field.name().as_str()).collect();
        let is_answer = |name: &&str| match wanted {
            Some(wanted) => **name == *wanted,
            None => puzzle_columns(&["puzzle", name]).is_some_and(|(_, answer)| answer.is_some()),
        };
        let place = names.iter().position(is_answer).ok_or_else(|| {
            let wanted = wanted.unwrap_or("solution");
            Python::attach(|py| errors::no_column(py, Some(wanted), &names))
        })?;
        let (field, array) = self.others.remove(place);
        let answers = taken(array, field.name(), Vec::new())?;
        Ok((self, answers))
    }

    pub(crate) fn slice(&self, first: usize, rows: usize) -> Chunk {
        let other =
            |(field, array): &(FieldRef, ArrayRef)| (Arc::clone(field), array.slice(first, rows));
        Chunk {
            puzzles: self.puzzles.slice(first, rows),
            others: self.others.iter().map(other).collect(),
        }
    }
}

impl Boards<'_> {
    /// Returns the number of boards.
    pub(crate) fn len(&self) -> usize {
        self.0.shape()[0]
    }

    /// Returns the 81 values of each board, which are all checked to be 0 to 9.
    ///
    /// # Errors
    /// Returns `ValueError` with the first row that has a value above 9.
    pub(crate) fn values(&self) -> PyResult<&[[u8; 81]]> {
        let bytes = self.0.as_slice().map_err(|_| layout())?;
        let boards = bytes.as_chunks::<81>().0;
        let too_large = |cells: &[u8; 81]| cells.iter().fold(0, |most, &value| most.max(value)) > 9;
        if let Some(row) = boards.iter().position(too_large) {
            let text = format!("a value above 9 in row {row}; expected 0 to 9");
            return Err(PyValueError::new_err(text));
        }
        Ok(boards)
    }
}

impl Boards<'_> {
    /// Copies the boards to a column.
    ///
    /// # Errors
    /// As [`Boards::values`].
    pub(crate) fn to_chunk(&self) -> PyResult<Chunk> {
        let cells = UInt8Array::from(self.values()?.as_flattened().to_vec());
        let field = Arc::new(Field::new_list_field(DataType::UInt8, false));
        let puzzles = FixedSizeListArray::new(field, 81, Arc::new(cells), None);
        Ok(Chunk { puzzles: Arc::new(puzzles), others: Vec::new() })
    }
}

/// Converts values that [`Boards::values`] has checked to boards.
pub(crate) fn grids(values: &[[u8; 81]]) -> Vec<Grid> {
    let mut grids = Vec::new();
    fill(&mut grids, values);
    grids
}

/// Replaces the content of `grids` with the boards of checked values. Workers reuse this memory for
/// all their pieces.
pub(crate) fn fill(grids: &mut Vec<Grid>, values: &[[u8; 81]]) {
    let grid = |values: &[u8; 81]| match Grid::from_values(*values) {
        Some(grid) => grid,
        None => unreachable!("the values were checked"),
    };
    grids.clear();
    grids.extend(values.iter().map(grid));
}

fn layout() -> PyErr {
    PyValueError::new_err("an array in another layout; expected C order: numpy.ascontiguousarray")
}

/// Reads many puzzles. `column` names the column of a table.
///
/// # Errors
/// Returns `TypeError` for an argument or a column of another type, `ValueError` for an array of
/// another shape or layout, and `ColumnError` for a table without the column.
pub(crate) fn many<'py>(given: &Bound<'py, PyAny>, column: Option<&str>) -> PyResult<Many<'py>> {
    if let Some(boards) = boards(given)? {
        return Ok(Many::Array(boards));
    }
    chunks(given, column).map(Many::Chunks)
}

/// Reads a NumPy array; returns `None` if the argument is something else.
pub(crate) fn boards<'py>(given: &Bound<'py, PyAny>) -> PyResult<Option<Boards<'py>>> {
    let py = given.py();
    // Without this check, the cast below would import NumPy. Objects can be NumPy
    // arrays only if it has been imported already.
    let modules = py.import("sys")?.getattr("modules")?;
    if !modules.contains("numpy")? {
        return Ok(None);
    }
    let Ok(array) = given.cast::<PyUntypedArray>() else { return Ok(None) };
    if !array.dtype().is_equiv_to(&u8::get_dtype(py)) {
        let text = format!("an array of {}; expected an array of uint8", array.dtype());
        return Err(PyTypeError::new_err(text));
    }
    match array.shape() {
        [_, 81] | [_, 9, 9] => {}
        shape => {
            let text = format!("an array of shape {shape:?}; expected (N, 81) or (N, 9, 9)");
            return Err(PyValueError::new_err(text));
        }
    }
    if !array.is_c_contiguous() {
        return Err(layout());
    }
    let array: Bound<'py, PyArrayDyn<u8>> = given.clone().cast_into()?;
    let readonly =
        array.try_readonly().map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(Some(Boards(readonly)))
}

/// Reads an Arrow column or table, or a list of texts.
pub(crate) fn chunks(given: &Bound<'_, PyAny>, column: Option<&str>) -> PyResult<Vec<Chunk>> {
    if let Ok(own) = given.cast::<Column>() {
        let chunks = own.get().chunks().iter();
        return chunks.map(|array| chunk(array, own.get().field(), column)).collect();
    }
    let is_arrow = given.hasattr("__arrow_c_stream__")? || given.hasattr("__arrow_c_array__")?;
    if is_arrow {
        let any: AnyArray = given.extract()?;
        let reader = any.into_reader()?;
        let field = reader.field();
        let chunks: Vec<ArrayRef> = given
            .py()
            .detach(|| reader.collect::<Result<_, _>>())
            .map_err(|error: arrow_schema::ArrowError| PyValueError::new_err(error.to_string()))?;
        if chunks.is_empty() {
            let empty = arrow_array::new_empty_array(field.data_type());
            return Ok(vec![chunk(&empty, &field, column)?]);
        }
        return chunks.iter().map(|array| chunk(array, &field, column)).collect();
    }
    if given.cast::<PyString>().is_ok() {
        return Err(errors::wrong_type(given, ACCEPTED));
    }
    let Ok(items) = given.try_iter() else { return Err(errors::wrong_type(given, ACCEPTED)) };
    texts(given.py(), items)
}

/// Converts a NumPy array, an Arrow column or table, or a list of texts to a table with all its
/// columns. A column without a table gets the name `name`.
///
/// # Errors
/// Returns `TypeError` or `ValueError` for an argument of another type or shape.
#[pyfunction]
#[pyo3(name = "_table_of")]
pub(crate) fn table_of(given: &Bound<'_, PyAny>, name: &str) -> PyResult<Table> {
    let single = |array: ArrayRef| {
        let field = Field::new(name, array.data_type().clone(), true);
        RecordBatch::try_new(Arc::new(Schema::new(vec![field])), vec![array]).map_err(arrow)
    };
    if let Some(boards) = boards(given)? {
        return Ok(Table::of(vec![single(boards.to_chunk()?.puzzles)?]));
    }
    if given.hasattr("__arrow_c_stream__")? || given.hasattr("__arrow_c_array__")? {
        let any: AnyArray = given.extract()?;
        let reader = any.into_reader()?;
        let empty = arrow_array::new_empty_array(reader.field().data_type());
        let arrays: Vec<ArrayRef> =
            given.py().detach(|| reader.collect::<Result<_, _>>()).map_err(arrow)?;
        let batch = |array: ArrayRef| match array.as_struct_opt() {
            Some(rows) => Ok(RecordBatch::from(rows)),
            None => single(array),
        };
        return arrays
            .into_iter()
            .chain([empty])
            .map(batch)
            .collect::<PyResult<_>>()
            .map(Table::of);
    }
    let chunks = chunks(given, None)?;
    chunks.into_iter().map(|chunk| single(chunk.puzzles)).collect::<PyResult<_>>().map(Table::of)
}

/// The number of rows of a list that are copied between two checks for signals.
const LOOK: usize = 1 << 14;
/// The largest number of bytes of texts in a chunk. An Arrow array of texts can hold up to 2 GB.
const CHUNK: usize = 1 << 28;

/// Copies the texts of a list to chunks of a column; `None` becomes a null.
fn texts(py: Python<'_>, items: Bound<'_, PyIterator>) -> PyResult<Vec<Chunk>> {
    let mut chunks = Vec::new();
    let mut builder = StringBuilder::new();
    let mut finished = |builder: &mut StringBuilder| {
        chunks.push(Chunk { puzzles: Arc::new(builder.finish()), others: Vec::new() });
    };
    for (row, item) in items.enumerate() {
        let item = item?;
        if item.is_none() {
            builder.append_null();
        } else if let Ok(text) = item.cast::<PyString>() {
            let text = text.to_cow()?;
            if builder.values_slice().len() + text.len() > CHUNK && !builder.is_empty() {
                finished(&mut builder);
            }
            builder.append_value(text);
        } else {
            let name = item.get_type().name()?;
            let text = format!("{name} in row {row}; expected str or None");
            return Err(PyTypeError::new_err(text));
        }
        if row % LOOK == LOOK - 1 {
            py.check_signals()?;
            // Releases the interpreter lock for a moment, so that other Python threads can run.
            py.detach(|| ());
        }
    }
    finished(&mut builder);
    Ok(chunks)
}

/// Splits a chunk of a column or table into the puzzles and the other columns. `wanted` is the name
/// of the column of puzzles; if it is `None`, the column is recognized by its name.
pub(super) fn chunk(array: &ArrayRef, field: &Field, wanted: Option<&str>) -> PyResult<Chunk> {
    let DataType::Struct(fields) = array.data_type() else {
        return taken(Arc::clone(array), field.name(), Vec::new());
    };
    let names: Vec<&str> = fields.iter().map(|field| field.name().as_str()).collect();
    let place = match wanted {
        Some(name) => names.iter().position(|known| *known == name),
        None => puzzle_columns(&names).map(|(place, _)| place),
    };
    let place = place.ok_or_else(|| Python::attach(|py| errors::no_column(py, wanted, &names)))?;
    let rows = array.as_struct();
    let others = fields.iter().zip(rows.columns()).enumerate();
    let others = others.filter(|(other, _)| *other != place);
    let others = others.map(|(_, (field, array))| (Arc::clone(field), Arc::clone(array)));
    taken(Arc::clone(&rows.columns()[place]), names[place], others.collect())
}

fn taken(puzzles: ArrayRef, name: &str, others: Vec<(FieldRef, ArrayRef)>) -> PyResult<Chunk> {
    if !PuzzleColumn::takes(puzzles.data_type()) {
        let text = format!("column {name:?} of {}; expected {ACCEPTED}", puzzles.data_type());
        return Err(PyTypeError::new_err(text));
    }
    Ok(Chunk { puzzles, others })
}

/// Cuts chunks into pieces of `at_most` rows or fewer. Returns the number of rows, the index of the
/// first row, and the chunk of each piece. Returns one empty piece if there are no rows.
pub(crate) fn cut(chunks: &[Chunk], at_most: usize) -> Vec<(usize, (usize, Chunk))> {
    let mut pieces = Vec::new();
    let mut first = 0;
    for chunk in chunks {
        for begin in (0..chunk.len()).step_by(at_most) {
            let rows = at_most.min(chunk.len() - begin);
            pieces.push((rows, (first + begin, chunk.slice(begin, rows))));
        }
        first += chunk.len();
    }
    if pieces.is_empty()
        && let Some(chunk) = chunks.first()
    {
        // The schema of the result is taken from its first batch, so there has to be one.
        pieces.push((0, (0, chunk.slice(0, 0))));
    }
    pieces
}
