//! Functions about many puzzles.

mod arrays;
mod input;
mod made;
mod options;
mod pieces;
mod tables;
mod work;

pub(crate) use input::table_of;
pub(crate) use made::generate_many;
pub(crate) use work::{Work, piece};

use crate::single::engine_of;
use crate::table::Table;
use input::{Boards, Chunk, Many, boards, chunks, many};
use options::{Explainer, copies_of, explaining, on_error_of, plan};
use pieces::Plan;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use tables::OnError;

fn rows(chunks: &[Chunk]) -> usize {
    chunks.iter().map(Chunk::len).sum()
}

/// Solve many puzzles.
///
/// Parameters
/// ----------
/// puzzles : array, Arrow column or table, or list of str
///     The puzzles: an array of uint8 with the shape (N, 81) or (N, 9, 9) in C order, or anything
///     with the Arrow interface, or texts in any format.
/// second : bool
///     If true, the table has a second solution of each puzzle with multiple solutions.
/// engine : str
///     The engine that searches, as for `solve`.
/// column : str, optional
///     The name of the column of puzzles, for a table; it is recognized if left out.
/// threads : int, optional
///     The number of threads that work; as many as the process may use if left out.
/// on_error : str
///     ``"mark"`` marks an unreadable row in the table, ``"raise"`` raises ReadError for it.
/// progress : callable, optional
///     A function that is called with the number of rows finished since the last call.
///
/// Returns
/// -------
/// Solutions or Table
///     For an array: `solution` (N, 81), which is 0 unless there is exactly one; `status` (N,):
///     0 none, 1 unique, 2 multiple. Otherwise a table: puzzle, status, solution, second, error.
///
/// Examples
/// --------
/// >>> import numpre, numpy
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> table = numpre.solve_many([p, "." * 81, "no puzzle"])
/// >>> list(table["status"])
/// ['unique', 'multiple', 'invalid']
/// >>> solution, status = numpre.solve_many(numpy.array(numpre.Grid(p))[None])
/// >>> solution.shape, status.tolist()
/// ((1, 81), [1])
#[pyfunction]
#[pyo3(signature = (puzzles, *, second = false, engine = "batch", column = None, threads = None,
    on_error = "mark", progress = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn solve_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    second: bool,
    engine: &str,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, kind) = (puzzles.py(), engine_of(engine)?);
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    match many(puzzles, column)? {
        Many::Array(_) if second => {
            let text = "second=True with an array; expected a column, whose table has room for it";
            Err(PyValueError::new_err(text))
        }
        Many::Array(boards) => {
            let found = arrays::solve(py, &plan, &boards, kind)?;
            py.import("numpre._solutions")?.getattr("Solutions")?.call1(found)
        }
        Many::Chunks(chunks) => {
            tables::solve(py, &plan, &chunks, (kind, second), on_error)?.into_bound_py_any(py)
        }
    }
}

/// Check how many solutions each of many puzzles has.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
///
/// Returns
/// -------
/// array or Table
///     For an array, statuses (N,): 0 none, 1 unique, 2 multiple. Otherwise a table: puzzle,
///     status, error.
///
/// Examples
/// --------
/// >>> import numpre, numpy
/// >>> numpre.check_many(numpy.zeros((2, 81), numpy.uint8)).tolist()
/// [2, 2]
#[pyfunction]
#[pyo3(signature = (puzzles, *, column = None, threads = None, on_error = "mark", progress = None))]
pub(crate) fn check_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    match many(puzzles, column)? {
        Many::Array(boards) => arrays::check(py, &plan, &boards)?.into_bound_py_any(py),
        Many::Chunks(chunks) => tables::check(py, &plan, &chunks, on_error)?.into_bound_py_any(py),
    }
}

/// Rate many puzzles.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
/// techniques : bool
///     If true, the table has the number of uses of each technique, which takes a hundred times as
///     long.
/// rater : str
///     As for `rate`: ``"s4"``, ``"se121"`` or ``"se121c"``.
/// timeout : float
///     The number of seconds after which a puzzle is not rated; its error is ``"not rated"``. Not
///     for ``"s4"``.
///
/// Returns
/// -------
/// array or Table
///     For an array, ranks (N,): 1 to 8, 0 without a solution, 255 with multiple solutions.
///     Otherwise a table: puzzle, status, rank, techniques, error. With another rater, the table
///     has er, ep, ed, hardest and steps instead of rank and techniques.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> list(numpre.rate_many([p, "." * 81])["rank"])
/// [1, None]
#[pyfunction]
#[pyo3(signature = (puzzles, *, techniques = false, rater = "s4", timeout = None, column = None,
    threads = None, on_error = "mark", progress = None))]
#[allow(clippy::too_many_arguments, reason = "it has one argument per option")]
pub(crate) fn rate_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    techniques: bool,
    rater: &str,
    timeout: Option<f64>,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    let explainer = Explainer::of(rater, techniques, timeout)?;
    match (many(puzzles, column)?, explainer) {
        (Many::Array(_), Some(_)) => {
            let text = format!("rater={rater:?} with an array; expected a column");
            Err(PyValueError::new_err(text))
        }
        (Many::Chunks(chunks), Some(explainer)) => {
            tables::rate_se(py, &plan, &chunks, explainer, on_error)?.into_bound_py_any(py)
        }
        (many, None) => rank_many(py, many, &plan, techniques, on_error),
    }
}

fn rank_many<'py>(
    py: Python<'py>,
    many: Many<'py>,
    plan: &Plan,
    techniques: bool,
    on_error: OnError,
) -> PyResult<Bound<'py, PyAny>> {
    match many {
        Many::Array(_) if techniques => {
            let text = "techniques=True with an array; expected a column, whose table has room";
            Err(PyValueError::new_err(text))
        }
        Many::Array(boards) => arrays::rate(py, plan, &boards)?.into_bound_py_any(py),
        Many::Chunks(chunks) => {
            tables::rate(py, plan, &chunks, techniques, on_error)?.into_bound_py_any(py)
        }
    }
}

/// Puzzles with an answer or a solution for each, as two arrays or two columns.
enum Pairs<'py> {
    Arrays(Boards<'py>, Boards<'py>),
    Chunks(Vec<Chunk>, Vec<Chunk>),
}

fn pairs<'py>(
    puzzles: &Bound<'py, PyAny>,
    others: &Bound<'py, PyAny>,
    what: &str,
    column: Option<&str>,
) -> PyResult<Pairs<'py>> {
    match (many(puzzles, column)?, boards(others)?) {
        (Many::Array(puzzles), Some(others)) => {
            arrays::same_length(puzzles.len(), others.len(), what)?;
            Ok(Pairs::Arrays(puzzles, others))
        }
        (Many::Chunks(puzzles), None) => {
            let others = chunks(others, None)?;
            arrays::same_length(rows(&puzzles), rows(&others), what)?;
            Ok(Pairs::Chunks(puzzles, others))
        }
        _ => {
            let text =
                format!("puzzles and {what} of two kinds; expected two arrays or two columns");
            Err(PyTypeError::new_err(text))
        }
    }
}

/// Verify the answers to many puzzles.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
/// answers
///     An answer to each puzzle; an array if the puzzles are an array.
///
/// Returns
/// -------
/// array or Table
///     For arrays, verdicts (N,): 0 if the answer is right, otherwise the sum of 1 for a blank, 2
///     for a changed given, 4 for a clash. Otherwise a table: puzzle, status, answer, correct,
///     reasons, error.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> list(numpre.verify_many([p, p], [str(numpre.solve(p).solution), p])["correct"])
/// [True, False]
#[pyfunction]
#[pyo3(signature = (puzzles, answers, *, column = None, threads = None, on_error = "mark",
    progress = None))]
pub(crate) fn verify_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    answers: &Bound<'py, PyAny>,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    match pairs(puzzles, answers, "answers", column)? {
        Pairs::Arrays(puzzles, answers) => {
            arrays::verify_all(py, &plan, (&puzzles, &answers))?.into_bound_py_any(py)
        }
        Pairs::Chunks(puzzles, answers) => {
            tables::verify(py, &plan, (&puzzles, &answers), on_error)?.into_bound_py_any(py)
        }
    }
}

/// Find the canonical forms of many boards.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
/// classes : bool
///     If true, the result has the class ids too.
///
/// Returns
/// -------
/// array, pair of arrays, or Table
///     For an array, forms (N, 81), and with classes, ids (N, 16). Otherwise a table: puzzle,
///     canonical, class, grid_class, error.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.canonical_many([p])["class"][0] == numpre.class_id(p)
/// True
#[pyfunction]
#[pyo3(signature = (puzzles, *, classes = true, column = None, threads = None, on_error = "mark",
    progress = None))]
pub(crate) fn canonical_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    classes: bool,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    match many(puzzles, column)? {
        Many::Array(boards) => match arrays::canonical_all(py, &plan, &boards, classes)? {
            (forms, Some(ids)) => (forms, ids).into_bound_py_any(py),
            (forms, None) => forms.into_bound_py_any(py),
        },
        Many::Chunks(chunks) => {
            tables::canonical(py, &plan, &chunks, classes, on_error)?.into_bound_py_any(py)
        }
    }
}

/// Make random isomorphs of many boards.
///
/// Isomorph `k` of row `i` is ``isomorph(puzzles[i], seed=seed, index=i * per_row + k)``.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
/// solutions : optional
///     A solution of each puzzle; the same maps are applied to it as to the puzzle.
/// seed : int
///     Another seed gives other isomorphs.
/// per_row : int
///     The number of isomorphs of each row, 1 to 65535.
///
/// Returns
/// -------
/// array, pair of arrays, or Table
///     For arrays, isomorphs (N × per_row, 81), and with solutions, a second array of theirs.
///     Otherwise a table: puzzle, solution, copy, error.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> table = numpre.isomorph_many([p], seed=1, per_row=2)
/// >>> table["puzzle"][1] == str(numpre.isomorph(p, seed=1, index=1))
/// True
#[pyfunction]
#[pyo3(signature = (puzzles, solutions = None, *, seed, per_row = 1, column = None,
    threads = None, on_error = "mark", progress = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn isomorph_many<'py>(
    puzzles: &Bound<'py, PyAny>,
    solutions: Option<&Bound<'py, PyAny>>,
    seed: u64,
    per_row: i64,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    let copies = copies_of(per_row)?;
    let (maps, in_tables) = ((seed, copies), (seed, 0, copies));
    let Some(solutions) = solutions.filter(|solutions| !solutions.is_none()) else {
        return match many(puzzles, column)? {
            Many::Array(boards) => {
                arrays::isomorphs(py, &plan, &boards, maps)?.into_bound_py_any(py)
            }
            Many::Chunks(chunks) => {
                tables::isomorphs(py, &plan, (&chunks, None), in_tables, on_error)?
                    .into_bound_py_any(py)
            }
        };
    };
    match pairs(puzzles, solutions, "solutions", column)? {
        Pairs::Arrays(puzzles, solutions) => {
            let images = arrays::isomorphs(py, &plan, &puzzles, maps)?;
            let quiet = Plan { progress: None, ..plan };
            let others = arrays::isomorphs(py, &quiet, &solutions, maps)?;
            (images, others).into_bound_py_any(py)
        }
        Pairs::Chunks(puzzles, solutions) => {
            tables::isomorphs(py, &plan, (&puzzles, Some(&solutions)), in_tables, on_error)?
                .into_bound_py_any(py)
        }
    }
}

/// Explain many puzzles, step by step.
///
/// Parameters
/// ----------
/// puzzles, column, threads, on_error, progress
///     As for `solve_many`.
/// order, up_to, lang
///     As for `explain`.
/// text : bool
///     If true, each step has its sentence.
/// lines : bool
///     If true, the steps of a refutation follow it, with a greater `depth`.
///
/// Returns
/// -------
/// Table
///     puzzle, status, rank, moves, steps, error. `moves` has the placements in order, each as
///     ``cell * 9 + digit - 1``. `moves` and `steps` are None unless the techniques lead to the
///     only solution.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> row = numpre.explain_many([p], text=True).row(0)
/// >>> row["moves"][0], row["steps"][0]["technique"], row["steps"][0]["text"]
/// (364, 'naked-single', 'r5c5 can only be 5 → r5c5 = 5')
#[pyfunction]
#[pyo3(signature = (puzzles, *, order = "s4", up_to = 7, text = false, lines = false, lang = "en",
    column = None, threads = None, on_error = "mark", progress = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn explain_many(
    puzzles: &Bound<'_, PyAny>,
    order: &str,
    up_to: i64,
    text: bool,
    lines: bool,
    lang: &str,
    column: Option<&str>,
    threads: Option<i64>,
    on_error: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Table> {
    let options = explaining(order, up_to, text, lines, lang)?;
    let (on_error, plan) = (on_error_of(on_error)?, plan(threads, progress)?);
    let chunks = match many(puzzles, column)? {
        Many::Array(boards) => vec![boards.to_chunk()?],
        Many::Chunks(chunks) => chunks,
    };
    tables::explain(puzzles.py(), &plan, &chunks, &options, on_error)
}
