//! The steps of one line: those already taken, those still pending, and how many steps each needs.
//!
//! The *cost* of a step is the number of steps that lead to it, itself included. It is the size of
//! a set, not a sum: a step that two causes share is counted once.
//!
//! *Example.* On this board, assume r5c5 = 7. Only the cells that matter are drawn. The line has
//! more steps, but its contradiction needs only the three numbered ones.
//!
//! ```text
//! ....1..9+6..34.6...61..52....67.....25..+6....34.....86...+623..14...8.16...7..6....:891 893
//!
//!          c5     c6     c7     c8     c9
//!   r3                                 78
//!   r5     24789  4789   1479   47     3
//!   r6                                 1579
//!   r7     3      579    579    1      4
//!   r8     479                         579
//!   r9                                 589
//!
//!   n  step       removes              rests on                    ancestors   cost
//!   ⓪  r5c5 = 7   7 from r5c78, r8c5   –                           {}          0
//!   ①  r6c9 = 7   7 from r3c9, r8c9    ⓪: 7 gone from r5c7, r5c8   {①}         1
//!   ②  r7c6 = 7   7 from r7c7          ⓪: 7 gone from r8c5         {②}         1
//!   ③  r3c9 = 8   8 from r9c9          ①: 7 gone from r3c9         {①, ③}      2
//!   ✗  r7c7, r8c9 and r9c9 of block 9 have only 5 and 9:
//!      needs 7 gone from r7c7 (②), 7 from r8c9 (①), 8 from r9c9 (③)
//!      ancestors {②} ∪ {①} ∪ {①, ③} = {①, ②, ③}, so its length is 3, not 1 + 1 + 2 = 4
//! ```

use super::ancestors::Ancestors;
use super::reasoned_board::{ReasonedBoard, Remover};
use crate::logic::find::Finding;
use crate::logic::step::{Contradiction, Effect, Evidence, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// A contradiction that a line can end in, and what leads to it.
#[derive(Clone)]
pub(in crate::logic) struct Outcome {
    /// The number of steps from the assumption to the contradiction, including those inside trials.
    pub(in crate::logic) length: usize,
    /// The hardest technique among these steps; `None` if the assumption contradicts at once.
    pub(in crate::logic) hardest: Option<Technique>,
    /// The contradiction.
    pub(in crate::logic) contradiction: Contradiction,
    /// The steps that the contradiction rests on.
    pub(super) ancestors: Ancestors,
}

/// A step of the line, before it is written out as a [`Step`].
pub(super) enum DerivedStep {
    /// A step of a rule: its technique and the evidence that the rule found.
    Rule(Technique, Evidence),
    /// A trial inside of the line: its step as it was found, and the steps that it rests on.
    Trial(Box<(Step, Ancestors)>),
}

impl DerivedStep {
    /// Returns the technique and the evidence.
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

/// A step that is known to follow but has not been taken.
#[derive(Clone, Copy)]
struct Pending {
    /// The number of steps that it needs, itself included.
    cost: usize,
    technique: Technique,
    index: usize,
}

/// The steps of a line, taken and pending.
#[derive(Default)]
pub(super) struct Derivation {
    /// All steps found so far, in the order in which they were found.
    known: Vec<DerivedStep>,
    /// The steps taken, in order. For each its index in `known` and its ancestors, itself included.
    steps: Vec<(usize, Ancestors)>,
    pending: Vec<Pending>,
    /// The best contradiction so far: the shortest, then the one with the easier techniques.
    pub(super) best: Option<Outcome>,
    /// The taken steps that are trials: the number of each, and how many steps it has inside.
    trials: Vec<(u16, usize)>,
}

impl Derivation {
    /// Returns whether every known step has been taken.
    pub(super) fn is_complete(&self) -> bool {
        self.pending.is_empty()
    }

    /// Returns the step that was taken as number `step`, from 0.
    pub(super) fn step(&self, step: usize) -> &DerivedStep {
        &self.known[self.steps[step].0]
    }

    /// Adds a step or a contradiction that a rule has found on this board. Ignores findings that
    /// rest on no changed candidate: they were added before.
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
        if board.changed.has_any(cells, digits) {
            let ancestors = self.causes(board, cells, digits);
            match finding {
                Ok(evidence) => self.add(&ancestors, 1, DerivedStep::Rule(technique, evidence)),
                Err(contradiction) => self.add_end(contradiction, ancestors),
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds a trial that has been refuted on this board.
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

    /// Records a contradiction if it is better than the best so far.
    fn add_end(&mut self, contradiction: Contradiction, ancestors: Ancestors) {
        let length = self.length(&ancestors);
        let hardest = ancestors.iter().map(|step| self.step(step).technique()).max();
        if self.best.as_ref().is_none_or(|best| (length, hardest) < (best.length, best.hardest)) {
            self.best = Some(Outcome { length, hardest, contradiction, ancestors });
        }
    }

    /// Takes all pending steps that cost at most `cost`: cheap ones first, then easy techniques,
    /// then in the order in which they were found.
    pub(super) fn take_up_to(&mut self, cost: usize, board: &mut ReasonedBoard) {
        // There are few of them, so each is inserted at its place; that is a tenth of the code of a
        // stable sort.
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
        // The ancestors are the same as when the step was added: a removed candidate stays removed,
        // and the step that removed it stays the same.
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

    /// Returns the steps that removed these digits from these cells, and the ancestors of these
    /// steps. What the assumption removed, or the board before it lacked, needs no step.
    fn causes(&self, board: &ReasonedBoard, cells: CellSet, digits: DigitSet) -> Ancestors {
        let mut ancestors = Ancestors::NONE;
        for digit in digits.iter() {
            for cell in (board.removed(digit) & cells).iter() {
                let step = board.remover(cell, digit);
                // If the step is in the set already, so are its ancestors.
                if !ancestors.contains(step) {
                    ancestors.add(&self.steps[usize::from(step)].1, self.steps.len());
                }
            }
        }
        ancestors
    }

    /// Returns the number of these steps, plus the steps inside the trials among them.
    fn length(&self, ancestors: &Ancestors) -> usize {
        let trials = self.trials.iter().filter(|(step, _)| ancestors.contains(*step));
        ancestors.len() + trials.map(|(_, inside)| inside).sum::<usize>()
    }
}
