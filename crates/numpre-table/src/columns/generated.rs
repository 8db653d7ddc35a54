//! Fills the columns of generated puzzles.

use super::board_buffer::BoardBuffer;
use crate::rows::status_array;
use crate::schema;
use arrow_array::{ArrayRef, RecordBatch, UInt8Array, UInt64Array};
use arrow_schema::{DataType, Schema};
use numpre::generate::Generated;
use std::sync::Arc;

/// Returns generated puzzles as a batch with the columns `puzzle`, `status`, `solution`, `rank`,
/// `clues`, `seed`, `index` and `tries`. Boards have the type `boards`, which is a type of string
/// or a fixed-size type of 81 uint8 values.
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
        // Generated puzzles have exactly one solution, so their status is always `unique`, the
        // first one of `STATUSES`.
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
