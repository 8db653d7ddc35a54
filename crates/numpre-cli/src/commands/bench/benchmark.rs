//! The measurement: every solver over the same puzzles, and a comparison of the results.

use super::peer::PeerError;
use super::search_result::Found;
use super::solver::Solver;
use numpre::search::Verdict;
use numpre::{CancelToken, Grid, Limits};
use numpre_formats::Puzzle;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Returns at most this number of puzzles, in an order in which every beginning is a fair sample of
/// all.
///
/// The place moves on by about 0.618 of the whole each time, by a step that shares no divisor with
/// the number of puzzles.
pub fn spread(puzzles: Vec<Puzzle>, at_most: usize) -> Vec<Puzzle> {
    let total = puzzles.len();
    let golden = (total as f64 * 0.618_033_988_75) as usize;
    let step = (golden.max(1)..).find(|&step| common_divisor(step, total) == 1).unwrap_or(1);
    (0..total.min(at_most)).map(|place| puzzles[place * step % total].clone()).collect()
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// A solver on a number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The solver.
    pub solver: Solver,
    /// The threads.
    pub threads: usize,
}

/// The result of a setup.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The solver and its threads.
    pub setup: Setup,
    /// How many puzzles there were.
    pub puzzles: usize,
    /// How many of them were reached in time.
    pub reached: usize,
    /// How many searches of these were given up after the calls that each may take.
    pub given_up: usize,
    /// How many searches ended.
    pub ended: usize,
    /// The calls of the searches that ended, if they are counted.
    pub calls: Option<u64>,
    /// The time from the first puzzle to the last.
    pub time: Duration,
    /// The limits: time and calls.
    pub limits: (Duration, u64),
    /// How it compares with the first setup on the same number of threads that ended any search.
    /// `None` if no puzzle was solved by both.
    pub comparison: Option<Comparison>,
    /// The difference from the results of the setups before, if any.
    pub disagreement: Option<Disagreement>,
}

/// Two solvers over the puzzles that both have solved.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// The other.
    pub with: Solver,
    /// How many puzzles both have solved.
    pub puzzles: usize,
    /// How many times as fast this one was over them.
    pub ratio: f64,
}

/// Puzzles with different results.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The first solver with the other result.
    pub other: Solver,
    /// On how many puzzles.
    pub count: usize,
    /// The first of them.
    pub first: Grid,
}

impl Measurement {
    /// Returns puzzles per second: those whose search ended, in the time that all took.
    pub fn rate(&self) -> f64 {
        self.ended as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// All setups over the same puzzles.
pub struct Benchmark {
    puzzles: Arc<Vec<Puzzle>>,
    time: Duration,
    calls: u64,
    /// For each puzzle, the first result and its solver.
    known: Vec<Option<(Found, Solver)>>,
    /// For each number of threads, the first setup that ended any search, and the times of its
    /// searches that ended.
    firsts: Vec<(Setup, Vec<Option<Duration>>)>,
    /// The setups that were run.
    measurements: Vec<Measurement>,
}

impl Benchmark {
    /// A benchmark over these puzzles, with a time limit for each setup and a limit of calls for
    /// each search.
    pub fn new(puzzles: Vec<Puzzle>, time: Duration, calls: u64) -> Benchmark {
        let known = vec![None; puzzles.len()];
        Benchmark {
            puzzles: Arc::new(puzzles),
            time,
            calls,
            known,
            firsts: Vec::new(),
            measurements: Vec::new(),
        }
    }

    /// The setups that were run.
    #[cfg_attr(not(feature = "plot"), expect(dead_code, reason = "only a drawing asks for them"))]
    pub fn measurements(&self) -> &[Measurement] {
        &self.measurements
    }

    /// Runs a setup.
    ///
    /// # Errors
    /// If the library of the peer cannot be used.
    pub fn run(&mut self, setup: Setup) -> Result<Measurement, PeerError> {
        let limits = Limits::default().calls(self.calls);
        let (found, time) = if setup.threads == 1 {
            self.alone(setup.solver, limits)?
        } else {
            self.together(setup, limits)
        };
        let ended = || found.iter().filter(|found| found.is_ended());
        let late = found.iter().filter(|found| found.is_late).count();
        let measurement = Measurement {
            setup,
            puzzles: self.puzzles.len(),
            reached: found.len() - late,
            given_up: found.len() - late - ended().count(),
            ended: ended().count(),
            calls: ended().map(|found| found.calls).sum(),
            time,
            limits: (self.time, self.calls),
            comparison: self.ratio(setup, &found),
            disagreement: self.compare(setup.solver, &found),
        };
        self.measurements.push(measurement.clone());
        Ok(measurement)
    }

    fn alone(
        &self,
        solver: Solver,
        limits: Limits<'static>,
    ) -> Result<(Vec<Found>, Duration), PeerError> {
        let end = Instant::now() + self.time;
        let mut searcher = solver.enter(limits, end)?;
        let begun = Instant::now();
        let mut all = Vec::with_capacity(self.puzzles.len());
        while all.len() < self.puzzles.len() && Instant::now() < end {
            let rest = &self.puzzles[all.len()..];
            let found = searcher(&rest[..rest.len().min(solver.at_a_time(all.len()))]);
            all.extend(found);
        }
        Ok((all, begun.elapsed()))
    }

    /// Measures one of our engines on several threads.
    fn together(&self, setup: Setup, limits: Limits<'static>) -> (Vec<Found>, Duration) {
        let begun = Instant::now();
        let end = begun + self.time;
        let (total, puzzles) = (self.puzzles.len(), Arc::clone(&self.puzzles));
        let mut begin = 0;
        let mut all = Vec::with_capacity(total);
        numpre_bulk::ordered(
            setup.threads,
            &CancelToken::NEVER,
            move |records| {
                let range = begin..total.min(begin + records.max(setup.solver.at_a_time(begin)));
                begin = range.end;
                (!range.is_empty() && Instant::now() < end).then_some(range)
            },
            move || setup.solver.enter(limits, end).ok(),
            move |searcher, range| {
                searcher.as_mut().map_or_else(Vec::new, |searcher| searcher(&puzzles[range]))
            },
            |found| {
                all.extend(found);
                ControlFlow::Continue(())
            },
        );
        (all, begun.elapsed())
    }

    /// Returns how the setup compares with the first on the same number of threads, over what both
    /// have solved. That may be the setup itself.
    fn ratio(&mut self, setup: Setup, all: &[Found]) -> Option<Comparison> {
        let Some((first, theirs)) =
            self.firsts.iter().find(|(first, _)| first.threads == setup.threads)
        else {
            if all.iter().any(Found::is_ended) {
                let times =
                    all.iter().map(|found| found.is_ended().then_some(found.time)).collect();
                self.firsts.push((setup, times));
            }
            let ended = all.iter().filter(|found| found.is_ended()).count();
            return (ended > 0).then_some(Comparison {
                with: setup.solver,
                puzzles: ended,
                ratio: 1.0,
            });
        };
        let both = all.iter().zip(theirs).filter(|(mine, _)| mine.is_ended());
        let both: Vec<(Duration, Duration)> =
            both.filter_map(|(mine, theirs)| theirs.map(|theirs| (mine.time, theirs))).collect();
        let mine: f64 = both.iter().map(|(mine, _)| mine.as_secs_f64()).sum();
        let theirs: f64 = both.iter().map(|(_, theirs)| theirs.as_secs_f64()).sum();
        (!both.is_empty()).then(|| Comparison {
            with: first.solver,
            puzzles: both.len(),
            ratio: theirs.max(1e-9) / mine.max(1e-9),
        })
    }

    fn compare(&mut self, solver: Solver, all: &[Found]) -> Option<Disagreement> {
        let mut disagreement: Option<Disagreement> = None;
        for ((found, known), puzzle) in all.iter().zip(&mut self.known).zip(&*self.puzzles) {
            if found.verdict == Verdict::Unknown {
                continue;
            }
            let (first, other) = known.get_or_insert((*found, solver));
            // Solvers may find different solutions of a puzzle that has several, and some write
            // none down.
            let is_other = found.verdict == Verdict::Unique
                && found.only.zip(first.only).is_some_and(|(mine, theirs)| mine != theirs);
            if first.verdict != found.verdict || is_other {
                let first = puzzle.grid();
                disagreement
                    .get_or_insert(Disagreement { other: *other, count: 0, first })
                    .count += 1;
            }
            first.only = first.only.or(found.only);
        }
        disagreement
    }
}
