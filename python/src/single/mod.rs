//! Functions about one puzzle.

mod files;
mod make;
mod rearrange;
mod reason;
mod request;
mod search;

pub(crate) use files::{Records, read};
pub(crate) use make::{Order, order_of, threads_of};
pub(crate) use make::{Puzzles, PuzzlesIterator, exercise, generate, grid, puzzles};
pub(crate) use rearrange::{canonical, class_id, isomorph};
pub(crate) use reason::{explain, hint, hints, rate, why};
pub(crate) use request::ask;
pub(crate) use search::{check, count, engine_of, possible, solve, verify};

use crate::{call, engine, errors};
use numpre::Puzzle;
use numpre_api::{AssessRequest, Board, FaultCode, Request};
use pyo3::prelude::*;

/// Asks the engine of this thread about a board.
///
/// # Errors
/// The exception for the fault; whatever a signal handler raises.
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

/// The exception for a fault of a request about a board: one with mistakes is said to have them.
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
