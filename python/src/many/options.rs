//! The options that functions about many puzzles and streams share.

use super::pieces::Plan;
use super::tables::{Explaining, OnError};
use crate::engine;
use crate::errors;
use crate::single::{ONLY_SE, ladder_of, rank_of, rater_of, threads_of, timeout_of};
use numpre::rating::SeVariant;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::time::Duration;

/// Reads the name of the way in which rows with an error are answered.
///
/// # Errors
/// Returns `ValueError` for another name.
pub(super) fn on_error_of(name: &str) -> PyResult<OnError> {
    match name {
        "mark" => Ok(OnError::Mark),
        "raise" => Ok(OnError::Raise),
        _ => Err(errors::none_of("on_error", name, ["mark", "raise"])),
    }
}

/// Returns the plan of the work.
///
/// # Errors
/// Returns `ValueError` if the number of threads is wrong.
pub(super) fn plan(threads: Option<i64>, progress: Option<Py<PyAny>>) -> PyResult<Plan> {
    Ok(Plan { threads: threads_of(threads)?, progress })
}

/// The options of the rater of Sudoku Explainer.
#[derive(Clone, Copy)]
pub(super) struct Explainer {
    pub(super) variant: SeVariant,
    pub(super) timeout: Option<Duration>,
}

impl Explainer {
    /// Returns the options, or `None` if the rater is that of the ranks.
    ///
    /// # Errors
    /// Returns `ValueError` for a wrong name or value, and for options of the other rater.
    pub(super) fn of(
        rater: &str,
        techniques: bool,
        timeout: Option<f64>,
    ) -> PyResult<Option<Explainer>> {
        match rater_of(rater, &[])? {
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

/// Reads the options of explanations.
///
/// # Errors
/// Returns `ValueError` for a wrong order, rank or language.
pub(super) fn explaining(
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

/// Reads the number of isomorphs of each row.
///
/// # Errors
/// Returns `ValueError` if it is not 1 to 65535.
pub(super) fn copies_of(per_row: i64) -> PyResult<usize> {
    u16::try_from(per_row)
        .ok()
        .filter(|&copies| copies > 0)
        .map(usize::from)
        .ok_or_else(|| PyValueError::new_err(format!("per_row {per_row}; expected 1 to 65535")))
}
