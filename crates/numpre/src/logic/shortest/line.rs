//! What follows from one assumption, what needs few steps first.

use super::ancestors::Ancestors;
use super::board::{ReasonedBoard, Remover};
use crate::logic::find::{HiddenSingle, HiddenSubset, LockedCandidates, NakedSingle, NakedSubset, Seen};
use crate::logic::step::Effect;
use crate::logic::{Assumption, Contradiction, Evidence, Marks, SolvingState, Step, Technique};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};
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
    ancestors: Ancestors,
}

/// What a step is, before it is written out.
#[derive(Clone)]
enum Thought {
    /// A rule's evidence.
    Rule(Technique, Evidence),
    /// A trial inside of the line: what it refutes, and how many steps it is.
    Trial(Assumption, usize),
}

/// A step that follows, and how many steps it needs, itself included.
struct Pending {
    cost: usize,
    thought: Thought,
    ancestors: Ancestors,
}

/// The consequences of an assumption, as far as they have been followed.
pub(in crate::logic) struct Line {
    assumption: Assumption,
    board: ReasonedBoard,
    /// The steps taken, each with what it rests on and itself.
    steps: Vec<(Thought, Ancestors)>,
    pending: Vec<Pending>,
    /// All that needs fewer steps than this has been taken.
    level: usize,
    /// How many steps there were when the board was last looked at.
    seen: usize,
    /// The houses in which subsets have not been looked for yet.
    unseen: Vec<House>,
    best: Option<Outcome>,
    has_trials: bool,
    /// Whether everything on the board is new, or only what the assumption changes: rules have closed the board before it.
    is_closed: bool,
}

impl Line {
    /// The line of an assumption about a board; `is_closed` where Sbit … X(4) find nothing on that board.
    pub(in crate::logic) fn new(state: &SolvingState, assumption: Assumption, is_closed: bool) -> Line {
        let board = ReasonedBoard::new(state, assumption);
        Line {
            assumption,
            board,
            steps: Vec::new(),
            pending: Vec::new(),
            level: 0,
            seen: 0,
            unseen: Vec::new(),
            best: None,
            has_trials: false,
            is_closed,
        }
    }

    /// What it assumes.
    pub(in crate::logic) fn assumption(&self) -> Assumption {
        self.assumption
    }

    /// The board as far as it has come.
    pub(in crate::logic) fn state(&self) -> &SolvingState {
        &self.board.state
    }

    /// The shortest way to a contradiction, if what has been followed is enough to know it.
    pub(in crate::logic) fn outcome(&self) -> Option<&Outcome> {
        self.best.as_ref().filter(|best| best.length < self.level)
    }

    /// Whether nothing more follows.
    pub(in crate::logic) fn is_exhausted(&self) -> bool {
        self.level > 0 && self.pending.is_empty() && self.unseen.is_empty()
    }

    /// Whether some way to a contradiction is known, the shortest or not.
    pub(in crate::logic) fn is_ending(&self) -> bool {
        self.best.is_some()
    }

    /// Takes the steps of the next level, and looks at what follows from them.
    ///
    /// Subsets are looked for only as the next level begins: where this one ends in a contradiction, none of them makes it shorter.
    pub(in crate::logic) fn follow(&mut self) {
        if !self.is_exhausted() {
            self.look_for_subsets();
            let (mut now, later) =
                std::mem::take(&mut self.pending).into_iter().partition(|step| step.cost <= self.level);
            self.pending = later;
            sort_by_technique(&mut now);
            self.seen = self.steps.len();
            now.into_iter().for_each(|step| self.take(step));
            self.look_for_singles();
        }
        self.level += 1;
    }

    /// Adds a trial that the board allows: a step of this length, resting on this.
    pub(in crate::logic) fn add_trial(&mut self, assumption: Assumption, length: usize, rests_on: &Marks) {
        let mut ancestors = Ancestors::NONE;
        rests_on.pairs().for_each(|(cell, digit)| self.add_remover(&mut ancestors, cell, digit));
        self.has_trials = true;
        let cost = self.length(&ancestors) + length;
        self.pending.push(Pending { cost, thought: Thought::Trial(assumption, length), ancestors });
    }

    /// The steps that lead to an end, in order, and the contradiction; trials among them are written out, on the board as it is then, by `write`.
    pub(in crate::logic) fn written(
        &self,
        start: &SolvingState,
        outcome: &Outcome,
        write: &dyn Fn(&SolvingState, Assumption) -> Option<Step>,
    ) -> Option<(Vec<Step>, Contradiction)> {
        let mut state = start.clone();
        state.assume(self.assumption);
        let mut steps = Vec::new();
        for number in outcome.ancestors.iter() {
            let step = match &self.steps[number].0 {
                Thought::Rule(technique, evidence) => match evidence.seen_on(&state) {
                    Ok(evidence) => Step::of(*technique, evidence, &state),
                    Err(contradiction) => return Some((steps, contradiction)),
                },
                Thought::Trial(assumption, _) => write(&state, *assumption)?,
            };
            state.apply(&step);
            steps.push(step);
        }
        Some((steps, outcome.contradiction))
    }

    fn take(&mut self, step: Pending) {
        let number = self.steps.len() as u16;
        let effect = match &step.thought {
            Thought::Rule(_, evidence) => evidence.effect(),
            Thought::Trial(assumption, _) => {
                Effect::Remove(CellSet::of(assumption.cell()), DigitSet::of(assumption.digit()))
            }
        };
        if self.board.apply(effect, Remover::Step(number)) {
            let mut ancestors = step.ancestors;
            ancestors.insert(number);
            self.steps.push((step.thought, ancestors));
        }
    }

    /// Sees the singles and locked candidates that are new on the board.
    fn look_for_singles(&mut self) {
        let changed = self.board.take_changed();
        let everything = self.level == 0 && !self.is_closed;
        if self.level > 0 && changed.is_empty() {
            return;
        }
        self.unseen = House::all().filter(|house| everything || !(house.cells() & changed).is_empty()).collect();
        let state = self.board.state.clone();
        let _ = NakedSingle::see(&state, &mut |seen| self.note(Technique::NakedSingle, seen));
        let _ = HiddenSingle::see(&state, &mut |seen| self.note(Technique::HiddenSingle, seen));
        let _ = LockedCandidates::see(&state, &mut |seen| self.note(Technique::LockedCandidates, seen));
    }

    /// Sees the subsets that are new on the board.
    fn look_for_subsets(&mut self) {
        let state = self.board.state.clone();
        for house in std::mem::take(&mut self.unseen) {
            for (size, naked, hidden) in SUBSETS {
                let _ = NakedSubset { size }.see_in(&state, house, &mut |seen| self.note(naked, seen));
                let _ = HiddenSubset { size }.see_in(&state, house, &mut |seen| self.note(hidden, seen));
            }
        }
    }

    /// Notes what was seen.
    fn note(&mut self, technique: Technique, seen: Seen) -> ControlFlow<()> {
        match seen {
            Ok(evidence) => self.note_step(technique, evidence),
            Err(contradiction) => self.note_end(contradiction),
        }
        ControlFlow::Continue(())
    }

    /// Whether all that is seen is new: nothing has been looked at yet, and no rules have closed the board.
    fn is_all_new(&self) -> bool {
        !self.is_closed && self.seen == 0
    }

    /// Notes a step, unless it rests on nothing new, and so was noted before.
    fn note_step(&mut self, technique: Technique, evidence: Evidence) {
        let (cells, digits) = evidence.condition();
        let (ancestors, is_new) = self.causes(cells, digits);
        if is_new || self.is_all_new() {
            let cost = self.length(&ancestors) + 1;
            self.pending.push(Pending { cost, thought: Thought::Rule(technique, evidence), ancestors });
        }
    }

    /// Notes an end, where it is better than those before.
    fn note_end(&mut self, contradiction: Contradiction) {
        let mut ancestors = Ancestors::NONE;
        let mut is_new = self.is_all_new();
        for (cell, digits) in contradiction.rests_on().iter() {
            let (more, is_newer) = self.causes(CellSet::of(cell), digits);
            ancestors.add(&more, self.steps.len());
            is_new |= is_newer;
        }
        if !is_new {
            return;
        }
        let length = self.length(&ancestors);
        let hardest = ancestors.iter().map(|number| self.steps[number].0.technique()).max();
        if self.best.as_ref().is_none_or(|best| (length, hardest) < (best.length, best.hardest)) {
            self.best = Some(Outcome { length, hardest, contradiction, ancestors });
        }
    }

    /// What removed these digits from these cells, and whether some of it is new since the board was last looked at.
    fn causes(&self, cells: CellSet, digits: DigitSet) -> (Ancestors, bool) {
        let mut ancestors = Ancestors::NONE;
        let mut is_new = false;
        for (cell, digit) in cells.iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit))) {
            self.add_remover(&mut ancestors, cell, digit);
            is_new |= match self.board.remover(cell, digit) {
                Remover::Before => false,
                Remover::Assumption => self.seen == 0,
                Remover::Step(number) => usize::from(number) >= self.seen,
            };
        }
        (ancestors, is_new)
    }

    fn add_remover(&self, ancestors: &mut Ancestors, cell: Cell, digit: Digit) {
        if let Remover::Step(number) = self.board.remover(cell, digit) {
            ancestors.add(&self.steps[usize::from(number)].1, self.steps.len());
        }
    }

    /// How many steps these are, with those of trials among them.
    fn length(&self, ancestors: &Ancestors) -> usize {
        let inside = |(number, (thought, _)): (usize, &(Thought, Ancestors))| match thought {
            Thought::Trial(_, length) if ancestors.contains(number as u16) => length - 1,
            _ => 0,
        };
        if !self.has_trials {
            return ancestors.len();
        }
        ancestors.len() + self.steps.iter().enumerate().map(inside).sum::<usize>()
    }
}

/// The subsets, by size.
const SUBSETS: [(usize, Technique, Technique); 3] = [
    (2, Technique::NakedPair, Technique::HiddenPair),
    (3, Technique::NakedTriple, Technique::HiddenTriple),
    (4, Technique::NakedQuad, Technique::HiddenQuad),
];

impl Thought {
    fn technique(&self) -> Technique {
        match self {
            Thought::Rule(technique, _) => *technique,
            Thought::Trial(..) => Technique::Trial,
        }
    }
}

/// Easiest first; those of one technique as they were seen.
fn sort_by_technique(steps: &mut [Pending]) {
    steps.sort_by_key(|step| (step.cost, step.thought.technique()));
}
