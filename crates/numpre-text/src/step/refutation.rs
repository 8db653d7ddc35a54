//! An assumption, a line for each step to its contradiction, and the conclusion.
//!
//! The lines have the numbers that the drawing shows in its cells; ⓪ is the assumption. If a step
//! under the assumption is a refutation itself, the lines of the inner one begin with the number of
//! that step: ②-① is line ① of the refutation in step ②.

use super::Sentence;
use crate::Texts;
use numpre::logic::{Assumption, Evidence, Premises, Refutation, Step, notation};

/// The place of lines in nested assumptions: their depth, and the text before their numbers.
#[derive(Clone)]
struct Inside {
    depth: usize,
    prefix: String,
}

impl Texts {
    /// Returns the parts of a refutation: the assumption, each step under it, the contradiction,
    /// the conclusion.
    pub(super) fn refutation_sentences(
        &self,
        step: &Step,
        refutation: &Refutation,
    ) -> Vec<Vec<Sentence>> {
        self.parts(step, refutation, &Inside { depth: 0, prefix: String::new() }, None)
    }

    /// Returns the number of a line in a line of reasoning; 0 is the assumption.
    fn label(&self, inside: &Inside, number: usize) -> String {
        format!("{}{}", inside.prefix, notation::number(number, self.language().is_for_ascii()))
    }

    /// Returns the parts of a refutation. `within` is `None` for a step on the board. For a step of
    /// another refutation it has the step's number there and the numbers of its premises.
    fn parts(
        &self,
        step: &Step,
        refutation: &Refutation,
        inside: &Inside,
        within: Option<(String, String)>,
    ) -> Vec<Vec<Sentence>> {
        let (label, premises) = within.unzip();
        let one = |depth: usize, text: String| vec![Sentence { depth, text }];
        let suppose = self.suppose(step, refutation, self.label(inside, 0));
        let suppose = match premises.filter(|premises| !premises.is_empty()) {
            Some(premises) => self.say(
                "suppose-after",
                &[("suppose", suppose.into()), ("premises", premises.into())],
            ),
            None => suppose,
        };
        let mut parts = vec![one(inside.depth, suppose)];
        for ((place, next), premises) in
            refutation.steps.iter().enumerate().zip(&refutation.step_premises)
        {
            let label = self.label(inside, place + 1);
            parts.push(match next.evidence.refutation() {
                Some(nested) => {
                    let deeper = Inside { depth: inside.depth + 1, prefix: format!("{label}-") };
                    let within = (label, self.premises(inside, premises));
                    self.parts(next, nested, &deeper, Some(within)).into_iter().flatten().collect()
                }
                None => {
                    let values = [
                        ("label", label.into()),
                        ("effect", self.effect(next).into()),
                        ("after", self.after(inside, premises).into()),
                        ("reason", self.reason(next).into()),
                    ];
                    one(inside.depth + 1, self.say("line-step", &values))
                }
            });
        }
        let values = [
            ("after", self.after(inside, &refutation.contradiction_premises).into()),
            ("why", self.contradiction(&refutation.contradiction).into()),
        ];
        parts.push(one(inside.depth + 1, self.say("contradiction", &values)));
        parts.push(one(inside.depth, self.conclusion(step, refutation, label)));
        parts
    }

    fn suppose(&self, step: &Step, refutation: &Refutation, label: String) -> String {
        let so = match &step.evidence {
            Evidence::Refutation { candidates, .. } => refutation.supposed(*candidates),
            _ => None,
        };
        let name = match (refutation.assumption, so) {
            (Assumption::Is { .. }, _) => "suppose-is",
            (Assumption::IsNot { .. }, None) => "suppose-is-not",
            (Assumption::IsNot { .. }, Some(_)) => "suppose-is-not-so",
        };
        let (cell, digit) = (refutation.assumption.cell(), refutation.assumption.digit());
        let values = [
            ("label", label.into()),
            ("cell", self.cell(cell).into()),
            ("digit", digit.get().into()),
            ("other", so.map_or(0, |(_, digit)| digit.get()).into()),
        ];
        self.say(name, &values)
    }

    fn conclusion(&self, step: &Step, refutation: &Refutation, label: Option<String>) -> String {
        let name = match refutation.assumption {
            Assumption::Is { .. } => "conclusion-is-not",
            Assumption::IsNot { .. } => "conclusion-is",
        };
        let values = [
            ("cell", self.single_cell(refutation.assumption.cell()).into()),
            ("digit", refutation.assumption.digit().get().into()),
            ("effect", self.effect(step).into()),
        ];
        let text = self.say(name, &values);
        match label {
            Some(label) => {
                self.say("line-conclusion", &[("label", label.into()), ("conclusion", text.into())])
            }
            None => text,
        }
    }

    /// Returns the premises of a line as the beginning of its reason. The text is empty if the line
    /// rests only on the board.
    fn after(&self, inside: &Inside, premises: &Premises) -> String {
        match self.premises(inside, premises) {
            none if none.is_empty() => none,
            premises => self.say("line-after", &[("premises", premises.into())]),
        }
    }

    /// Returns the numbers of the lines on which a line rests, as a list.
    fn premises(&self, inside: &Inside, premises: &Premises) -> String {
        let numbers = premises
            .assumption
            .then_some(0)
            .into_iter()
            .chain(premises.steps.iter().map(|place| place + 1));
        self.listed_numbers(numbers.map(|number| self.label(inside, number)).collect())
    }
}
