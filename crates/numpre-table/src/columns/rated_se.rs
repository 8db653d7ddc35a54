//! Fills the columns of `rate` with the rater of Sudoku Explainer.

use super::piece::{Errors, Piece, Statuses, Table};
use crate::source::PuzzleColumn;
use arrow_array::builder::{Float32Builder, StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use numpre::rating::{NoSeScore, SeRater, SeVariant};
use numpre::{CancelToken, Cancelled, Verdict};
use std::sync::Arc;

/// Rates all puzzles of a column by Sudoku Explainer 1.2.1. The batch has the columns `puzzle`,
/// `status`, `er`, `ep`, `ed`, `hardest`, `steps` and `error`.
///
/// The batch has one row per row of the column. `token` returns the token for the next puzzle, for
/// example one with a time limit. A puzzle that it cancels has no ratings, and the error
/// `not rated`.
///
/// # Errors
/// Returns [`Cancelled`] if `cancel` was cancelled.
pub fn rate_se(
    puzzles: &PuzzleColumn,
    rater: &mut SeRater,
    variant: SeVariant,
    cancel: &CancelToken,
    token: impl Fn() -> CancelToken,
) -> Result<RecordBatch, Cancelled> {
    let piece = Piece::read(puzzles);
    let mut statuses = Statuses::new(piece.len());
    let mut ratings: [Float32Builder; 3] = Default::default();
    let (mut hardest, mut steps) = (StringBuilder::new(), UInt64Builder::new());
    let mut errors = Errors::default();
    for row in piece.rows() {
        let (verdict, score, error) = match piece.puzzle(row) {
            None => (None, None, row.error()),
            Some(puzzle) => {
                rater.set_cancel(token());
                match rater.rate_variant(&puzzle, variant) {
                    Ok(score) => (Some(Verdict::Unique), Some(score), None),
                    Err(NoSeScore::Solved) => (Some(Verdict::Unique), None, None),
                    Err(NoSeScore::NoSolution) => (Some(Verdict::None), None, None),
                    Err(NoSeScore::MultipleSolutions) => (Some(Verdict::Multiple), None, None),
                    Err(NoSeScore::Cancelled) => {
                        cancel.check()?;
                        (Some(Verdict::Unique), None, Some("not rated"))
                    }
                }
            }
        };
        statuses.push(row, verdict);
        let figures = score.map(|score| [score.er, score.ep, score.ed].map(Some));
        for (column, figure) in ratings.iter_mut().zip(figures.unwrap_or_default()) {
            column.append_option(figure.map(|figure| figure.value() as f32));
        }
        hardest
            .append_option(score.and_then(|score| score.hardest).map(|technique| technique.slug()));
        steps.append_option(score.map(|score| u64::from(score.steps)));
        errors.push(error);
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    let ratings = ratings.map(|mut column| Arc::new(column.finish()) as ArrayRef);
    for (name, column) in ["er", "ep", "ed"].into_iter().zip(ratings) {
        table.add(name, column);
    }
    table.add_other("hardest", Arc::new(hardest.finish()));
    table.add_other("steps", Arc::new(steps.finish()));
    table.add("error", errors.finish());
    Ok(table.finish())
}
