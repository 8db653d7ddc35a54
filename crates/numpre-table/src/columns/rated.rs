//! Fills the columns of `rate`.

use super::piece::{Piece, RowPuzzle, Statuses, Table, ranked};
use crate::rows::TechniqueCounts;
use crate::source::PuzzleColumn;
use arrow_array::{RecordBatch, UInt8Array};
use numpre::assess::Assessor;
use numpre::{Cancelled, Rank, Verdict};
use std::sync::Arc;

/// Ranks all puzzles of a column. The batch has the columns `puzzle`, `status`, `rank`,
/// `techniques` (only if `with_techniques` is true) and `error`.
///
/// The batch has one row per row of the column. The column `techniques` has a count for each
/// technique of the ladder S4, so the assessor must explain with that ladder. Counting takes about
/// a hundred times as long as ranking.
///
/// # Errors
/// Returns [`Cancelled`] if the assessor's token was cancelled.
pub fn rate(
    puzzles: &PuzzleColumn,
    assessor: &mut Assessor,
    with_techniques: bool,
) -> Result<RecordBatch, Cancelled> {
    let piece = Piece::read(puzzles);
    let many = if with_techniques { Vec::new() } else { assessor.rater().rank_many(&piece.givens) };
    let mut statuses = Statuses::new(piece.len());
    let mut ranks = Vec::with_capacity(piece.len());
    let mut techniques = TechniqueCounts::new();
    for row in piece.rows() {
        let puzzle = piece.puzzle(row);
        let puzzle = puzzle.as_deref();
        let (verdict, rank) = match (row, puzzle) {
            (_, None) => (None, None),
            (_, Some(puzzle)) if with_techniques => {
                let work = assessor.work(puzzle);
                let counts = work.as_ref().ok().map(|work| &work.techniques);
                let counted = counts.and_then(|counts| {
                    let used =
                        counts.iter().map(|(technique, count)| (technique.slug(), *count as u64));
                    techniques.add(used)
                });
                if counted.is_none() {
                    techniques.add_null();
                }
                ranked(work.map(|work| work.rank))?
            }
            (RowPuzzle::Givens(place), _) => match many.get(place) {
                Some(Ok(rank)) => (Some(Verdict::Unique), Some(*rank)),
                Some(Err(numpre::rating::NoRank::Cancelled)) => return Err(Cancelled),
                Some(Err(none)) => (Some(none.verdict()), None),
                None => (None, None),
            },
            (_, Some(puzzle)) => ranked(assessor.rank(puzzle))?,
        };
        if with_techniques && puzzle.is_none() {
            techniques.add_null();
        }
        statuses.push(row, verdict);
        ranks.push(rank.map(Rank::get));
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    table.add("rank", Arc::new(UInt8Array::from(ranks)));
    if with_techniques {
        table.add("techniques", techniques.finish());
    }
    table.add("error", piece.errors());
    Ok(table.finish())
}
