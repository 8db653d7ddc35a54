//! Why a puzzle has no rank, no explanation and no next step.

use super::Assessment;
use std::error::Error;
use std::fmt;

/// Why an [`Assessor`](super::Assessor) has no rank, explanation or step for a puzzle: what the
/// puzzle amounts to instead.
///
/// ```
/// use numpre::{Grid, assess::{Assessment, Assessor}};
///
/// let error = Assessor::default().rank(&Grid::EMPTY.into()).unwrap_err();
/// assert!(matches!(error.assessment(), Assessment::Several { .. }));
/// assert!(error.to_string().starts_with("several solutions, such as "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct AssessError {
    /// Boxed, so that a `Result` with it is small.
    assessment: Box<Assessment>,
}

impl AssessError {
    /// What the puzzle amounts to. [`Assessment::Proper`] and [`Assessment::Solved`] mean that the
    /// puzzle has one solution, but that the assessor's techniques do not lead there.
    pub fn assessment(&self) -> &Assessment {
        &self.assessment
    }

    /// The same, to keep.
    pub fn into_assessment(self) -> Assessment {
        *self.assessment
    }
}

impl From<Assessment> for AssessError {
    fn from(assessment: Assessment) -> AssessError {
        AssessError { assessment: Box::new(assessment) }
    }
}

impl fmt::Display for AssessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.assessment() {
            Assessment::Solved { .. } | Assessment::Proper { .. } => {
                f.write_str("one solution, but the techniques do not lead to it")
            }
            improper => improper.fmt(f),
        }
    }
}

impl Error for AssessError {}
