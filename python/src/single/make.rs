//! Generates puzzles, exercises and full grids.

use super::asked;
use super::reason::{rank_of, technique_of};
use crate::board::{Grid, State, puzzle};
use crate::results::{Exercise, Generated, Step};
use crate::{call, engine, errors};
use numpre::generate::{Day, ParseDayError, Request, StopReason};
use numpre::logic::HodokuLevel;
use numpre::random::random_grid;
use numpre::rating::SeRating;
use numpre::{CellSet, Puzzle, Symmetry};
use numpre_api::{Ladder, PractiseRequest};
use numpre_bulk::{Made, Run, Unique, Watch};
use numpre_formats::read_pattern;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDate, PySlice, PyString};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The requirements for puzzles, as they are in the arguments.
pub(crate) struct Order<'a, 'py> {
    pub(crate) rank: Option<&'a Bound<'py, PyAny>>,
    pub(crate) technique: Option<&'a str>,
    pub(crate) se: Option<&'a Bound<'py, PyAny>>,
    pub(crate) hodoku: Option<&'a str>,
    pub(crate) clues: Option<&'a Bound<'py, PyAny>>,
    pub(crate) symmetry: Option<&'a str>,
    pub(crate) pattern: Option<&'a Bound<'py, PyAny>>,
    pub(crate) minimal: bool,
    pub(crate) seed: u64,
    pub(crate) max_tries: Option<u64>,
}

/// Converts requirements to a request of the core.
///
/// # Errors
/// Returns `ValueError` or `TypeError` for a wrong argument.
pub(crate) fn order_of(order: &Order<'_, '_>) -> PyResult<Request> {
    let mut request = Request::default().minimal(order.minimal).seed(order.seed);
    if let Some(tries) = order.max_tries {
        request = request.max_tries(tries);
    }
    if let Some(rank) = order.rank {
        let range = range_of("rank", rank)?;
        request = request.ranks(rank_of("rank", *range.start())?..=rank_of("rank", *range.end())?);
    }
    if let Some(slug) = order.technique {
        request = request.technique(technique_of(slug)?);
    }
    if let Some(ratings) = order.se {
        request = request.se(ratings_of(ratings)?);
    }
    if let Some(name) = order.hodoku {
        let level: Option<HodokuLevel> = name.parse().ok();
        request =
            request.hodoku(level.ok_or_else(|| errors::none_of("hodoku", name, HodokuLevel::ALL))?);
    }
    if let Some(clues) = order.clues {
        let range = range_of("clues", clues)?;
        let count = |number: i64| {
            usize::try_from(number)
                .map_err(|_| PyValueError::new_err(format!("clues {number}; expected 0 or more")))
        };
        request = request.clues(count(*range.start())?..=count(*range.end())?);
    }
    if let Some(name) = order.symmetry {
        let symmetry: Option<Symmetry> = name.parse().ok();
        request = request
            .symmetry(symmetry.ok_or_else(|| errors::none_of("symmetry", name, Symmetry::ALL))?);
    }
    if let Some(pattern) = order.pattern {
        request = request.pattern(pattern_of(pattern)?);
    }
    Ok(request)
}

/// Reads a number or a range: `4`, `"4..6"`, `(4, 6)`.
fn range_of(what: &str, given: &Bound<'_, PyAny>) -> PyResult<RangeInclusive<i64>> {
    let accepted = "a number, a text such as \"4..6\", or a pair of numbers";
    if let Ok(text) = given.cast::<PyString>() {
        let text = text.to_cow()?;
        let (first, last) = text.split_once("..").unwrap_or((&text, &text));
        return match (first.trim().parse(), last.trim().parse()) {
            (Ok(first), Ok(last)) => Ok(first..=last),
            _ => Err(PyValueError::new_err(format!("{what} {text:?}; expected {accepted}"))),
        };
    }
    if let Ok(number) = given.extract::<i64>() {
        return Ok(number..=number);
    }
    let pair: PyResult<(i64, i64)> = given.extract();
    pair.map(|(first, last)| first..=last).map_err(|_| errors::wrong_type(given, accepted))
}

/// Reads a rating of Sudoku Explainer or a range: `7.1`, `"7.0..7.5"`, `(7.0, 7.5)`.
fn ratings_of(given: &Bound<'_, PyAny>) -> PyResult<RangeInclusive<SeRating>> {
    let accepted = "a rating from 1.0 to 20.0, a text such as \"7.0..7.5\", or a pair of ratings";
    if let Ok(text) = given.cast::<PyString>() {
        let text = text.to_cow()?;
        let (first, last) = text.split_once("..").unwrap_or((&text, &text));
        return match (first.trim().parse(), last.trim().parse()) {
            (Ok(first), Ok(last)) => Ok(first..=last),
            _ => Err(PyValueError::new_err(format!("se {text:?}; expected {accepted}"))),
        };
    }
    let pair = given.extract::<f64>().map(|rating| (rating, rating)).or_else(|_| given.extract());
    let (first, last) = pair.map_err(|_| errors::wrong_type(given, accepted))?;
    let rating = |value: f64| {
        SeRating::new(value)
            .ok_or_else(|| PyValueError::new_err(format!("se {value}; expected {accepted}")))
    };
    Ok(rating(first)?..=rating(last)?)
}

/// Reads the cells that givens are wanted in, from a text that draws them or from a board.
fn pattern_of(given: &Bound<'_, PyAny>) -> PyResult<CellSet> {
    if let Ok(text) = given.cast::<PyString>() {
        let found = read_pattern(&text.to_cow()?);
        return found.map_err(|error| errors::unreadable(given.py(), &error));
    }
    Ok(!puzzle(given)?.givens.blanks())
}

/// Generate a puzzle that meets requirements.
///
/// The same arguments return the same puzzle, on any machine.
///
/// Parameters
/// ----------
/// rank : int, str or tuple, optional
///     The rank, or a range of ranks: ``4``, ``"4..6"`` or ``(4, 6)``. If left out, 1 to 3; with a
///     technique, an ER or a level, the usual ranks of such puzzles.
/// technique : str, optional
///     A technique that the puzzle needs: with this one and all easier ones a player solves it,
///     without this one not.
/// se : float, str or tuple, optional
///     The ER of Sudoku Explainer, or a range: ``7.1``, ``"7.0..7.5"`` or ``(7.0, 7.5)``.
/// hodoku : str, optional
///     The level of HoDoKu: ``"easy"``, ``"medium"``, ``"hard"``, ``"unfair"`` or ``"extreme"``.
/// clues : int, str or tuple, optional
///     The number of givens, or a range.
/// symmetry : str, optional
///     The symmetry of the givens: ``"none"``, ``"point"``, ``"vertical"``, ``"horizontal"``,
///     ``"diagonal"``, ``"antidiagonal"``, ``"rotate"`` or ``"full"``.
/// pattern : Board, optional
///     The cells of the givens: a board with givens in these cells, or a text that draws them.
/// minimal : bool
///     If true, the puzzle would not have exactly one solution without any one of its givens.
/// seed, index : int
///     Another seed or index gives another puzzle.
/// max_tries : int, optional
///     The number of puzzles to examine before the search gives up. If left out, 1,000,000; with a
///     technique, an ER or a level 100,000.
///
/// Returns
/// -------
/// Generated
///     The puzzle and its solution.
///
/// Raises
/// ------
/// Refused
///     No puzzle can meet the requirements.
/// NotFound
///     No puzzle was found within the tries.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> numpre.generate(rank=4, seed=7).rank
/// 4
#[pyfunction]
#[pyo3(signature = (*, rank = None, technique = None, se = None, hodoku = None, clues = None,
    symmetry = None, pattern = None, minimal = false, seed = 0, index = 0, max_tries = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn generate(
    py: Python<'_>,
    rank: Option<&Bound<'_, PyAny>>,
    technique: Option<&str>,
    se: Option<&Bound<'_, PyAny>>,
    hodoku: Option<&str>,
    clues: Option<&Bound<'_, PyAny>>,
    symmetry: Option<&str>,
    pattern: Option<&Bound<'_, PyAny>>,
    minimal: bool,
    seed: u64,
    index: u64,
    max_tries: Option<u64>,
) -> PyResult<Generated> {
    let order =
        Order { rank, technique, se, hodoku, clues, symmetry, pattern, minimal, seed, max_tries };
    let request = order_of(&order)?;
    made(py, request, index)
}

/// Return the puzzle of a day.
///
/// Every day has one puzzle, the same for everyone and in every version: that of
/// ``numpre generate --daily DATE`` and of the page Today of the web app. Its rank rises from
/// Monday to Sunday.
///
/// Parameters
/// ----------
/// date : str or datetime.date
///     The day, such as ``"2026-11-23"``, in the years 1 to 9999. Of a ``datetime.datetime``, the
///     day counts, without a conversion to another time zone.
///
/// Returns
/// -------
/// Generated
///     The puzzle and its solution.
///
/// Raises
/// ------
/// ValueError
///     The text is not a date of this form, or the calendar has no such day.
///
/// Examples
/// --------
/// >>> import datetime, numpre
/// >>> made = numpre.daily("2026-11-23")
/// >>> made.rank
/// 2
/// >>> numpre.daily(datetime.date(2026, 11, 23)).puzzle == made.puzzle
/// True
#[pyfunction]
pub(crate) fn daily(py: Python<'_>, date: &Bound<'_, PyAny>) -> PyResult<Generated> {
    made(py, day_of(date)?.request(), 0)
}

/// Converts a text or a date of Python.
fn day_of(date: &Bound<'_, PyAny>) -> PyResult<Day> {
    if let Ok(text) = date.cast::<PyString>() {
        let text = text.to_cow()?;
        return text.parse().map_err(|error: ParseDayError| {
            PyValueError::new_err(format!("date {text:?}: {error}"))
        });
    }
    if let Ok(date) = date.cast::<PyDate>() {
        let day = Day::new(
            date.getattr("year")?.extract()?,
            date.getattr("month")?.extract()?,
            date.getattr("day")?.extract()?,
        );
        return day.ok_or_else(|| PyValueError::new_err(ParseDayError::NoSuchDay.to_string()));
    }
    let kind = date.get_type().name()?;
    Err(PyTypeError::new_err(format!("date {kind}; expected str or datetime.date")))
}

fn made(py: Python<'_>, request: Request, index: u64) -> PyResult<Generated> {
    // A generator cannot move to another thread, so the thread that needs it builds it.
    let made = call::long(py, |cancel| {
        request.build().map(|generator| generator.with_cancel(cancel.clone()).generate(index))
    })?;
    let made = made.map_err(|refusal| errors::refused(py, &refusal))?;
    made.map(Generated::from).map_err(|missed| errors::not_made(py, &missed))
}

/// Returns the number of threads to use: that of the argument, or else of `NUMPRE_THREADS`, or else
/// as many as the process may use.
///
/// # Errors
/// Returns `ValueError` if the number is less than one, or `NUMPRE_THREADS` is not a number.
pub(crate) fn threads_of(asked: Option<i64>) -> PyResult<usize> {
    let positive = |what: &str, number: i64| {
        usize::try_from(number)
            .ok()
            .filter(|&number| number > 0)
            .ok_or_else(|| PyValueError::new_err(format!("{what} {number}; expected 1 or more")))
    };
    if let Some(asked) = asked {
        return positive("threads", asked);
    }
    if let Some(wish) = std::env::var_os("NUMPRE_THREADS") {
        let number = wish.to_str().and_then(|wish| wish.trim().parse().ok());
        let number = number.ok_or_else(|| {
            PyValueError::new_err(format!("NUMPRE_THREADS {wish:?}; expected 1 or more"))
        })?;
        return positive("NUMPRE_THREADS", number);
    }
    Ok(std::thread::available_parallelism().map_or(1, usize::from))
}

/// Generate puzzles that meet requirements, one after the other.
///
/// Parameters
/// ----------
/// count : int, optional
///     The number of puzzles; endless if left out.
/// start : int
///     The index of the first puzzle.
/// threads : int, optional
///     The number of threads that work during the iteration; as many as the process may use if
///     left out.
/// rank, technique, se, hodoku, clues, symmetry, pattern, minimal, seed, max_tries
///     As for `generate`.
///
/// Returns
/// -------
/// Puzzles
///     A sequence of Generated.
///
/// Raises
/// ------
/// Refused
///     No puzzle can meet the requirements.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = numpre.puzzles(count=10, rank=2, seed=5)
/// >>> len(p), p[3] == numpre.generate(rank=2, seed=5, index=3)
/// (10, True)
/// >>> [made.index for made in p[4:6]]
/// [4, 5]
#[pyfunction]
#[pyo3(signature = (*, count = None, start = 0, threads = None, rank = None, technique = None,
    se = None, hodoku = None, clues = None, symmetry = None, pattern = None, minimal = false,
    seed = 0, max_tries = None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn puzzles(
    py: Python<'_>,
    count: Option<u64>,
    start: u64,
    threads: Option<i64>,
    rank: Option<&Bound<'_, PyAny>>,
    technique: Option<&str>,
    se: Option<&Bound<'_, PyAny>>,
    hodoku: Option<&str>,
    clues: Option<&Bound<'_, PyAny>>,
    symmetry: Option<&str>,
    pattern: Option<&Bound<'_, PyAny>>,
    minimal: bool,
    seed: u64,
    max_tries: Option<u64>,
) -> PyResult<Puzzles> {
    let order =
        Order { rank, technique, se, hodoku, clues, symmetry, pattern, minimal, seed, max_tries };
    let (request, threads) = (order_of(&order)?, threads_of(threads)?);
    request.clone().build().map_err(|refusal| errors::refused(py, &refusal))?;
    Ok(Puzzles { request, start, count, threads })
}

/// A sequence of puzzles, which are generated when they are accessed; see `puzzles`.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> sum(made.rank == 1 for made in numpre.puzzles(count=5, rank=1))
/// 5
#[pyclass(frozen, sequence, module = "numpre")]
pub(crate) struct Puzzles {
    request: Request,
    start: u64,
    count: Option<u64>,
    threads: usize,
}

#[pymethods]
impl Puzzles {
    fn __len__(&self) -> PyResult<usize> {
        let endless = || PyTypeError::new_err("endless puzzles have no length; expected a count");
        let count = self.count.ok_or_else(endless)?;
        usize::try_from(count).map_err(|_| PyValueError::new_err("too many puzzles for a length"))
    }

    fn __getitem__<'py>(&self, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = at.py();
        if let Ok(slice) = at.cast::<PySlice>() {
            return self.part(slice)?.into_bound_py_any(py);
        }
        let accepted = "an index or a slice";
        let index: i64 = at.extract().map_err(|_| errors::wrong_type(at, accepted))?;
        let place = match (u64::try_from(index), self.count) {
            (Ok(place), _) => Some(place),
            (Err(_), Some(count)) => count.checked_sub(index.unsigned_abs()),
            (Err(_), None) => None,
        };
        let place = place.filter(|&place| self.count.is_none_or(|count| place < count));
        let place = place.ok_or_else(|| {
            let most = self
                .count
                .map_or("no end to count from".into(), |count| format!("less than {count}"));
            PyIndexError::new_err(format!("puzzle {index}; expected {most}"))
        })?;
        made(py, self.request.clone(), self.start.wrapping_add(place))?.into_bound_py_any(py)
    }

    fn __iter__(&self) -> PuzzlesIterator {
        PuzzlesIterator {
            request: self.request.clone(),
            threads: self.threads,
            under_way: Mutex::new(UnderWay {
                next: self.start,
                left: self.count,
                at_a_time: 1,
                ready: VecDeque::new(),
            }),
        }
    }

    fn __repr__(&self) -> String {
        let count = self.count.map_or("endless".to_owned(), |count| count.to_string());
        format!("Puzzles({count}, from index {})", self.start)
    }
}

impl Puzzles {
    fn part(&self, slice: &Bound<'_, PySlice>) -> PyResult<Puzzles> {
        let bound = |name: &str| -> PyResult<Option<i64>> { slice.getattr(name)?.extract() };
        let (start, stop, step) = (bound("start")?, bound("stop")?, bound("step")?);
        if step.is_some_and(|step| step != 1) {
            return Err(PyValueError::new_err("a slice with a step; expected step 1"));
        }
        let place = |bound: i64| match (u64::try_from(bound), self.count) {
            (Ok(place), count) => Ok(count.map_or(place, |count| place.min(count))),
            (Err(_), Some(count)) => Ok(count.saturating_sub(bound.unsigned_abs())),
            (Err(_), None) => {
                Err(PyIndexError::new_err("endless puzzles have no end to count from"))
            }
        };
        let first = place(start.unwrap_or(0))?;
        let last = stop.map(place).transpose()?.or(self.count);
        Ok(Puzzles {
            request: self.request.clone(),
            start: self.start.wrapping_add(first),
            count: last.map(|last| last.saturating_sub(first)),
            threads: self.threads,
        })
    }
}

/// An iterator over generated puzzles; see `puzzles`.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> next(iter(numpre.puzzles(seed=3))).index
/// 0
#[pyclass(frozen, module = "numpre")]
pub(crate) struct PuzzlesIterator {
    request: Request,
    threads: usize,
    under_way: Mutex<UnderWay>,
}

struct UnderWay {
    next: u64,
    left: Option<u64>,
    /// The number of puzzles in the next batch, adapted to the time that a batch takes.
    at_a_time: u64,
    ready: VecDeque<Made>,
}

/// The time that one batch of puzzles should take. An iteration pauses for about this time between
/// batches, or longer if a single puzzle takes longer.
const BATCH_TIME: Duration = Duration::from_millis(50);

/// The largest number of puzzles in one batch.
const LARGEST_BATCH: u64 = 16_384;

#[pymethods]
impl PuzzlesIterator {
    fn __iter__(slf: Py<PuzzlesIterator>) -> Py<PuzzlesIterator> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Generated>> {
        let made = call::long(py, |cancel| self.advance(cancel.clone()))?;
        let made = made.map_err(|refusal| errors::refused(py, &refusal))?;
        let made = made.transpose().map_err(|missed| errors::not_made(py, &missed))?;
        Ok(made.map(Generated::from))
    }
}

impl PuzzlesIterator {
    fn advance(
        &self,
        cancel: numpre::CancelToken,
    ) -> Result<Option<Made>, numpre::generate::Refusal> {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let UnderWay { next, left, at_a_time, ready } = &mut *under_way;
        if ready.is_empty() && *left != Some(0) {
            let count = left.map_or(*at_a_time, |left| left.min(*at_a_time));
            let run = Run {
                request: self.request.clone(),
                start: *next,
                count,
                unique: Unique::No,
                timeout: None,
            };
            let begun = Instant::now();
            let watch = Arc::new(Watch::cancelled_by(cancel));
            numpre_bulk::generate(&run, self.threads, &watch, |made| {
                ready.extend(made);
                ControlFlow::Continue(())
            })?;
            let took = begun.elapsed();
            // Keeps the puzzles before the first one that was cancelled. The next call generates
            // the others again.
            let whole = ready.iter().take_while(|made| !is_stopped(made)).count();
            ready.truncate(whole);
            *next = next.wrapping_add(whole as u64);
            *left = left.map(|left| left - whole as u64);
            if took < BATCH_TIME / 2 {
                *at_a_time = (*at_a_time * 2).min(LARGEST_BATCH);
            } else if took > BATCH_TIME * 2 {
                *at_a_time = (*at_a_time / 2).max(1);
            }
        }
        Ok(ready.pop_front())
    }
}

fn is_stopped(made: &Made) -> bool {
    made.as_ref().is_err_and(|missed| missed.because == StopReason::Stopped)
}

/// Make an exercise: a board on which a technique is the easiest next step.
///
/// Parameters
/// ----------
/// technique : str
///     The name of the technique, such as ``"x-wing"``.
/// seed, index : int
///     Another seed or index gives another exercise.
///
/// Returns
/// -------
/// Exercise
///     The puzzle, the board before the step, and the step.
///
/// Raises
/// ------
/// NotFound
///     No such board was found.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> e = numpre.exercise("x-wing", seed=2)
/// >>> numpre.hint(e.state).step == e.step
/// True
#[pyfunction]
#[pyo3(signature = (technique, *, seed = 0, index = 0))]
pub(crate) fn exercise(
    py: Python<'_>,
    technique: &str,
    seed: u64,
    index: u64,
) -> PyResult<Exercise> {
    let technique = technique_of(technique)?;
    let ladder = Ladder::Player;
    let request = PractiseRequest { technique, ladder, proof: true, seed, index };
    let nothing = Puzzle::of_givens(numpre::Grid::EMPTY);
    let found = asked(py, &nothing, engine::ENGLISH, request)?;
    let state = State(found.board.puzzle());
    let step = Step::of_reply(found.step, state.clone(), engine::ENGLISH);
    Ok(Exercise { puzzle: Grid(found.puzzle), state, step })
}

/// Generate a random full grid; all full grids are equally likely.
///
/// Parameters
/// ----------
/// seed, index : int
///     Another seed or index gives another grid.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> numpre.grid(seed=1).clues
/// 81
#[pyfunction]
#[pyo3(signature = (*, seed = 0, index = 0))]
pub(crate) fn grid(seed: u64, index: u64) -> PyResult<Grid> {
    call::short(|| Grid(random_grid(seed, index)))
}
