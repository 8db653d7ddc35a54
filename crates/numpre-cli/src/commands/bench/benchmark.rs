//! The measurement: runs every solver on the same puzzles, and compares the results.

use super::peer::PeerError;
use super::search_result::Found;
use super::solver::Solver;
use numpre::search::Verdict;
use numpre::{CancelToken, Grid, Limits};
use numpre_formats::Puzzle;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Returns at most this number of puzzles, in an order in which each beginning of the list is a
/// fair sample of all.
///
/// The index advances by about 0.618 of the total each time. The step has no common divisor with
/// the total, so that no index repeats. For 10 puzzles the step is 7: 0, 7, 4, 1, 8, 5, 2, 9, 6, 3.
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
    /// The number of threads.
    pub threads: usize,
}

/// The result of a setup.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The solver and its threads.
    pub setup: Setup,
    /// The number of puzzles.
    pub puzzles: usize,
    /// The number of puzzles that were reached within the time limit.
    pub reached: usize,
    /// The number of these whose search was given up at the limit of calls.
    pub given_up: usize,
    /// The number of searches that ended.
    pub ended: usize,
    /// The search calls of the searches that ended; `None` if they are not counted.
    pub calls: Option<u64>,
    /// The time from the beginning of the first search to the end of the last.
    pub time: Duration,
    /// The limits: the time for all puzzles, the calls for each.
    pub limits: (Duration, u64),
    /// The comparison with the first setup on the same number of threads that ended any search. It
    /// is `None` if there is no puzzle that both solved.
    pub comparison: Option<Comparison>,
    /// The difference from the results of the earlier setups; `None` if there is no difference.
    pub disagreement: Option<Disagreement>,
}

/// A comparison of two solvers on the puzzles that both solved.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// The other solver.
    pub with: Solver,
    /// The number of puzzles that both solved.
    pub puzzles: usize,
    /// The speed on these puzzles, as a multiple of the other solver's speed.
    pub ratio: f64,
}

/// Puzzles on which solvers disagree.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The solver whose result differs, on the first such puzzle.
    pub other: Solver,
    /// The number of such puzzles.
    pub count: usize,
    /// The first of these puzzles.
    pub first: Grid,
}

impl Measurement {
    /// Returns the number of searches that ended per second of the whole time.
    pub fn rate(&self) -> f64 {
        self.ended as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// The measurements of all setups on the same puzzles.
pub struct Benchmark {
    puzzles: Arc<Vec<Puzzle>>,
    time: Duration,
    calls: u64,
    /// For each puzzle, the first result and the solver that found it.
    known: Vec<Option<(Found, Solver)>>,
    /// For each number of threads, the first setup that ended any search, with the time of each
    /// search that ended.
    firsts: Vec<(Setup, Vec<Option<Duration>>)>,
    /// The results of the setups so far.
    measurements: Vec<Measurement>,
}

impl Benchmark {
    /// Creates a benchmark on these puzzles, with a time limit for each setup and a limit of calls
    /// for each search.
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

    /// Returns the results of the setups so far.
    #[cfg_attr(not(feature = "plot"), expect(dead_code, reason = "only a drawing asks for them"))]
    pub fn measurements(&self) -> &[Measurement] {
        &self.measurements
    }

    /// Runs a setup, and returns its result.
    ///
    /// # Errors
    /// Returns an error if the library of the peer cannot be used.
    pub fn run(&mut self, setup: Setup) -> Result<Measurement, PeerError> {
        let limits = Limits::default().calls(self.calls);
        let (found, time) = if setup.threads == 1 {
            self.on_one_thread(setup.solver, limits)?
        } else {
            self.on_several_threads(setup, limits)
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

    fn on_one_thread(
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

    /// Measures an engine on several threads. The peer never has several.
    fn on_several_threads(&self, setup: Setup, limits: Limits<'static>) -> (Vec<Found>, Duration) {
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

    /// Returns the comparison with the first setup on the same number of threads, on the puzzles
    /// that both solved. The first setup is compared with itself.
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
            // Only the solution of a proper puzzle is compared. If there are several solutions,
            // solvers may find different ones, and some solvers report none.
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
