//! Works on many rows. The rows are cut into pieces, and threads that end with the call work on
//! them. An exception of a signal handler ends the call early.
//!
//! ```text
//! pieces ──▶ worker ─┐
//!        ──▶ worker ─┴──▶ results in the order of the pieces
//! the calling thread collects the results, reports progress and checks for signals
//! ```

use crate::call::NOTICE;
use crate::errors;
use numpre::{CancelToken, Cancelled};
use pyo3::prelude::*;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// The number of rows in a piece of quick work. Their boards fill a huge page of memory, 2 MB, but
/// for 62 bytes. After Ctrl-C, a call ends when the current pieces are finished, or earlier.
pub(crate) const QUICK: usize = 25_890;
/// The number of rows in a piece of work that takes some microseconds per row.
pub(crate) const SLOW: usize = 2048;
/// The number of rows in a piece that is rated. It must not be small, because hundreds of puzzles
/// share vector registers, and not large, because the hardest take a fifth of a millisecond each.
pub(crate) const RANKS: usize = 512;
/// The number of rows in a piece of work that may take milliseconds per row.
pub(crate) const SLOWEST: usize = 64;

/// The options of a call that works on pieces.
pub(crate) struct Plan {
    pub(crate) threads: usize,
    /// Called with the number of rows that were finished since the last call.
    pub(crate) progress: Option<Py<PyAny>>,
}

/// The reason why a piece has no result.
pub(crate) enum Stop {
    Cancelled,
    /// An unreadable row: its index among all rows, and what is wrong with it.
    Row(usize, String),
}

impl From<Cancelled> for Stop {
    fn from(_: Cancelled) -> Stop {
        Stop::Cancelled
    }
}

/// The reason why a call ends early.
enum End {
    Raised(PyErr),
    Panicked(Box<dyn Any + Send>),
    Row(usize, String),
}

/// Calls `work` for each piece on several threads, and returns the results in the order of the
/// pieces. Each piece comes with its number of rows. `worker` makes the working memory that a
/// thread keeps between pieces, such as an engine.
///
/// # Errors
/// Returns the exception of a signal handler or of the callback, `RuntimeError` after a panic, or
/// `ReadError` for the first of the rows that `work` stopped at.
pub(crate) fn run<I: Send, W, T: Send>(
    py: Python<'_>,
    plan: &Plan,
    pieces: Vec<(usize, I)>,
    worker: impl Fn(&CancelToken) -> W + Send + Sync,
    work: impl Fn(&mut W, I) -> Result<T, Stop> + Send + Sync,
) -> PyResult<Vec<T>> {
    let ended = py.detach(|| on_threads(plan, pieces, worker, work));
    ended.map_err(|end| match end {
        End::Raised(raised) => raised,
        End::Panicked(panic) => errors::panicked(&*panic),
        End::Row(row, text) => errors::row(py, row, &text),
    })
}

fn on_threads<I: Send, W, T: Send>(
    plan: &Plan,
    pieces: Vec<(usize, I)>,
    worker: impl Fn(&CancelToken) -> W + Send + Sync,
    work: impl Fn(&mut W, I) -> Result<T, Stop> + Send + Sync,
) -> Result<Vec<T>, End> {
    let count = pieces.len();
    let mut results: Vec<Option<T>> = Vec::with_capacity(count);
    results.resize_with(count, || None);
    let waiting = Mutex::new(pieces.into_iter().enumerate());
    let token = CancelToken::new();
    // Set after the first bad row. The pieces before it have been handed out by then, and they are
    // finished, so that the row with the lowest number is found on any number of threads.
    let is_last = AtomicBool::new(false);
    let (sender, receiver) = channel();
    let labour = |sender: std::sync::mpsc::Sender<_>| {
        let mut kept = None;
        while !token.is_cancelled() && !is_last.load(Ordering::Relaxed) {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((place, (rows, piece))) = next else { break };
            let done = catch_unwind(AssertUnwindSafe(|| {
                work(kept.get_or_insert_with(|| worker(&token)), piece)
            }));
            let is_over = done.is_err();
            if sender.send((place, rows, done)).is_err() || is_over {
                break;
            }
        }
    };
    let mut end = None;
    thread::scope(|scope| {
        let labour = &labour;
        let mut started = 0;
        for _ in 0..plan.threads.min(count) {
            let sender = sender.clone();
            let spawned = thread::Builder::new().spawn_scoped(scope, move || labour(sender));
            started += usize::from(spawned.is_ok());
        }
        if started == 0 {
            // The system started no thread, so the calling thread works. Signals wait for the end.
            labour(sender.clone());
        }
        drop(sender);
        let mut watch = Watched { plan, finished: 0, looked: Instant::now() };
        loop {
            let received = receiver.recv_timeout(NOTICE);
            let is_idle = matches!(received, Err(RecvTimeoutError::Timeout));
            match received {
                Ok((place, rows, Ok(Ok(result)))) => {
                    results[place] = Some(result);
                    watch.finished += rows;
                }
                Ok((_, _, Ok(Err(Stop::Cancelled)))) => {}
                Ok((_, _, Ok(Err(Stop::Row(row, text))))) => {
                    is_last.store(true, Ordering::Relaxed);
                    match &end {
                        Some(End::Row(first, _)) if *first <= row => {}
                        Some(End::Raised(_) | End::Panicked(_)) => {}
                        _ => end = Some(End::Row(row, text)),
                    }
                }
                Ok((_, _, Err(panic))) => {
                    token.cancel();
                    end = Some(End::Panicked(panic));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if end.is_none()
                && let Err(raised) = watch.look(is_idle)
            {
                token.cancel();
                end = Some(End::Raised(raised));
            }
        }
        if end.is_none()
            && let Err(raised) = watch.look(true)
        {
            end = Some(End::Raised(raised));
        }
    });
    match end {
        Some(end) => Err(end),
        None => Ok(results.into_iter().map(expected).collect()),
    }
}

fn expected<T>(result: Option<T>) -> T {
    match result {
        Some(result) => result,
        None => unreachable!("a call that was not ended early has finished every piece"),
    }
}

/// The progress reports and checks for signals of the calling thread.
struct Watched<'p> {
    plan: &'p Plan,
    finished: usize,
    looked: Instant,
}

impl Watched<'_> {
    /// Checks for signals and reports progress. Does nothing if there is no progress to report, and
    /// the last check was less than [`NOTICE`] ago; `is_idle` forces the check.
    fn look(&mut self, is_idle: bool) -> PyResult<()> {
        let has_news = self.finished > 0 && self.plan.progress.is_some();
        if !has_news && !is_idle && self.looked.elapsed() < NOTICE {
            return Ok(());
        }
        self.looked = Instant::now();
        Python::attach(|py| {
            py.check_signals()?;
            if let Some(progress) = self.plan.progress.as_ref().filter(|_| has_news) {
                progress.call1(py, (std::mem::take(&mut self.finished),))?;
            }
            Ok(())
        })
    }
}
