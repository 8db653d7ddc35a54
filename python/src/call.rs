//! Long calls: without the interpreter lock, ended by signals, with panics as exceptions.

use crate::errors;
use numpre::CancelToken;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// How often a long call looks for signals.
pub(crate) const NOTICE: Duration = Duration::from_millis(50);

/// The exception that a signal handler raised during a call, such as `KeyboardInterrupt`.
struct Interrupt {
    began: Instant,
    /// The thread that called: Python has signals handled on its main thread only.
    caller: ThreadId,
    /// When signals are looked for next, in milliseconds after the beginning.
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

    /// Returns whether the call is to end. The calling thread looks for signals when it is time.
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

/// Does work without the interpreter lock. The token is cancelled when a signal handler raises an
/// exception, which is the error then.
///
/// # Errors
/// That exception; or `RuntimeError` after a panic.
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

/// Does work that takes microseconds, with the interpreter lock.
///
/// # Errors
/// `RuntimeError` after a panic.
pub(crate) fn short<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| errors::panicked(&*panic))
}
