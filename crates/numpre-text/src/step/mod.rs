//! Steps of reasoning as sentences that a player can follow.
//!
//! | file | texts of |
//! |---|---|
//! | `reason` | the reason of a step without an assumption |
//! | `colouring` | colourings |
//! | `deadly` | deadly patterns |
//! | `sets` | patterns of counting |
//! | `cases` | patterns of cases |
//! | `effect` | the effect of a step |
//! | `refutation` | an assumption, a line for each step to its contradiction, the conclusion |
//! | `contradiction` | the reason why something is impossible |
//! | `why` | the reason why a step rules a digit out of a cell, in brief |
//! | `hint` | a step or a mistake, in as much detail as the user asked for |

mod cases;
mod colouring;
mod contradiction;
mod deadly;
mod effect;
mod hint;
mod reason;
mod refutation;
mod sets;
mod why;

use crate::Texts;
use numpre::logic::{Evidence, Step, notation};

/// A sentence of an explanation, and its depth in nested assumptions and cases.
pub struct Sentence {
    /// The number of assumptions or cases under which the sentence holds; 0 for the board itself.
    pub depth: usize,
    /// The text of the sentence.
    pub text: String,
}

impl Texts {
    /// Returns the sentences of a step: one; or several cases, a sentence for each, and the
    /// conclusion; or an assumption, the reasoning to its contradiction, and the conclusion.
    pub fn sentences(&self, step: &Step) -> Vec<Sentence> {
        self.sentences_by_part(step).into_iter().flatten().collect()
    }

    /// Returns the same sentences part by part. The parts of a step with an assumption are the
    /// assumption, each step under it, the contradiction and the conclusion. Any other step has one
    /// part.
    pub fn sentences_by_part(&self, step: &Step) -> Vec<Vec<Sentence>> {
        match &step.evidence {
            Evidence::Refutation { refutation, .. } => self.refutation_sentences(step, refutation),
            Evidence::Cases { pattern } => vec![self.cases_sentences(step, pattern)],
            _ => vec![vec![Sentence { depth: 0, text: self.sentence(step) }]],
        }
    }

    /// Returns a step as one line of a run of numbered steps: its number, its technique and its
    /// sentences.
    pub fn line_in_run(&self, number: usize, step: &Step) -> String {
        let values = [
            ("label", notation::number(number, self.language().is_for_ascii()).into()),
            ("technique", self.technique(step.technique).into()),
            ("text", self.text_of(step).into()),
        ];
        self.say("step-in-run", &values)
    }

    /// Returns the sentences of a step as one text.
    pub fn text_of(&self, step: &Step) -> String {
        let sentences: Vec<String> =
            self.sentences(step).into_iter().map(|sentence| sentence.text).collect();
        sentences.join(&self.word("sentence-separator"))
    }
}
