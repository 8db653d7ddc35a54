//! Steps as the `json` output writes them.

use crate::lang::Texts;
use numpre::logic::Step;
use numpre::{Cell, Digit, Rank};
use serde::{Serialize, Serializer};

/// A step with the fields of the contract.
#[derive(Serialize)]
pub struct StepFields {
    technique: &'static str,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    text: String,
}

/// A digit of a cell.
#[derive(Serialize)]
struct Candidate {
    cell: String,
    digit: u8,
}

impl StepFields {
    /// The fields of a step, with its text in the language of the texts.
    pub fn new(step: &Step, texts: &Texts) -> StepFields {
        let candidate = |(cell, digit): (Cell, Digit)| Candidate { cell: cell.to_string(), digit: digit.get() };
        StepFields {
            technique: step.technique.slug(),
            placements: step.placements.iter().copied().map(candidate).collect(),
            eliminations: step.eliminations.pairs().map(candidate).collect(),
            text: texts.told_at_once(step),
        }
    }
}

/// A rank as its number.
pub fn rank_number<S: Serializer>(rank: &Option<Rank>, serializer: S) -> Result<S::Ok, S::Error> {
    rank.map(Rank::get).serialize(serializer)
}
