//! Generates puzzles on all cores, in the order of their indices.

use crate::{MOST_THREADS, Threads, ordered};
use numpre::CancelToken;
use numpre::canonical::{Class, Classes};
use numpre::generate::{Generated, Generator, NotFound, Refusal, Request};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The number of consecutive isomorphs of earlier puzzles that ends a run without isomorphs.
const IN_A_ROW: u64 = 1000;

/// The result for one index.
pub type Made = Result<Generated, NotFound>;

/// The puzzles that a run should make.
#[derive(Clone, Debug)]
pub struct Run {
    /// The requirements for each puzzle.
    pub request: Request,
    /// The index of the first puzzle.
    pub start: u64,
    /// The number of puzzles. An index without a puzzle counts too.
    pub count: u64,
    /// The puzzles that may not occur together. A puzzle that is left out counts for nothing, and
    /// the next index takes its place.
    pub unique: Unique,
    /// The time after which an index is given up; `None` for no limit. Only with a limit can the
    /// results differ between machines.
    pub timeout: Option<Duration>,
}

/// The puzzles of a run that are left out because of earlier ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unique {
    /// None: isomorphs may occur.
    #[default]
    No,
    /// The isomorphs of earlier puzzles.
    Class,
    /// The puzzles whose solution is an isomorph of an earlier solution.
    GridClass,
}

impl Unique {
    /// Returns the class of a puzzle that may occur only once, if there is one.
    fn class(self, made: &Generated) -> Option<Class> {
        match self {
            Unique::No => None,
            Unique::Class => Some(Class::of(&made.puzzle)),
            Unique::GridClass => Some(Class::of(&made.solution)),
        }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All puzzles were made, or the sink returned `Break`.
    Done,
    /// The run was stopped by the caller.
    Stopped,
    /// A thousand consecutive puzzles were isomorphs of earlier ones: there are no more classes, or
    /// hardly any.
    NoMoreClasses {
        /// The index that the run would have used next.
        next: u64,
    },
}

/// The state of a run in progress, for code that watches it from another thread.
#[derive(Debug)]
pub struct Watch {
    tries: AtomicU64,
    /// Cancelled when the sink breaks, so that the threads give up their current searches.
    over: CancelToken,
    /// Cancelled by the caller.
    outside: CancelToken,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch::cancelled_by(CancelToken::new())
    }
}

impl Watch {
    /// Creates the watch of a run that ends when this token is cancelled or [`Watch::stop`] is
    /// called.
    pub fn cancelled_by(outside: CancelToken) -> Watch {
        Watch { tries: AtomicU64::new(0), over: CancelToken::new(), outside }
    }

    /// Returns the number of tries that all threads have made.
    pub fn tries(&self) -> u64 {
        self.tries.load(Ordering::Relaxed)
    }

    /// Ends the run: current searches are given up, and the threads end.
    pub fn stop(&self) {
        self.outside.cancel();
    }

    fn is_over(&self) -> bool {
        self.over.is_cancelled() || self.outside.is_cancelled()
    }

    fn one_more(&self) -> ControlFlow<()> {
        self.tries.fetch_add(1, Ordering::Relaxed);
        if self.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Makes the puzzles of a run on `threads` threads (at most [`MOST_THREADS`]). Calls `sink` on the
/// calling thread with some results at a time, in the order of their indices. The results depend
/// only on the run; how many come at a time depends on the clock.
///
/// If `sink` breaks, this returns at once. Memory does not grow with the number of puzzles, except
/// for the classes of a run without isomorphs ([`Classes`]).
///
/// ```
/// use numpre::generate::Request;
/// use numpre_bulk::{End, Run, Unique, Watch, generate};
/// use std::ops::ControlFlow;
/// use std::sync::Arc;
///
/// let request = Request::default().seed(2026);
/// let run = Run { request, start: 4, count: 3, unique: Unique::No, timeout: None };
/// let mut indices = Vec::new();
/// let (end, _) = generate(&run, 2, &Arc::new(Watch::default()), |made| {
///     indices.extend(made.iter().flatten().map(|made| made.index));
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!((indices, end), (vec![4, 5, 6], End::Done));
/// # Ok::<(), numpre::generate::Refusal>(())
/// ```
///
/// # Errors
/// [`Refusal`] if it is certain that no puzzle meets the request. Then no thread has started.
pub fn generate(
    run: &Run,
    threads: usize,
    watch: &Arc<Watch>,
    mut sink: impl FnMut(Vec<Made>) -> ControlFlow<()>,
) -> Result<(End, Threads), Refusal> {
    let threads = threads.clamp(1, MOST_THREADS);
    let together = run.request.clone().build()?.worth_together();
    let Run { request, timeout, unique, .. } = run.clone();
    let (shared, watched) = (Arc::clone(watch), Arc::clone(watch));
    let mut sieve =
        Sieve { classes: Classes::default(), next: run.start, left: run.count, in_a_row: 0 };
    let ended = ordered(
        threads.min(usize::try_from(run.count).unwrap_or(usize::MAX)),
        &watch.outside,
        indices(run, threads, if run.count / threads as u64 >= together { together } else { 1 }),
        move || {
            let built = request.clone().build();
            let watch = Arc::clone(&watched);
            // The rating of one puzzle can take a second, and ends when the run does.
            built
                .expect("the same request was built above, and built alike")
                .with_cancel(CancelToken::when(move || watch.is_over()))
        },
        move |generator, indices| {
            let class = |made: &Made| unique.class(made.as_ref().ok()?);
            let classed = |made: Made| (class(&made), made);
            make(generator, indices, timeout, &shared).into_iter().map(classed).collect()
        },
        |made| {
            // A search that was given up because of `stop` has no result.
            let made = if watch.is_over() { Vec::new() } else { sieve.sift(made) };
            let flow = if made.is_empty() { ControlFlow::Continue(()) } else { sink(made) };
            if flow.is_break() || sieve.is_over() {
                watch.over.cancel();
                return ControlFlow::Break(());
            }
            flow
        },
    );
    let end = match () {
        () if sieve.is_exhausted() => End::NoMoreClasses { next: sieve.next },
        () if ended.was_cancelled => End::Stopped,
        () => End::Done,
    };
    Ok((end, ended.threads))
}

/// Returns the index of a result.
const fn index(made: &Made) -> u64 {
    match made {
        Ok(Generated { index, .. }) | Err(NotFound { index, .. }) => *index,
    }
}

/// Returns a function that splits the run into ranges of indices. It takes the number of records
/// wanted. The first range of each thread may be short, for an early result; later ones have at
/// least `at_least` indices. A run without isomorphs has no last index, because the number of
/// isomorphs is not known beforehand.
fn indices(
    run: &Run,
    threads: usize,
    at_least: u64,
) -> impl FnMut(usize) -> Option<Range<u64>> + use<> {
    let end = if run.unique != Unique::No { u64::MAX } else { run.start.saturating_add(run.count) };
    let mut next = if run.count == 0 { end } else { run.start };
    let mut short = threads;
    move |records| {
        let begin = next;
        let at_least = if short > 0 { 1 } else { at_least };
        short = short.saturating_sub(1);
        next = end.min(begin.saturating_add(at_least.max(records as u64)));
        (begin < end).then_some(begin..next)
    }
}

fn make(
    generator: &mut Generator,
    indices: Range<u64>,
    timeout: Option<Duration>,
    watch: &Watch,
) -> Vec<Made> {
    let Some(timeout) = timeout else {
        return generator.generate_many(indices, &mut |_| watch.one_more());
    };
    // One by one, so that each index has its own time limit.
    let timed = |index| {
        let begun = Instant::now();
        generator.generate_watched(index, &mut |_| {
            if begun.elapsed() >= timeout { ControlFlow::Break(()) } else { watch.one_more() }
        })
    };
    indices.map(timed).collect()
}

/// Passes results on until there are enough, and leaves out isomorphs.
struct Sieve {
    classes: Classes,
    /// The index after the last result that was examined.
    next: u64,
    /// The number of results that may still pass.
    left: u64,
    /// The number of isomorphs left out since the last new class.
    in_a_row: u64,
}

impl Sieve {
    /// Returns the results that pass. A result without a class passes: nothing was found for its
    /// index, or isomorphs are allowed.
    fn sift(&mut self, made: Vec<(Option<Class>, Made)>) -> Vec<Made> {
        let mut passed = Vec::with_capacity(made.len());
        for (class, made) in made {
            if self.is_over() {
                break;
            }
            self.next = index(&made).saturating_add(1);
            if class.is_some_and(|class| !self.classes.is_new(class)) {
                self.in_a_row += 1;
                continue;
            }
            if class.is_some() {
                self.in_a_row = 0;
            }
            self.left -= 1;
            passed.push(made);
        }
        passed
    }

    const fn is_over(&self) -> bool {
        self.left == 0 || self.is_exhausted()
    }

    const fn is_exhausted(&self) -> bool {
        self.in_a_row >= IN_A_ROW
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Rank;
    use numpre::random::random_isomorph;

    fn run(unique: Unique) -> Run {
        Run { request: Request::default().seed(7), start: 3, count: 40, unique, timeout: None }
    }

    fn all(run: &Run, threads: usize) -> Vec<Made> {
        let mut all = Vec::new();
        let end = generate(run, threads, &Arc::default(), |made| {
            all.extend(made);
            ControlFlow::Continue(())
        });
        assert_eq!(end.map(|(end, _)| end), Ok(End::Done));
        all
    }

    #[test]
    fn is_what_one_generator_makes() {
        let mut generator = run(Unique::No).request.build().unwrap();
        let expected: Vec<Made> = (3..43).map(|index| generator.generate(index)).collect();
        for threads in [0, 1, 2, 5] {
            assert_eq!(all(&run(Unique::No), threads), expected, "{threads} threads");
            assert_eq!(
                all(&run(Unique::Class), threads),
                expected,
                "{threads} threads, no two of one class anyway"
            );
            let timed = Run { timeout: Some(Duration::from_secs(3600)), ..run(Unique::No) };
            assert_eq!(all(&timed, threads), expected, "{threads} threads, with time enough");
        }
    }

    #[test]
    fn ends_when_the_sink_breaks() {
        let mut taken = 0;
        let end = generate(
            &Run { count: u64::MAX, start: 0, ..run(Unique::No) },
            2,
            &Arc::default(),
            |made| {
                taken += made.len();
                if taken < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        assert_eq!(end.map(|(end, _)| end), Ok(End::Done));
        assert!((10..1000).contains(&taken), "{taken}");
        let none = Run { count: 0, ..run(Unique::No) };
        assert_eq!(all(&none, 2), []);
    }

    #[test]
    fn a_hopeless_search_is_stopped_from_outside() {
        let request = Request::default().rank(Rank::VERY_EASY).clues(17..=17).max_tries(u64::MAX);
        let hopeless = Run { request, count: 1, ..run(Unique::No) };
        let watch = Arc::new(Watch::default());
        let stopper = Arc::clone(&watch);
        let stopper = std::thread::spawn(move || {
            while stopper.tries() < 100 {
                std::thread::sleep(Duration::from_millis(1));
            }
            stopper.stop();
        });
        let end = generate(&hopeless, 2, &watch, |made| panic!("{made:?} is no result"));
        assert_eq!(end.map(|(end, _)| end), Ok(End::Stopped));
        stopper.join().unwrap();
    }

    #[test]
    fn impossible_requests_are_refused() {
        let refused = Run { request: Request::default().clues(0..=16), ..run(Unique::No) };
        let end = generate(&refused, 2, &Arc::default(), |_| ControlFlow::Continue(()));
        assert_eq!(end, Err(Refusal::TooFewClues { most: 16 }));
    }

    /// Returns the puzzle of index `class` as isomorphs of it, one for each index in `at`.
    fn isomorphs(class: u64, at: Range<u64>) -> Vec<(Option<Class>, Made)> {
        let mut generator = Request::default().build().unwrap();
        let made = generator.generate(class).unwrap();
        let image = |index| {
            let puzzle = random_isomorph(1, index).apply(&made.puzzle);
            (Some(Class::of(&puzzle)), Ok(Generated { puzzle, index, ..made.clone() }))
        };
        at.map(image).collect()
    }

    #[test]
    fn isomorphs_do_not_pass() {
        let mut sieve = Sieve { classes: Classes::default(), next: 0, left: 4, in_a_row: 0 };
        let missed = NotFound {
            because: numpre::generate::StopReason::OutOfTries,
            seed: 0,
            index: 9,
            tries: 1,
            nearest: None,
        };
        let made = [
            isomorphs(0, 0..3),
            isomorphs(1, 3..5),
            isomorphs(0, 5..9),
            vec![(None, Err(missed))],
            isomorphs(2, 10..12),
        ];
        let passed = sieve.sift(made.concat());
        assert_eq!(passed.iter().map(index).collect::<Vec<_>>(), [0, 3, 9, 10]);
        assert_eq!(
            (sieve.left, sieve.next, sieve.is_over(), sieve.is_exhausted()),
            (0, 11, true, false)
        );
    }

    #[test]
    fn a_thousand_isomorphs_in_a_row_are_the_end() {
        let mut sieve = Sieve { classes: Classes::default(), next: 0, left: 9, in_a_row: 0 };
        assert_eq!(sieve.sift(isomorphs(0, 0..1000)).len(), 1);
        assert!(!sieve.is_over());
        // Another class in between: the count restarts.
        assert_eq!(sieve.sift(isomorphs(1, 1000..2000)).len(), 1);
        assert!(!sieve.is_over());
        assert_eq!(sieve.sift(isomorphs(0, 2000..2500)).len(), 0);
        assert_eq!((sieve.next, sieve.is_exhausted()), (2001, true));
    }

    #[test]
    fn puzzles_of_one_grid_share_their_grid_class_only() {
        let made = run(Unique::No).request.build().unwrap().generate(3).unwrap();
        let blank = made.puzzle.blanks().first().unwrap();
        let mut more = made.clone();
        more.puzzle.set(blank, made.solution.get(blank));
        more.puzzle = random_isomorph(7, 0).apply(&more.puzzle);
        more.solution = random_isomorph(7, 0).apply(&more.solution);
        assert_eq!(Unique::GridClass.class(&made), Unique::GridClass.class(&more));
        assert_ne!(Unique::Class.class(&made), Unique::Class.class(&more));
        assert_eq!(Unique::No.class(&made), None);
    }
}
