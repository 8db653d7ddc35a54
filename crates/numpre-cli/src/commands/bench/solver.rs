//! Who is measured: our engines, and the peer that the environment names.

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
    /// An engine of ours.
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

    /// Returns whether it may work on several threads. A peer may not: nothing is known of its
    /// memory.
    pub const fn has_threads(self) -> bool {
        matches!(self, Solver::Engine(_))
    }

    /// Returns how many puzzles it is given at a time after this number. The first calls are small,
    /// so that the time limit holds.
    pub const fn at_a_time(self, done: usize) -> usize {
        match self {
            Solver::Engine(EngineKind::Batch) if done < 1 << 12 => 1 << 9,
            Solver::Engine(EngineKind::Batch) => 1 << 12,
            _ => 1,
        }
    }

    /// Returns it ready to begin, and to be done at `end`.
    ///
    /// # Errors
    /// If the library of the peer cannot be used.
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

/// How many puzzles warm it up.
const WARM: usize = 1 << 6;

/// An engine that searches puzzle by puzzle.
fn one_by_one(mut engine: Box<dyn Engine>, mut budget: Budget) -> Searcher {
    Box::new(move |puzzles| {
        puzzles.iter().map(|puzzle| budget.search(&mut *engine, puzzle)).collect()
    })
}

/// The engine that searches many puzzles in one call. It counts no calls. Puzzles with removed
/// candidates are searched one by one.
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

/// Returns the results of the puzzles that are nothing but givens.
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

/// At most this number of calls is made to measure how long one takes.
const FIRST: u64 = 2_000;

/// A puzzle to warm up with: nothing is measured while code and tables come into memory.
pub const FIRST_PUZZLE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The limits of the searches of one engine. An engine reads no clock while it searches, which
/// makes it faster. So the time that is left is converted to calls: as many as the engine has made
/// in that time before.
pub struct Budget {
    limits: Limits<'static>,
    end: Instant,
    /// What the searches so far have taken.
    calls: u64,
    time: Duration,
}

impl Budget {
    /// A budget with these limits for each search, and until `end` for all. It warms up the engine.
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

    /// Searches within the budget.
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

    /// Searches with at most this number of calls, and records how long they took.
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

    /// Returns how many calls there is time for.
    fn affordable(&self, now: Instant) -> u64 {
        let left = self.end.saturating_duration_since(now).as_secs_f64();
        (left * self.calls.max(1) as f64 / self.time.as_secs_f64().max(1e-9)) as u64 + 1
    }
}
