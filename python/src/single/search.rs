//! Solves puzzles, counts their solutions, and checks boards and answers.

use super::asked;
use crate::board::{Grid, State, puzzle, whole};
use crate::results::{Assessment, Possible, Solved, Verification};
use crate::{call, errors};
use numpre::search::Ended;
use numpre::{CancelToken, EngineKind, Limits, Outcome, Puzzle, Verdict};
use numpre_api::{AssessRequest, Board, PossibleRequest, VerifyRequest};
use pyo3::prelude::*;
use std::time::Instant;

/// Reads the name of an engine.
///
/// # Errors
/// Returns `ValueError`, which lists the engines, if there is none with this name.
pub(crate) fn engine_of(name: &str) -> PyResult<EngineKind> {
    name.parse().map_err(|_| errors::none_of("engine", name, EngineKind::ALL))
}

fn search(kind: EngineKind, puzzle: &Puzzle, limits: Limits<'_>, token: &CancelToken) -> Outcome {
    let (mut engine, limits) = (kind.build(), limits.cancel(token));
    if puzzle.is_plain() {
        return engine.search(&puzzle.givens, limits);
    }
    engine.search_candidates(&puzzle.unreduced_candidates(), limits)
}

/// Solve a puzzle: find its only solution, or two if there are multiple.
///
/// Parameters
/// ----------
/// puzzle : Board
///     The puzzle, in any format.
/// engine : str
///     The engine that searches: ``"fast"``, ``"batch"``, ``"fewest"``, ``"cell-list"`` or
///     ``"naive"``.
/// stats : bool
///     If true, the result has the number of calls and the time of the search.
///
/// Returns
/// -------
/// Solved
///     The solutions. As a condition, it is true if there is exactly one.
///
/// Raises
/// ------
/// ReadError
///     The text is not one board.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.solve(p).solution[4, 4]
/// 5
/// >>> numpre.solve("." * 81).status
/// 'multiple'
#[pyfunction]
#[pyo3(signature = (puzzle, *, engine = "fast", stats = false))]
pub(crate) fn solve(puzzle: &Bound<'_, PyAny>, engine: &str, stats: bool) -> PyResult<Solved> {
    let (py, kind, puzzle) = (puzzle.py(), engine_of(engine)?, self::puzzle(puzzle)?);
    let begun = stats.then(Instant::now);
    let outcome = call::long(py, |cancel| search(kind, &puzzle, Limits::default(), cancel))?;
    let micros = begun.map(|begun| begun.elapsed().as_micros() as u64);
    let status = match outcome.verdict() {
        Verdict::Unique => "unique",
        Verdict::Multiple => "multiple",
        Verdict::None | Verdict::Unknown => "none",
    };
    Ok(Solved {
        puzzle: Grid(puzzle.givens),
        status: status.to_owned(),
        solution: outcome.first.map(Grid),
        second: outcome.second.map(Grid),
        calls: stats.then_some(outcome.calls),
        micros,
    })
}

/// Count the solutions of a puzzle.
///
/// Parameters
/// ----------
/// puzzle : Board
///     The puzzle, in any format.
/// limit : int
///     The number of solutions at which the search ends.
///
/// Returns
/// -------
/// int
///     The number of solutions, at most `limit`.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> numpre.count("." * 81, limit=100)
/// 100
#[pyfunction]
#[pyo3(signature = (puzzle, *, limit = 2))]
pub(crate) fn count(puzzle: &Bound<'_, PyAny>, limit: u64) -> PyResult<u64> {
    let (py, puzzle) = (puzzle.py(), self::puzzle(puzzle)?);
    let outcome = call::long(py, |cancel| {
        search(EngineKind::default(), &puzzle, Limits::solutions(limit), cancel)
    })?;
    debug_assert!(outcome.ended != Ended::Cancelled, "then an exception was raised");
    Ok(outcome.count)
}

/// Check how many solutions a board has, and find its mistakes.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle, or a board in progress.
///
/// Returns
/// -------
/// Assessment
///     The number of solutions and the mistakes. As a condition, it is true if there is exactly one
///     solution and no mistake.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.check(p).status
/// 'unique'
/// >>> wrong = numpre.State(p, placed="." * 40 + "9" + "." * 40)
/// >>> [str(cell) for cell in numpre.check(wrong).wrong]
/// ['r5c5']
#[pyfunction]
pub(crate) fn check(board: &Bound<'_, PyAny>) -> PyResult<Assessment> {
    let (py, puzzle) = (board.py(), puzzle(board)?);
    let request = AssessRequest { board: Board::of(&puzzle), level: None };
    let found = asked(py, &puzzle, crate::engine::ENGLISH, request)?;
    Ok(Assessment::of(State(puzzle), found))
}

/// Verify an answer to a puzzle.
///
/// Parameters
/// ----------
/// puzzle : Board
///     The puzzle.
/// answer : Board
///     The answer to verify.
///
/// Returns
/// -------
/// Verification
///     The verdict. As a condition, it is true if the answer is right.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> answer = numpre.solve(p).solution
/// >>> bool(numpre.verify(p, answer))
/// True
/// >>> [reason.reason for reason in numpre.verify(p, p).reasons]
/// ['blank']
#[pyfunction]
pub(crate) fn verify(
    puzzle: &Bound<'_, PyAny>,
    answer: &Bound<'_, PyAny>,
) -> PyResult<Verification> {
    let (py, read) = (puzzle.py(), self::puzzle(puzzle)?);
    let (puzzle, answer) = (read.givens, whole(answer)?);
    let found = asked(py, &read, crate::engine::ENGLISH, VerifyRequest { puzzle, answer })?;
    Ok(Verification::of(Grid(puzzle), Grid(answer), found))
}

/// Find out how many solutions each digit in each cell would lead to.
///
/// Parameters
/// ----------
/// puzzle : Board
///     The puzzle, or a board in progress.
///
/// Returns
/// -------
/// Possible
///     The digits that lead to one solution or to multiple, and the givens that are not needed.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> len(numpre.possible(numpre.grid(seed=1)).redundant) > 0
/// True
#[pyfunction]
pub(crate) fn possible(puzzle: &Bound<'_, PyAny>) -> PyResult<Possible> {
    let (py, puzzle) = (puzzle.py(), self::puzzle(puzzle)?);
    let request = PossibleRequest { board: Board::of(&puzzle) };
    let found = asked(py, &puzzle, crate::engine::ENGLISH, request)?;
    Ok(Possible::of(State(puzzle), found))
}
