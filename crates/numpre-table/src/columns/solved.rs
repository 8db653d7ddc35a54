//! Fills the columns of `solve`.

use super::board_buffer::BoardBuffer;
use super::piece::{Piece, RowPuzzle, Statuses, Table};
use crate::source::PuzzleColumn;
use arrow_array::RecordBatch;
use numpre::{BatchEngine, Cancelled, EngineKind, Solved};

/// Solves all puzzles of a column. The batch has the columns `puzzle`, `status`, `solution`,
/// `second` (only if `with_second` is true) and `error`.
///
/// The batch has one row per row of the column. If a puzzle has multiple solutions, `solution` and
/// `second` are the first two that the engine finds.
///
/// # Errors
/// Returns [`Cancelled`] if the engine's token was cancelled.
pub fn solve(
    puzzles: &PuzzleColumn,
    engine: &mut BatchEngine,
    with_second: bool,
) -> Result<RecordBatch, Cancelled> {
    let piece = Piece::read(puzzles);
    let solved = engine.solve(&piece.givens)?;
    let rows = piece.rows.len();
    let boards = puzzles.boards();
    let mut statuses = Statuses::new(rows);
    let mut firsts = BoardBuffer::new(&boards, rows);
    let mut seconds = with_second.then(|| BoardBuffer::new(&boards, rows));
    let mut others = EngineKind::default().build();
    for row in &piece.rows {
        let one;
        let found = match row {
            RowPuzzle::Null | RowPuzzle::Unreadable(_) => None,
            RowPuzzle::Givens(place) => solved.get(*place),
            RowPuzzle::Other(puzzle) => {
                one = others.solve_candidates(&puzzle.unreduced_candidates());
                Some(&one)
            }
        };
        let (first, second) = match found {
            Some(Solved::Unique(only)) => (Some(only), None),
            Some(Solved::Multiple(first, second)) => (Some(first), Some(second)),
            _ => (None, None),
        };
        statuses.push(row, found.map(Solved::verdict));
        firsts.push(first);
        if let Some(seconds) = &mut seconds {
            seconds.push(second);
        }
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    table.add("solution", firsts.finish());
    if let Some(seconds) = seconds {
        table.add("second", seconds.finish());
    }
    table.add("error", piece.errors());
    Ok(table.finish())
}
