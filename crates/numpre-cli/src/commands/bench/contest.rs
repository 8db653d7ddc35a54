//! The measurement itself: every engine over the same problems, results compared.

use numpre::search::Ended;
use numpre::{EngineKind, Grid, Limits, Outcome, Solved};
use numpre_formats::Problem;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Problems in an order in which every beginning is a fair sample of all, at most so many.
///
/// The place moves on by about 0.618 of the whole each time, by a step that shares no divisor with the number of problems.
pub fn spread(problems: Vec<Problem>, at_most: usize) -> Vec<Problem> {
    let total = problems.len();
    let golden = (total as f64 * 0.618_033_988_75) as usize;
    let step = (golden.max(1)..).find(|&step| common_divisor(step, total) == 1).unwrap_or(1);
    (0..total.min(at_most)).map(|place| problems[place * step % total].clone()).collect()
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// One engine on so many threads.
#[derive(Clone, Copy, Debug)]
pub struct Heat {
    /// The engine.
    pub engine: EngineKind,
    /// The threads.
    pub threads: usize,
}

/// What a heat came to.
#[derive(Clone, Debug)]
pub struct Score {
    /// The engine and its threads.
    pub heat: Heat,
    /// How many problems there were.
    pub problems: usize,
    /// How many of them were reached in time.
    pub reached: usize,
    /// How many searches of these were given up.
    pub given_up: usize,
    /// Calls of the searches that ended.
    pub calls: u64,
    /// The time from the first problem to the last.
    pub time: Duration,
    /// The limits: time and calls.
    pub limits: (Duration, u64),
    /// The problems a second to those of the first heat on as many threads.
    pub ratio: f64,
    /// Where the results differ from those of the heats before.
    pub disagreement: Option<Disagreement>,
}

/// Where results differ.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The engine that said otherwise first.
    pub other: EngineKind,
    /// On how many problems.
    pub count: usize,
    /// The first of them.
    pub first: Grid,
}

impl Score {
    /// Problems a second: those whose search ended, in the time that all took.
    pub fn rate(&self) -> f64 {
        self.ended() as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// How many searches ended.
    pub fn ended(&self) -> usize {
        self.reached - self.given_up
    }
}

/// What an engine found, as far as all must agree: which two of several solutions are found first is each engine's own affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    None,
    Unique(Grid),
    Multiple,
}

impl Verdict {
    fn of(outcome: &Outcome) -> Option<Verdict> {
        match outcome.solved() {
            Solved::None => Some(Verdict::None),
            Solved::Unique(only) => Some(Verdict::Unique(only)),
            Solved::Multiple(..) => Some(Verdict::Multiple),
            Solved::Unknown(_) => None,
        }
    }
}

/// All heats over the same problems.
pub struct Contest {
    problems: Arc<Vec<Problem>>,
    time: Duration,
    calls: u64,
    /// What was found first, and by whom.
    known: Vec<Option<(Verdict, EngineKind)>>,
    /// The rates of the first heat on so many threads.
    measures: Vec<(usize, f64)>,
}

impl Contest {
    /// Over these problems; each heat has so much time, each search so many calls.
    pub fn new(problems: Vec<Problem>, time: Duration, calls: u64) -> Contest {
        let known = vec![None; problems.len()];
        Contest { problems: Arc::new(problems), time, calls, known, measures: Vec::new() }
    }

    /// Runs a heat.
    pub fn run(&mut self, heat: Heat) -> Score {
        let limits = Limits { calls: self.calls, ..Limits::default() };
        let begun = Instant::now();
        let outcomes = if heat.threads == 1 { self.alone(heat.engine, limits) } else { self.together(heat, limits) };
        let time = begun.elapsed();
        let ended = |outcome: &&Outcome| outcome.ended != Ended::CallLimit;
        let mut score = Score {
            heat,
            problems: self.problems.len(),
            reached: outcomes.len(),
            given_up: outcomes.len() - outcomes.iter().filter(ended).count(),
            calls: outcomes.iter().filter(ended).map(|outcome| outcome.calls).sum(),
            time,
            limits: (self.time, self.calls),
            ratio: 1.0,
            disagreement: self.compare(heat.engine, &outcomes),
        };
        match self.measures.iter().find(|(threads, _)| *threads == heat.threads) {
            Some((_, first)) => score.ratio = score.rate() / first.max(1e-9),
            None => self.measures.push((heat.threads, score.rate())),
        }
        score
    }

    fn alone(&self, engine: EngineKind, limits: Limits) -> Vec<Outcome> {
        let end = Instant::now() + self.time;
        let mut engine = engine.build();
        let in_time = self.problems.iter().take_while(|_| Instant::now() < end);
        in_time.map(|problem| search(&mut *engine, problem, limits)).collect()
    }

    fn together(&self, heat: Heat, limits: Limits) -> Vec<Outcome> {
        let end = Instant::now() + self.time;
        let (total, problems) = (self.problems.len(), Arc::clone(&self.problems));
        let mut begin = 0;
        let mut outcomes = Vec::with_capacity(total);
        numpre_bulk::ordered(
            heat.threads,
            move |records| {
                let range = begin..total.min(begin + records);
                begin = range.end;
                (!range.is_empty() && Instant::now() < end).then_some(range)
            },
            move || heat.engine.build(),
            move |engine, range| {
                problems[range].iter().map(|problem| search(&mut **engine, problem, limits)).collect::<Vec<_>>()
            },
            |found| {
                outcomes.extend(found);
                ControlFlow::Continue(())
            },
        );
        outcomes
    }

    fn compare(&mut self, engine: EngineKind, outcomes: &[Outcome]) -> Option<Disagreement> {
        let mut disagreement: Option<Disagreement> = None;
        for ((outcome, known), problem) in outcomes.iter().zip(&mut self.known).zip(&*self.problems) {
            let Some(verdict) = Verdict::of(outcome) else { continue };
            let (first, other) = *known.get_or_insert((verdict, engine));
            if first != verdict {
                let first = problem.grid();
                disagreement.get_or_insert(Disagreement { other, count: 0, first }).count += 1;
            }
        }
        disagreement
    }
}

fn search(engine: &mut dyn numpre::Engine, problem: &Problem, limits: Limits) -> Outcome {
    if problem.is_plain() {
        engine.search(&problem.givens, limits)
    } else {
        engine.search_candidates(&problem.all_candidates(), limits)
    }
}
