//! Runs the work of a call from Python. A long call releases the interpreter lock, and ends if a
//! signal handler raises an exception. Panics become exceptions.

use crate::errors;
use numpre::CancelToken;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// The time between two checks for signals in a long call.
pub(crate) const NOTICE: Duration = Duration::from_millis(50);

/// The checks for signals during a call, and the exception that a signal handler raised, such as
/// `KeyboardInterrupt`.
struct Interrupt {
    began: Instant,
    /// The thread that made the call. Only this one checks for signals: Python runs their handlers
    /// on its main thread, so checks on threads that the work starts would have no effect.
    caller: ThreadId,
    /// The time of the next check for signals, in milliseconds after `began`.
    next: AtomicU64,
    is_raised: AtomicBool,
    raised: Mutex<Option<PyErr>>,
}

impl Interrupt {
    fn new() -> Interrupt {
        Interrupt {
            began: Instant::now(),
            caller: thread::current().id(),
            next: AtomicU64::new(NOTICE.as_millis() as u64),
            is_raised: AtomicBool::new(false),
            raised: Mutex::new(None),
        }
    }

    /// Returns whether a signal handler has raised an exception, so that the call has to end. On
    /// the calling thread, checks for signals if [`NOTICE`] has passed since the last check.
    fn is_due(&self) -> bool {
        if self.is_raised.load(Ordering::Relaxed) {
            return true;
        }
        let now = self.began.elapsed().as_millis() as u64;
        if now < self.next.load(Ordering::Relaxed) || thread::current().id() != self.caller {
            return false;
        }
        self.next.store(now + NOTICE.as_millis() as u64, Ordering::Relaxed);
        let Err(raised) = Python::attach(|py| py.check_signals()) else { return false };
        *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(raised);
        self.is_raised.store(true, Ordering::Relaxed);
        true
    }

    fn take(&self) -> Option<PyErr> {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Does work without the interpreter lock. If a signal handler raises an exception, the token of
/// the work is cancelled, and the exception is returned.
///
/// # Errors
/// Returns that exception, or `RuntimeError` after a panic.
pub(crate) fn long<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&CancelToken) -> T + Send,
) -> PyResult<T> {
    let interrupt = Arc::new(Interrupt::new());
    let asked = Arc::clone(&interrupt);
    let token = CancelToken::when(move || asked.is_due());
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(|| work(&token))));
    match interrupt.take() {
        Some(raised) => Err(raised),
        None => done.map_err(|panic| errors::panicked(&*panic)),
    }
}

/// Does work that takes microseconds, without releasing the interpreter lock.
///
/// # Errors
/// Returns `RuntimeError` after a panic.
pub(crate) fn short<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| errors::panicked(&*panic))
}
