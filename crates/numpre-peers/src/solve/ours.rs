//! Our own engines.

use super::entrants::{Answer, Solver};
use crate::turns::Entrant;
use numpre::search::{Batch, Ended, Outcome};
use numpre::{Engine, Grid, Limits, Solved};

/// An engine that is given the problems one by one.
pub(super) struct OneByOne<E> {
    engine: E,
    problems: Vec<Grid>,
    limits: Limits,
    outcomes: Vec<Outcome>,
}

impl<E: Engine + 'static> OneByOne<E> {
    pub(super) fn enter(engine: E, problems: &[Grid], limits: Limits) -> Box<dyn Solver> {
        Box::new(OneByOne { engine, problems: problems.to_vec(), limits, outcomes: Vec::with_capacity(problems.len()) })
    }
}

impl<E: Engine> Entrant for OneByOne<E> {
    fn pass(&mut self) {
        self.outcomes.clear();
        self.outcomes.extend(self.problems.iter().map(|problem| self.engine.search(problem, self.limits)));
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

/// The engine that is given many problems in a call.
pub(super) struct Many {
    engine: Batch,
    problems: Vec<Grid>,
    at_once: usize,
    solved: Vec<Solved>,
}

impl Many {
    pub(super) fn enter(problems: &[Grid], limits: Limits, at_once: usize) -> Result<Box<dyn Solver>, String> {
        if limits != Limits::default() {
            return Err("batch knows the default limits only".into());
        }
        let solved = vec![Solved::None; problems.len()];
        Ok(Box::new(Many { engine: Batch::new(), problems: problems.to_vec(), at_once, solved }))
    }
}

impl Entrant for Many {
    fn pass(&mut self) {
        for (problems, solved) in self.problems.chunks(self.at_once).zip(self.solved.chunks_mut(self.at_once)) {
            self.engine.solve_many(problems, solved);
        }
    }
}

impl Solver for Many {
    fn answers(&self) -> Vec<Answer> {
        let answer = |solved: &Solved| match *solved {
            Solved::None => Answer { count: 0, first: None, ended: true },
            Solved::Unique(only) => Answer { count: 1, first: Some(only), ended: true },
            Solved::Multiple(first, _) => Answer { count: 2, first: Some(first), ended: true },
            Solved::Unknown(first) => Answer { count: first.map_or(0, |_| 1), first, ended: false },
        };
        self.solved.iter().map(answer).collect()
    }
}
