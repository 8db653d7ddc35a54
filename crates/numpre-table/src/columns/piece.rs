//! Reads a column into a contiguous list of puzzles for the batch engines.
//!
//! The batch engines take only boards of givens. The other rows are rare, and are kept in a list of
//! their own with their row numbers:
//!
//! ```text
//! column      givens        others                            rows()
//! 53..7…      0: 53..7…     1: Null                           Givens(0)
//! null        1: 4....…     3: Unreadable("column 1: …")      Null
//! 4....…                                                      Givens(1)
//! 12                                                          Unreadable("column 1: …")
//! ```

use crate::rows::status_array;
use crate::schema;
#[cfg(doc)]
use crate::schema::STATUSES;
use crate::source::{PuzzleColumn, Read};
use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, Int8Array, RecordBatch};
use arrow_buffer::NullBufferBuilder;
use arrow_schema::{Field, Schema};
use numpre::assess::AssessError;
use numpre::{Cancelled, Grid, Puzzle, Rank, Verdict};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// The content of a row.
#[derive(Clone, Copy)]
pub(super) enum RowPuzzle<'p> {
    /// A row without a value.
    Null,
    /// A puzzle with nothing but givens: its index in [`Piece::givens`].
    Givens(usize),
    /// A puzzle with placed digits or its own candidates.
    Other(&'p Puzzle),
    /// A row that cannot be read, with the reason.
    Unreadable(&'p str),
}

impl<'p> RowPuzzle<'p> {
    /// Returns the reason why the row is unreadable, or `None` for any other row.
    pub(super) fn error(self) -> Option<&'p str> {
        match self {
            RowPuzzle::Unreadable(error) => Some(error),
            _ => None,
        }
    }
}

/// The content of a row that is not a puzzle with nothing but givens.
enum Other {
    Null,
    Puzzle(Box<Puzzle>),
    Unreadable(String),
}

/// A column, or some of its rows, that has been read.
pub(super) struct Piece {
    /// The puzzles with nothing but givens, in the order of their rows.
    pub(super) givens: Vec<Grid>,
    /// The other rows, each with its number, in order.
    others: Vec<(usize, Other)>,
}

impl Piece {
    /// Reads a column.
    pub(super) fn read(puzzles: &PuzzleColumn) -> Piece {
        Piece::read_rows(puzzles, 0..puzzles.len())
    }

    /// Reads some rows of a column.
    pub(super) fn read_rows(puzzles: &PuzzleColumn, rows: Range<usize>) -> Piece {
        let mut givens = Vec::with_capacity(rows.len());
        let mut others = Vec::new();
        for (number, row) in rows.enumerate() {
            if let Some(grid) = puzzles.plain_givens(row) {
                givens.push(grid);
                continue;
            }
            let other = match puzzles.read(row) {
                Read::Givens(grid) => {
                    givens.push(grid);
                    continue;
                }
                Read::Record(record) if record.puzzle.is_plain() => {
                    givens.push(record.puzzle.givens);
                    continue;
                }
                Read::Null => Other::Null,
                Read::Record(record) => Other::Puzzle(Box::new(record.puzzle)),
                Read::Unreadable(error) => Other::Unreadable(puzzles.text_of(&error)),
            };
            others.push((number, other));
        }
        Piece { givens, others }
    }

    /// Returns the number of rows.
    pub(super) fn len(&self) -> usize {
        self.givens.len() + self.others.len()
    }

    /// Returns the content of each row.
    pub(super) fn rows(&self) -> impl Iterator<Item = RowPuzzle<'_>> {
        let (mut places, mut others) = (0.., self.others.iter().peekable());
        (0..self.len()).map(move |number| {
            let other = others.next_if(|(row, _)| *row == number);
            match (other, &mut places) {
                (None, places) => RowPuzzle::Givens(places.next().unwrap_or_default()),
                (Some((_, Other::Null)), _) => RowPuzzle::Null,
                (Some((_, Other::Puzzle(puzzle))), _) => RowPuzzle::Other(puzzle),
                (Some((_, Other::Unreadable(error))), _) => RowPuzzle::Unreadable(error),
            }
        })
    }

    /// Returns the puzzle of a row, or `None` for a null or unreadable row.
    pub(super) fn puzzle<'p>(&'p self, row: RowPuzzle<'p>) -> Option<Cow<'p, Puzzle>> {
        match row {
            RowPuzzle::Null | RowPuzzle::Unreadable(_) => None,
            RowPuzzle::Givens(place) => Some(Cow::Owned(Puzzle::of_givens(self.givens[place]))),
            RowPuzzle::Other(puzzle) => Some(Cow::Borrowed(puzzle)),
        }
    }

    /// Returns the column `error`: the reason for each unreadable row, and null for all others.
    pub(super) fn errors(&self) -> ArrayRef {
        let mut errors = Errors::default();
        self.rows().for_each(|row| errors.push(row.error()));
        errors.finish()
    }
}

/// A builder of the column `error`. A row without an error costs next to nothing.
#[derive(Default)]
pub(super) struct Errors {
    texts: StringBuilder,
    /// The number of rows without an error since the last one with an error.
    nulls: usize,
}

impl Errors {
    /// Adds the error of a row, or a null.
    pub(super) fn push(&mut self, error: Option<&str>) {
        match error {
            None => self.nulls += 1,
            Some(error) => {
                self.texts.append_nulls(std::mem::take(&mut self.nulls));
                self.texts.append_value(error);
            }
        }
    }

    /// Returns the array of the column.
    pub(super) fn finish(mut self) -> ArrayRef {
        self.texts.append_nulls(self.nulls);
        Arc::new(self.texts.finish())
    }
}

/// A builder of the column `status`, with an index in [`STATUSES`] for each row.
pub(super) struct Statuses {
    keys: Vec<i8>,
    valid: NullBufferBuilder,
}

impl Statuses {
    /// Creates a builder with room for this number of rows.
    pub(super) fn new(rows: usize) -> Statuses {
        Statuses { keys: Vec::with_capacity(rows), valid: NullBufferBuilder::new(rows) }
    }

    /// Adds the status of a row. A null row has a null status, and an unreadable row, which has no
    /// verdict, has the status `invalid`.
    pub(super) fn push(&mut self, row: RowPuzzle<'_>, verdict: Option<Verdict>) {
        self.valid.append(!matches!(row, RowPuzzle::Null));
        self.keys.push(status_key(verdict));
    }

    /// Returns the array of the column.
    pub(super) fn finish(mut self) -> ArrayRef {
        status_array(Int8Array::new(self.keys.into(), self.valid.finish()))
    }
}

/// Returns the index in [`STATUSES`] of a verdict, or of `invalid`.
const fn status_key(verdict: Option<Verdict>) -> i8 {
    match verdict {
        Some(Verdict::Unique) => 0,
        Some(Verdict::Multiple) => 1,
        Some(Verdict::None) => 2,
        _ => 3,
    }
}

/// Returns the verdict on a puzzle, and its rank if it has exactly one solution.
pub(super) fn ranked(
    rank: Result<Rank, AssessError>,
) -> Result<(Option<Verdict>, Option<Rank>), Cancelled> {
    match rank {
        Ok(rank) => Ok((Some(Verdict::Unique), Some(rank))),
        Err(error) => match error.assessment() {
            Some(assessment) => Ok((Some(assessment.verdict()), None)),
            None => Err(Cancelled),
        },
    }
}

/// A builder of a batch from whole columns.
pub(super) struct Table<'p> {
    puzzles: &'p PuzzleColumn,
    fields: Vec<Field>,
    arrays: Vec<ArrayRef>,
}

impl<'p> Table<'p> {
    /// Begins a batch with the column `puzzle`, which shares the array of `puzzles`.
    pub(super) fn beginning_with(puzzles: &'p PuzzleColumn) -> Table<'p> {
        let array = puzzles.array();
        let field = Field::new("puzzle", array.data_type().clone(), true);
        Table { puzzles, fields: vec![field], arrays: vec![ArrayRef::clone(array)] }
    }

    /// Adds a column of the contract, [`schema::COLUMNS`]. Its name determines its type.
    pub(super) fn add(&mut self, name: &'static str, array: ArrayRef) {
        self.fields.push(schema::field(name, &self.puzzles.boards()));
        self.arrays.push(array);
    }

    /// Adds a nullable column with the type of its array, which may differ from the contract.
    pub(super) fn add_other(&mut self, name: &str, array: ArrayRef) {
        self.fields.push(Field::new(name, array.data_type().clone(), true));
        self.arrays.push(array);
    }

    /// Returns the batch.
    pub(super) fn finish(self) -> RecordBatch {
        let Table { fields, arrays, .. } = self;
        RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
            .unwrap_or_else(|error| unreachable!("every column has a value for each row: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_statuses() {
        let verdicts = [Verdict::Unique, Verdict::Multiple, Verdict::None].map(Some);
        let names = ["unique", "multiple", "none", "invalid"];
        for (verdict, name) in verdicts.into_iter().chain([None]).zip(names) {
            assert_eq!(schema::STATUSES[status_key(verdict) as usize], name);
        }
    }
}
