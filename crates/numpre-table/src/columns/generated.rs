//! Fills the columns of generated puzzles.

use super::board_buffer::BoardBuffer;
use crate::rows::status_array;
use crate::schema;
use arrow_array::{ArrayRef, Float32Array, RecordBatch, StringArray, UInt8Array, UInt64Array};
use arrow_schema::{DataType, Field, Schema};
use numpre::generate::Generated;
use numpre::rating::{SeRating, SeScore};
use std::sync::Arc;

/// Returns generated puzzles as a batch with the columns `puzzle`, `status`, `solution`, `rank`,
/// `clues`, `seed`, `index` and `tries`. Boards have the type `boards`, which is a type of string
/// or a fixed-size type of 81 uint8 values.
///
/// If the request has a technique, an ER or a level of HoDoKu, the columns of it follow:
/// `technique`; `er`, `ep` and `ed`; `score` and `level`. All puzzles are of one request.
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
    let fields = columns.iter().map(|(name, _)| schema::field(name, boards));
    let mut fields: Vec<Field> = fields.collect();
    let mut arrays: Vec<ArrayRef> = columns.into_iter().map(|(_, array)| array).collect();
    for (name, array) in demanded(made) {
        fields.push(Field::new(name, array.data_type().clone(), true));
        arrays.push(array);
    }
    RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
        .unwrap_or_else(|error| unreachable!("every column has a value for each row: {error}"))
}

/// Returns the columns of the facts that the request demands.
fn demanded(made: &[Generated]) -> Vec<(&'static str, ArrayRef)> {
    let text = |value: fn(&Generated) -> Option<&'static str>| -> ArrayRef {
        Arc::new(made.iter().map(value).collect::<StringArray>())
    };
    let rating = |value: fn(&SeScore) -> SeRating| -> ArrayRef {
        let values = made.iter().map(|made| Some(value(made.se.as_ref()?).value() as f32));
        Arc::new(values.collect::<Float32Array>())
    };
    let mut columns = Vec::new();
    let Some(first) = made.first() else { return columns };
    if first.technique.is_some() {
        columns.push(("technique", text(|made| Some(made.technique?.slug()))));
    }
    if first.se.is_some() {
        columns.push(("er", rating(|score| score.er)));
        columns.push(("ep", rating(|score| score.ep)));
        columns.push(("ed", rating(|score| score.ed)));
    }
    if first.hodoku.is_some() {
        let scores = made.iter().map(|made| Some(u64::from(made.hodoku?.score)));
        columns.push(("score", Arc::new(scores.collect::<UInt64Array>())));
        columns.push(("level", text(|made| Some(made.hodoku?.level.slug()))));
    }
    columns
}
