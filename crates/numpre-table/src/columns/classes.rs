//! Fills the columns of canonical forms and class ids.

use super::board_buffer::BoardBuffer;
use super::piece::{Piece, RowPuzzle, Table};
use crate::class_id::{ClassId, class_id, id_of_canonical};
use crate::schema::ID_BYTES;
use crate::source::PuzzleColumn;
use arrow_array::builder::FixedSizeBinaryBuilder;
use arrow_array::{ArrayRef, RecordBatch};
use numpre::canonical::canonical;
use numpre::{BatchEngine, Cancelled, Solved};
use std::sync::Arc;

/// Finds the canonical forms and class ids of all puzzles of a column. The batch has the columns
/// `puzzle`, `canonical`, `class`, `grid_class` (only with an engine) and `error`.
///
/// The batch has one row per row of the column. The canonical form and the class take account of
/// placed digits as well as givens. `grid_class` is the class of the solution, and null unless the
/// puzzle has exactly one solution.
///
/// # Errors
/// Returns [`Cancelled`] if the engine's token was cancelled.
pub fn classes(
    puzzles: &PuzzleColumn,
    engine: Option<&mut BatchEngine>,
) -> Result<RecordBatch, Cancelled> {
    let piece = Piece::read(puzzles);
    let rows = piece.len();
    let boards: Vec<_> = piece
        .rows()
        .map(|row| match row {
            RowPuzzle::Givens(place) => Some(piece.givens[place]),
            RowPuzzle::Other(puzzle) => Some(puzzle.grid()),
            RowPuzzle::Null | RowPuzzle::Unreadable(_) => None,
        })
        .collect();
    let mut forms = BoardBuffer::new(&puzzles.boards(), rows);
    let mut ids = Ids::new(rows);
    for board in &boards {
        let least = board.as_ref().map(canonical);
        forms.push(least.as_ref());
        ids.push(least.as_ref().map(id_of_canonical));
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("canonical", forms.finish());
    table.add("class", ids.finish());
    if let Some(engine) = engine {
        let asked: Vec<_> = boards.iter().flatten().copied().collect();
        let mut solved = engine.solve(&asked)?.into_iter();
        let mut ids = Ids::new(rows);
        for board in &boards {
            let found = board.as_ref().and_then(|_| solved.next());
            ids.push(match found {
                Some(Solved::Unique(only)) => Some(class_id(&only)),
                _ => None,
            });
        }
        table.add("grid_class", ids.finish());
    }
    table.add("error", piece.errors());
    Ok(table.finish())
}

/// A builder of a column of class ids.
struct Ids(FixedSizeBinaryBuilder);

impl Ids {
    fn new(rows: usize) -> Ids {
        Ids(FixedSizeBinaryBuilder::with_capacity(rows, ID_BYTES))
    }

    fn push(&mut self, id: Option<ClassId>) {
        match id {
            Some(ClassId(bytes)) => self
                .0
                .append_value(bytes)
                .unwrap_or_else(|error| unreachable!("every id has 16 bytes: {error}")),
            None => self.0.append_null(),
        }
    }

    fn finish(mut self) -> ArrayRef {
        Arc::new(self.0.finish())
    }
}
