//! numpre's own engines.

use super::solver::{Answer, Solver};
use crate::turns::Entrant;
use numpre::search::{Ended, Outcome};
use numpre::{BatchEngine, Engine, Grid, Limits, Solved, Verdict};

/// An engine that gets the puzzles one by one.
pub(super) struct OneByOne<E> {
    engine: E,
    puzzles: Vec<Grid>,
    limits: Limits<'static>,
    outcomes: Vec<Outcome>,
}

impl<E: Engine + 'static> OneByOne<E> {
    pub(super) fn enter(engine: E, puzzles: &[Grid], limits: Limits<'static>) -> Box<dyn Solver> {
        Box::new(OneByOne {
            engine,
            puzzles: puzzles.to_vec(),
            limits,
            outcomes: Vec::with_capacity(puzzles.len()),
        })
    }
}

impl<E: Engine> Entrant for OneByOne<E> {
    fn pass(&mut self) {
        self.outcomes.clear();
        self.outcomes
            .extend(self.puzzles.iter().map(|puzzle| self.engine.search(puzzle, self.limits)));
    }
}

impl<E: Engine> Solver for OneByOne<E> {
    fn answers(&self) -> Vec<Answer> {
        let answer = |outcome: &Outcome| Answer {
            count: outcome.count,
            first: outcome.first,
            ended: outcome.ended != Ended::CallLimit,
        };
        self.outcomes.iter().map(answer).collect()
    }
}

/// A question to the engine that gets many puzzles per call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// The number of solutions up to two, and the first: the same as the others report.
    First,
    /// The same, with the second solution.
    Both,
    /// Only the number of solutions, up to two.
    Verdict,
}

/// The engine that gets many puzzles per call.
pub(super) struct Many {
    engine: BatchEngine,
    question: Question,
    puzzles: Vec<Grid>,
    at_once: usize,
    firsts: Vec<Grid>,
    verdicts: Vec<Verdict>,
    solved: Vec<Solved>,
}

impl Many {
    pub(super) fn enter(
        question: Question,
        puzzles: &[Grid],
        limits: Limits<'static>,
        at_once: usize,
    ) -> Result<Box<dyn Solver>, String> {
        let usual = Limits::default();
        if (limits.solutions, limits.calls) != (usual.solutions, usual.calls) {
            return Err("batch knows the default limits only".into());
        }
        let room = |question_of: &[Question]| {
            if question_of.contains(&question) { puzzles.len() } else { 0 }
        };
        Ok(Box::new(Many {
            engine: BatchEngine::new(),
            question,
            puzzles: puzzles.to_vec(),
            at_once,
            firsts: vec![Grid::EMPTY; room(&[Question::First])],
            verdicts: vec![Verdict::Unknown; room(&[Question::First, Question::Verdict])],
            solved: vec![Solved::None; room(&[Question::Both])],
        }))
    }
}

impl Entrant for Many {
    fn pass(&mut self) {
        // The slices of results are as long as the slice of puzzles, and so are their chunks.
        let puzzles = self.puzzles.chunks(self.at_once);
        let verdicts = self.verdicts.chunks_mut(self.at_once);
        match self.question {
            Question::First => {
                for ((puzzles, firsts), verdicts) in
                    puzzles.zip(self.firsts.chunks_mut(self.at_once)).zip(verdicts)
                {
                    let _fits = self.engine.first_into(puzzles, firsts, verdicts);
                }
            }
            Question::Both => {
                for (puzzles, solved) in puzzles.zip(self.solved.chunks_mut(self.at_once)) {
                    let _fits = self.engine.solve_into(puzzles, solved);
                }
            }
            Question::Verdict => {
                for (puzzles, verdicts) in puzzles.zip(verdicts) {
                    let _fits = self.engine.verdicts_into(puzzles, verdicts);
                }
            }
        }
    }
}

impl Solver for Many {
    fn answers(&self) -> Vec<Answer> {
        let answer = |verdict: Verdict, first: Option<Grid>| {
            let (count, ended) = match verdict {
                Verdict::None => (0, true),
                Verdict::Unique => (1, true),
                Verdict::Multiple => (2, true),
                Verdict::Unknown => (0, false),
            };
            Answer { count, first: first.filter(|_| count > 0), ended }
        };
        match self.question {
            Question::First => self
                .verdicts
                .iter()
                .zip(&self.firsts)
                .map(|(&verdict, &first)| answer(verdict, Some(first)))
                .collect(),
            Question::Both => self
                .solved
                .iter()
                .map(|solved| answer(solved.verdict(), solved.first().copied()))
                .collect(),
            Question::Verdict => {
                self.verdicts.iter().map(|&verdict| answer(verdict, None)).collect()
            }
        }
    }
}
