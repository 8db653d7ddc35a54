//! Texts of steps without an assumption.

use crate::step::{colouring, deadly};
use crate::{Texts, Value};
use numpre::logic::{Because, ColourRule, Evidence, Link, Node, Step, Strength, Technique};
use numpre::{Cell, CellSet, Digit, DigitSet, House};

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
            Evidence::Fish { digit, fins, .. } => self.fin_values(*fins, *digit),
            Evidence::Chain { links, is_loop } => self.chain_values(step, links, *is_loop),
            Evidence::Colouring { clusters, rule } => self.colouring_values(clusters, rule),
            Evidence::Deadly { pattern } => self.deadly_values(pattern, &step.eliminations),
            Evidence::Sets { pattern } => self.sets_values(pattern, &step.eliminations),
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
    /// Returns the values for the fins of a fish of one digit: `r1c1 and r1c2 are not 5`, `r1c1 and
    /// r1c2`, their number.
    fn fin_values(&self, fins: CellSet, digit: Digit) -> Vec<(&'static str, Value<'static>)> {
        vec![
            ("nofin", self.node(Node { cells: fins, digit }, false).into()),
            ("fins", self.listed_cells(fins).into()),
            ("fincount", fins.len().into()),
        ]
    }

    /// Returns the values of a chain's message: its links as one sentence, and which nodes are
    /// true.
    fn chain_values(
        &self,
        step: &Step,
        links: &[Link],
        is_loop: bool,
    ) -> Vec<(&'static str, Value<'static>)> {
        let mut values: Vec<(&'static str, Value<'static>)> =
            vec![("links", self.chain_links(links).into())];
        if let (Some(first), Some(last)) = (links.first(), links.last()) {
            let either = match is_loop {
                true => self.either_in_loop(step, links),
                false => self.either(first.from, last.to),
            };
            values.push(("either", either.into()));
            values.push(("last", self.node(last.to, true).into()));
            values.push(("start", self.node(first.from, false).into()));
        }
        values
    }

    /// Returns which nodes of a loop's weak links remove candidates: one of the two is true.
    fn either_in_loop(&self, step: &Step, links: &[Link]) -> String {
        let next = strong(links).cycle().skip(1);
        let weak: Vec<[Node; 2]> =
            strong(links).zip(next).map(|(link, next)| [link.to, next.from]).collect();
        let removes = |pair: &[Node; 2]| {
            let is_removed = |cell, digit| pair.iter().all(|node| excludes(node, cell, digit));
            step.eliminations
                .iter()
                .any(|(cell, digits)| digits.iter().any(|digit| is_removed(cell, digit)))
        };
        let pairs = weak.iter().filter(|pair| removes(pair));
        self.listed("statement", pairs.map(|&[one, other]| self.either(one, other)).collect())
    }

    /// Returns that one of two nodes is true: `r1c1 or r1c2 is 5`; `r1c1 is 5 or 7`; `r1c1 is 5, or
    /// r2c2 is 7`.
    pub(super) fn either(&self, one: Node, other: Node) -> String {
        if one.digit == other.digit {
            // The cells of the first node come first, so that chains of links are easier to follow.
            let cells = one.cells.iter().chain((other.cells - one.cells).iter());
            let cells = cells.map(|cell| self.single_cell(cell)).collect();
            let values =
                [("cells", self.listed("or", cells).into()), ("digit", one.digit.get().into())];
            return self.say("node-true", &values);
        }
        if one.cells == other.cells && one.cells.len() == 1 {
            let digits = DigitSet::of(one.digit) | DigitSet::of(other.digit);
            let values = [
                ("cells", self.any_of_cells(one.cells).into()),
                ("digit", self.one_of_digits(digits).into()),
            ];
            return self.say("node-true", &values);
        }
        let values =
            [("first", self.node(one, true).into()), ("last", self.node(other, true).into())];
        self.say("either-node", &values)
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

    /// Returns the reason of a strong link: the house, or the two candidates of the cell.
    pub(super) fn because(&self, link: &Link) -> String {
        match link.because {
            Because::House(house) | Because::Pair(house) => self.house(house),
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

fn strong(links: &[Link]) -> impl Iterator<Item = &Link> + Clone {
    links.iter().filter(|link| link.strength == Strength::Strong)
}

/// Returns whether a candidate is false if a node is true.
fn excludes(node: &Node, cell: Cell, digit: Digit) -> bool {
    match node.digit == digit {
        true => node.cells.common_peers().contains(cell),
        false => node.cells == CellSet::of(cell),
    }
}

/// Returns whether a fish removes a candidate from a cell of its base houses.
fn is_within_base(step: &Step, base: &[House]) -> bool {
    base.iter().any(|house| !(house.cells() & step.eliminations.cells()).is_empty())
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
        Evidence::Fish { ref base, fins, .. } => {
            match (is_within_base(step, base), fins.is_empty()) {
                (true, true) => "fish-mixed",
                (true, false) => "fish-mixed-finned",
                (false, true) => "fish",
                (false, false) => "fish-finned",
            }
        }
        Evidence::Chain { is_loop: true, .. } => "chain-loop",
        Evidence::Chain { ref links, .. } if is_cycle(links) => "chain-true",
        Evidence::Chain { .. } => "chain",
        Evidence::Colouring { ref clusters, .. } if colouring::is_of_pairs(clusters) => {
            "remote-pair"
        }
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
