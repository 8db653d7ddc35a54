//! Fills the columns of explanations.

use super::piece::{Piece, Statuses, Table, ranked};
use crate::source::PuzzleColumn;
use crate::steps::{MoveLists, Sentence, StepLists};
use arrow_array::{RecordBatch, UInt8Array};
use numpre::assess::Assessor;
use numpre::logic::{End, SolvingState, Step};
use numpre::{Cancelled, Puzzle, Rank};
use std::sync::Arc;

/// The options of [`explain`].
#[derive(Clone, Copy, Default)]
pub struct ExplainOptions<'a> {
    /// The highest rank of the puzzles that are explained. `None` explains all of them. A ladder
    /// that ends with the techniques of some rank leads to no solution above it, so this saves the
    /// search.
    pub highest: Option<Rank>,
    /// True if the steps of a refutation follow it, one deeper.
    pub with_lines: bool,
    /// Returns the sentence of a step. Without it, the field `text` is null.
    pub sentence: Option<&'a Sentence<'a>>,
}

/// Explains all puzzles of a column with the ladder of the assessor. The batch has the columns
/// `puzzle`, `status`, `rank`, `moves`, `steps` and `error`.
///
/// The batch has one row per row of the column. `moves` and `steps` are null unless the ladder
/// leads to the only solution.
///
/// # Errors
/// Returns [`Cancelled`] if the assessor's token was cancelled.
pub fn explain(
    puzzles: &PuzzleColumn,
    assessor: &mut Assessor,
    options: &ExplainOptions<'_>,
) -> Result<RecordBatch, Cancelled> {
    let piece = Piece::read(puzzles);
    let mut statuses = Statuses::new(piece.len());
    let mut ranks = Vec::with_capacity(piece.len());
    let (mut moves, mut steps) = (MoveLists::new(), StepLists::new());
    for row in piece.rows() {
        let puzzle = piece.puzzle(row);
        let puzzle = puzzle.as_deref();
        let (verdict, rank) = match puzzle {
            None => (None, None),
            Some(puzzle) => ranked(assessor.rank(puzzle))?,
        };
        let is_explained = |rank: &Rank| options.highest.is_none_or(|highest| *rank <= highest);
        let found = match (puzzle, rank.filter(is_explained)) {
            (Some(puzzle), Some(_)) => steps_of(puzzle, assessor)?,
            _ => None,
        };
        moves.append(found.as_deref());
        steps.append(found.as_deref(), options.with_lines, options.sentence);
        statuses.push(row, verdict);
        ranks.push(rank.map(Rank::get));
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    table.add("rank", Arc::new(UInt8Array::from(ranks)));
    table.add("moves", moves.finish());
    table.add("steps", steps.finish());
    table.add("error", piece.errors());
    Ok(table.finish())
}

/// Returns the steps to the solution, or `None` if the ladder does not lead to it.
fn steps_of(puzzle: &Puzzle, assessor: &Assessor) -> Result<Option<Vec<Step>>, Cancelled> {
    let explanation = assessor.reasoner().explain(&SolvingState::from(puzzle));
    match explanation.end {
        End::Solved => Ok(Some(explanation.steps)),
        End::Cancelled => Err(Cancelled),
        _ => Ok(None),
    }
}
