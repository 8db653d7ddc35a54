//! Steps as the `json` output writes them.

use numpre::logic::{Assumption, Contradiction, Evidence, Marks, Premises, Refutation, Step};
use numpre::{Cell, Digit, DigitSet, Rank};
use numpre_text::Texts;
use serde::{Serialize, Serializer};

/// A step with the fields of the contract.
#[derive(Serialize)]
pub struct StepFields {
    technique: &'static str,
    placements: Vec<Candidate>,
    eliminations: Marks,
    evidence: EvidenceFields,
    rests_on: Marks,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<LineFields>,
    text: String,
}

/// A digit of a cell.
#[derive(Serialize)]
struct Candidate {
    cell: Cell,
    digit: Digit,
}

/// What a step looks at; of a refutation only the cell's candidates, for its steps stand in the
/// line.
#[derive(Serialize)]
#[serde(untagged)]
enum EvidenceFields {
    Refutation { family: &'static str, candidates: DigitSet },
    Other(Evidence),
}

/// A refutation: what is assumed, the steps from there, the contradiction, and what each of these
/// rests on within it.
#[derive(Serialize)]
struct LineFields {
    assume: Assumption,
    steps: Vec<StepFields>,
    step_premises: Vec<Premises>,
    contradiction: Contradiction,
    contradiction_premises: Premises,
}

impl StepFields {
    /// The fields of a step, with its text in the language of the texts.
    pub fn new(step: &Step, texts: &Texts) -> StepFields {
        let line = |refutation: &Refutation| LineFields {
            assume: refutation.assumption,
            steps: refutation.steps.iter().map(|step| StepFields::new(step, texts)).collect(),
            step_premises: refutation.step_premises.clone(),
            contradiction: refutation.contradiction,
            contradiction_premises: refutation.contradiction_premises.clone(),
        };
        StepFields {
            technique: step.technique.slug(),
            placements: step
                .placements
                .iter()
                .map(|&(cell, digit)| Candidate { cell, digit })
                .collect(),
            eliminations: step.eliminations.clone(),
            evidence: match &step.evidence {
                Evidence::Refutation { candidates, .. } => {
                    EvidenceFields::Refutation { family: "refutation", candidates: *candidates }
                }
                other => EvidenceFields::Other(other.clone()),
            },
            rests_on: step.rests_on.clone(),
            line: step.evidence.refutation().map(line),
            text: texts.told_at_once(step),
        }
    }
}

/// A rank as its number.
pub fn rank_number<S: Serializer>(rank: &Option<Rank>, serializer: S) -> Result<S::Ok, S::Error> {
    rank.map(Rank::get).serialize(serializer)
}
