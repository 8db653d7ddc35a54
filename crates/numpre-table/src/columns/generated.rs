//! The columns of puzzles that were made.

use super::board_buffer::BoardBuffer;
use crate::rows::status_array;
use crate::schema;
use arrow_array::{ArrayRef, RecordBatch, UInt8Array, UInt64Array};
use arrow_schema::{DataType, Schema};
use numpre::generate::Generated;
use std::sync::Arc;

/// Returns puzzles that were made as a batch: `puzzle`, `status`, `solution`, `rank`, `clues`,
/// `seed`, `index`, `tries`. Boards have this type: strings, or 81 uint8.
pub fn generated(made: &[Generated], boards: &DataType) -> RecordBatch {
    let mut puzzles = BoardBuffer::new(boards, made.len());
    let mut solutions = BoardBuffer::new(boards, made.len());
    for made in made {
        puzzles.push(Some(&made.puzzle));
        solutions.push(Some(&made.solution));
    }
    let small = |value: fn(&Generated) -> u8| -> ArrayRef {
        Arc::new(made.iter().map(|made| Some(value(made))).collect::<UInt8Array>())
    };
    let large = |value: fn(&Generated) -> u64| -> ArrayRef {
        Arc::new(made.iter().map(|made| Some(value(made))).collect::<UInt64Array>())
    };
    let columns = [
        ("puzzle", puzzles.finish()),
        // Only proper puzzles are made.
        ("status", status_array(vec![Some(0); made.len()])),
        ("solution", solutions.finish()),
        ("rank", small(|made| made.rank.get())),
        ("clues", small(|made| made.clues.try_into().unwrap_or(u8::MAX))),
        ("seed", large(|made| made.seed)),
        ("index", large(|made| made.index)),
        ("tries", large(|made| made.tries)),
    ];
    let fields: Vec<_> = columns.iter().map(|(name, _)| schema::field(name, boards)).collect();
    let arrays = columns.into_iter().map(|(_, array)| array).collect();
    RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
        .unwrap_or_else(|error| unreachable!("every column has a value for each row: {error}"))
}
