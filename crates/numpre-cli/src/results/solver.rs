//! A worker's engine, and how it is to be used.

use super::answer::Answer;
use crate::args::Engines;
use numpre::search::Verdict;
use numpre::{BatchEngine, Engine, Grid, Limits, Outcome, Solved};
use numpre_formats::Puzzle;
use std::time::Instant;

/// What of an answer will be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// How many solutions there are: none, one or several.
    Verdict,
    /// The solution, too, where it is the only one.
    Only,
    /// The first two of several, too.
    Solutions,
}

/// A worker's engine and how it is to be used.
pub struct Solver {
    engine: Box<dyn Engine>,
    /// The same engine for many in a call.
    batch: BatchEngine,
    limits: Limits<'static>,
    counts: bool,
    stats: bool,
    /// What was found of the puzzles last searched together.
    found: Found,
}

/// What was found of puzzles together.
enum Found {
    /// Nothing: they are to be searched one by one.
    Nothing,
    /// How many solutions they have.
    Verdicts(Vec<Verdict>),
    /// Their first solutions, too.
    Firsts(Vec<Verdict>, Vec<Grid>),
    /// Their first two.
    Solutions(Vec<Solved>),
}

/// Searches for the solutions of a puzzle as it was read: by its givens, or by its candidates where
/// it is more than givens.
pub fn search(engine: &mut dyn Engine, puzzle: &Puzzle, limits: Limits) -> Outcome {
    if puzzle.is_plain() {
        engine.search(&puzzle.givens, limits)
    } else {
        engine.search_candidates(&puzzle.unreduced_candidates(), limits)
    }
}

impl Solver {
    /// A solver with the engine that was asked for.
    pub fn new(engines: &Engines) -> Solver {
        Solver {
            engine: engines.engine.build(),
            batch: engines.engine.build_batch(),
            limits: engines.limits(),
            counts: engines.limit.is_some(),
            stats: engines.stats,
            found: Found::Nothing,
        }
    }

    /// Solves a puzzle that stands on this line, and takes the time.
    pub fn answer(&mut self, line: usize, puzzle: Puzzle) -> Answer {
        let begun = Instant::now();
        let outcome = search(&mut *self.engine, &puzzle, self.limits);
        let time = begun.elapsed();
        Answer {
            count: self.counts.then_some(outcome.count),
            first_calls: self.stats.then_some(outcome.calls_to_first),
            calls: self.stats.then_some(outcome.calls),
            micros: self.stats.then_some(time.as_micros() as u64),
            time: Some(time),
            may_have_more: outcome.count == self.limits.solutions,
            ..Answer::new(line, puzzle, outcome.verdict(), outcome.first, outcome.second)
        }
    }

    /// Searches for the solutions of many puzzles together, where nothing is asked for that belongs
    /// to each search by itself.
    pub fn together(&mut self, puzzles: &[Grid], wanted: Wanted) {
        if self.counts || self.stats {
            return;
        }
        let count = puzzles.len();
        // Each slice is made as long as there are puzzles, so that none is refused.
        match (wanted, &mut self.found) {
            (Wanted::Verdict, Found::Verdicts(verdicts)) => {
                verdicts.resize(count, Verdict::Unknown);
                let _fits = self.batch.verdicts_into(puzzles, verdicts);
            }
            (Wanted::Only, Found::Firsts(verdicts, firsts)) => {
                verdicts.resize(count, Verdict::Unknown);
                firsts.resize(count, Grid::EMPTY);
                let _fits = self.batch.first_into(puzzles, firsts, verdicts);
            }
            (Wanted::Solutions, Found::Solutions(solved)) => {
                solved.resize(count, Solved::None);
                let _fits = self.batch.solve_into(puzzles, solved);
            }
            (wanted, found) => {
                *found = match wanted {
                    Wanted::Verdict => Found::Verdicts(Vec::new()),
                    Wanted::Only => Found::Firsts(Vec::new(), Vec::new()),
                    Wanted::Solutions => Found::Solutions(Vec::new()),
                };
                self.together(puzzles, wanted);
            }
        }
    }

    /// The answer to the puzzle in this place among those last searched together, which stands on
    /// this line.
    #[inline]
    pub fn answer_found(&mut self, place: usize, line: usize, givens: &Grid) -> Answer {
        let puzzle = Puzzle::of_givens(*givens);
        match &self.found {
            Found::Nothing => self.answer(line, puzzle),
            Found::Verdicts(verdicts) => Answer::new(line, puzzle, verdicts[place], None, None),
            Found::Firsts(verdicts, firsts) => {
                let only = (verdicts[place] == Verdict::Unique).then(|| firsts[place]);
                Answer::new(line, puzzle, verdicts[place], only, None)
            }
            Found::Solutions(solved) => {
                let solved = &solved[place];
                let (first, second) = match solved {
                    Solved::None => (None, None),
                    Solved::Unique(only) => (Some(*only), None),
                    Solved::Multiple(first, second) => (Some(*first), Some(*second)),
                };
                Answer::new(line, puzzle, solved.verdict(), first, second)
            }
        }
    }
}
