//! Columns of puzzles in any accepted type.
//!
//! | Arrow type | value |
//! |---|---|
//! | string, large string, string view | a puzzle in any format of numpre-formats |
//! | fixed-size list of 81 uint8, list or large list of uint8 | 81 digits; 0 or null for a blank |
//! | fixed-size binary of 81 bytes | 81 digits as numbers; 0 for a blank |
//! | dictionary with values of one of these types | as in that type |
//!
//! Row `n` of the column is always row `n` of the result: a null stays a null, and a value that
//! cannot be read is an error of its row. The values are shared with the array, not copied.

use crate::error::{Place, Reason, TableError};
use crate::schema::CELLS;
use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowDictionaryKeyType, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type,
    UInt32Type, UInt64Type,
};
use arrow_array::{
    Array, ArrayRef, FixedSizeBinaryArray, FixedSizeListArray, GenericListArray, LargeStringArray,
    OffsetSizeTrait, StringArray, StringViewArray, UInt8Array,
};
use arrow_buffer::{ArrowNativeType, NullBuffer};
use arrow_schema::DataType;
use numpre::Grid;
use numpre_formats::{ErrorKind, Record, read_one};
use std::fmt;

/// The number of cells of a board.
const BOARD: usize = CELLS as usize;

/// A column of puzzles, or of answers to them.
#[derive(Clone, Debug)]
pub struct PuzzleColumn {
    array: ArrayRef,
    values: Values,
    wording: Wording,
}

/// Returns the text about an unreadable row, for the column `error`.
pub type Wording = fn(&RowError) -> String;

/// The values of a column by the type of its array.
#[derive(Clone, Debug)]
enum Values {
    Text(StringArray),
    LargeText(LargeStringArray),
    View(StringViewArray),
    /// The index of each row's value, the rows that are null, and the distinct values.
    Dictionary(Vec<usize>, Option<NullBuffer>, Box<Values>),
    /// The lists, and the cells of all lists one after another. The same holds for the next two.
    Fixed(FixedSizeListArray, UInt8Array),
    List(GenericListArray<i32>, UInt8Array),
    LargeList(GenericListArray<i64>, UInt8Array),
    Binary(FixedSizeBinaryArray),
}

/// A value of a column as it is stored, before it is read as a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written<'a> {
    /// The row has no value.
    Null,
    /// A text.
    Text(&'a str),
    /// 81 numbers, not yet checked to be 0 to 9. A null cell is already a 0.
    Cells([u8; BOARD]),
    /// A list with this number of cells, which is not 81.
    OtherLength(usize),
}

/// The value of a row, read as a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Read {
    /// The row has no value.
    Null,
    /// A puzzle with nothing but givens, read without a warning.
    Givens(Grid),
    /// A puzzle with more than givens: placed digits, candidates, an answer, other fields such as
    /// a comment, or a warning.
    Record(Box<Record>),
    /// A value that cannot be read as a puzzle.
    Unreadable(RowError),
}

/// The reason why the value of a row cannot be read as a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowError {
    /// A text that cannot be read, with the line and the column of the error in the text, both
    /// counted from 1, and the kind of the error.
    Text(usize, usize, ErrorKind),
    /// A list with this number of cells instead of 81.
    Length(usize),
    /// A list or binary value with a number above 9.
    Value {
        /// The first such cell, counted from 1.
        cell: usize,
        /// The number in the cell.
        value: u8,
    },
}

impl fmt::Display for RowError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowError::Text(1, column, kind) => write!(formatter, "column {column}: {kind}"),
            RowError::Text(line, column, kind) => {
                write!(formatter, "line {line}, column {column}: {kind}")
            }
            RowError::Length(found) => write!(formatter, "{found} cells; expected 81"),
            RowError::Value { cell, value } => {
                write!(formatter, "cell {cell} has the value {value}; expected 0 to 9")
            }
        }
    }
}

impl std::error::Error for RowError {}

impl PuzzleColumn {
    /// Returns an array as a column of puzzles.
    ///
    /// # Errors
    /// Returns [`Reason::ColumnType`] if a column of puzzles cannot have the type of the array.
    pub fn of(array: &ArrayRef) -> Result<PuzzleColumn, TableError> {
        match values_of(array) {
            Some(values) => {
                let wording = RowError::to_string;
                Ok(PuzzleColumn { array: ArrayRef::clone(array), values, wording })
            }
            None => {
                let found = array.data_type().to_string();
                Err(TableError::new(Place::File, Reason::ColumnType { found }))
            }
        }
    }

    /// Returns whether a column of puzzles may have this type.
    pub fn takes(data_type: &DataType) -> bool {
        match data_type {
            DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
            DataType::Dictionary(_, values) => PuzzleColumn::takes(values),
            DataType::FixedSizeBinary(CELLS) => true,
            DataType::FixedSizeList(item, CELLS)
            | DataType::List(item)
            | DataType::LargeList(item) => *item.data_type() == DataType::UInt8,
            _ => false,
        }
    }

    /// Returns the column, whose errors are described by `wording` instead of the names of their
    /// kinds. The crate has no sentences of its own.
    #[must_use]
    pub fn with_wording(self, wording: Wording) -> PuzzleColumn {
        PuzzleColumn { wording, ..self }
    }

    /// Returns the text about an unreadable row of the column.
    pub(crate) fn text_of(&self, error: &RowError) -> String {
        (self.wording)(error)
    }

    /// Returns the array of the column.
    pub const fn array(&self) -> &ArrayRef {
        &self.array
    }

    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        self.array.len()
    }

    /// Returns whether the column has no rows.
    pub fn is_empty(&self) -> bool {
        self.array.is_empty()
    }

    /// Returns the value of a row as it is stored, or [`Written::Null`] for a row after the last.
    #[inline]
    pub fn get(&self, row: usize) -> Written<'_> {
        self.values.get(row)
    }

    /// Returns the puzzle of a row that has its most common form: 81 digits and points, or 81
    /// numbers. `None` for any other row, which [`read`](PuzzleColumn::read) reads.
    pub(crate) fn plain_givens(&self, row: usize) -> Option<Grid> {
        match self.get(row) {
            Written::Text(text) => plain(text),
            Written::Cells(cells) => Grid::from_values(cells),
            Written::Null | Written::OtherLength(_) => None,
        }
    }

    /// Reads the puzzle of a row.
    pub fn read(&self, row: usize) -> Read {
        match self.get(row) {
            Written::Null => Read::Null,
            Written::Text(text) => read_text(text),
            Written::Cells(cells) => match Grid::from_values(cells) {
                Some(givens) => Read::Givens(givens),
                None => Read::Unreadable(wrong_value(&cells)),
            },
            Written::OtherLength(found) => Read::Unreadable(RowError::Length(found)),
        }
    }

    /// Returns the board of a row as an answer, which may have blanks. Returns `None` if the value
    /// is null or is not exactly the 81 cells of a board.
    pub fn answer(&self, row: usize) -> Option<Grid> {
        match self.get(row) {
            Written::Text(text) => Grid::from_bytes(text.trim().as_bytes()).ok(),
            Written::Cells(cells) => Grid::from_values(cells),
            Written::Null | Written::OtherLength(_) => None,
        }
    }

    /// Returns the type for boards in results of this column, such as solutions.
    ///
    /// It is the type of this column, with two exceptions: boards are fixed-size lists if the
    /// column has lists of any length, and strings if it is a dictionary.
    pub fn boards(&self) -> DataType {
        match self.array.data_type() {
            same @ (DataType::LargeUtf8
            | DataType::Utf8View
            | DataType::FixedSizeBinary(_)
            | DataType::FixedSizeList(..)) => same.clone(),
            _ if matches!(self.values, Values::List(..) | Values::LargeList(..)) => {
                let item = arrow_schema::Field::new_list_field(DataType::UInt8, true);
                DataType::FixedSizeList(item.into(), CELLS)
            }
            _ => DataType::Utf8,
        }
    }
}

fn values_of(array: &ArrayRef) -> Option<Values> {
    let cells = |values: &ArrayRef| values.as_primitive_opt::<UInt8Type>().cloned();
    Some(match array.data_type() {
        DataType::Utf8 => Values::Text(array.as_string().clone()),
        DataType::LargeUtf8 => Values::LargeText(array.as_string().clone()),
        DataType::Utf8View => Values::View(array.as_string_view().clone()),
        DataType::FixedSizeBinary(CELLS) => Values::Binary(array.as_fixed_size_binary().clone()),
        DataType::FixedSizeList(_, CELLS) => {
            let lists = array.as_fixed_size_list();
            Values::Fixed(lists.clone(), cells(lists.values())?)
        }
        DataType::List(_) => {
            let lists = array.as_list::<i32>();
            Values::List(lists.clone(), cells(lists.values())?)
        }
        DataType::LargeList(_) => {
            let lists = array.as_list::<i64>();
            Values::LargeList(lists.clone(), cells(lists.values())?)
        }
        DataType::Dictionary(key, _) => {
            let dictionary = array.as_any_dictionary_opt()?;
            let keys = dictionary.keys();
            let places = match **key {
                DataType::Int8 => places::<Int8Type>(keys),
                DataType::Int16 => places::<Int16Type>(keys),
                DataType::Int32 => places::<Int32Type>(keys),
                DataType::Int64 => places::<Int64Type>(keys),
                DataType::UInt8 => places::<UInt8Type>(keys),
                DataType::UInt16 => places::<UInt16Type>(keys),
                DataType::UInt32 => places::<UInt32Type>(keys),
                DataType::UInt64 => places::<UInt64Type>(keys),
                _ => return None,
            };
            let values = values_of(dictionary.values())?;
            Values::Dictionary(places, keys.nulls().cloned(), Box::new(values))
        }
        _ => return None,
    })
}

/// Returns the keys of a dictionary as indices of its values. The key of a null row may be any
/// number.
fn places<K: ArrowDictionaryKeyType>(keys: &dyn Array) -> Vec<usize> {
    keys.as_primitive::<K>().values().iter().map(|key| key.as_usize()).collect()
}

impl Values {
    fn get(&self, row: usize) -> Written<'_> {
        fn text(value: Option<&str>) -> Written<'_> {
            value.map_or(Written::Null, Written::Text)
        }
        match self {
            Values::Text(array) => text(valid(array, row).map(|row| array.value(row))),
            Values::LargeText(array) => text(valid(array, row).map(|row| array.value(row))),
            Values::View(array) => text(valid(array, row).map(|row| array.value(row))),
            Values::Dictionary(places, nulls, values) => {
                let is_null = || nulls.as_ref().is_some_and(|nulls| nulls.is_null(row));
                match places.get(row) {
                    Some(&place) if !is_null() => values.get(place),
                    _ => Written::Null,
                }
            }
            Values::Fixed(lists, cells) => match valid(lists, row) {
                Some(row) => cells_at(cells, lists.value_offset(row).as_usize(), BOARD),
                None => Written::Null,
            },
            Values::List(lists, cells) => list_at(lists, cells, row),
            Values::LargeList(lists, cells) => list_at(lists, cells, row),
            Values::Binary(array) => match valid(array, row) {
                Some(row) => match array.value(row).try_into() {
                    Ok(cells) => Written::Cells(cells),
                    Err(_) => Written::OtherLength(array.value(row).len()),
                },
                None => Written::Null,
            },
        }
    }
}

/// Returns `row` if the array has a value there, or `None` if it is null or after the last.
fn valid(array: &dyn Array, row: usize) -> Option<usize> {
    (row < array.len() && array.is_valid(row)).then_some(row)
}

fn list_at<O: OffsetSizeTrait>(
    lists: &GenericListArray<O>,
    cells: &UInt8Array,
    row: usize,
) -> Written<'static> {
    let Some(row) = valid(lists, row) else { return Written::Null };
    let offsets = lists.value_offsets();
    let start = offsets[row].as_usize();
    cells_at(cells, start, offsets[row + 1].as_usize() - start)
}

/// Returns `length` cells from the index `start` on. A null cell is a blank.
fn cells_at(cells: &UInt8Array, start: usize, length: usize) -> Written<'static> {
    if length != BOARD {
        return Written::OtherLength(length);
    }
    let value = |cell: usize| if cells.is_valid(cell) { cells.value(cell) } else { 0 };
    match cells.values().get(start..start + BOARD).and_then(|cells| cells.first_chunk()) {
        Some(plain) if cells.null_count() == 0 => Written::Cells(*plain),
        Some(_) => Written::Cells(std::array::from_fn(|cell| value(start + cell))),
        None => Written::OtherLength(cells.len().saturating_sub(start)),
    }
}

/// Returns the error about the first cell with a number above 9. There must be such a cell.
fn wrong_value(cells: &[u8; BOARD]) -> RowError {
    let place = cells.iter().position(|&value| value > 9).unwrap_or(0);
    RowError::Value { cell: place + 1, value: cells[place] }
}

/// Reads a text as a puzzle. Nearly all texts are 81 digits and points, so this form has a fast
/// path.
fn read_text(text: &str) -> Read {
    if let Some(givens) = plain(text) {
        return Read::Givens(givens);
    }
    match read_one(text) {
        Ok(record) if is_givens(&record) => Read::Givens(record.puzzle.givens),
        Ok(record) => Read::Record(Box::new(record)),
        Err(error) => Read::Unreadable(RowError::Text(error.line, error.column, error.kind)),
    }
}

fn is_givens(record: &Record) -> bool {
    let Record { puzzle, answer, extra, warnings, .. } = record;
    puzzle.is_plain() && answer.is_none() && extra.is_none() && warnings.is_empty()
}

/// Returns the board of a text that is exactly 81 digits and points, or `None`.
fn plain(text: &str) -> Option<Grid> {
    let cells: &[u8; BOARD] = text.as_bytes().try_into().ok()?;
    // Any other character becomes 255, which `Grid::from_values` refuses. The loop does not stop
    // at such a character, so that the compiler can vectorize it.
    Grid::from_values(cells.map(|byte| match byte.wrapping_sub(b'0') {
        digit @ 0..=9 => digit,
        _ if byte == b'.' => 0,
        _ => u8::MAX,
    }))
}
