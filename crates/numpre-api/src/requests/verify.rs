//! `verify`: checks whether an answer is right.

use super::request::Request;
use crate::{Context, EngineState, Fault};
use numpre::check::{Verification, verify};
use numpre::{CellSet, Digit, Grid, House};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

/// Asks whether an answer is right.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VerifyRequest {
    /// The puzzle.
    pub puzzle: Grid,
    /// The answer.
    pub answer: Grid,
}

/// The verification of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct VerifyReply {
    /// True if the answer is right.
    pub correct: bool,
    /// The reasons why it is not right.
    pub reasons: Vec<Reason>,
}

/// A reason why an answer is not right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Reason {
    /// The kind of reason.
    pub reason: ReasonKind,
    /// The house in which a digit occurs twice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// The digit that occurs twice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<Digit>,
    /// The cells that the reason is about.
    pub cells: CellSet,
    /// A sentence for people. Only a duplicate has one, and only if texts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The kinds of reasons why an answer is not right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReasonKind {
    /// Some cells are blank.
    Blank,
    /// Some cells do not have the digit that the puzzle gives.
    GivenChanged,
    /// A digit occurs twice in a house.
    Duplicate,
}

impl VerifyReply {
    /// Converts the result of the verifier. With `texts`, duplicates have sentences.
    pub fn new(found: &Verification, texts: Option<&Texts>) -> VerifyReply {
        let mut reasons = Vec::new();
        for (reason, cells) in
            [(ReasonKind::Blank, found.blank), (ReasonKind::GivenChanged, found.changed)]
        {
            if !cells.is_empty() {
                reasons.push(Reason { reason, house: None, digit: None, cells, text: None });
            }
        }
        reasons.extend(found.clashes.iter().map(|clash| Reason {
            reason: ReasonKind::Duplicate,
            house: Some(clash.house),
            digit: Some(clash.digit),
            cells: clash.cells,
            text: texts.map(|texts| texts.clash(clash)),
        }));
        VerifyReply { correct: found.is_correct(), reasons }
    }
}

impl Request for VerifyRequest {
    type Reply = VerifyReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<VerifyReply, Fault> {
        Ok(VerifyReply::new(&verify(&self.puzzle, &self.answer), Some(context.texts())))
    }
}
