//! The worker of `solve` and `check`: an engine, and the answers made from its results.

use super::answer::SearchAnswer;
use crate::args::Engines;
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::Reader;
use crate::run::{BatchWorker, Session, report};
use numpre::search::Verdict;
use numpre::{BatchEngine, Engine, Grid, Limits, Outcome, Solved};
use numpre_formats::{Puzzle, Record};
use std::time::Instant;

/// Answers all puzzles of the reader's sources.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run<const SHOWS_SOLUTIONS: bool>(
    session: &Session,
    reader: Reader,
    strict: bool,
    engines: Engines,
) -> Result<Exit, Failure> {
    let wanted = match session.output {
        // People see the time of each search, so the puzzles are searched one by one.
        OutputKind::Grid => {
            let worker = move || Solver::new(&engines, Wanted::Solutions);
            return report::run(session, strict, reader, worker, |solver, _, record| {
                Ok::<SearchAnswer<SHOWS_SOLUTIONS>, _>(solver.answer(record.line, record.puzzle))
            });
        }
        OutputKind::Line => {
            session.warn_of_counts(engines.counts());
            if SHOWS_SOLUTIONS { Wanted::Only } else { Wanted::Verdict }
        }
        OutputKind::Json | OutputKind::Csv | OutputKind::Xlsx | OutputKind::Parquet => {
            Wanted::Solutions
        }
    };
    let worker = move || Solver::new(&engines, wanted);
    report::run_batch::<SearchAnswer<SHOWS_SOLUTIONS>, _>(session, strict, reader, worker)
}

/// The part of an answer that will be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Only the number of solutions: none, one or multiple.
    Verdict,
    /// The same, and the solution if there is exactly one.
    Only,
    /// The same, and the first two solutions if there are multiple.
    Solutions,
}

/// The engine of a worker, and how it is used.
pub struct Solver {
    engine: Box<dyn Engine>,
    /// The same engine for many puzzles in one call.
    batch: BatchEngine,
    limits: Limits<'static>,
    counts: bool,
    stats: bool,
    wanted: Wanted,
    found: Found,
}

/// The results of the last call for many puzzles. [`Wanted`] decides which lists are filled. They
/// are kept for reuse, to save allocations.
#[derive(Default)]
struct Found {
    verdicts: Vec<Verdict>,
    firsts: Vec<Grid>,
    solutions: Vec<Solved>,
}

/// Searches for the solutions of a puzzle. The search starts from the givens, or from the
/// candidates if the puzzle has more than givens.
pub fn search(engine: &mut dyn Engine, puzzle: &Puzzle, limits: Limits) -> Outcome {
    if puzzle.is_plain() {
        engine.search(&puzzle.givens, limits)
    } else {
        engine.search_candidates(&puzzle.unreduced_candidates(), limits)
    }
}

impl Solver {
    /// Creates a solver with the engine that the options name.
    pub fn new(engines: &Engines, wanted: Wanted) -> Solver {
        Solver {
            engine: engines.engine.build(),
            batch: engines.engine.build_batch(),
            limits: engines.limits(),
            counts: engines.limit.is_some(),
            stats: engines.stats,
            wanted,
            found: Found::default(),
        }
    }

    /// Solves the puzzle on this line and measures the time.
    pub fn answer<const SHOWS_SOLUTIONS: bool>(
        &mut self,
        line: usize,
        puzzle: Puzzle,
    ) -> SearchAnswer<SHOWS_SOLUTIONS> {
        let begun = Instant::now();
        let outcome = search(&mut *self.engine, &puzzle, self.limits);
        let time = begun.elapsed();
        SearchAnswer {
            count: self.counts.then_some(outcome.count),
            first_calls: self.stats.then_some(outcome.calls_to_first),
            calls: self.stats.then_some(outcome.calls),
            micros: self.stats.then_some(time.as_micros() as u64),
            time: Some(time),
            may_have_more: outcome.count == self.limits.solutions,
            ..SearchAnswer::new(line, puzzle, outcome.verdict(), outcome.first, outcome.second)
        }
    }

    /// Returns whether the options ask for counts, which only the search of a single puzzle can
    /// provide.
    const fn searches_one_by_one(&self) -> bool {
        self.counts || self.stats
    }
}

impl<const SHOWS_SOLUTIONS: bool> BatchWorker<SearchAnswer<SHOWS_SOLUTIONS>> for Solver {
    fn search(&mut self, puzzles: &[Grid]) {
        if self.searches_one_by_one() {
            return;
        }
        let (count, found) = (puzzles.len(), &mut self.found);
        let searched = match self.wanted {
            Wanted::Verdict => {
                found.verdicts.resize(count, Verdict::Unknown);
                self.batch.verdicts_into(puzzles, &mut found.verdicts)
            }
            Wanted::Only => {
                found.verdicts.resize(count, Verdict::Unknown);
                found.firsts.resize(count, Grid::EMPTY);
                self.batch.first_into(puzzles, &mut found.firsts, &mut found.verdicts)
            }
            Wanted::Solutions => {
                found.solutions.resize(count, Solved::None);
                self.batch.solve_into(puzzles, &mut found.solutions)
            }
        };
        searched.expect("each list was made as long as the puzzles");
    }

    #[inline]
    fn answer(
        &mut self,
        number: usize,
        line: usize,
        givens: &Grid,
    ) -> SearchAnswer<SHOWS_SOLUTIONS> {
        let puzzle = Puzzle::of_givens(*givens);
        if self.searches_one_by_one() {
            return Solver::answer(self, line, puzzle);
        }
        let Found { verdicts, firsts, solutions } = &self.found;
        match self.wanted {
            Wanted::Verdict => SearchAnswer::new(line, puzzle, verdicts[number], None, None),
            Wanted::Only => {
                let only = (verdicts[number] == Verdict::Unique).then(|| firsts[number]);
                SearchAnswer::new(line, puzzle, verdicts[number], only, None)
            }
            Wanted::Solutions => {
                let solved = &solutions[number];
                let (first, second) = match solved {
                    Solved::None => (None, None),
                    Solved::Unique(only) => (Some(*only), None),
                    Solved::Multiple(first, second) => (Some(*first), Some(*second)),
                };
                SearchAnswer::new(line, puzzle, solved.verdict(), first, second)
            }
        }
    }

    fn answer_one(&mut self, record: Record) -> SearchAnswer<SHOWS_SOLUTIONS> {
        Solver::answer(self, record.line, record.puzzle)
    }
}
