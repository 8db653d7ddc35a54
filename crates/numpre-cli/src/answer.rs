//! What a search says about a problem: the answer of `solve` and of `check`.

use crate::args::Engines;
use crate::lang::Texts;
use crate::output::{ClashFields, Digits, Tone, View};
use crate::trouble::Exit;
use numpre::check::clashes;
use numpre::{CellSet, Engine, Grid, Limits, Solved};
use numpre_formats::{Problem, Record};
use serde::Serialize;
use std::time::{Duration, Instant};

/// No problem with fewer givens has just one solution (McGuire, Tugemann and Civario, 2012).
const FEWEST_GIVENS: usize = 17;

/// A worker's engine and how it is to be used.
pub struct Solver {
    engine: Box<dyn Engine>,
    limits: Limits,
    counts: bool,
    stats: bool,
}

/// What a search says about a problem, with the fields of the contract.
#[derive(Serialize)]
pub struct Answer {
    line: usize,
    puzzle: Digits,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    calls: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<ClashFields>,
    /// The problem as it was read.
    #[serde(skip)]
    pub problem: Problem,
    /// How long the search took.
    #[serde(skip)]
    pub time: Duration,
    #[serde(skip)]
    may_have_more: bool,
}

impl Solver {
    /// A solver with the engine that was asked for.
    pub fn new(engines: &Engines) -> Solver {
        Solver {
            engine: engines.engine.build(),
            limits: engines.limits(),
            counts: engines.limit.is_some(),
            stats: engines.stats,
        }
    }

    /// Solves a problem.
    pub fn answer(&mut self, record: Record) -> Answer {
        let problem = record.problem;
        let begun = Instant::now();
        let outcome = if problem.is_plain() {
            self.engine.search(&problem.givens, self.limits)
        } else {
            self.engine.search_candidates(&problem.all_candidates(), self.limits)
        };
        let time = begun.elapsed();
        let grid = problem.grid();
        // Calls have no limit here, so that the search always tells.
        let (status, solution, second) = match outcome.solved() {
            Solved::Unique(only) => ("unique", Some(only), None),
            Solved::Multiple(first, second) => ("multiple", Some(first), Some(second)),
            Solved::None | Solved::Unknown(_) => ("none", None, None),
        };
        Answer {
            line: record.line,
            puzzle: Digits(grid),
            status,
            solution: solution.map(Digits),
            second: second.map(Digits),
            count: self.counts.then_some(outcome.count),
            calls: self.stats.then_some(outcome.calls),
            micros: self.stats.then_some(time.as_micros() as u64),
            clashes: if solution.is_none() { clashes(&grid).map(ClashFields).collect() } else { Vec::new() },
            problem,
            time,
            may_have_more: outcome.count == self.limits.solutions,
        }
    }
}

impl Answer {
    /// The columns of the CSV output.
    pub const COLUMNS: &'static [&'static str] =
        &["line", "puzzle", "status", "solution", "second", "count", "calls", "micros", "clashes", "error"];

    /// The contract's status.
    pub fn status(&self) -> &'static str {
        self.status
    }

    /// The solution, if it is the only one.
    pub fn only(&self) -> Option<&Grid> {
        self.first().filter(|_| self.second.is_none())
    }

    /// The first solution.
    pub fn first(&self) -> Option<&Grid> {
        self.solution.as_ref().map(|digits| &digits.0)
    }

    /// The second.
    pub fn second(&self) -> Option<&Grid> {
        self.second.as_ref().map(|digits| &digits.0)
    }

    /// The cells whose givens clash with each other.
    pub fn clashing(&self) -> CellSet {
        self.clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.0.cells)
    }

    /// What it means for the exit code: only a proper problem is a "yes".
    pub fn exit(&self) -> Exit {
        if self.only().is_some() { Exit::Holds } else { Exit::No }
    }

    /// Status, clue count, time and calls, for people.
    pub fn heading(&self, view: &View<'_>) -> Vec<String> {
        let tone = match self.status {
            "unique" => Tone::Good,
            "multiple" => Tone::Doubtful,
            _ => Tone::Bad,
        };
        let mut parts = vec![view.word(tone, &format!("status-{}", self.status))];
        if let Some(count) = self.count {
            let name = if self.may_have_more { "solutions-at-least" } else { "solutions" };
            parts.push(view.texts.say(name, &[("count", count.into())]));
        }
        parts.push(view.texts.say("clues", &[("count", self.problem.givens.clue_count().into())]));
        parts.push(view.duration(self.time));
        if let Some(calls) = self.calls {
            parts.push(view.texts.say("calls", &[("count", calls.into())]));
        }
        parts
    }

    /// That a problem of so few givens never has just one solution. (Candidates struck beforehand are more than givens.)
    pub fn note(&self, texts: &Texts) -> Option<String> {
        let is_short = self.problem.candidates.is_none() && self.puzzle.0.clue_count() < FEWEST_GIVENS;
        is_short.then(|| texts.say("note-few-givens", &[("fewest", FEWEST_GIVENS.into())]))
    }

    /// The clashing givens by name.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        texts.remark_of_clashes(self.clashes.iter().map(|clash| &clash.0))
    }
}
