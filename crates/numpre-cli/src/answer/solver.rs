//! A worker's engine, and how it is to be used.

use super::Answer;
use crate::args::Engines;
use numpre::search::Verdict;
use numpre::{Engine, Grid, Limits, Outcome, Solved};
use numpre_formats::{Problem, Record};
use std::time::Instant;

/// What of an answer will be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// How many solutions there are: none, one or several.
    Verdict,
    /// The solutions, too.
    Solutions,
}

/// A worker's engine and how it is to be used.
pub struct Solver {
    engine: Box<dyn Engine>,
    limits: Limits,
    counts: bool,
    stats: bool,
    /// The givens of the problems last searched together, and what was found.
    givens: Vec<Grid>,
    verdicts: Vec<Verdict>,
    solved: Vec<Solved>,
}

/// What was found of a problem together with others.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// Nothing: it is to be searched by itself.
    Nothing,
    /// How many solutions there are: the place of the verdict.
    Verdict(usize),
    /// The place of the solutions.
    Solutions(usize),
}

/// Searches for the solutions of a problem as it was read: by its givens, or by its candidates where it is more than givens.
pub fn search(engine: &mut dyn Engine, problem: &Problem, limits: Limits) -> Outcome {
    if problem.is_plain() {
        engine.search(&problem.givens, limits)
    } else {
        engine.search_candidates(&problem.all_candidates(), limits)
    }
}

impl Solver {
    /// A solver with the engine that was asked for.
    pub fn new(engines: &Engines) -> Solver {
        Solver {
            engine: engines.engine.build(),
            limits: engines.limits(),
            counts: engines.limit.is_some(),
            stats: engines.stats,
            givens: Vec::new(),
            verdicts: Vec::new(),
            solved: Vec::new(),
        }
    }

    /// Solves a problem, and takes the time.
    pub fn answer(&mut self, record: Record) -> Answer {
        let begun = Instant::now();
        let outcome = search(&mut *self.engine, &record.problem, self.limits);
        let time = begun.elapsed();
        Answer {
            count: self.counts.then_some(outcome.count),
            calls: self.stats.then_some(outcome.calls),
            micros: self.stats.then_some(time.as_micros() as u64),
            time: Some(time),
            may_have_more: outcome.count == self.limits.solutions,
            ..Answer::new(record, outcome.verdict(), outcome.first, outcome.second)
        }
    }

    /// Searches for the solutions of many problems together, where nothing is asked for that belongs to each search by itself.
    pub fn together(&mut self, records: &[Record], wanted: Wanted) -> Vec<Found> {
        if self.counts || self.stats {
            return vec![Found::Nothing; records.len()];
        }
        self.givens.clear();
        let plain = records.iter().map(|record| &record.problem).filter(|problem| problem.is_plain());
        self.givens.extend(plain.map(|problem| problem.givens));
        let found: fn(usize) -> Found = match wanted {
            Wanted::Verdict => {
                self.verdicts.resize(self.givens.len(), Verdict::Unknown);
                self.engine.judge_many(&self.givens, &mut self.verdicts);
                Found::Verdict
            }
            Wanted::Solutions => {
                self.solved.resize(self.givens.len(), Solved::None);
                self.engine.solve_many(&self.givens, &mut self.solved);
                Found::Solutions
            }
        };
        if self.givens.len() == records.len() {
            return (0..records.len()).map(found).collect();
        }
        let mut places = 0..self.givens.len();
        let mut of_record = |record: &Record| record.problem.is_plain().then(|| places.next()).flatten();
        records.iter().map(|record| of_record(record).map_or(Found::Nothing, found)).collect()
    }

    /// The answer to a problem of which so much was found together with others, the last time.
    pub fn answer_found(&mut self, record: Record, found: Found) -> Answer {
        match found {
            Found::Nothing => self.answer(record),
            Found::Verdict(place) => Answer::new(record, self.verdicts[place], None, None),
            Found::Solutions(place) => {
                let solved = &self.solved[place];
                let (first, second) = match solved {
                    Solved::None => (None, None),
                    Solved::Unique(only) => (Some(*only), None),
                    Solved::Multiple(first, second) => (Some(*first), Some(*second)),
                    Solved::Unknown(first) => (*first, None),
                };
                Answer::new(record, solved.verdict(), first, second)
            }
        }
    }
}
