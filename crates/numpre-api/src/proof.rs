//! The proof of a step: its evidence, and the line of reasoning from an assumption.

use crate::{Candidate, StepData};
use numpre::DigitSet;
use numpre::logic::{self, Assumption, Contradiction, Evidence, Premises, Refutation};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

/// The evidence of a step: the houses, cells and candidates that it uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StepEvidence {
    /// An assumption. What follows from it is in the step's `line`.
    Refutation {
        /// Always `refutation`.
        family: RefutationFamily,
        /// The candidates of the assumption's cell.
        candidates: DigitSet,
    },
    /// Any other evidence, by family of techniques.
    Other(Evidence),
}

/// The family of steps with an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefutationFamily {
    /// The only value.
    Refutation,
}

/// An assumption, the steps that follow from it, and the contradiction that they end in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Line {
    /// The assumption.
    pub assume: Assumption,
    /// The steps under the assumption.
    pub steps: Vec<StepData>,
    /// The premises of each of the steps, in their order.
    pub step_premises: Vec<Premises>,
    /// The contradiction in which the line ends.
    pub contradiction: Contradiction,
    /// The premises of the contradiction.
    pub contradiction_premises: Premises,
}

impl StepEvidence {
    pub(crate) fn of(evidence: &Evidence) -> StepEvidence {
        match evidence {
            Evidence::Refutation { candidates, .. } => StepEvidence::Refutation {
                family: RefutationFamily::Refutation,
                candidates: *candidates,
            },
            other => StepEvidence::Other(other.clone()),
        }
    }
}

impl Line {
    pub(crate) fn of(refutation: &Refutation, texts: &Texts) -> Line {
        Line {
            assume: refutation.assumption,
            steps: refutation.steps.iter().map(|step| StepData::new(step, texts)).collect(),
            step_premises: refutation.step_premises.clone(),
            contradiction: refutation.contradiction,
            contradiction_premises: refutation.contradiction_premises.clone(),
        }
    }
}

/// Converts a step from a request back to a step of the core, for the judge.
///
/// # Errors
/// The name of a field that is missing.
impl TryFrom<StepData> for logic::Step {
    type Error = &'static str;

    fn try_from(data: StepData) -> Result<logic::Step, &'static str> {
        let evidence = match data.evidence.ok_or("evidence")? {
            StepEvidence::Refutation { candidates, .. } => {
                let line = data.line.ok_or("line")?;
                let refutation = Box::new(Refutation::try_from(line)?);
                Evidence::Refutation { candidates, refutation }
            }
            StepEvidence::Other(evidence) => evidence,
        };
        let pairs = data.placements.into_iter();
        Ok(logic::Step {
            technique: data.technique,
            evidence,
            placements: pairs.map(|Candidate { cell, digit }| (cell, digit)).collect(),
            eliminations: data.eliminations,
            rests_on: data.rests_on.ok_or("rests_on")?,
        })
    }
}

impl TryFrom<Line> for Refutation {
    type Error = &'static str;

    fn try_from(line: Line) -> Result<Refutation, &'static str> {
        Ok(Refutation {
            assumption: line.assume,
            steps: line.steps.into_iter().map(TryInto::try_into).collect::<Result<_, _>>()?,
            step_premises: line.step_premises,
            contradiction: line.contradiction,
            contradiction_premises: line.contradiction_premises,
        })
    }
}
