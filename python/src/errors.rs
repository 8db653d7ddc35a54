//! Makes the exceptions of the package. Their classes are defined in `numpre/_errors.py`, because
//! they have two base classes each, and a class written in Rust can have only one.

use crate::board::{Cell, Grid};
use crate::engine;
use numpre::generate::{NotFound, Refusal};
use numpre::{CellSet, Verdict};
use numpre_api::{AssessReply, Condition, FaultCode};
use numpre_dataset::Exhausted;
use numpre_formats::ReadError;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::any::Any;
use std::fmt::Display;
use std::io;

/// Makes an exception of the class with this name in `numpre/_errors.py`. `fill` adds its keyword
/// arguments. If something fails on the way, the error of that is returned instead.
fn raised(
    py: Python<'_>,
    class: &str,
    text: &str,
    fill: impl FnOnce(&Bound<'_, PyDict>) -> PyResult<()>,
) -> PyErr {
    let made = || {
        let fields = PyDict::new(py);
        fill(&fields)?;
        py.import("numpre._errors")?.getattr(class)?.call((text,), Some(&fields))
    };
    made().map_or_else(|error| error, PyErr::from_value)
}

/// Returns the exception for a panic, which is an error in numpre itself.
pub(crate) fn panicked(panic: &(dyn Any + Send)) -> PyErr {
    let what = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text.as_str(),
        _ => "unknown",
    };
    PyRuntimeError::new_err(format!("an error in numpre itself: {what}; please report it"))
}

/// Returns the exception for a text that is not exactly one board. Its message is the one that the
/// command prints.
pub(crate) fn unreadable(py: Python<'_>, error: &ReadError) -> PyErr {
    let text = engine::texts(engine::ENGLISH).error(&error.kind);
    let shown = format!("line {}, column {}: {text}", error.line, error.column);
    reading(py, &shown, error.kind.name(), &text, Some((error.line, error.column)))
}

/// Returns the exception for values that are not a board.
pub(crate) fn no_board(py: Python<'_>, kind: &str, text: &str) -> PyErr {
    reading(py, text, kind, text, None)
}

/// Returns the exception for a cell of a workbook that is not a puzzle. `line` is its number among
/// all puzzles and errors of the workbook, from 1.
pub(crate) fn no_cell(py: Python<'_>, line: usize, kind: &str, text: &str) -> PyErr {
    reading(py, text, kind, text, Some((line, 1)))
}

/// Returns a `ReadError` with the message `shown`. `text` says what was found and, after
/// `; expected `, what was expected.
fn reading(
    py: Python<'_>,
    shown: &str,
    kind: &str,
    text: &str,
    place: Option<(usize, usize)>,
) -> PyErr {
    let (found, expected) = text.split_once("; expected ").unwrap_or((text, ""));
    raised(py, "ReadError", shown, |fields| {
        fields.set_item("kind", kind)?;
        fields.set_item("line", place.map(|(line, _)| line))?;
        fields.set_item("column", place.map(|(_, column)| column))?;
        fields.set_item("found", found)?;
        fields.set_item("expected", expected)
    })
}

/// Returns the exception for a board without exactly one solution: `WrongBoard` if it has mistakes,
/// otherwise `NotProper`. The message is `text`, unless the assessment describes the mistake.
pub(crate) fn improper(py: Python<'_>, text: &str, found: &AssessReply) -> PyErr {
    if matches!(found.condition, Condition::WrongDigits | Condition::WrongRemovals) {
        let text = found.mistake.as_ref().map_or(text, |mistake| mistake.text.as_str());
        return wrong_board(py, text, found.wrong);
    }
    let status = found.status.name();
    raised(py, "NotProper", text, |fields| fields.set_item("status", status))
}

/// Returns the exception for a puzzle without exactly one solution.
pub(crate) fn not_proper(py: Python<'_>, text: &str, verdict: Verdict) -> PyErr {
    let status = if verdict == Verdict::Multiple { "multiple" } else { "none" };
    raised(py, "NotProper", text, |fields| fields.set_item("status", status))
}

/// Returns the exception for a board with wrong digits, or from which right candidates were
/// removed.
pub(crate) fn wrong_board(py: Python<'_>, text: &str, cells: CellSet) -> PyErr {
    raised(py, "WrongBoard", text, |fields| {
        fields.set_item("cells", PyTuple::new(py, cells.iter().map(Cell))?)
    })
}

/// Returns the exception for requirements that no puzzle can meet.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let text = engine::texts(engine::ENGLISH).refusal(refusal);
    raised(py, "Refused", &text, |fields| fields.set_item("reason", refusal.name()))
}

/// Returns the exception for a search that found nothing within the tries allowed. `tries` is
/// `None` if their number is not known.
pub(crate) fn not_found(py: Python<'_>, tries: Option<u64>, nearest: Option<Grid>) -> PyErr {
    let text = engine::texts(engine::ENGLISH).word("engine-not-found");
    raised(py, "NotFound", &text, |fields| {
        fields.set_item("tries", tries)?;
        fields.set_item("nearest", nearest)
    })
}

/// Returns the exception for an index for which no puzzle was found.
pub(crate) fn not_made(py: Python<'_>, missed: &NotFound) -> PyErr {
    let nearest = missed.nearest.as_ref().map(|nearest| Grid(nearest.puzzle));
    not_found(py, Some(missed.tries), nearest)
}

/// Returns the exception that Python's `open` raises for an error of the system. `name` is the
/// file.
pub(crate) fn of_system<N>(error: io::Error, name: N) -> PyErr
where
    N: for<'py> IntoPyObject<'py> + Send + Sync + 'static,
{
    let Some(code) = error.raw_os_error() else { return error.into() };
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default().to_owned();
    PyOSError::new_err((code, text, name))
}

/// Returns the exception for a part of a data set for which not enough puzzles were found.
pub(crate) fn exhausted(py: Python<'_>, exhausted: &Exhausted) -> PyErr {
    raised(py, "NotFound", &exhausted.to_string(), |fields| {
        fields.set_item("tries", exhausted.tried)?;
        fields.set_item("nearest", py.None())
    })
}

/// Returns the exception for a damaged file or a wrong configuration. `place` is empty if the fault
/// concerns the whole file.
pub(crate) fn format(py: Python<'_>, path: &str, place: &str, reason: &str) -> PyErr {
    let parts = [path, place, reason].into_iter().filter(|part| !part.is_empty());
    let text = parts.collect::<Vec<_>>().join(": ");
    raised(py, "FormatError", &text, |fields| {
        fields.set_item("path", path)?;
        fields.set_item("where", place)?;
        fields.set_item("reason", reason)
    })
}

/// Returns the exception for an unreadable row of a column; rows count from 0.
pub(crate) fn row(py: Python<'_>, row: usize, text: &str) -> PyErr {
    reading(py, &format!("row {row}: {text}"), "row", text, None)
}

/// Returns the exception for a table without the column `wanted`, or without any column of puzzles
/// if that is `None`. `present` are the names of its columns.
pub(crate) fn no_column(py: Python<'_>, wanted: Option<&str>, present: &[&str]) -> PyErr {
    let wanted = wanted.unwrap_or("puzzle");
    let text = format!("no column {wanted:?}; found {}", present.join(", "));
    raised(py, "ColumnError", &text, |fields| {
        fields.set_item("wanted", (wanted,))?;
        fields.set_item("present", PyTuple::new(py, present)?)
    })
}

/// Returns the exception for a fault of a request. It is `RuntimeError` if the arguments of no
/// function of the package can cause such a fault.
pub(crate) fn fault(py: Python<'_>, fault: &numpre_api::Fault) -> PyErr {
    match fault.code {
        FaultCode::Improper => {
            let verdict = match fault.name.as_deref() {
                Some("multiple") => Verdict::Multiple,
                _ => Verdict::None,
            };
            not_proper(py, &fault.text, verdict)
        }
        FaultCode::NotFound => {
            let nearest = fault.nearest.as_ref().map(|nearest| Grid(nearest.puzzle));
            not_found(py, None, nearest)
        }
        FaultCode::BadRequest => PyValueError::new_err(fault.name.clone().unwrap_or_default()),
        _ => PyRuntimeError::new_err(format!("{}; please report it", fault.text)),
    }
}

/// Returns the `TypeError` for an argument of a wrong type. `accepted` says what it may be.
pub(crate) fn wrong_type(found: &Bound<'_, PyAny>, accepted: &str) -> PyErr {
    let name = found.get_type().fully_qualified_name();
    let name = name.map_or_else(|_| "an object".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{name}; expected {accepted}"))
}

/// Returns the `ValueError` for a value that is not accepted. Its message lists those that are.
pub(crate) fn none_of<T: Display>(
    what: &str,
    found: &str,
    accepted: impl IntoIterator<Item = T>,
) -> PyErr {
    let accepted: Vec<String> = accepted.into_iter().map(|one| format!("{one:}")).collect();
    PyValueError::new_err(format!("{what} {found:?}; expected one of {}", accepted.join(", ")))
}
