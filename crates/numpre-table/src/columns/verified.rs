//! Fills the columns of `verify`.

use super::piece::{Piece, RowPuzzle, Statuses, Table};
use crate::error::{Place, Reason, TableError};
use crate::source::{PuzzleColumn, Written};
use arrow_array::{BooleanArray, RecordBatch, StringArray};
use numpre::check::{Verification, verify as verification};
use numpre::{BatchEngine, CellSet, Grid, Verdict};
use numpre_api::row::Value;
use std::borrow::Cow;
use std::sync::Arc;

/// Verifies each row's answer to the puzzle of the same row. The batch has the columns `puzzle`,
/// `status`, `answer`, `correct`, `reasons` and `error`.
///
/// The batch has one row per row of the column of puzzles. `reasons` is JSON text, as in CSV output
/// of the command. If an answer is missing or is not a board of 81 cells, the row has an `error`.
///
/// # Errors
/// Returns [`Reason::Value`] with the column `answer` if the numbers of answers and puzzles differ,
/// or [`Reason::Cancelled`] if the engine's token was cancelled.
pub fn verify(
    puzzles: &PuzzleColumn,
    answers: &PuzzleColumn,
    engine: &mut BatchEngine,
) -> Result<RecordBatch, TableError> {
    if answers.len() != puzzles.len() {
        return Err(TableError::new(Place::Column("answer".to_owned()), Reason::Value));
    }
    let piece = Piece::read(puzzles);
    let verdicts = engine
        .verdicts(&piece.givens)
        .map_err(|_| TableError::new(Place::File, Reason::Cancelled))?;
    let rows = piece.len();
    let mut statuses = Statuses::new(rows);
    let mut correct = Vec::with_capacity(rows);
    let mut reasons = Vec::with_capacity(rows);
    let mut errors = Vec::with_capacity(rows);
    for (number, row) in piece.rows().enumerate() {
        let (givens, verdict) = match row {
            RowPuzzle::Givens(place) => (Some(piece.givens[place]), verdicts.get(place).copied()),
            RowPuzzle::Other(puzzle) => (Some(puzzle.givens), Some(verdict_of(&puzzle.givens))),
            RowPuzzle::Null | RowPuzzle::Unreadable(_) => (None, None),
        };
        let answer = answers.answer(number);
        let found = givens.zip(answer).map(|(givens, answer)| verification(&givens, &answer));
        errors.push(match row {
            RowPuzzle::Unreadable(error) => Some(error.to_owned()),
            RowPuzzle::Null => None,
            _ if answer.is_some() => None,
            _ => Some(no_answer(answers.get(number))),
        });
        statuses.push(row, verdict);
        correct.push(found.as_ref().map(Verification::is_correct));
        reasons.push(found.as_ref().map(|found| reasons_of(found).to_owned()));
    }
    let mut table = Table::beginning_with(puzzles);
    table.add("status", statuses.finish());
    table.add_other("answer", Arc::clone(answers.array()));
    table.add("correct", Arc::new(BooleanArray::from(correct)));
    table.add_other("reasons", Arc::new(reasons.into_iter().collect::<StringArray>()));
    table.add("error", Arc::new(errors.into_iter().collect::<StringArray>()));
    Ok(table.finish())
}

/// Returns the verdict on the givens of a puzzle, without its placed digits and candidates.
fn verdict_of(givens: &Grid) -> Verdict {
    numpre::solve(givens).verdict()
}

/// Returns the error about a value that is not an answer.
fn no_answer(found: Written<'_>) -> String {
    match found {
        Written::Null => "no answer".to_owned(),
        Written::OtherLength(found) => format!("answer: {found} cells; expected 81"),
        Written::Text(_) | Written::Cells(_) => "answer: expected 81 digits".to_owned(),
    }
}

/// Returns the reasons why an answer is wrong as a JSON list, which is empty if it is correct.
fn reasons_of(found: &Verification) -> String {
    let object = |fields: Vec<(&'static str, Value)>| {
        Value::Object(
            fields.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)).collect(),
        )
    };
    let cells = |reason: &'static str, cells: CellSet| {
        object(vec![("reason", reason.into()), ("cells", cells.into())])
    };
    let blank = (!found.blank.is_empty()).then(|| cells("blank", found.blank));
    let changed = (!found.changed.is_empty()).then(|| cells("given-changed", found.changed));
    let clashes = found.clashes.iter().map(|clash| {
        object(vec![
            ("reason", "duplicate".into()),
            ("house", clash.house.to_string().into()),
            ("digit", clash.digit.get().into()),
            ("cells", clash.cells.into()),
        ])
    });
    let reasons = Value::List(blank.into_iter().chain(changed).chain(clashes).collect());
    // Texts, numbers and cells can always be written as JSON, so the default is never used.
    serde_json::to_string(&reasons.sorted()).unwrap_or_default()
}
