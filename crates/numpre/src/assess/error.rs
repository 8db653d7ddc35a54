//! The errors of an assessor.

use super::Assessment;
use crate::cancel::Cancelled;
use std::error::Error;
use std::fmt;

/// The reason why an [`Assessor`](super::Assessor) has no rank, explanation or step for a puzzle.
///
/// ```
/// use numpre::{Grid, assess::{AssessError, Assessment, Assessor}};
///
/// let error = Assessor::default().rank(&Grid::EMPTY.into()).unwrap_err();
/// assert!(matches!(error.assessment(), Some(Assessment::Multiple { .. })));
/// assert!(error.to_string().starts_with("multiple solutions, such as "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum AssessError {
    /// The puzzle is not proper: its status.
    NotProper(Box<Assessment>),
    /// The puzzle is proper, but the assessor's techniques do not lead to its solution.
    Stuck(Box<Assessment>),
    /// The [token](super::Assessor::with_cancel) was cancelled.
    Cancelled,
}

impl AssessError {
    /// Returns the status of the puzzle; `None` if the call was cancelled.
    pub fn assessment(&self) -> Option<&Assessment> {
        match self {
            AssessError::NotProper(assessment) | AssessError::Stuck(assessment) => Some(assessment),
            AssessError::Cancelled => None,
        }
    }

    /// Converts the error into the status of the puzzle; `None` if the call was cancelled.
    pub fn into_assessment(self) -> Option<Assessment> {
        match self {
            AssessError::NotProper(assessment) | AssessError::Stuck(assessment) => {
                Some(*assessment)
            }
            AssessError::Cancelled => None,
        }
    }
}

impl From<Assessment> for AssessError {
    fn from(assessment: Assessment) -> AssessError {
        if assessment.is_proper() {
            AssessError::Stuck(Box::new(assessment))
        } else {
            AssessError::NotProper(Box::new(assessment))
        }
    }
}

impl From<Cancelled> for AssessError {
    fn from(_: Cancelled) -> AssessError {
        AssessError::Cancelled
    }
}

impl fmt::Display for AssessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssessError::NotProper(assessment) => assessment.fmt(f),
            AssessError::Stuck(_) => {
                f.write_str("exactly one solution, but the techniques do not lead to it")
            }
            AssessError::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl Error for AssessError {}
