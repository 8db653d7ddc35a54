//! Works on the puzzles of Arrow columns. The results are tables, whose columns numpre-table fills.

use super::input::{Chunk, cut};
use super::options::Explainer;
use super::pieces::{Plan, QUICK, RANKS, SLOW, SLOWEST, Stop, run};
use crate::engine;
use crate::single::limited;
use crate::table::Table;
use arrow_array::builder::{StringBuilder, UInt16Builder};
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch, StringArray, UInt64Array};
use arrow_schema::{DataType, Field, FieldRef, Schema};
use arrow_select::take::take;
use numpre::assess::Assessor;
use numpre::logic::{Reasoner, Step};
use numpre::random::random_isomorph;
use numpre::rating::SeRater;
use numpre::{Cancelled, EngineKind, Grid, Isomorph, Rank};
use numpre_api::Ladder;
use numpre_table::source::{Read, RowError};
use numpre_table::steps::Sentence;
use numpre_table::{PuzzleColumn, Reason, columns};
use pyo3::prelude::*;
use std::sync::Arc;

/// The effect of an unreadable row: a mark in the table, or an exception.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnError {
    Mark,
    Raise,
}

fn puzzles_of(array: &ArrayRef) -> PuzzleColumn {
    match PuzzleColumn::of(array) {
        Ok(puzzles) => puzzles.with_wording(worded),
        Err(error) => unreachable!("the type was checked: {error}"),
    }
}

/// Returns the sentence about an unreadable row.
fn worded(error: &RowError) -> String {
    let sentence = |kind| engine::texts(engine::ENGLISH).error(kind);
    match error {
        RowError::Text(1, column, kind) => format!("column {column}: {}", sentence(kind)),
        RowError::Text(line, column, kind) => {
            format!("line {line}, column {column}: {}", sentence(kind))
        }
        other => other.to_string(),
    }
}

/// Appends the other columns of the input, except those whose name the result already has. An error
/// of the input stays in its row if the result has none there: `read_table` leaves such errors.
fn with_others(batch: RecordBatch, others: &[(FieldRef, ArrayRef)]) -> RecordBatch {
    let schema = batch.schema();
    let mut fields: Vec<FieldRef> = schema.fields().iter().cloned().collect();
    let mut arrays = batch.columns().to_vec();
    for (field, array) in others {
        match schema.index_of(field.name()) {
            Err(_) => {
                fields.push(Arc::clone(field));
                arrays.push(Arc::clone(array));
            }
            Ok(place) if field.name() == "error" => arrays[place] = first_of(&arrays[place], array),
            Ok(_) => {}
        }
    }
    table_of(fields, arrays)
}

/// Returns a column of text with the values of `one`, and where these are null those of `other`.
/// Returns `one` if a column has another type.
fn first_of(one: &ArrayRef, other: &ArrayRef) -> ArrayRef {
    match (one.as_string_opt::<i32>(), other.as_string_opt::<i32>()) {
        (Some(texts), Some(others)) if texts.null_count() > 0 => {
            let both = texts.iter().zip(others);
            Arc::new(both.map(|(text, other)| text.or(other)).collect::<StringArray>())
        }
        _ => Arc::clone(one),
    }
}

fn table_of(fields: Vec<FieldRef>, arrays: Vec<ArrayRef>) -> RecordBatch {
    match RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays) {
        Ok(batch) => batch,
        Err(error) => unreachable!("every column has a value for each row: {error}"),
    }
}

/// Returns a batch without the columns of these names.
fn without(batch: &RecordBatch, names: &[&str]) -> RecordBatch {
    let schema = batch.schema();
    let kept = schema.fields().iter().zip(batch.columns());
    let kept = kept.filter(|(field, _)| !names.contains(&field.name().as_str()));
    let (fields, arrays): (Vec<FieldRef>, Vec<ArrayRef>) =
        kept.map(|(field, array)| (Arc::clone(field), Arc::clone(array))).unzip();
    table_of(fields, arrays)
}

/// Returns [`Stop::Row`] for the first unreadable row of a batch, if `on_error` is `Raise`. `first`
/// is the index of the batch's first row among all rows.
fn judged(batch: &RecordBatch, first: usize, on_error: OnError) -> Result<(), Stop> {
    let errors = batch.column_by_name("error").filter(|_| on_error == OnError::Raise);
    let errors = errors.and_then(|errors| errors.as_any().downcast_ref::<StringArray>());
    let found = errors.and_then(|errors| {
        (0..errors.len()).find(|&row| errors.is_valid(row)).map(|row| (row, errors.value(row)))
    });
    found.map_or(Ok(()), |(row, text)| Err(Stop::Row(first + row, text.to_owned())))
}

/// Calls `work` for the pieces of a column of puzzles, and makes a table of the batches it returns.
fn each<W>(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    (at_most, on_error): (usize, OnError),
    worker: impl Fn(&numpre::CancelToken) -> W + Send + Sync,
    work: impl Fn(&mut W, &PuzzleColumn) -> Result<RecordBatch, Cancelled> + Send + Sync,
) -> PyResult<Table> {
    let batches = run(py, plan, cut(chunks, at_most), worker, |kept, (first, chunk)| {
        let batch = work(kept, &puzzles_of(&chunk.puzzles))?;
        judged(&batch, first, on_error)?;
        Ok(with_others(batch, &chunk.others))
    })?;
    Ok(Table::of(batches))
}

/// Returns a table of `puzzle`, `status`, `solution`, with the second solutions also `second`, and
/// `error`.
pub(crate) fn solve(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    (kind, with_second): (EngineKind, bool),
    on_error: OnError,
) -> PyResult<Table> {
    let size = if kind == EngineKind::Batch { QUICK } else { SLOWEST };
    each(
        py,
        plan,
        chunks,
        (size, on_error),
        |token| kind.build_batch().with_cancel(token.clone()),
        |engine, puzzles| columns::solve(puzzles, engine, with_second),
    )
}

/// Returns a table of `puzzle`, `status`, `error`.
pub(crate) fn check(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    on_error: OnError,
) -> PyResult<Table> {
    each(
        py,
        plan,
        chunks,
        (QUICK, on_error),
        |token| EngineKind::Batch.build_batch().with_cancel(token.clone()),
        |engine, puzzles| Ok(without(&columns::solve(puzzles, engine, false)?, &["solution"])),
    )
}

/// Returns a table of `puzzle`, `status`, `rank`, with techniques also `techniques`, and `error`.
pub(crate) fn rate(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    with_techniques: bool,
    on_error: OnError,
) -> PyResult<Table> {
    let size = if with_techniques { SLOWEST } else { RANKS };
    each(
        py,
        plan,
        chunks,
        (size, on_error),
        |token| Assessor::default().with_cancel(token.clone()),
        |assessor, puzzles| columns::rate(puzzles, assessor, with_techniques),
    )
}

/// Returns a table of `puzzle`, `status`, `er`, `ep`, `ed`, `hardest`, `steps`, `error`.
pub(crate) fn rate_se(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    Explainer { variant, timeout }: Explainer,
    on_error: OnError,
) -> PyResult<Table> {
    each(
        py,
        plan,
        chunks,
        (SLOWEST, on_error),
        |cancel| (SeRater::default(), cancel.clone()),
        |(rater, cancel), puzzles| {
            columns::rate_se(puzzles, rater, variant, cancel, || limited(cancel, timeout))
        },
    )
}

/// The options of [`explain`].
#[derive(Clone)]
pub(crate) struct Explaining {
    pub(crate) ladder: Ladder,
    pub(crate) highest: Rank,
    /// The language of the sentences; `None` for steps without sentences.
    pub(crate) language: Option<String>,
    pub(crate) with_lines: bool,
}

/// Returns a table of `puzzle`, `status`, `rank`, `moves`, `steps`, `error`.
pub(crate) fn explain(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    options: &Explaining,
    on_error: OnError,
) -> PyResult<Table> {
    let Explaining { ladder, highest, language, with_lines } = options.clone();
    // A puzzle has the rank of the hardest technique that the ladder S4 needs for it.
    let skips = ladder == Ladder::S4;
    each(
        py,
        plan,
        chunks,
        (SLOWEST, on_error),
        |token| Assessor::new(Reasoner::new(ladder.up_to(highest))).with_cancel(token.clone()),
        |assessor, puzzles| {
            let texts = language.as_deref().map(engine::texts);
            let sentence = texts.map(|texts| move |step: &Step| texts.text_of(step));
            let options = columns::ExplainOptions {
                highest: skips.then_some(highest),
                with_lines,
                sentence: sentence.as_ref().map(|sentence| sentence as &Sentence<'_>),
            };
            columns::explain(puzzles, assessor, &options)
        },
    )
}

/// Returns a table of `puzzle`, `canonical`, with classes also `class`, `grid_class`, and `error`.
pub(crate) fn canonical(
    py: Python<'_>,
    plan: &Plan,
    chunks: &[Chunk],
    with_classes: bool,
    on_error: OnError,
) -> PyResult<Table> {
    each(
        py,
        plan,
        chunks,
        (SLOW, on_error),
        |token| EngineKind::Batch.build_batch().with_cancel(token.clone()),
        |engine, puzzles| {
            if with_classes {
                return columns::classes(puzzles, Some(engine));
            }
            Ok(without(&columns::classes(puzzles, None)?, &["class"]))
        },
    )
}

/// Cuts a second column, whose chunks may have other lengths, into the same pieces as the first.
fn aligned(pieces: &[(usize, (usize, Chunk))], others: &[Chunk]) -> Vec<ArrayRef> {
    let slices = |first: usize, rows: usize| {
        let mut parts: Vec<ArrayRef> = Vec::new();
        let mut begin = 0;
        for chunk in others {
            let from = first.max(begin);
            let to = (first + rows).min(begin + chunk.len());
            if from < to {
                parts.push(chunk.puzzles.slice(from - begin, to - from));
            }
            begin += chunk.len();
        }
        parts
    };
    let joined = |(rows, (first, _)): &(usize, (usize, Chunk))| {
        let parts = slices(*first, *rows);
        let arrays: Vec<&dyn Array> = parts.iter().map(|part| &**part).collect();
        match (parts.as_slice(), others.first()) {
            ([one], _) => Arc::clone(one),
            ([], Some(chunk)) => chunk.puzzles.slice(0, 0),
            _ => match arrow_select::concat::concat(&arrays) {
                Ok(array) => array,
                Err(error) => unreachable!("chunks of one column have one type: {error}"),
            },
        }
    };
    pieces.iter().map(joined).collect()
}

/// Returns a table of `puzzle`, `status`, `answer`, `correct`, `reasons`, `error`.
pub(crate) fn verify(
    py: Python<'_>,
    plan: &Plan,
    (puzzles, answers): (&[Chunk], &[Chunk]),
    on_error: OnError,
) -> PyResult<Table> {
    let pieces = cut(puzzles, QUICK);
    let answers = aligned(&pieces, answers);
    let pieces = pieces.into_iter().zip(answers);
    let pieces = pieces.map(|((rows, (first, chunk)), answers)| (rows, (first, chunk, answers)));
    let batches = run(
        py,
        plan,
        pieces.collect(),
        |token| EngineKind::Batch.build_batch().with_cancel(token.clone()),
        |engine, (first, chunk, answers)| {
            let (puzzles, answers) = (puzzles_of(&chunk.puzzles), puzzles_of(&answers));
            let verified = columns::verify(&puzzles, &answers, engine);
            let batch = verified.map_err(|error| match error.reason {
                Reason::Cancelled => Stop::Cancelled,
                _ => unreachable!("there are as many answers: {error}"),
            })?;
            judged(&batch, first, on_error)?;
            Ok(with_others(batch, &chunk.others))
        },
    )?;
    Ok(Table::of(batches))
}

/// Returns a table with `per_row` isomorphs of each row: `puzzle`, with solutions also `solution`,
/// `copy`, and `error`. `copy` counts the isomorphs of a row from 0. `before` is the number of rows
/// before the first one, because the index of a row determines its isomorphs.
pub(crate) fn isomorphs(
    py: Python<'_>,
    plan: &Plan,
    (puzzles, solutions): (&[Chunk], Option<&[Chunk]>),
    (seed, before, per_row): (u64, usize, usize),
    on_error: OnError,
) -> PyResult<Table> {
    let pieces = cut(puzzles, (SLOW / per_row).max(1));
    let solutions: Vec<Option<ArrayRef>> = match solutions {
        Some(solutions) => aligned(&pieces, solutions).into_iter().map(Some).collect(),
        None => vec![None; pieces.len()],
    };
    let pieces = pieces.into_iter().zip(solutions);
    let pieces = pieces.map(|((rows, (first, chunk)), other)| (rows, (first, chunk, other)));
    let batches = run(
        py,
        plan,
        pieces.collect(),
        |_| (),
        |(), (first, chunk, solutions)| {
            let maps = Maps { seed, first: before + first, per_row };
            let batch = images(&maps, &chunk.puzzles, solutions.as_ref());
            judged(&batch, first, on_error)?;
            let rows = (0..chunk.len()).flat_map(|row| vec![row as u64; per_row]);
            let rows = UInt64Array::from_iter_values(rows);
            let other = |(field, array): &(FieldRef, ArrayRef)| match take(array, &rows, None) {
                Ok(array) => (Arc::clone(field), array),
                Err(error) => unreachable!("the rows are those of the column: {error}"),
            };
            let others: Vec<_> = chunk.others.iter().map(other).collect();
            Ok(with_others(batch, &others))
        },
    )?;
    Ok(Table::of(batches))
}

/// The random maps of a piece, one for each isomorph of each row.
struct Maps {
    seed: u64,
    first: usize,
    per_row: usize,
}

impl Maps {
    fn of(&self, row: usize, copy: usize) -> Isomorph {
        random_isomorph(self.seed, ((self.first + row) * self.per_row + copy) as u64)
    }
}

fn images(maps: &Maps, puzzles: &ArrayRef, solutions: Option<&ArrayRef>) -> RecordBatch {
    let (mut texts, mut copies) = (StringBuilder::new(), UInt16Builder::new());
    let (mut answers, mut errors) = (StringBuilder::new(), StringBuilder::new());
    let (puzzles, solutions) = (puzzles_of(puzzles), solutions.map(puzzles_of));
    for row in 0..puzzles.len() {
        let (board, error): (Option<Grid>, Option<String>) = match puzzles.read(row) {
            Read::Null => (None, None),
            Read::Givens(givens) => (Some(givens), None),
            Read::Record(record) => (Some(record.puzzle.grid()), None),
            Read::Unreadable(error) => (None, Some(worded(&error))),
        };
        let answer = solutions.as_ref().and_then(|solutions| solutions.answer(row));
        for copy in 0..maps.per_row {
            let map = maps.of(row, copy);
            texts.append_option(board.map(|board| map.apply(&board).to_string()));
            answers.append_option(answer.map(|answer| map.apply(&answer).to_string()));
            errors.append_option(error.as_deref());
            copies.append_value(copy as u16);
        }
    }
    let field = |name: &str, data_type, nullable| Arc::new(Field::new(name, data_type, nullable));
    let mut fields: Vec<FieldRef> = vec![field("puzzle", DataType::Utf8, true)];
    let mut arrays: Vec<ArrayRef> = vec![Arc::new(texts.finish())];
    if solutions.is_some() {
        fields.push(field("solution", DataType::Utf8, true));
        arrays.push(Arc::new(answers.finish()));
    }
    fields.push(field("copy", DataType::UInt16, false));
    arrays.push(Arc::new(copies.finish()));
    fields.push(field("error", DataType::Utf8, true));
    arrays.push(Arc::new(errors.finish()));
    table_of(fields, arrays)
}
