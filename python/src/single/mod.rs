//! Functions about one puzzle.

mod files;
mod make;
mod photo;
mod rearrange;
mod reason;
mod request;
mod search;

pub(crate) use files::{Records, opened, read};
pub(crate) use make::{Order, order_of, threads_of};
pub(crate) use make::{Puzzles, PuzzlesIterator, daily, exercise, generate, grid, puzzles};
pub(crate) use photo::{boards_of, read_photo};
pub(crate) use rearrange::{canonical, class_id, isomorph};
pub(crate) use reason::{ONLY_SE, limited, rater_of, timeout_of};
pub(crate) use reason::{explain, hint, hints, ladder_of, rank_of, rate, why};
pub(crate) use request::ask;
pub(crate) use search::{check, count, engine_of, possible, solve, verify};

use crate::{call, engine, errors};
use numpre::Puzzle;
use numpre_api::{AssessRequest, Board, FaultCode, Request};
use pyo3::prelude::*;

/// Answers a request about a board with the engine of this thread.
///
/// # Errors
/// Returns the exception for a fault of the request, or the one that a signal handler raised.
pub(crate) fn asked<R: Request<Reply: Send> + Send>(
    py: Python<'_>,
    puzzle: &Puzzle,
    language: &str,
    request: R,
) -> PyResult<R::Reply> {
    let answer = call::long(py, |cancel| {
        engine::with(|engine| engine.answer(request, language, cancel.clone()))
    })?;
    answer.map_err(|fault| about(py, puzzle, language, &fault))
}

/// Returns the exception for a fault of a request about a board. If the fault is that the board
/// does not have exactly one solution, the board is assessed, so that the exception can name its
/// mistakes.
pub(crate) fn about(
    py: Python<'_>,
    puzzle: &Puzzle,
    language: &str,
    fault: &numpre_api::Fault,
) -> PyErr {
    if fault.code != FaultCode::Improper {
        return errors::fault(py, fault);
    }
    let request = AssessRequest { board: Board::of(puzzle), level: None };
    match engine::with(|engine| engine.answer(request, language, Default::default())) {
        Ok(found) => errors::improper(py, &fault.text, &found),
        Err(_) => errors::fault(py, fault),
    }
}
