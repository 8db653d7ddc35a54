//! Texts of patterns of cases: the cases, a line for each of them, and the conclusion.
//!
//! | line | English |
//! |---|---|
//! | cases | r1c1 can only be 2, 5 or 7 |
//! | case | If r1c1 is 2, then r1c9 is not 2 (row 1), so r5c9 is 2 (column 9) |
//! | … | |
//! | conclusion | In every case, r5c9 is 2 → r5c9 = 2 |

use super::Sentence;
use crate::Texts;
use numpre::DigitSet;
use numpre::logic::{Branch, CasesPattern, Link, Node, Split, Step, Strength};

impl Texts {
    /// Returns the sentences of a pattern of cases.
    pub(super) fn cases_sentences(&self, step: &Step, pattern: &CasesPattern) -> Vec<Sentence> {
        let end = pattern.end().map(|(node, is_true)| self.node(node, is_true));
        let end = end.unwrap_or_default();
        let conclusion = [("end", end.clone().into()), ("effect", self.effect(step).into())];
        let mut sentences = vec![Sentence { depth: 0, text: self.split(pattern, end) }];
        let branches = pattern.branches.iter().map(|branch| self.branch(branch));
        sentences.extend(branches.map(|text| Sentence { depth: 1, text }));
        sentences.push(Sentence { depth: 0, text: self.say("cases-end", &conclusion) });
        sentences
    }

    /// Returns that one of the cases is true. For the fins of a fish, it says also which conclusion
    /// the fish has without them.
    fn split(&self, pattern: &CasesPattern, end: String) -> String {
        let digits = pattern.digits();
        match &pattern.split {
            Split::Cell { cell } => {
                let values = [
                    ("cell", self.single_cell(*cell).into()),
                    ("digits", self.any_of_digits(digits).into()),
                ];
                self.say("cases-cell", &values)
            }
            Split::House { house, .. } => {
                let values = [
                    ("house", self.house(*house).into()),
                    ("digits", self.listed_digits(digits).into()),
                    ("cells", self.any_of_cells(pattern.cells()).into()),
                ];
                self.say("cases-house", &values)
            }
            Split::Fins { digit, base, cover, fins, .. } => {
                let fins = Node { cells: *fins, digit: *digit };
                let values = [
                    ("nofin", self.node(fins, false).into()),
                    ("digits", self.listed_digits(DigitSet::of(*digit)).into()),
                    ("house", self.listed_houses(base).into()),
                    ("other", self.listed_houses(cover).into()),
                    ("end", end.into()),
                ];
                self.say("cases-fins", &values)
            }
        }
    }

    /// Returns a case and what follows from it, link by link.
    fn branch(&self, branch: &Branch) -> String {
        let of_link = |link: &Link| {
            let is_true = link.strength == Strength::Strong;
            let because = if is_true { self.because(link) } else { self.reason_of_conflict(link) };
            let values =
                [("node", self.node(link.to, is_true).into()), ("because", because.into())];
            self.say("cases-link", &values)
        };
        let mut links = String::new();
        for (place, link) in branch.links.iter().enumerate() {
            if place > 0 {
                let is_true = link.strength == Strength::Strong;
                links += &self.word(if is_true { "cases-so-true" } else { "cases-so-false" });
            }
            links += &of_link(link);
        }
        let values = [("start", self.node(branch.start, true).into()), ("links", links.into())];
        self.say("cases-branch", &values)
    }
}
