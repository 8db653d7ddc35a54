//! Works on the puzzles of a NumPy array. The results are arrays too.

use super::input::{Boards, fill, grids};
use super::pieces::{Plan, QUICK, RANKS, SLOW, Stop, run};
use numpre::canonical::canonical;
use numpre::check::verify;
use numpre::random::random_isomorph;
use numpre::rating::{NoRank, Rater};
use numpre::search::BatchError;
use numpre::{EngineKind, Grid, Verdict};
use numpre_table::id_of_canonical;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The byte for a puzzle without a solution, among ranks.
const NONE: u8 = 0;
/// The byte for a puzzle with multiple solutions, among ranks.
const MULTIPLE: u8 = 255;

/// The number of rows that are copied, solved and copied back together, so that their boards stay
/// in the cache of the processor: 4096 rows take 332 KB for the puzzles and as much for the
/// solutions.
const NEAR: usize = 4096;

/// A two-dimensional NumPy array of bytes.
type Wide<'py> = Bound<'py, PyArray2<u8>>;

/// Converts bytes to an array with rows of this width.
fn wide(py: Python<'_>, bytes: Vec<u8>, width: usize) -> PyResult<Wide<'_>> {
    let rows = bytes.len() / width;
    PyArray1::from_vec(py, bytes).reshape([rows, width])
}

const fn status(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Unique => 1,
        Verdict::Multiple => 2,
        Verdict::None | Verdict::Unknown => 0,
    }
}

fn stopped(error: BatchError) -> Stop {
    match error {
        BatchError::Cancelled => Stop::Cancelled,
        BatchError::Length(_) => unreachable!("the slices have one length"),
    }
}

/// Returns the solutions, and the status of each puzzle (0 none, 1 unique, 2 multiple). The
/// solution of a puzzle that does not have exactly one is 81 zeros.
pub(super) fn solve<'py>(
    py: Python<'py>,
    plan: &Plan,
    boards: &Boards<'py>,
    kind: EngineKind,
) -> PyResult<(Wide<'py>, Bound<'py, PyArray1<u8>>)> {
    let values = boards.values()?;
    // NumPy asks the system for huge pages. In other memory, the first write to each page takes
    // more than half as long as solving its easy puzzles.
    let found: Wide<'py> = PyArray2::zeros(py, [values.len(), 81], false);
    let mut writable = found.readwrite();
    let solutions = writable.as_slice_mut().unwrap_or_else(|_| unreachable!("it is in C order"));
    let mut statuses = vec![0; values.len()];
    let places = solutions.chunks_mut(QUICK * 81).zip(statuses.chunks_mut(QUICK));
    let pieces = values
        .chunks(QUICK)
        .zip(places)
        .map(|(puzzles, (solutions, statuses))| (puzzles.len(), (puzzles, solutions, statuses)));
    run(
        py,
        plan,
        pieces.collect(),
        |token| {
            let engine = kind.build_batch().with_cancel(token.clone());
            (engine, Vec::new(), Vec::new(), Vec::new())
        },
        |(engine, grids, firsts, verdicts), (puzzles, solutions, statuses)| {
            let solutions = solutions.as_chunks_mut::<81>().0.chunks_mut(NEAR);
            let rows = puzzles.chunks(NEAR).zip(solutions.zip(statuses.chunks_mut(NEAR)));
            for (puzzles, (solutions, statuses)) in rows {
                fill(grids, puzzles);
                firsts.resize(puzzles.len(), Grid::EMPTY);
                verdicts.resize(puzzles.len(), Verdict::Unknown);
                engine.first_into(grids, firsts, verdicts).map_err(stopped)?;
                let rows = solutions.iter_mut().zip(statuses);
                for ((solution, place), (first, verdict)) in rows.zip(firsts.iter().zip(&*verdicts))
                {
                    *place = status(*verdict);
                    if *verdict == Verdict::Unique {
                        *solution = *first.values();
                    }
                }
            }
            Ok(())
        },
    )?;
    drop(writable);
    Ok((found, PyArray1::from_vec(py, statuses)))
}

/// Returns the status of each puzzle: 0 none, 1 unique, 2 multiple.
pub(super) fn check<'py>(
    py: Python<'py>,
    plan: &Plan,
    boards: &Boards<'py>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let values = boards.values()?;
    let pieces = values.chunks(QUICK).map(|puzzles| (puzzles.len(), puzzles)).collect();
    let statuses = run(
        py,
        plan,
        pieces,
        |token| (EngineKind::Batch.build_batch().with_cancel(token.clone()), Vec::new()),
        |(engine, grids), puzzles| {
            fill(grids, puzzles);
            let verdicts = engine.verdicts(grids)?;
            Ok(verdicts.into_iter().map(status).collect::<Vec<u8>>())
        },
    )?;
    Ok(PyArray1::from_vec(py, statuses.concat()))
}

/// Returns the rank of each puzzle, [`NONE`] without a solution, or [`MULTIPLE`] with multiple
/// solutions.
pub(super) fn rate<'py>(
    py: Python<'py>,
    plan: &Plan,
    boards: &Boards<'py>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let values = boards.values()?;
    let pieces = values.chunks(RANKS).map(|puzzles| (puzzles.len(), puzzles)).collect();
    let ranks = run(
        py,
        plan,
        pieces,
        |token| Rater::default().with_cancel(token.clone()),
        |rater, puzzles| {
            let rank = |rank| match rank {
                Ok(rank) => Ok(numpre::Rank::get(rank)),
                Err(NoRank::NoSolution) => Ok(NONE),
                Err(NoRank::MultipleSolutions) => Ok(MULTIPLE),
                Err(NoRank::Cancelled) => Err(Stop::Cancelled),
            };
            rater.rank_many(&grids(puzzles)).into_iter().map(rank).collect::<Result<Vec<u8>, _>>()
        },
    )?;
    Ok(PyArray1::from_vec(py, ranks.concat()))
}

/// Returns 0 for each right answer, otherwise the sum of 1 for a blank, 2 for a changed given, and
/// 4 for a clash.
pub(super) fn verify_all<'py>(
    py: Python<'py>,
    plan: &Plan,
    (puzzles, answers): (&Boards<'py>, &Boards<'py>),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let (puzzles, answers) = (puzzles.values()?, answers.values()?);
    same_length(puzzles.len(), answers.len(), "answers")?;
    let pieces = puzzles.chunks(QUICK).zip(answers.chunks(QUICK));
    let pieces = pieces.map(|(puzzles, answers)| (puzzles.len(), (puzzles, answers)));
    let found = run(
        py,
        plan,
        pieces.collect(),
        |_| (),
        |(), (puzzles, answers)| {
            let both = grids(puzzles).into_iter().zip(grids(answers));
            let bits = both.map(|(puzzle, answer)| {
                let found = verify(&puzzle, &answer);
                u8::from(!found.blank.is_empty())
                    | u8::from(!found.changed.is_empty()) << 1
                    | u8::from(!found.clashes.is_empty()) << 2
            });
            Ok(bits.collect::<Vec<u8>>())
        },
    )?;
    Ok(PyArray1::from_vec(py, found.concat()))
}

/// Checks that there are as many answers or solutions as puzzles. `what` names them in the message.
///
/// # Errors
/// Returns `ValueError` with both numbers if they differ.
pub(super) fn same_length(puzzles: usize, others: usize, what: &str) -> PyResult<()> {
    if puzzles == others {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("{others} {what} for {puzzles} puzzles; expected as many")))
}

/// Returns the canonical forms and, if `with_classes` is set, the class ids of 16 bytes.
pub(super) fn canonical_all<'py>(
    py: Python<'py>,
    plan: &Plan,
    boards: &Boards<'py>,
    with_classes: bool,
) -> PyResult<(Wide<'py>, Option<Wide<'py>>)> {
    let values = boards.values()?;
    let pieces = values.chunks(SLOW).map(|puzzles| (puzzles.len(), puzzles)).collect();
    let found = run(
        py,
        plan,
        pieces,
        |_| (),
        |(), puzzles| {
            let forms: Vec<Grid> = grids(puzzles).iter().map(canonical).collect();
            let ids = forms.iter().filter(|_| with_classes).map(|form| id_of_canonical(form).0);
            let ids: Vec<[u8; 16]> = ids.collect();
            Ok((forms.iter().map(|form| *form.values()).collect::<Vec<_>>(), ids))
        },
    )?;
    let (forms, ids): (Vec<_>, Vec<_>) = found.into_iter().unzip();
    let forms = wide(py, forms.concat().into_flattened(), 81)?;
    let ids = ids.concat().into_flattened();
    Ok((forms, if with_classes { Some(wide(py, ids, 16)?) } else { None }))
}

/// Returns `per_row` random isomorphs of each board. The map of an isomorph depends only on the
/// seed and on its place, so a second call with the solutions applies the same maps to them.
pub(super) fn isomorphs<'py>(
    py: Python<'py>,
    plan: &Plan,
    boards: &Boards<'py>,
    (seed, per_row): (u64, usize),
) -> PyResult<Bound<'py, PyArray2<u8>>> {
    let values = boards.values()?;
    let size = (SLOW / per_row).max(1);
    let pieces = values.chunks(size).enumerate();
    let pieces = pieces.map(|(number, puzzles)| (puzzles.len(), (number * size, puzzles)));
    let images = run(
        py,
        plan,
        pieces.collect(),
        |_| (),
        |(), (first, puzzles)| {
            let mut images = Vec::with_capacity(puzzles.len() * per_row);
            for (row, puzzle) in grids(puzzles).iter().enumerate() {
                for copy in 0..per_row {
                    let index = ((first + row) * per_row + copy) as u64;
                    images.push(*random_isomorph(seed, index).apply(puzzle).values());
                }
            }
            Ok(images)
        },
    )?;
    wide(py, images.concat().into_flattened(), 81)
}
