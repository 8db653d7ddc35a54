//! Steps of reasoning in sentences that a player follows.

use crate::{Texts, Value};
use numpre::logic::{Assumption, Contradiction, Evidence, Marks, Refutation, Step};
use numpre::{Cell, CellSet, Digit, DigitSet, House};

/// A sentence of an explanation, and how deep it stands in lines of reasoning.
pub struct Sentence {
    /// 0 outside of any assumption, one more inside of each.
    pub depth: usize,
    /// What is said.
    pub text: String,
}

impl Texts {
    /// What a step says, a sentence each: one, or an assumption, the reasoning to its contradiction, and the conclusion.
    pub fn told(&self, step: &Step) -> Vec<Sentence> {
        let mut told = Vec::new();
        self.tell_step(step, 0, &mut told);
        told
    }

    /// The same as one text; what is said inside of a further assumption stands in brackets.
    pub fn told_at_once(&self, step: &Step) -> String {
        let (separator, mut text, mut deepest) = (self.word("sentence-separator"), String::new(), 0);
        for Sentence { depth, text: sentence } in self.told(step) {
            // The first assumption of a step needs no brackets: the step is its bracket.
            let depth = depth.saturating_sub(1);
            if deepest > depth {
                text += &"]".repeat(deepest - depth);
            }
            if !text.is_empty() {
                text += &separator;
            }
            text += &"[".repeat(depth.saturating_sub(deepest));
            deepest = depth;
            text += &sentence;
        }
        text + &"]".repeat(deepest)
    }

    fn tell_step(&self, step: &Step, depth: usize, told: &mut Vec<Sentence>) {
        match step.evidence.refutation() {
            None => told.push(Sentence { depth, text: self.sentence(step) }),
            Some(refutation) => self.tell_refutation(step, refutation, depth, told),
        }
    }

    fn tell_refutation(&self, step: &Step, refutation: &Refutation, depth: usize, told: &mut Vec<Sentence>) {
        let (name, cell, digit) = match refutation.assumption {
            Assumption::Is { cell, digit } => ("suppose-is", cell, digit),
            Assumption::IsNot { cell, digit } => ("suppose-is-not", cell, digit),
        };
        let values = [("cell", self.cell(cell).into()), ("digit", digit.get().into())];
        told.push(Sentence { depth, text: self.say(name, &values) });
        for step in &refutation.steps {
            self.tell_step(step, depth + 1, told);
        }
        let why = self.contradiction(&refutation.contradiction);
        told.push(Sentence { depth: depth + 1, text: self.say("contradiction", &[("why", why.into())]) });
        told.push(Sentence { depth, text: self.say("conclusion", &[("effect", self.effect(step).into())]) });
    }

    /// What a step without an assumption sees, and what follows.
    fn sentence(&self, step: &Step) -> String {
        let evidence = &step.evidence;
        let (houses, cells, others) = match evidence {
            Evidence::Fish { base, cover, .. } => (base.clone(), evidence.cells(), cover.clone()),
            Evidence::Locked { confined, crossing, .. } => (vec![*confined], evidence.cells(), vec![*crossing]),
            _ => (evidence.houses(), evidence.cells(), Vec::new()),
        };
        let values: [(&str, Value<'_>); 7] = [
            ("technique", self.technique(step.technique).into()),
            ("house", self.listed_houses(&houses).into()),
            ("other", self.listed_houses(&others).into()),
            ("cells", self.listed_cells(cells).into()),
            ("digits", self.listed_digits(evidence.digits()).into()),
            ("count", cells.len().into()),
            ("effect", self.effect(step).into()),
        ];
        self.say(name(evidence), &values)
    }

    /// What a step does: `r1c1 = 5`; `strike 2 from r9c7 and r9c9`.
    fn effect(&self, step: &Step) -> String {
        let placements = step.placements.iter().map(|&(cell, digit)| self.placement(cell, digit));
        let strikes = by_digits(&step.eliminations).into_iter().map(|(digits, cells)| {
            let values = [("digits", self.listed_digits(digits).into()), ("cells", self.listed_cells(cells).into())];
            self.say("effect-strike", &values)
        });
        let effects: Vec<String> = placements.chain(strikes).collect();
        effects.join(&self.word("effect-separator"))
    }

    fn placement(&self, cell: Cell, digit: Digit) -> String {
        self.say("effect-place", &[("cell", self.cell(cell).into()), ("digit", digit.get().into())])
    }

    /// Why something is impossible.
    pub fn contradiction(&self, contradiction: &Contradiction) -> String {
        let house = |house: House| Value::from(self.in_house(house));
        match *contradiction {
            Contradiction::NoCandidate { cell } => {
                self.say("contradiction-no-candidate", &[("cell", self.cell(cell).into())])
            }
            Contradiction::NoPlace { house: of, digit } => {
                self.say("contradiction-no-place", &[("house", house(of)), ("digit", digit.get().into())])
            }
            Contradiction::NoIntersection { line, block, digit } => {
                let values = [("line", house(line)), ("block", house(block)), ("digit", digit.get().into())];
                self.say("contradiction-no-intersection", &values)
            }
            Contradiction::TooFewDigits { house: of, cells, digits } => {
                self.too_few("contradiction-too-few-digits", of, cells, digits)
            }
            Contradiction::TooFewPlaces { house: of, digits, cells } => {
                self.too_few("contradiction-too-few-places", of, cells, digits)
            }
        }
    }

    fn too_few(&self, name: &str, house: House, cells: CellSet, digits: DigitSet) -> String {
        let values = [
            ("house", self.in_house(house).into()),
            ("cells", self.listed_cells(cells).into()),
            ("cellcount", cells.len().into()),
            ("digits", self.listed_digits(digits).into()),
            ("digitcount", digits.len().into()),
        ];
        self.say(name, &values)
    }

    /// Where a step looks: its houses, or else its cells.
    pub fn place(&self, step: &Step) -> String {
        let houses = step.evidence.houses();
        if houses.is_empty() { self.listed_cells(step.evidence.cells()) } else { self.listed_houses(&houses) }
    }
}

/// The name of the sentence for evidence of this kind; a test reads all of them in both languages.
const fn name(evidence: &Evidence) -> &'static str {
    match evidence {
        Evidence::Single { house: None, .. } => "step-naked-single",
        Evidence::Single { house: Some(_), .. } => "step-hidden-single",
        Evidence::Locked { .. } => "step-locked-candidates",
        Evidence::Subset { is_hidden: false, .. } => "step-naked-subset",
        Evidence::Subset { is_hidden: true, .. } => "step-hidden-subset",
        Evidence::Fish { .. } => "step-fish",
        // What no technique of the catalogue has yet is called by its name.
        _ => "step-other",
    }
}

/// Cells that lose the same digits together, in order of their first.
fn by_digits(marks: &Marks) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for (cell, digits) in marks.iter() {
        match groups.iter_mut().find(|(other, _)| *other == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, CellSet::of(cell))),
        }
    }
    groups
}
