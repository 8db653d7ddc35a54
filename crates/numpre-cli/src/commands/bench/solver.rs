//! The solvers that are measured: our engines, and the peer that the environment names.

use super::peer::{self, PeerError};
use super::search_result::{Found, Searcher};
use crate::results::search;
use numpre::search::{Ended, Verdict};
use numpre::{BatchEngine, Engine, EngineKind, Grid, Limits, Outcome};
use numpre_formats::Puzzle;
use std::time::{Duration, Instant};

/// A solver that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solver {
    /// One of our engines.
    Engine(EngineKind),
    /// The solver of the shared library that `NUMPRE_PEER` names.
    Peer,
}

impl Solver {
    /// Returns its name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            Solver::Engine(engine) => engine.name(),
            Solver::Peer => "peer",
        }
    }

    /// Returns whether it may run on several threads. A peer may not, because its memory may not be
    /// safe for threads.
    pub const fn has_threads(self) -> bool {
        matches!(self, Solver::Engine(_))
    }

    /// Returns the number of puzzles for the next call, after `done` puzzles. The first calls are
    /// small, so that the time limit holds.
    pub const fn at_a_time(self, done: usize) -> usize {
        match self {
            Solver::Engine(EngineKind::Batch) if done < 1 << 12 => 1 << 9,
            Solver::Engine(EngineKind::Batch) => 1 << 12,
            _ => 1,
        }
    }

    /// Returns a function that searches and that stops at `end`.
    ///
    /// # Errors
    /// Returns an error if the library of the peer cannot be used.
    pub fn enter(self, limits: Limits<'static>, end: Instant) -> Result<Searcher, PeerError> {
        let kind = match self {
            Solver::Engine(kind) => kind,
            Solver::Peer => return peer::enter(),
        };
        let mut engine = kind.build();
        let budget = Budget::new(limits, end, &mut *engine);
        Ok(match kind {
            EngineKind::Batch => batched(kind.build_batch(), engine, budget),
            _ => one_by_one(engine, budget),
        })
    }
}

/// The number of puzzles that warm up the batch engine.
const WARM: usize = 1 << 6;

/// Returns a function that searches puzzle by puzzle.
fn one_by_one(mut engine: Box<dyn Engine>, mut budget: Budget) -> Searcher {
    Box::new(move |puzzles| {
        puzzles.iter().map(|puzzle| budget.search(&mut *engine, puzzle)).collect()
    })
}

/// Returns a function that searches many puzzles in one call. Calls are not counted. Puzzles with
/// removed candidates or placed digits are searched one by one.
fn batched(mut batch: BatchEngine, mut engine: Box<dyn Engine>, mut budget: Budget) -> Searcher {
    let warm: Vec<Grid> = FIRST_PUZZLE.parse().into_iter().cycle().take(WARM).collect();
    batch.verdicts(&warm).expect("the batch has no token");
    Box::new(move |puzzles| {
        let mut of_plain = searched_in_one_call(&mut batch, puzzles).into_iter();
        let found = |puzzle: &Puzzle| {
            if puzzle.is_plain() {
                of_plain.next().expect("there is a result for each plain puzzle")
            } else {
                Found { calls: None, ..budget.search(&mut *engine, puzzle) }
            }
        };
        puzzles.iter().map(found).collect()
    })
}

/// Returns the results of the puzzles that have only givens.
fn searched_in_one_call(batch: &mut BatchEngine, puzzles: &[Puzzle]) -> Vec<Found> {
    let plain = puzzles.iter().filter(|puzzle| puzzle.is_plain());
    let givens: Vec<Grid> = plain.map(|puzzle| puzzle.givens).collect();
    let count = givens.len();
    let (mut firsts, mut verdicts) = (vec![Grid::EMPTY; count], vec![Verdict::Unknown; count]);
    let begun = Instant::now();
    let searched = batch.first_into(&givens, &mut firsts, &mut verdicts);
    searched.expect("both lists were made as long as the puzzles");
    let time = begun.elapsed().div_f64(count.max(1) as f64);
    let found = |(first, verdict)| Found {
        verdict,
        only: (verdict == Verdict::Unique).then_some(first),
        calls: None,
        is_late: false,
        time,
    };
    firsts.into_iter().zip(verdicts).map(found).collect()
}

/// The maximum number of calls that are made to measure the time of one call.
const FIRST: u64 = 2_000;

/// A puzzle to warm up with, so that code and tables are in memory before the measurement.
pub const FIRST_PUZZLE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The limits of the searches of one engine.
///
/// An engine is faster if it does not read the clock during a search. So the time that is left is
/// converted to calls. For example, if 2,000 calls took 1 ms and 5 s are left, the next search may
/// make about 10,000,000 calls.
pub struct Budget {
    limits: Limits<'static>,
    end: Instant,
    /// The calls and the time of the searches so far.
    calls: u64,
    time: Duration,
}

impl Budget {
    /// Creates a budget with these limits for each search, and `end` as the end of all. Warms up
    /// the engine.
    pub fn new(limits: Limits<'static>, end: Instant, engine: &mut dyn Engine) -> Budget {
        let mut budget =
            Budget { limits: limits.calls(FIRST), end, calls: 0, time: Duration::ZERO };
        if let Ok(givens) = FIRST_PUZZLE.parse() {
            let puzzle = Puzzle::of_givens(givens);
            budget.take(engine, &puzzle, FIRST, Instant::now());
            (budget.calls, budget.time) = (0, Duration::ZERO);
            budget.take(engine, &puzzle, FIRST, Instant::now());
        }
        Budget { limits, ..budget }
    }

    /// Searches within the limits and the remaining time.
    pub fn search(&mut self, engine: &mut dyn Engine, puzzle: &Puzzle) -> Found {
        let begun = Instant::now();
        let affordable = self.affordable(begun);
        let outcome = self.take(engine, puzzle, affordable, begun);
        let verdict = outcome.verdict();
        let is_late = verdict == Verdict::Unknown && affordable < self.limits.calls;
        let calls = (outcome.ended != Ended::CallLimit).then_some(outcome.calls);
        let only = outcome.first.filter(|_| verdict == Verdict::Unique);
        Found { verdict, only, calls, is_late, time: begun.elapsed() }
    }

    /// Searches with at most this number of calls, and adds its calls and time to the budget.
    fn take(
        &mut self,
        engine: &mut dyn Engine,
        puzzle: &Puzzle,
        calls: u64,
        now: Instant,
    ) -> Outcome {
        let calls = self.limits.calls.min(calls);
        let outcome = search(engine, puzzle, self.limits.calls(calls));
        self.calls += outcome.calls;
        self.time += now.elapsed();
        outcome
    }

    /// Returns the number of calls for which there is time.
    fn affordable(&self, now: Instant) -> u64 {
        let left = self.end.saturating_duration_since(now).as_secs_f64();
        (left * self.calls.max(1) as f64 / self.time.as_secs_f64().max(1e-9)) as u64 + 1
    }
}
