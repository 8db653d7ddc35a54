//! The readable puzzles of a column, side by side for the engines, and the places of all rows.

use crate::rows::status_array;
use crate::schema::{self, STATUSES};
use crate::source::{PuzzleColumn, Read};
use arrow_array::{ArrayRef, RecordBatch, StringArray};
use arrow_schema::{Field, Schema};
use numpre::{Grid, Puzzle, Verdict};
use std::sync::Arc;

/// What is in a row.
pub(super) enum RowPuzzle {
    /// Nothing.
    Null,
    /// Givens alone, in this place among those of the piece.
    Givens(usize),
    /// A puzzle that is more than its givens.
    Other(Box<Puzzle>),
    /// No puzzle, and why.
    Unreadable(String),
}

/// A piece of a column, read.
pub(super) struct Piece {
    /// The puzzles that are givens and nothing else.
    pub(super) givens: Vec<Grid>,
    /// All rows.
    pub(super) rows: Vec<RowPuzzle>,
}

impl Piece {
    /// Reads a column.
    pub(super) fn read(puzzles: &PuzzleColumn) -> Piece {
        let mut givens = Vec::with_capacity(puzzles.len());
        let mut add = |grid| {
            givens.push(grid);
            RowPuzzle::Givens(givens.len() - 1)
        };
        let rows = (0..puzzles.len()).map(|row| match puzzles.read(row) {
            Read::Null => RowPuzzle::Null,
            Read::Givens(grid) => add(grid),
            Read::Record(record) if record.puzzle.is_plain() => add(record.puzzle.givens),
            Read::Record(record) => RowPuzzle::Other(Box::new(record.puzzle)),
            Read::Unreadable(error) => RowPuzzle::Unreadable(error.to_string()),
        });
        let rows = rows.collect();
        Piece { givens, rows }
    }

    /// Returns the column of errors.
    pub(super) fn errors(&self) -> ArrayRef {
        let error = |row: &RowPuzzle| match row {
            RowPuzzle::Unreadable(error) => Some(error.clone()),
            _ => None,
        };
        Arc::new(self.rows.iter().map(error).collect::<StringArray>())
    }
}

/// Statuses on their way into a column.
pub(super) struct Statuses(Vec<Option<i8>>);

impl Statuses {
    /// A column with room for this number of rows.
    pub(super) fn new(rows: usize) -> Statuses {
        Statuses(Vec::with_capacity(rows))
    }

    /// Adds the status of a row: of a null there is none.
    pub(super) fn push(&mut self, row: &RowPuzzle, verdict: Option<Verdict>) {
        let name = match (row, verdict) {
            (RowPuzzle::Null, _) => None,
            (_, Some(Verdict::Unique)) => Some("unique"),
            (_, Some(Verdict::Multiple)) => Some("multiple"),
            (_, Some(Verdict::None)) => Some("none"),
            _ => Some("invalid"),
        };
        let place = name.and_then(|name| STATUSES.iter().position(|known| *known == name));
        self.0.push(place.and_then(|place| i8::try_from(place).ok()));
    }

    /// Returns the column.
    pub(super) fn finish(self) -> ArrayRef {
        status_array(self.0)
    }
}

/// Columns of one batch, with the fields of the schema.
pub(super) struct Table<'p> {
    puzzles: &'p PuzzleColumn,
    fields: Vec<Field>,
    arrays: Vec<ArrayRef>,
}

impl<'p> Table<'p> {
    /// A batch that begins with the puzzles, which stay where they are.
    pub(super) fn beginning_with(puzzles: &'p PuzzleColumn) -> Table<'p> {
        let array = puzzles.array();
        let field = Field::new("puzzle", array.data_type().clone(), true);
        Table { puzzles, fields: vec![field], arrays: vec![ArrayRef::clone(array)] }
    }

    /// Adds a column of the contract.
    pub(super) fn add(&mut self, name: &'static str, array: ArrayRef) {
        self.fields.push(schema::field(name, &self.puzzles.boards()));
        self.arrays.push(array);
    }

    /// Adds another column, which may have nulls.
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
