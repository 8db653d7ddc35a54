//! The work on each batch of a stream.

use super::options::{Explainer, copies_of, explaining, on_error_of, plan};
use super::pieces::Plan;
use super::tables::{Explaining, OnError};
use super::{input, tables};
use crate::engine;
use crate::errors;
use crate::table::Table;
use arrow_array::ArrayRef;
use arrow_schema::Field;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

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
