//! Fills the columns of `solve`.

use super::board_buffer::BoardBuffer;
use super::piece::{Errors, Piece, RowPuzzle, Statuses, Table};
use crate::source::PuzzleColumn;
use arrow_array::RecordBatch;
use numpre::search::BatchError;
use numpre::{BatchEngine, Cancelled, EngineKind, Grid, Solved, Verdict};

/// The number of rows that are read, solved and written together, so that their boards stay in the
/// cache of the processor: 4096 rows take 332 KB for the puzzles and as much for the solutions.
const NEAR: usize = 4096;

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
    let rows = puzzles.len();
    let boards = puzzles.boards();
    let mut statuses = Statuses::new(rows);
    let mut firsts = BoardBuffer::new(&boards, rows);
    let mut seconds = with_second.then(|| BoardBuffer::new(&boards, rows));
    let mut errors = Errors::default();
    let mut others = EngineKind::default().build();
    let mut solutions = Solutions::new(with_second);
    for begin in (0..rows).step_by(NEAR) {
        let piece = Piece::read_rows(puzzles, begin..rows.min(begin + NEAR));
        solutions.find(&piece.givens, engine)?;
        for row in piece.rows() {
            let one;
            let (verdict, [first, second]) = match row {
                RowPuzzle::Null | RowPuzzle::Unreadable(_) => (None, [None, None]),
                RowPuzzle::Givens(place) => solutions.of(place),
                RowPuzzle::Other(puzzle) => {
                    one = others.solve_candidates(&puzzle.unreduced_candidates());
                    (Some(one.verdict()), both(&one))
                }
            };
            statuses.push(row, verdict);
            firsts.push(first);
            if let Some(seconds) = &mut seconds {
                seconds.push(second);
            }
            errors.push(row.error());
        }
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    table.add("solution", firsts.finish());
    if let Some(seconds) = seconds {
        table.add("second", seconds.finish());
    }
    table.add("error", errors.finish());
    Ok(table.finish())
}

/// The solutions of some puzzles. Its memory is used again for the next ones.
enum Solutions {
    /// The first solution of each puzzle: half the memory of both.
    First {
        firsts: Vec<Grid>,
        verdicts: Vec<Verdict>,
    },
    Both(Vec<Solved>),
}

impl Solutions {
    const fn new(with_second: bool) -> Solutions {
        match with_second {
            false => Solutions::First { firsts: Vec::new(), verdicts: Vec::new() },
            true => Solutions::Both(Vec::new()),
        }
    }

    /// Solves these puzzles, and forgets earlier ones.
    fn find(&mut self, puzzles: &[Grid], engine: &mut BatchEngine) -> Result<(), Cancelled> {
        match self {
            Solutions::First { firsts, verdicts } => {
                firsts.resize(puzzles.len(), Grid::EMPTY);
                verdicts.resize(puzzles.len(), Verdict::Unknown);
                engine.first_into(puzzles, firsts, verdicts).map_err(|error| match error {
                    BatchError::Cancelled => Cancelled,
                    BatchError::Length(_) => unreachable!("the slices have one length"),
                })
            }
            Solutions::Both(solved) => {
                *solved = engine.solve(puzzles)?;
                Ok(())
            }
        }
    }

    /// Returns the verdict on a puzzle, and its first and second solution.
    fn of(&self, place: usize) -> (Option<Verdict>, [Option<&Grid>; 2]) {
        match self {
            Solutions::First { firsts, verdicts } => {
                let verdict = verdicts[place];
                (Some(verdict), [(verdict != Verdict::None).then_some(&firsts[place]), None])
            }
            Solutions::Both(solved) => (Some(solved[place].verdict()), both(&solved[place])),
        }
    }
}

fn both(solved: &Solved) -> [Option<&Grid>; 2] {
    match solved {
        Solved::Unique(only) => [Some(only), None],
        Solved::Multiple(first, second) => [Some(first), Some(second)],
        Solved::None => [None, None],
    }
}
