//! Cancellation of long calls.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to end long calls early. Each engine is connected to one token, with `with_cancel`; a
/// search takes it with its [`Limits`](crate::Limits). The result of a cancelled call says that it
/// was cancelled.
///
/// A token is a flag that another thread sets ([`new`](CancelToken::new),
/// [`cancel`](CancelToken::cancel)). If there are no other threads, it is a function
/// ([`when`](CancelToken::when)) that decides, for example, whether the time is up; this library
/// does not read a clock itself. A cancelled token stays cancelled, and clones share the flag.
/// Calls without a token have no overhead.
///
/// ```
/// use numpre::{CancelToken, Engine, Grid, Limits, search::{Ended, Fast}};
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
///
/// let token = CancelToken::new();
/// let for_a_button = token.clone();
/// for_a_button.cancel();
/// let outcome = Fast.search(&Grid::EMPTY, Limits::solutions(u64::MAX).cancel(&token));
/// assert_eq!(outcome.ended, Ended::Cancelled);
///
/// let checks = Arc::new(AtomicU32::new(0));
/// let at_the_tenth_check = CancelToken::when(move || checks.fetch_add(1, Relaxed) >= 10);
/// let limits = Limits::solutions(u64::MAX).cancel(&at_the_tenth_check);
/// let outcome = Fast.search(&Grid::EMPTY, limits);
/// assert!(outcome.count > 0 && outcome.ended == Ended::Cancelled);
/// ```
#[derive(Clone)]
pub struct CancelToken(Kind);

#[derive(Clone)]
enum Kind {
    Never,
    Flag(Arc<AtomicBool>),
    Asked(Arc<dyn Fn() -> bool + Send + Sync>),
}

impl CancelToken {
    /// A token that is never cancelled.
    pub const NEVER: CancelToken = CancelToken(Kind::Never);

    /// Creates a token that [`cancel`](CancelToken::cancel) cancels.
    pub fn new() -> CancelToken {
        CancelToken(Kind::Flag(Arc::default()))
    }

    /// Creates a token that is cancelled as soon as this function returns true. The function is
    /// called at most some thousands of times per second.
    pub fn when(is_cancelled: impl Fn() -> bool + Send + Sync + 'static) -> CancelToken {
        CancelToken(Kind::Asked(Arc::new(is_cancelled)))
    }

    /// Cancels the token and all its clones. Has no effect on a token that was not made by
    /// [`new`](CancelToken::new).
    pub fn cancel(&self) {
        if let Kind::Flag(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Returns whether the token has been cancelled.
    pub fn is_cancelled(&self) -> bool {
        match &self.0 {
            Kind::Never => false,
            Kind::Flag(flag) => flag.load(Ordering::Relaxed),
            Kind::Asked(ask) => ask(),
        }
    }

    /// Fails if the token has been cancelled, to end a call with `?`.
    ///
    /// # Errors
    /// [`Cancelled`] if it has been.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    /// Returns whether the token can never be cancelled.
    pub const fn is_never(&self) -> bool {
        matches!(self.0, Kind::Never)
    }
}

/// Creates a token like [`CancelToken::new`].
impl Default for CancelToken {
    fn default() -> CancelToken {
        CancelToken::new()
    }
}

impl fmt::Debug for CancelToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match &self.0 {
            Kind::Never => "never",
            Kind::Flag(_) => "flag",
            Kind::Asked(_) => "asked",
        };
        f.debug_tuple("CancelToken").field(&kind).finish()
    }
}

/// Error of a call that was cancelled before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cancelled")
    }
}

impl std::error::Error for Cancelled {}
