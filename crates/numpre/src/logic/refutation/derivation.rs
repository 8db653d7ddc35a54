//! The steps of one line: those taken, those still to be taken, and how many steps each needs.

use super::ancestors::Ancestors;
use super::reasoned_board::{ReasonedBoard, Remover};
use crate::logic::find::Finding;
use crate::logic::step::{Contradiction, Effect, Evidence, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// How a line may end.
#[derive(Clone)]
pub(in crate::logic) struct Outcome {
    /// How many steps it has.
    pub(in crate::logic) length: usize,
    /// The hardest technique among them; none where there is no step.
    pub(in crate::logic) hardest: Option<Technique>,
    /// Its end.
    pub(in crate::logic) contradiction: Contradiction,
    /// What the contradiction rests on.
    pub(super) ancestors: Ancestors,
}

/// A step of the line, before it is written out.
pub(super) enum DerivedStep {
    /// A rule's evidence.
    Rule(Technique, Evidence),
    /// A trial inside of the line, as it was found, and what it rests on.
    Trial(Box<(Step, Ancestors)>),
}

impl DerivedStep {
    /// Its technique and its evidence.
    pub(super) fn parts(&self) -> (Technique, &Evidence) {
        match self {
            DerivedStep::Rule(technique, evidence) => (*technique, evidence),
            DerivedStep::Trial(trial) => (trial.0.technique, &trial.0.evidence),
        }
    }

    fn technique(&self) -> Technique {
        self.parts().0
    }

    fn effect(&self) -> Effect {
        match self {
            DerivedStep::Rule(_, evidence) => evidence.effect(),
            DerivedStep::Trial(trial) => {
                let removed = trial.0.eliminations.iter().next();
                let (cell, digits) = removed.expect("a trial removes one candidate");
                Effect::Remove(CellSet::of(cell), digits)
            }
        }
    }
}

/// A step that follows: how many steps it needs, itself included; and its index in `known`.
#[derive(Clone, Copy)]
struct Pending {
    cost: usize,
    technique: Technique,
    index: usize,
}

/// The steps of a line, taken and still to be taken.
#[derive(Default)]
pub(super) struct Derivation {
    known: Vec<DerivedStep>,
    /// The steps taken: the index in `known`, and what it rests on, itself included.
    steps: Vec<(usize, Ancestors)>,
    pending: Vec<Pending>,
    /// The best end so far.
    pub(super) best: Option<Outcome>,
    /// The steps that are trials, by number, and how many steps each has inside.
    trials: Vec<(u16, usize)>,
}

impl Derivation {
    /// Returns whether every known step has been taken.
    pub(super) fn are_done(&self) -> bool {
        self.pending.is_empty()
    }

    /// The taken step with this number.
    pub(super) fn step(&self, step: usize) -> &DerivedStep {
        &self.known[self.steps[step].0]
    }

    /// Adds what a rule finds on this board.
    pub(super) fn add_finding(
        &mut self,
        board: &ReasonedBoard,
        technique: Technique,
        finding: Finding,
    ) -> ControlFlow<()> {
        let (cells, digits) = match &finding {
            Ok(evidence) => evidence.condition(),
            Err(contradiction) => contradiction.condition(),
        };
        // What rests on nothing new was added before.
        if board.changed.has_any(cells, digits) {
            let ancestors = self.causes(board, cells, digits);
            match finding {
                Ok(evidence) => self.add(&ancestors, 1, DerivedStep::Rule(technique, evidence)),
                Err(contradiction) => self.add_end(contradiction, ancestors),
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds a trial that the board allows.
    pub(super) fn add_trial(&mut self, board: &ReasonedBoard, trial: Step) {
        let mut ancestors = Ancestors::NONE;
        for (cell, digits) in trial.rests_on.iter() {
            ancestors.add(&self.causes(board, CellSet::of(cell), digits), self.steps.len());
        }
        self.add(&ancestors, trial.length(), DerivedStep::Trial(Box::new((trial, ancestors))));
    }

    fn add(&mut self, ancestors: &Ancestors, length: usize, derived: DerivedStep) {
        let (cost, technique) = (self.length(ancestors) + length, derived.technique());
        self.pending.push(Pending { cost, technique, index: self.known.len() });
        self.known.push(derived);
    }

    /// Derivation an end, where it is better than those before.
    fn add_end(&mut self, contradiction: Contradiction, ancestors: Ancestors) {
        let length = self.length(&ancestors);
        let hardest = ancestors.iter().map(|step| self.step(step).technique()).max();
        if self.best.as_ref().is_none_or(|best| (length, hardest) < (best.length, best.hardest)) {
            self.best = Some(Outcome { length, hardest, contradiction, ancestors });
        }
    }

    /// Takes the steps that need no more than so many; easiest first, those of one technique in
    /// the order in which they were found.
    pub(super) fn take_up_to(&mut self, cost: usize, board: &mut ReasonedBoard) {
        // Few at a time; each put in its place is a tenth of the code of a sort that keeps the
        // order of equals.
        let mut now: Vec<Pending> = Vec::new();
        let order = |step: &Pending| (step.cost, step.technique);
        self.pending.retain(|step| {
            let is_later = step.cost > cost;
            if !is_later {
                now.insert(now.partition_point(|other| order(other) <= order(step)), *step);
            }
            is_later
        });
        now.into_iter().for_each(|step| self.take(step.index, board));
    }

    fn take(&mut self, number: usize, board: &mut ReasonedBoard) {
        let derived = &self.known[number];
        // What is gone stays gone, by the same steps: so it rests on what it rested on when it was
        // added.
        let mut ancestors = match derived {
            DerivedStep::Rule(_, evidence) => {
                let (cells, digits) = evidence.condition();
                self.causes(board, cells, digits)
            }
            DerivedStep::Trial(trial) => trial.1,
        };
        let step = self.steps.len() as u16;
        if board.apply(derived.effect(), Remover::Step(step)) {
            if let DerivedStep::Trial(trial) = derived {
                self.trials.push((step, trial.0.length() - 1));
            }
            ancestors.insert(step);
            self.steps.push((number, ancestors));
        }
    }

    /// The steps that removed these digits from these cells, and what those rest on.
    fn causes(&self, board: &ReasonedBoard, cells: CellSet, digits: DigitSet) -> Ancestors {
        let mut ancestors = Ancestors::NONE;
        for digit in digits.iter() {
            for cell in (board.removed(digit) & cells).iter() {
                let step = board.remover(cell, digit);
                // With a step, all that it rests on is there already.
                if !ancestors.contains(step) {
                    ancestors.add(&self.steps[usize::from(step)].1, self.steps.len());
                }
            }
        }
        ancestors
    }

    /// How many steps these are, with those of trials among them.
    fn length(&self, ancestors: &Ancestors) -> usize {
        let trials = self.trials.iter().filter(|(step, _)| ancestors.contains(*step));
        ancestors.len() + trials.map(|(_, inside)| inside).sum::<usize>()
    }
}
