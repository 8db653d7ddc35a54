//! Steps of reasoning in sentences that a player follows.
//!
//! | file | what it holds |
//! |---|---|
//! | `reason` | what a step without an assumption sees |
//! | `effect` | what a step does |
//! | `refutation` | an assumption, a line for each step to its contradiction, the conclusion |
//! | `contradiction` | why something is impossible |
//! | `why` | why a step rules a digit out of a cell, in brief, and the link to the cell |
//! | `hint` | a step or a mistake, in as much detail as wanted |

mod contradiction;
mod effect;
mod hint;
mod reason;
mod refutation;
mod why;

use crate::Texts;
use numpre::logic::{Step, notation};

/// A sentence of an explanation, and its depth in lines of reasoning.
pub struct Sentence {
    /// 0 outside of any assumption, one more inside of each.
    pub depth: usize,
    /// The words.
    pub text: String,
}

impl Texts {
    /// Returns the sentences of a step: one, or an assumption, the reasoning to its
    /// contradiction, and the conclusion.
    pub fn sentences(&self, step: &Step) -> Vec<Sentence> {
        self.sentences_by_part(step).into_iter().flatten().collect()
    }

    /// The same, part by part: of an assumption the first part supposes it, one is for each step
    /// under it, the last but one for the contradiction, the last for the conclusion. Any other
    /// step has one part.
    pub fn sentences_by_part(&self, step: &Step) -> Vec<Vec<Sentence>> {
        match step.evidence.refutation() {
            None => vec![vec![Sentence { depth: 0, text: self.sentence(step) }]],
            Some(refutation) => self.refutation_sentences(step, refutation),
        }
    }

    /// A step in one sentence under its technique's name, as one of several with numbers of their
    /// own.
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
