//! Texts of steps without an assumption.

use crate::step::deadly;
use crate::{Texts, Value};
use numpre::logic::{Because, ColourRule, Evidence, Link, Node, Shape, Step, Strength, Technique};
use numpre::{CellSet, DigitSet};

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
            Evidence::Subset { house, crossing: Some(crossing), .. } => {
                (vec![*house], evidence.cells(), vec![*crossing])
            }
            Evidence::Single { .. }
            | Evidence::Subset { .. }
            | Evidence::Chain { .. }
            | Evidence::Colouring { .. }
            | Evidence::Deadly { .. }
            | Evidence::Sets { .. }
            | Evidence::Cases { .. }
            | Evidence::Refutation { .. } => (evidence.houses(), evidence.cells(), Vec::new()),
        };
        let name = name(step);
        let of_family = match evidence {
            Evidence::Fish { fins, .. } => self.fin_values(*fins),
            Evidence::Chain { links, .. } => self.chain_values(step, links),
            Evidence::Colouring { clusters, rule } => self.colouring_values(clusters, rule),
            Evidence::Deadly { pattern } => self.deadly_values(pattern),
            Evidence::Sets { pattern } => self.sets_values(pattern),
            _ => Vec::new(),
        };
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("house", self.listed_houses(&houses).into()),
            ("other", self.listed_houses(&others).into()),
            ("cells", self.listed_cells(cells).into()),
            ("digits", self.listed_digits(evidence.digits()).into()),
            ("any", self.any_of_digits(evidence.digits()).into()),
            ("count", cells.len().into()),
        ];
        values.extend(of_family);
        values.extend(further);
        self.say(&format!("{kind}-{name}"), &values)
    }
}

impl Texts {
    /// Returns the values for the fins of a fish: `r1c1 or r1c2`, `r1c1 and r1c2`, their number.
    fn fin_values(&self, fins: CellSet) -> Vec<(&'static str, Value<'static>)> {
        vec![
            ("anyfin", self.any_of_cells(fins).into()),
            ("fins", self.listed_cells(fins).into()),
            ("fincount", fins.len().into()),
        ]
    }

    /// Returns the values of a chain's message: its two ends, and its links as one sentence.
    fn chain_values(&self, step: &Step, links: &[Link]) -> Vec<(&'static str, Value<'static>)> {
        let mut values: Vec<(&'static str, Value<'static>)> = vec![
            ("technique", self.technique(step.technique).into()),
            ("links", self.chain_links(links).into()),
            ("strong", strong(links).count().into()),
        ];
        if let (Some(first), Some(last)) = (links.first(), links.last()) {
            values.push(("first", self.node(first.from, true).into()));
            values.push(("last", self.node(last.to, true).into()));
            values.push(("start", self.node(first.from, false).into()));
        }
        values
    }

    /// Returns the strong links of a chain in order: if the one node is false, the other is true,
    /// and so on.
    fn chain_links(&self, links: &[Link]) -> String {
        let of_link = |(place, link): (usize, &Link)| {
            let values = [
                ("from", self.node(link.from, false).into()),
                ("to", self.node(link.to, true).into()),
                ("because", self.because(link).into()),
            ];
            self.say(if place == 0 { "chain-first" } else { "chain-next" }, &values)
        };
        let items: Vec<String> = strong(links).enumerate().map(of_link).collect();
        self.joined("chain-separator", &items)
    }

    /// Returns that a node is true or false: `r1c1 or r1c2 is 5`, `r1c1 and r1c2 are not 5`.
    pub(super) fn node(&self, node: Node, is_true: bool) -> String {
        let (name, cells) = match is_true {
            true => ("node-true", self.any_of_cells(node.cells)),
            false => ("node-false", self.none_of_cells(node.cells)),
        };
        let values = [
            ("cells", cells.into()),
            ("count", node.cells.len().into()),
            ("digit", node.digit.get().into()),
        ];
        self.say(name, &values)
    }

    /// Returns the reason of a conflict: the house, or that both are in one cell.
    pub(super) fn reason_of_conflict(&self, conflict: &Link) -> String {
        let house = conflict.because.house().map(|house| self.house(house));
        house.unwrap_or_else(|| self.word("because-same-cell"))
    }

    /// Returns the reason of a strong link: the house, the two candidates of the cell, or the house
    /// of two cells with the same candidates.
    pub(super) fn because(&self, link: &Link) -> String {
        match link.because {
            Because::House(house) => self.house(house),
            Because::Pair(house) => {
                self.say("because-pair", &[("house", self.house(house).into())])
            }
            Because::Cell => {
                let digits = DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit);
                self.say("because-cell", &[("digits", self.any_of_digits(digits).into())])
            }
        }
    }
}

/// Returns whether an open chain ends where it begins.
fn is_cycle(links: &[Link]) -> bool {
    links.first().zip(links.last()).is_some_and(|(first, last)| first.from == last.to)
}

fn strong(links: &[Link]) -> impl Iterator<Item = &Link> {
    links.iter().filter(|link| link.strength == Strength::Strong)
}

/// Returns the last part of the names of the messages for this kind of evidence. A test reads these
/// messages in both languages.
fn name(step: &Step) -> &'static str {
    match step.evidence {
        Evidence::Single { .. } if step.technique == Technique::FullHouse => "full-house",
        Evidence::Single { house: None, .. } => "naked-single",
        Evidence::Single { house: Some(_), .. } => "hidden-single",
        Evidence::Locked { .. } => "locked-candidates",
        Evidence::Subset { crossing: Some(_), .. } => "locked-subset",
        Evidence::Subset { is_hidden: false, .. } => "naked-subset",
        Evidence::Subset { is_hidden: true, .. } => "hidden-subset",
        Evidence::Fish { fins, .. } => match (step.technique.shape(), fins.is_empty()) {
            (Shape::FrankenFish | Shape::MutantFish, true) => "fish-mixed",
            (Shape::FrankenFish | Shape::MutantFish, false) => "fish-mixed-finned",
            (_, true) => "fish",
            (_, false) => "fish-finned",
        },
        Evidence::Chain { is_loop: true, .. } => "chain-loop",
        Evidence::Chain { ref links, .. } if is_cycle(links) => "chain-true",
        Evidence::Chain { .. } => "chain",
        Evidence::Colouring { ref rule, .. } => match rule {
            ColourRule::Both => "colouring-both",
            ColourRule::Within { .. } => "colouring-within",
            ColourRule::Emptied { .. } => "colouring-emptied",
            ColourRule::Between { .. } => "colouring-between",
            ColourRule::Against { .. } => "colouring-against",
        },
        Evidence::Deadly { ref pattern } => deadly::name(pattern),
        Evidence::Sets { .. } => "sets",
        Evidence::Cases { .. } | Evidence::Refutation { .. } => {
            unreachable!("cases and refutations are written line by line")
        }
    }
}
