//! The exceptions of the package. Their classes are in `numpre/_errors.py`, because each has two
//! base classes.

use crate::board::{Cell, Grid};
use crate::engine;
use numpre::generate::{NotFound, Refusal};
use numpre::{CellSet, Verdict};
use numpre_api::{AssessReply, Condition, FaultCode};
use numpre_formats::ReadError;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::any::Any;
use std::fmt::Display;

/// Makes an exception of a class of the package. What fails while it is made is the exception then.
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

/// A panic: an error in numpre itself.
pub(crate) fn panicked(panic: &(dyn Any + Send)) -> PyErr {
    let what = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text.as_str(),
        _ => "unknown",
    };
    PyRuntimeError::new_err(format!("an error in numpre itself: {what}; please report it"))
}

/// A text that is not one board. The text of the exception is the command's.
pub(crate) fn unreadable(py: Python<'_>, error: &ReadError) -> PyErr {
    let text = engine::texts(engine::ENGLISH).error(&error.kind);
    let shown = format!("line {}, column {}: {text}", error.line, error.column);
    reading(py, &shown, error.kind.name(), &text, Some((error.line, error.column)))
}

/// Values that are not a board.
pub(crate) fn no_board(py: Python<'_>, kind: &str, text: &str) -> PyErr {
    reading(py, text, kind, text, None)
}

/// A cell of a workbook without a puzzle; `line` is its number among all.
pub(crate) fn no_cell(py: Python<'_>, line: usize, kind: &str, text: &str) -> PyErr {
    reading(py, text, kind, text, Some((line, 1)))
}

/// `text` says what was found, and after a semicolon what was expected.
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

/// A puzzle without exactly one solution, or a board with mistakes. `text` is used unless the board
/// says more.
pub(crate) fn improper(py: Python<'_>, text: &str, found: &AssessReply) -> PyErr {
    if matches!(found.condition, Condition::WrongDigits | Condition::WrongRemovals) {
        let text = found.mistake.as_ref().map_or(text, |mistake| mistake.text.as_str());
        return wrong_board(py, text, found.wrong);
    }
    let status = found.status.name();
    raised(py, "NotProper", text, |fields| fields.set_item("status", status))
}

/// A puzzle without exactly one solution.
pub(crate) fn not_proper(py: Python<'_>, text: &str, verdict: Verdict) -> PyErr {
    let status = if verdict == Verdict::Multiple { "multiple" } else { "none" };
    raised(py, "NotProper", text, |fields| fields.set_item("status", status))
}

/// A board with wrong digits or without right candidates.
pub(crate) fn wrong_board(py: Python<'_>, text: &str, cells: CellSet) -> PyErr {
    raised(py, "WrongBoard", text, |fields| {
        fields.set_item("cells", PyTuple::new(py, cells.iter().map(Cell))?)
    })
}

/// Requirements that no puzzle can meet.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let text = engine::texts(engine::ENGLISH).refusal(refusal);
    raised(py, "Refused", &text, |fields| fields.set_item("reason", refusal.name()))
}

/// Nothing was found within the tries allowed.
pub(crate) fn not_found(py: Python<'_>, tries: Option<u64>, nearest: Option<Grid>) -> PyErr {
    let text = engine::texts(engine::ENGLISH).word("engine-not-found");
    raised(py, "NotFound", &text, |fields| {
        fields.set_item("tries", tries)?;
        fields.set_item("nearest", nearest)
    })
}

/// No puzzle for an index.
pub(crate) fn not_made(py: Python<'_>, missed: &NotFound) -> PyErr {
    let nearest = missed.nearest.as_ref().map(|nearest| Grid(nearest.puzzle));
    not_found(py, Some(missed.tries), nearest)
}

/// An unreadable row among many.
pub(crate) fn row(py: Python<'_>, row: usize, text: &str) -> PyErr {
    reading(py, &format!("row {row}: {text}"), "row", text, None)
}

/// A table without a column; of puzzles, if no name was asked for.
pub(crate) fn no_column(py: Python<'_>, wanted: Option<&str>, present: &[&str]) -> PyErr {
    let wanted = wanted.unwrap_or("puzzle");
    let text = format!("no column {wanted:?}; found {}", present.join(", "));
    raised(py, "ColumnError", &text, |fields| {
        fields.set_item("wanted", (wanted,))?;
        fields.set_item("present", PyTuple::new(py, present)?)
    })
}

/// Any other fault of a request.
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

/// An argument of the wrong type.
pub(crate) fn wrong_type(found: &Bound<'_, PyAny>, accepted: &str) -> PyErr {
    let name = found.get_type().fully_qualified_name();
    let name = name.map_or_else(|_| "an object".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{name}; expected {accepted}"))
}

/// A value that is none of those accepted.
pub(crate) fn none_of<T: Display>(
    what: &str,
    found: &str,
    accepted: impl IntoIterator<Item = T>,
) -> PyErr {
    let accepted: Vec<String> = accepted.into_iter().map(|one| format!("{one:}")).collect();
    PyValueError::new_err(format!("{what} {found:?}; expected one of {}", accepted.join(", ")))
}
