//! Texts of steps without an assumption.

use crate::{Texts, Value};
use numpre::logic::{Evidence, Step, Technique};

impl Texts {
    /// Returns the sentence of a step without an assumption: its reason and its effect.
    pub(super) fn sentence(&self, step: &Step) -> String {
        let effect = ("effect", self.effect(step).into());
        self.of_evidence("step", step, [effect])
    }

    /// Returns the reason of a step in a line of reasoning.
    pub(super) fn reason(&self, step: &Step) -> String {
        self.of_evidence("reason", step, [])
    }

    /// Returns the message `KIND-…` for the evidence of a step, with these additional values.
    fn of_evidence<'v, const N: usize>(
        &self,
        kind: &str,
        step: &Step,
        further: [(&'v str, Value<'v>); N],
    ) -> String {
        let evidence = &step.evidence;
        let (houses, cells, others) = match evidence {
            Evidence::Fish { base, cover, .. } => (base.clone(), evidence.cells(), cover.clone()),
            Evidence::Locked { confined, crossing, .. } => {
                (vec![*confined], evidence.cells(), vec![*crossing])
            }
            Evidence::Single { .. }
            | Evidence::Subset { .. }
            | Evidence::Chain { .. }
            | Evidence::Refutation { .. } => (evidence.houses(), evidence.cells(), Vec::new()),
        };
        let name = name(step);
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("house", self.listed_houses(&houses).into()),
            ("other", self.listed_houses(&others).into()),
            ("cells", self.listed_cells(cells).into()),
            ("digits", self.listed_digits(evidence.digits()).into()),
            ("any", self.any_of_digits(evidence.digits()).into()),
            ("count", cells.len().into()),
        ];
        values.extend(further);
        if name == "other" {
            values.push(("technique", self.technique(step.technique).into()));
        }
        self.say(&format!("{kind}-{name}"), &values)
    }
}

/// Returns the last part of the names of the messages for this kind of evidence. A test reads these
/// messages in both languages.
fn name(step: &Step) -> &'static str {
    match step.evidence {
        Evidence::Single { .. } if step.technique == Technique::FullHouse => "full-house",
        Evidence::Single { house: None, .. } => "naked-single",
        Evidence::Single { house: Some(_), .. } => "hidden-single",
        Evidence::Locked { .. } => "locked-candidates",
        Evidence::Subset { is_hidden: false, .. } => "naked-subset",
        Evidence::Subset { is_hidden: true, .. } => "hidden-subset",
        Evidence::Fish { .. } => "fish",
        // No technique finds chains yet. Until one does, the sentence names only the technique.
        Evidence::Chain { .. } => "other",
        Evidence::Refutation { .. } => unreachable!("a refutation is written step by step"),
    }
}
