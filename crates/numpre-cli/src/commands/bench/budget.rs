//! What a search may take: so many calls, and the time that is left.
//!
//! An engine looks at no clock while it searches, and is the quicker for it. So the time that is
//! left is told as calls: as many as it has made in that time before.

use super::search_result::Found;
use crate::results::search;
use numpre::search::{Ended, Verdict};
use numpre::{Engine, Limits, Outcome};
use numpre_formats::Puzzle;
use std::time::{Duration, Instant};

/// So many calls are made to learn how long one takes, at most.
const FIRST: u64 = 2_000;

/// A puzzle to warm up with: nothing is measured while code and tables come into memory.
pub const FIRST_PUZZLE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// What the searches of one engine may take.
pub struct Budget {
    limits: Limits<'static>,
    end: Instant,
    /// What the searches so far have taken.
    calls: u64,
    time: Duration,
}

impl Budget {
    /// So many calls a search, and until `end` for all, by an engine that is warmed up.
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

    /// Searches with so many calls at most, and takes note of how long they took.
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

    /// How many calls there is time for.
    fn affordable(&self, now: Instant) -> u64 {
        let left = self.end.saturating_duration_since(now).as_secs_f64();
        (left * self.calls.max(1) as f64 / self.time.as_secs_f64().max(1e-9)) as u64 + 1
    }
}
