//! Reads a column into a contiguous list of puzzles for the batch engines and a list of its rows.
//!
//! The batch engines take only boards of givens, so the other rows are left out of their list:
//!
//! ```text
//! column      givens        rows
//! 53..7…      0: 53..7…     Givens(0)
//! null        1: 4....…     Null
//! 4....…                    Givens(1)
//! 12                        Unreadable("column 1: …")
//! ```

use crate::rows::status_array;
use crate::schema::{self, STATUSES};
use crate::source::{PuzzleColumn, Read};
use arrow_array::{ArrayRef, RecordBatch, StringArray};
use arrow_schema::{Field, Schema};
use numpre::assess::AssessError;
use numpre::{Cancelled, Grid, Puzzle, Rank, Verdict};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// The content of a row.
pub(super) enum RowPuzzle {
    /// A row without a value.
    Null,
    /// A puzzle with nothing but givens: its index in [`Piece::givens`].
    Givens(usize),
    /// A puzzle with placed digits or its own candidates.
    Other(Box<Puzzle>),
    /// A row that cannot be read, with the reason.
    Unreadable(String),
}

impl RowPuzzle {
    /// Returns the reason why the row is unreadable, or `None` for any other row.
    pub(super) fn error(&self) -> Option<&str> {
        match self {
            RowPuzzle::Unreadable(error) => Some(error),
            _ => None,
        }
    }
}

/// A column, or some of its rows, that has been read.
pub(super) struct Piece {
    /// The puzzles with nothing but givens, in the order of their rows.
    pub(super) givens: Vec<Grid>,
    /// The content of each row.
    pub(super) rows: Vec<RowPuzzle>,
}

impl Piece {
    /// Reads a column.
    pub(super) fn read(puzzles: &PuzzleColumn) -> Piece {
        Piece::read_rows(puzzles, 0..puzzles.len())
    }

    /// Reads some rows of a column.
    pub(super) fn read_rows(puzzles: &PuzzleColumn, rows: Range<usize>) -> Piece {
        let mut givens = Vec::with_capacity(rows.len());
        let mut add = |grid| {
            givens.push(grid);
            RowPuzzle::Givens(givens.len() - 1)
        };
        let rows = rows.map(|row| match puzzles.read(row) {
            Read::Null => RowPuzzle::Null,
            Read::Givens(grid) => add(grid),
            Read::Record(record) if record.puzzle.is_plain() => add(record.puzzle.givens),
            Read::Record(record) => RowPuzzle::Other(Box::new(record.puzzle)),
            Read::Unreadable(error) => RowPuzzle::Unreadable(puzzles.text_of(&error)),
        });
        let rows = rows.collect();
        Piece { givens, rows }
    }

    /// Returns the puzzle of a row, or `None` for a null or unreadable row.
    pub(super) fn puzzle<'p>(&'p self, row: &'p RowPuzzle) -> Option<Cow<'p, Puzzle>> {
        match row {
            RowPuzzle::Null | RowPuzzle::Unreadable(_) => None,
            RowPuzzle::Givens(place) => Some(Cow::Owned(Puzzle::of_givens(self.givens[*place]))),
            RowPuzzle::Other(puzzle) => Some(Cow::Borrowed(puzzle)),
        }
    }

    /// Returns the column `error`: the reason for each unreadable row, and null for all others.
    pub(super) fn errors(&self) -> ArrayRef {
        Arc::new(self.rows.iter().map(RowPuzzle::error).collect::<StringArray>())
    }
}

/// A builder of the column `status`, with an index in [`STATUSES`] for each row.
pub(super) struct Statuses(Vec<Option<i8>>);

impl Statuses {
    /// Creates a builder with room for this number of rows.
    pub(super) fn new(rows: usize) -> Statuses {
        Statuses(Vec::with_capacity(rows))
    }

    /// Adds the status of a row. A null row has a null status, and an unreadable row, which has no
    /// verdict, has the status `invalid`.
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

    /// Returns the array of the column.
    pub(super) fn finish(self) -> ArrayRef {
        status_array(self.0)
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
