//! Generates many puzzles.

use crate::call;
use crate::errors;
use crate::single::{Order, order_of, threads_of};
use crate::table::Table;
use arrow_array::RecordBatch;
use arrow_schema::DataType;
use numpre::generate::{Generated, NotFound};
use numpre_bulk::{End, Run, Unique, Watch};
use numpre_table::columns;
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Generate many puzzles that meet requirements.
///
/// Parameters
/// ----------
/// count : int
///     The number of puzzles.
/// start : int
///     The index of the first puzzle.
/// unique : str, optional
///     ``"class"`` leaves out isomorphs of earlier puzzles, and ``"grid-class"`` puzzles whose
///     solution is an isomorph of an earlier one. The next index takes their place.
/// threads, progress
///     As for `solve_many`.
/// rank, technique, se, hodoku, clues, symmetry, pattern, minimal, seed, max_tries
///     As for `generate`.
///
/// Returns
/// -------
/// Table
///     The columns are puzzle, status, solution, rank, clues, seed, index, tries. If a technique,
///     an ER or a level is required and there are puzzles, technique; er, ep, ed; score, level
///     follow.
///
/// Raises
/// ------
/// Refused
///     No puzzle can meet the requirements.
/// NotFound
///     For some index, no puzzle was found within the tries; or a thousand consecutive puzzles were
///     left out because of earlier ones.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> table = numpre.generate_many(3, rank=2, seed=5)
/// >>> table["puzzle"][2] == str(numpre.generate(rank=2, seed=5, index=2).puzzle)
/// True
#[pyfunction]
#[pyo3(signature = (count, *, start = 0, unique = None, threads = None, progress = None,
    rank = None, technique = None, se = None, hodoku = None, clues = None, symmetry = None,
    pattern = None, minimal = false, seed = 0, max_tries = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn generate_many(
    py: Python<'_>,
    count: u64,
    start: u64,
    unique: Option<&str>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
    rank: Option<&Bound<'_, PyAny>>,
    technique: Option<&str>,
    se: Option<&Bound<'_, PyAny>>,
    hodoku: Option<&str>,
    clues: Option<&Bound<'_, PyAny>>,
    symmetry: Option<&str>,
    pattern: Option<&Bound<'_, PyAny>>,
    minimal: bool,
    seed: u64,
    max_tries: Option<u64>,
) -> PyResult<Table> {
    let order =
        Order { rank, technique, se, hodoku, clues, symmetry, pattern, minimal, seed, max_tries };
    let (request, threads) = (order_of(&order)?, threads_of(threads)?);
    let unique = match unique {
        None => Unique::No,
        Some("class") => Unique::Class,
        Some("grid-class") => Unique::GridClass,
        Some(other) => return Err(errors::none_of("unique", other, ["class", "grid-class"])),
    };
    let run = Run { request, start, count, unique, timeout: None };
    let made = call::long(py, |cancel| {
        let watch = Arc::new(Watch::cancelled_by(cancel.clone()));
        let mut taken = Taken { batches: Vec::new(), missed: None, raised: None };
        let end = numpre_bulk::generate(&run, threads, &watch, |made| taken.take(made, &progress));
        end.map(|(end, _)| (end, taken))
    })?;
    let (end, taken) = made.map_err(|refusal| errors::refused(py, &refusal))?;
    if let Some(raised) = taken.raised {
        return Err(raised);
    }
    if let Some(missed) = taken.missed {
        return Err(errors::not_made(py, &missed));
    }
    if let End::NoMoreClasses { .. } = end {
        return Err(errors::not_found(py, None, None));
    }
    let mut batches = taken.batches;
    if batches.is_empty() {
        batches.push(columns::generated(&[], &DataType::Utf8));
    }
    Ok(Table::of(batches))
}

/// The puzzles generated so far, and the reason why no more follow.
struct Taken {
    batches: Vec<RecordBatch>,
    missed: Option<NotFound>,
    raised: Option<PyErr>,
}

impl Taken {
    fn take(
        &mut self,
        made: Vec<numpre_bulk::Made>,
        progress: &Option<Py<PyAny>>,
    ) -> ControlFlow<()> {
        let count = made.len();
        match made.into_iter().collect::<Result<Vec<Generated>, NotFound>>() {
            Ok(made) => self.batches.push(columns::generated(&made, &DataType::Utf8)),
            Err(missed) => {
                self.missed = Some(missed);
                return ControlFlow::Break(());
            }
        }
        let Some(progress) = progress else { return ControlFlow::Continue(()) };
        match Python::attach(|py| progress.call1(py, (count,))) {
            Ok(_) => ControlFlow::Continue(()),
            Err(raised) => {
                self.raised = Some(raised);
                ControlFlow::Break(())
            }
        }
    }
}
