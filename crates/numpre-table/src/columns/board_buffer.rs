//! Writes the boards of a column into one buffer, 81 bytes each.

use crate::schema::CELLS;
use arrow_array::{
    ArrayRef, FixedSizeBinaryArray, FixedSizeListArray, LargeStringArray, StringArray,
    StringViewArray, UInt8Array,
};
use arrow_buffer::{BooleanBufferBuilder, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{DataType, Field};
use numpre::Grid;
use std::sync::Arc;

/// A builder of an array of boards.
pub(super) struct BoardBuffer {
    /// The type of the array.
    boards: DataType,
    /// The boards one after another: as 81 characters in types of text, otherwise as 81 numbers.
    cells: Vec<u8>,
    /// One flag per row: true if the row has a board.
    valid: BooleanBufferBuilder,
}

impl BoardBuffer {
    /// Creates a buffer for an array of the type `boards`, with room for this number of rows.
    pub(super) fn new(boards: &DataType, rows: usize) -> BoardBuffer {
        BoardBuffer {
            boards: boards.clone(),
            cells: Vec::with_capacity(rows * CELLS as usize),
            valid: BooleanBufferBuilder::new(rows),
        }
    }

    fn is_text(&self) -> bool {
        matches!(self.boards, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View)
    }

    /// Adds a row with this board, or with a null.
    pub(super) fn push(&mut self, board: Option<&Grid>) {
        self.valid.append(board.is_some());
        match board {
            Some(board) if self.is_text() => self.cells.extend_from_slice(&board.to_line(b'.')),
            Some(board) => self.cells.extend_from_slice(board.values()),
            // A value of a fixed-size type takes 81 bytes even if it is null.
            None if !self.is_text() => self.cells.extend_from_slice(Grid::EMPTY.values()),
            None => {}
        }
    }

    /// Returns the array.
    pub(super) fn finish(mut self) -> ArrayRef {
        let valid = self.valid.finish();
        let lengths = || valid.iter().map(|is_valid| if is_valid { CELLS as usize } else { 0 });
        let nulls = Some(NullBuffer::new(valid.clone())).filter(|nulls| nulls.null_count() > 0);
        match &self.boards {
            DataType::LargeUtf8 => {
                let offsets = OffsetBuffer::<i64>::from_lengths(lengths());
                Arc::new(LargeStringArray::new(offsets, self.cells.into(), nulls))
            }
            DataType::FixedSizeBinary(_) => {
                Arc::new(FixedSizeBinaryArray::new(CELLS, self.cells.into(), nulls))
            }
            DataType::FixedSizeList(item, _) => {
                let cells = UInt8Array::new(ScalarBuffer::from(self.cells), None);
                let item = Arc::<Field>::clone(item);
                Arc::new(FixedSizeListArray::new(item, CELLS, Arc::new(cells), nulls))
            }
            other => {
                let offsets = OffsetBuffer::<i32>::from_lengths(lengths());
                let texts = StringArray::new(offsets, self.cells.into(), nulls);
                match other {
                    DataType::Utf8View => Arc::new(StringViewArray::from(&texts)),
                    _ => Arc::new(texts),
                }
            }
        }
    }
}
