//! Ending long calls early.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A wish to end long calls early: every call that can take long has a twin, `…_until`, that takes
/// one and looks at it now and then.
///
/// A flag that another thread sets ([`new`](CancelToken::new), [`cancel`](CancelToken::cancel));
/// or, where there are no other threads, a question ([`when`](CancelToken::when)), such as whether
/// the time is up: this library has no clock of its own. What has been cancelled stays so; clones
/// share the flag. Calls without a token pay nothing for it.
///
/// ```
/// use numpre::{CancelToken, Engine, Grid, Limits, search::{Ended, Fast}};
/// use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
///
/// let token = CancelToken::new();
/// let for_a_button = token.clone();
/// for_a_button.cancel();
/// let outcome = Fast.search_until(&Grid::EMPTY, Limits::solutions(u64::MAX), &token);
/// assert_eq!(outcome.ended, Ended::Cancelled);
///
/// let looks = AtomicU32::new(0);
/// let at_the_tenth_look = CancelToken::when(|| looks.fetch_add(1, Relaxed) >= 10);
/// let outcome = Fast.search_until(&Grid::EMPTY, Limits::solutions(u64::MAX), &at_the_tenth_look);
/// assert!(outcome.count > 0 && outcome.ended == Ended::Cancelled);
/// ```
#[derive(Clone, Default)]
pub struct CancelToken<'a>(Kind<'a>);

#[derive(Clone, Default)]
enum Kind<'a> {
    #[default]
    Never,
    Flag(Arc<AtomicBool>),
    Asked(Arc<dyn Fn() -> bool + Send + Sync + 'a>),
}

impl<'a> CancelToken<'a> {
    /// One that is never cancelled.
    pub const NEVER: CancelToken<'static> = CancelToken(Kind::Never);

    /// A flag that [`cancel`](CancelToken::cancel) sets.
    pub fn new() -> CancelToken<'a> {
        CancelToken(Kind::Flag(Arc::default()))
    }

    /// Cancelled as soon as this says so. It is asked some thousands of times a second, at most.
    pub fn when(is_cancelled: impl Fn() -> bool + Send + Sync + 'a) -> CancelToken<'a> {
        CancelToken(Kind::Asked(Arc::new(is_cancelled)))
    }

    /// Sets the flag, for all clones; of a token made otherwise nothing changes.
    pub fn cancel(&self) {
        if let Kind::Flag(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Whether it has been cancelled.
    pub fn is_cancelled(&self) -> bool {
        match &self.0 {
            Kind::Never => false,
            Kind::Flag(flag) => flag.load(Ordering::Relaxed),
            Kind::Asked(ask) => ask(),
        }
    }

    /// An error where it has been cancelled, to end a call with `?`.
    ///
    /// # Errors
    /// [`Cancelled`] where it has been.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    /// Whether it never will be.
    pub(crate) const fn is_never(&self) -> bool {
        matches!(self.0, Kind::Never)
    }
}

impl fmt::Debug for CancelToken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match &self.0 {
            Kind::Never => "never",
            Kind::Flag(_) => "flag",
            Kind::Asked(_) => "asked",
        };
        f.debug_tuple("CancelToken").field(&kind).finish()
    }
}

/// A call was cancelled before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cancelled")
    }
}

impl std::error::Error for Cancelled {}
