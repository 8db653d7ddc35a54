//! Answers any request of numpre-api. The request and the reply are dictionaries.

use crate::{call, engine};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyDictMethods};

/// Answer any request of the JSON interface.
///
/// Parameters
/// ----------
/// request : dict
///     The request: ``ask`` is its name, ``with`` its fields; ``lang`` and ``deadline_ms`` are
///     optional. ``v`` is 1 and ``id`` is 0 if left out.
///
/// Returns
/// -------
/// dict
///     The reply: ``ok``, and ``value`` or ``error``.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> reply = numpre.ask({"ask": "count", "with": {"board": {"givens": "." * 81}, "limit": 9}})
/// >>> reply["value"]["count"]
/// 9
#[pyfunction]
pub(crate) fn ask<'py>(request: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
    let py = request.py();
    let envelope = request.copy()?;
    for (name, value) in [("v", 1), ("id", 0)] {
        if !envelope.contains(name)? {
            envelope.set_item(name, value)?;
        }
    }
    let json = py.import("json")?;
    let text: String = json.call_method1("dumps", (envelope,))?.extract()?;
    let reply =
        call::long(py, |cancel| engine::with(|engine| engine.ask_with_cancel(&text, cancel)))?;
    json.call_method1("loads", (reply,))
}
