//! Functions about many puzzles.

mod arrays;
mod input;
mod made;
mod pieces;
mod tables;

pub(crate) use input::table_of;
pub(crate) use made::generate_many;

use crate::engine;
use crate::errors;
use crate::single::{ONLY_SE, engine_of, ladder_of, rank_of, rater_of, threads_of, timeout_of};
use crate::table::Table;
use arrow_array::ArrayRef;
use arrow_schema::Field;
use input::{Boards, Chunk, Many, boards, chunks, many};
use numpre::rating::SeVariant;
use pieces::Plan;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::time::Duration;
use tables::{Explaining, OnError};

fn on_error_of(name: &str) -> PyResult<OnError> {
    match name {
        "mark" => Ok(OnError::Mark),
        "raise" => Ok(OnError::Raise),
        _ => Err(errors::none_of("on_error", name, ["mark", "raise"])),
    }
}

fn plan(threads: Option<i64>, progress: Option<Py<PyAny>>) -> PyResult<Plan> {
    Ok(Plan { threads: threads_of(threads)?, progress })
}

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

/// The options of the rater of Sudoku Explainer.
#[derive(Clone, Copy)]
pub(crate) struct Explainer {
    variant: SeVariant,
    timeout: Option<Duration>,
}

impl Explainer {
    /// Returns the options, or `None` if the rater is that of the ranks.
    ///
    /// # Errors
    /// Returns `ValueError` for a wrong name or value, and for options of the other rater.
    fn of(rater: &str, techniques: bool, timeout: Option<f64>) -> PyResult<Option<Explainer>> {
        match rater_of(rater)? {
            None if timeout.is_some() => Err(PyValueError::new_err(ONLY_SE)),
            None => Ok(None),
            Some(_) if techniques => {
                let text = format!("techniques=True with rater={rater:?}; expected rater=\"s4\"");
                Err(PyValueError::new_err(text))
            }
            Some(variant) => Ok(Some(Explainer { variant, timeout: timeout_of(timeout)? })),
        }
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

fn explaining(
    order: &str,
    up_to: i64,
    text: bool,
    lines: bool,
    lang: &str,
) -> PyResult<Explaining> {
    let language = engine::language(lang)?;
    Ok(Explaining {
        ladder: ladder_of(order)?,
        highest: rank_of("up_to", up_to)?,
        language: text.then(|| language.to_owned()),
        with_lines: lines,
    })
}

/// The work on each batch of a stream.
pub(crate) struct Work {
    kind: Kind,
    column: Option<String>,
    plan: Plan,
    on_error: OnError,
}

enum Kind {
    Solve { second: bool },
    Check,
    Rate { techniques: bool },
    RateSe(Explainer),
    Verify { answers: Option<String> },
    Explain(Explaining),
    Canonical { classes: bool },
    Isomorph { seed: u64, per_row: usize },
}

/// The names of the works of a stream.
const WORKS: [&str; 7] = ["solve", "check", "rate", "verify", "explain", "canonical", "isomorph"];

/// The options of a stream by name. Each work takes its own.
struct Options<'a, 'py>(&'a str, Option<&'a Bound<'py, PyDict>>);

impl<'py> Options<'_, 'py> {
    /// Checks that every option is one of these.
    fn only(&self, known: &[&str]) -> PyResult<()> {
        let Options(work, Some(options)) = self else { return Ok(()) };
        for name in options.keys() {
            let name: String = name.extract()?;
            if !known.contains(&&*name) {
                let known = if known.is_empty() { "no options" } else { &known.join(", ") };
                let text = format!("option {name:?} of {work:?}; expected {known}");
                return Err(PyTypeError::new_err(text));
            }
        }
        Ok(())
    }

    /// Returns the value of an option, or `default` if it is left out.
    fn get<T: FromPyObjectOwned<'py>>(&self, name: &str, default: T) -> PyResult<T> {
        let given = self.1.map(|options| options.get_item(name)).transpose()?.flatten();
        let Some(value) = given else { return Ok(default) };
        value.extract::<T>().map_err(|error: T::Error| {
            let error: PyErr = error.into();
            PyTypeError::new_err(format!("option {name:?}: {error}"))
        })
    }
}

impl Work {
    /// Reads the name of the work and its options.
    ///
    /// # Errors
    /// Returns `ValueError` for a wrong name or value, and `TypeError` for an option that this work
    /// does not have. It says what is accepted.
    pub(crate) fn of(
        name: &str,
        options: Option<&Bound<'_, PyDict>>,
        column: Option<String>,
        threads: Option<i64>,
        on_error: &str,
    ) -> PyResult<Work> {
        let options = Options(name, options);
        let kind = match name {
            "solve" => {
                options.only(&["second"])?;
                Kind::Solve { second: options.get("second", false)? }
            }
            "check" => {
                options.only(&[])?;
                Kind::Check
            }
            "rate" => {
                options.only(&["techniques", "rater", "timeout"])?;
                let techniques = options.get("techniques", false)?;
                let (rater, timeout) =
                    (options.get("rater", "s4".to_owned())?, options.get("timeout", None)?);
                match Explainer::of(&rater, techniques, timeout)? {
                    Some(explainer) => Kind::RateSe(explainer),
                    None => Kind::Rate { techniques },
                }
            }
            "verify" => {
                options.only(&["answers"])?;
                Kind::Verify { answers: options.get("answers", None)? }
            }
            "explain" => {
                options.only(&["order", "up_to", "text", "lines", "lang"])?;
                Kind::Explain(explaining(
                    &options.get("order", "s4".to_owned())?,
                    options.get("up_to", 7)?,
                    options.get("text", false)?,
                    options.get("lines", false)?,
                    &options.get("lang", engine::ENGLISH.to_owned())?,
                )?)
            }
            "canonical" => {
                options.only(&["classes"])?;
                Kind::Canonical { classes: options.get("classes", true)? }
            }
            "isomorph" => {
                options.only(&["seed", "per_row"])?;
                let per_row = copies_of(options.get("per_row", 1)?)?;
                Kind::Isomorph { seed: options.get("seed", 0)?, per_row }
            }
            _ => return Err(errors::none_of("work", name, WORKS)),
        };
        Ok(Work { kind, column, plan: plan(threads, None)?, on_error: on_error_of(on_error)? })
    }
}

/// Does the work on one array of a reader. `before` is the number of rows before it.
///
/// # Errors
/// Returns the same errors as the function for this work, such as `solve_many`.
pub(crate) fn piece(
    work: &Work,
    (array, before): (&ArrayRef, usize),
    field: &Field,
) -> PyResult<Table> {
    let chunk = input::chunk(array, field, work.column.as_deref())?;
    let (plan, on_error) = (&work.plan, work.on_error);
    Python::attach(|py| match &work.kind {
        Kind::Solve { second } => {
            let kind = numpre::EngineKind::Batch;
            tables::solve(py, plan, &[chunk], (kind, *second), on_error)
        }
        Kind::Check => tables::check(py, plan, &[chunk], on_error),
        Kind::Rate { techniques } => tables::rate(py, plan, &[chunk], *techniques, on_error),
        Kind::RateSe(explainer) => tables::rate_se(py, plan, &[chunk], *explainer, on_error),
        Kind::Verify { answers } => {
            let (puzzles, answers) = chunk.with_answers(answers.as_deref())?;
            tables::verify(py, plan, (&[puzzles], &[answers]), on_error)
        }
        Kind::Explain(options) => tables::explain(py, plan, &[chunk], options, on_error),
        Kind::Canonical { classes } => tables::canonical(py, plan, &[chunk], *classes, on_error),
        Kind::Isomorph { seed, per_row } => {
            let maps = (*seed, before, *per_row);
            tables::isomorphs(py, plan, (&[chunk], None), maps, on_error)
        }
    })
}

fn copies_of(per_row: i64) -> PyResult<usize> {
    u16::try_from(per_row)
        .ok()
        .filter(|&copies| copies > 0)
        .map(usize::from)
        .ok_or_else(|| PyValueError::new_err(format!("per_row {per_row}; expected 1 to 65535")))
}
