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
pub enum BenchSolver {
    /// An engine of ours.
    Engine(EngineKind),
    /// The solver of the shared library that `NUMPRE_PEER` names.
    Peer,
}

impl BenchSolver {
    /// Its name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            BenchSolver::Engine(engine) => engine.name(),
            BenchSolver::Peer => "peer",
        }
    }

    /// Returns whether it may work on several threads: of a peer's memory nothing is known.
    pub const fn has_threads(self) -> bool {
        matches!(self, BenchSolver::Engine(_))
    }

    /// Returns how many puzzles it is given at a time after this number. The first calls are small,
    /// so that the time limit holds.
    pub const fn at_a_time(self, done: usize) -> usize {
        match self {
            BenchSolver::Engine(EngineKind::Batch) if done < 1 << 12 => 1 << 9,
            BenchSolver::Engine(EngineKind::Batch) => 1 << 12,
            _ => 1,
        }
    }

    /// It, ready to begin, and to be done at `end`.
    ///
    /// # Errors
    /// If the library of the peer cannot be used.
    pub fn enter(self, limits: Limits, end: Instant) -> Result<Box<dyn Searcher>, PeerError> {
        let kind = match self {
            BenchSolver::Engine(kind) => kind,
            BenchSolver::Peer => return peer::enter(),
        };
        let mut engine = kind.build();
        let budget = Budget::new(limits, end, &mut *engine);
        Ok(match kind {
            EngineKind::Batch => Box::new(Many::new(kind.build_batch(), engine, budget)),
            _ => Box::new(OneByOne { engine, budget }),
        })
    }
}

/// How many puzzles warm it up.
const WARM: usize = 1 << 6;

/// An engine that takes puzzle by puzzle.
struct OneByOne {
    engine: Box<dyn Engine>,
    budget: Budget,
}

impl Searcher for OneByOne {
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found> {
        puzzles.iter().map(|puzzle| self.budget.search(&mut *self.engine, puzzle)).collect()
    }
}

/// The engine that searches many puzzles in one call. It counts no calls. Puzzles with removed
/// candidates are searched one by one.
struct Many {
    batch: BatchEngine,
    engine: Box<dyn Engine>,
    budget: Budget,
}

impl Many {
    fn new(mut batch: BatchEngine, engine: Box<dyn Engine>, budget: Budget) -> Many {
        let warm: Vec<Grid> = FIRST_PUZZLE.parse().into_iter().cycle().take(WARM).collect();
        batch.verdicts(&warm).expect("the batch has no token");
        Many { batch, engine, budget }
    }
}

impl Searcher for Many {
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found> {
        let (plain, others): (Vec<&Puzzle>, Vec<&Puzzle>) =
            puzzles.iter().partition(|puzzle| puzzle.is_plain());
        let givens: Vec<Grid> = plain.iter().map(|puzzle| puzzle.givens).collect();
        let (mut firsts, mut verdicts) =
            (vec![Grid::EMPTY; givens.len()], vec![Verdict::Unknown; givens.len()]);
        let begun = Instant::now();
        // Both are as long as the puzzles are many.
        let _fits = self.batch.first_into(&givens, &mut firsts, &mut verdicts);
        let time = begun.elapsed().div_f64(givens.len().max(1) as f64);
        let mut of_plain = firsts.into_iter().zip(verdicts).map(|(first, verdict)| Found {
            verdict,
            only: (verdict == Verdict::Unique).then_some(first),
            calls: None,
            is_late: false,
            time,
        });
        let mut of_others = others.into_iter().map(|puzzle| {
            let found = self.budget.search(&mut *self.engine, puzzle);
            Found { calls: None, ..found }
        });
        // There is one for each.
        puzzles
            .iter()
            .filter_map(|it| if it.is_plain() { of_plain.next() } else { of_others.next() })
            .collect()
    }
}

/// At most this number of calls is made to measure how long one takes.
const FIRST: u64 = 2_000;

/// A puzzle to warm up with: nothing is measured while code and tables come into memory.
pub const FIRST_PUZZLE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The limits of the searches of one engine.
pub struct Budget {
    limits: Limits,
    end: Instant,
    /// What the searches so far have taken.
    calls: u64,
    time: Duration,
}

impl Budget {
    /// A budget with these limits for each search, and until `end` for all. It warms up the engine.
    pub fn new(limits: Limits, end: Instant, engine: &mut dyn Engine) -> Budget {
        let mut budget = Budget {
            limits: Limits { calls: FIRST, ..limits },
            end,
            calls: 0,
            time: Duration::ZERO,
        };
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
        let outcome = search(engine, puzzle, Limits { calls, ..self.limits });
        self.calls += outcome.calls;
        self.time += now.elapsed();
        outcome
    }

    /// How many calls there is time for.
    fn affordable(&self, now: Instant) -> u64 {
        let left = self.end.saturating_duration_since(now).as_secs_f64();
        (left * self.calls.max(1) as f64 / self.time.as_secs_f64().max(1e-9)) as u64 + 1
    }
}
