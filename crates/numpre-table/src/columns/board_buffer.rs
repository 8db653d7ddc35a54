//! Writes the boards of a column into one buffer, 81 bytes each.

use super::memory::Memory;
use crate::schema::CELLS;
use arrow_array::{
    ArrayRef, FixedSizeBinaryArray, FixedSizeListArray, LargeStringArray, StringArray,
    StringViewArray, UInt8Array,
};
use arrow_buffer::{ArrowNativeType, NullBuffer, NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use arrow_schema::{DataType, Field};
use numpre::Grid;
use std::sync::Arc;

/// A builder of an array of boards.
pub(super) struct BoardBuffer {
    /// The type of the array.
    boards: DataType,
    /// The boards one after another: as 81 characters in types of text, otherwise as 81 numbers.
    cells: Memory,
    /// The rows that have a board.
    valid: NullBufferBuilder,
}

impl BoardBuffer {
    /// Creates a buffer for an array of the type `boards`, with room for this number of rows.
    pub(super) fn new(boards: &DataType, rows: usize) -> BoardBuffer {
        BoardBuffer {
            boards: boards.clone(),
            cells: Memory::with_capacity(rows * CELLS as usize),
            valid: NullBufferBuilder::new(rows),
        }
    }

    fn is_text(&self) -> bool {
        matches!(self.boards, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View)
    }

    /// Adds a row with this board, or with a null.
    pub(super) fn push(&mut self, board: Option<&Grid>) {
        self.valid.append(board.is_some());
        match board {
            Some(board) if self.is_text() => self.cells.push(&board.to_line(b'.')),
            Some(board) => self.cells.push(board.values()),
            // A value of a fixed-size type takes 81 bytes even if it is null.
            None if !self.is_text() => self.cells.push(Grid::EMPTY.values()),
            None => {}
        }
    }

    /// Returns the array.
    pub(super) fn finish(mut self) -> ArrayRef {
        let rows = self.valid.len();
        let nulls = self.valid.finish();
        match &self.boards {
            DataType::LargeUtf8 => {
                let offsets = offsets::<i64>(rows, nulls.as_ref());
                Arc::new(LargeStringArray::new(offsets, self.cells.finish(), nulls))
            }
            DataType::FixedSizeBinary(_) => {
                Arc::new(FixedSizeBinaryArray::new(CELLS, self.cells.finish(), nulls))
            }
            DataType::FixedSizeList(item, _) => {
                let cells = UInt8Array::new(ScalarBuffer::from(self.cells.finish()), None);
                let item = Arc::<Field>::clone(item);
                Arc::new(FixedSizeListArray::new(item, CELLS, Arc::new(cells), nulls))
            }
            other => {
                let offsets = offsets::<i32>(rows, nulls.as_ref());
                let texts = StringArray::new(offsets, self.cells.finish(), nulls);
                match other {
                    DataType::Utf8View => Arc::new(StringViewArray::from(&texts)),
                    _ => Arc::new(texts),
                }
            }
        }
    }
}

/// Returns where each text begins: a row with a board has 81 characters, and a null row has none.
fn offsets<O: ArrowNativeType>(rows: usize, nulls: Option<&NullBuffer>) -> OffsetBuffer<O> {
    match nulls {
        None => OffsetBuffer::from_repeated_length(CELLS as usize, rows),
        Some(nulls) => OffsetBuffer::from_lengths(
            nulls.iter().map(|valid| usize::from(valid) * CELLS as usize),
        ),
    }
}
