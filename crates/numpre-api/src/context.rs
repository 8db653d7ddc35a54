//! The context of a request: the language of the answer, a clock, and a deadline.

#[cfg(feature = "bulk")]
use crate::Fault;
#[cfg(feature = "bulk")]
use numpre::Cancelled;
use numpre::{CancelToken, Candidates, EngineKind, Limits, Outcome};
use numpre_text::Texts;
use std::rc::Rc;

/// Returns the milliseconds since some fixed moment. The core has no clock, and a web page gives
/// its own.
pub type Clock = fn() -> f64;

/// The language, the clock and the deadline of a request.
pub struct Context {
    pub(crate) texts: Rc<Texts>,
    pub(crate) cancel: CancelToken,
    clock: Clock,
}

/// Returns the milliseconds since this process first asked.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn system_clock() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_secs_f64() * 1000.0
}

/// Returns a token that cancels after this many milliseconds, or never if there is no limit.
pub(crate) fn deadline(clock: Clock, milliseconds: Option<f64>) -> CancelToken {
    match milliseconds {
        Some(milliseconds) => {
            let end = clock() + milliseconds;
            CancelToken::when(move || clock() >= end)
        }
        None => CancelToken::NEVER,
    }
}

/// Returns a token that is cancelled as soon as one of the two tokens is.
pub(crate) fn either(one: &CancelToken, other: CancelToken) -> CancelToken {
    if one.is_never() {
        return other;
    }
    let one = one.clone();
    CancelToken::when(move || one.is_cancelled() || other.is_cancelled())
}

impl Context {
    pub(crate) fn new(texts: Rc<Texts>, clock: Clock, cancel: CancelToken) -> Context {
        Context { texts, cancel, clock }
    }

    /// The sentences in the language of the request.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Returns whether the request has been cancelled or its deadline is past.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }

    /// Returns a token that cancels after this many milliseconds, or never if there is no limit.
    pub(crate) fn patience(&self, milliseconds: Option<f64>) -> CancelToken {
        deadline(self.clock, milliseconds)
    }

    /// Turns a cancellation into the fault `timeout`.
    #[cfg(feature = "bulk")]
    pub(crate) fn in_time<T>(&self, found: Result<T, Cancelled>) -> Result<T, Fault> {
        found.map_err(|Cancelled| Fault::timeout(&self.texts))
    }

    /// Searches for solutions within the candidates until the request is cancelled.
    pub(crate) fn search(&self, candidates: &Candidates, limits: Limits<'_>) -> Outcome {
        EngineKind::default().build().search_candidates(candidates, limits.cancel(&self.cancel))
    }
}
