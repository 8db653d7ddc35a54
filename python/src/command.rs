//! Runs the command `numpre` in the process of the interpreter.

use pyo3::prelude::*;
use std::ffi::OsString;

/// Run the command `numpre` and return its exit code.
///
/// The command may end the process, so only ``python -m numpre`` and the script ``numpre`` call it.
///
/// Parameters
/// ----------
/// arguments : list of str
///     The name of the program, followed by its arguments.
///
/// Returns
/// -------
/// int
///     The exit code.
#[pyfunction]
#[pyo3(name = "_run_command")]
pub(crate) fn run_command(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| numpre_cli::run(&arguments))
}
