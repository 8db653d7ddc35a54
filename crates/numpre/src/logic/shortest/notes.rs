//! What is known to follow on a board, not all of it done yet, and how many steps it needs.

use super::ancestors::Ancestors;
use super::board::ReasonedBoard;
use crate::logic::find::Seen;
use crate::logic::step::Effect;
use crate::logic::{Contradiction, Evidence, Step, Technique};
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

/// What a step is, before it is written out.
pub(super) enum Thought {
    /// A rule's evidence.
    Rule(Technique, Evidence),
    /// A trial inside of the line, as it was seen, and what it rests on.
    Trial(Box<(Step, Ancestors)>),
}

impl Thought {
    /// Its technique and its evidence.
    pub(super) fn told(&self) -> (Technique, &Evidence) {
        match self {
            Thought::Rule(technique, evidence) => (*technique, evidence),
            Thought::Trial(trial) => (trial.0.technique, &trial.0.evidence),
        }
    }

    fn technique(&self) -> Technique {
        self.told().0
    }

    fn effect(&self) -> Effect {
        match self {
            Thought::Rule(_, evidence) => evidence.effect(),
            Thought::Trial(trial) => {
                let removed = trial.0.eliminations.iter().next();
                removed.map_or(Effect::NONE, |(cell, digits)| {
                    Effect::Remove(CellSet::of(cell), digits)
                })
            }
        }
    }
}

/// A step that follows: how many steps it needs, itself included; and which of the thoughts it is.
#[derive(Clone, Copy)]
struct Pending {
    cost: usize,
    technique: Technique,
    thought: usize,
}

/// The steps of a line, taken and still to be taken.
#[derive(Default)]
pub(super) struct Notes {
    thoughts: Vec<Thought>,
    /// The steps taken: which of the thoughts, and what it rests on and itself.
    steps: Vec<(usize, Ancestors)>,
    pending: Vec<Pending>,
    /// The best end so far.
    pub(super) best: Option<Outcome>,
    /// The steps that are trials, by number, and how many steps each has inside.
    trials: Vec<(u16, usize)>,
}

impl Notes {
    /// Whether all that was noted has been taken.
    pub(super) fn are_done(&self) -> bool {
        self.pending.is_empty()
    }

    /// What a step is.
    pub(super) fn thought(&self, step: usize) -> &Thought {
        &self.thoughts[self.steps[step].0]
    }

    /// Notes what was seen on this board.
    pub(super) fn note(
        &mut self,
        board: &ReasonedBoard,
        technique: Technique,
        seen: Seen,
    ) -> ControlFlow<()> {
        let (cells, digits) = match &seen {
            Ok(evidence) => evidence.condition(),
            Err(contradiction) => contradiction.condition(),
        };
        // What rests on nothing new was noted before.
        if board.news.has_any(cells, digits) {
            let ancestors = self.causes(board, cells, digits);
            match seen {
                Ok(evidence) => self.add(&ancestors, 1, Thought::Rule(technique, evidence)),
                Err(contradiction) => self.note_end(contradiction, ancestors),
            }
        }
        ControlFlow::Continue(())
    }

    /// Notes a trial that the board allows.
    pub(super) fn note_trial(&mut self, board: &ReasonedBoard, trial: Step) {
        let mut ancestors = Ancestors::NONE;
        for (cell, digits) in trial.rests_on.iter() {
            ancestors.add(&self.causes(board, CellSet::of(cell), digits), self.steps.len());
        }
        self.add(&ancestors, trial.length(), Thought::Trial(Box::new((trial, ancestors))));
    }

    fn add(&mut self, ancestors: &Ancestors, length: usize, thought: Thought) {
        let (cost, technique) = (self.length(ancestors) + length, thought.technique());
        self.pending.push(Pending { cost, technique, thought: self.thoughts.len() });
        self.thoughts.push(thought);
    }

    /// Notes an end, where it is better than those before.
    fn note_end(&mut self, contradiction: Contradiction, ancestors: Ancestors) {
        let length = self.length(&ancestors);
        let hardest = ancestors.iter().map(|step| self.thought(step).technique()).max();
        if self.best.as_ref().is_none_or(|best| (length, hardest) < (best.length, best.hardest)) {
            self.best = Some(Outcome { length, hardest, contradiction, ancestors });
        }
    }

    /// Takes the steps that need no more than so many; easiest first, those of one technique as
    /// they were seen.
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
        now.into_iter().for_each(|step| self.take(step.thought, board));
    }

    fn take(&mut self, number: usize, board: &mut ReasonedBoard) {
        let thought = &self.thoughts[number];
        // What is gone stays gone, by the same steps: so it rests on what it rested on when it was
        // noted.
        let mut ancestors = match thought {
            Thought::Rule(_, evidence) => {
                let (cells, digits) = evidence.condition();
                self.causes(board, cells, digits)
            }
            Thought::Trial(trial) => trial.1,
        };
        let step = self.steps.len() as u16;
        if board.apply(thought.effect(), super::board::Remover::Step(step)) {
            if let Thought::Trial(trial) = thought {
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
