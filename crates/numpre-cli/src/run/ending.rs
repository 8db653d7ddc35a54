//! How a run ends is ending once: by the run, which puts its file into place, or by a signal.

use numpre::CancelToken;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::atomic::{AtomicBool, AtomicI32};
use std::sync::{Mutex, PoisonError};

const OPEN: i32 = 0;
const COMMITTED: i32 = -1;

/// How a run ends. The first caller decides, atomically; later calls have no effect.
#[derive(Default)]
pub struct Ending {
    /// [`OPEN`], [`COMMITTED`], or the signal that ends the run.
    state: AtomicI32,
    /// The signal that asked for an early end, or 0.
    requested: AtomicI32,
    /// True if the first signal only asks for an early end.
    keeps_partial: AtomicBool,
    /// Stops the workers.
    cancel: CancelToken,
    /// The file that a signal removes if the run cannot.
    unfinished: Mutex<Option<PathBuf>>,
}

/// The effect of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalEffect {
    /// None: the output is complete, and the run ends as it would have.
    TooLate,
    /// The run ends early, with what is finished.
    WindsUp,
    /// The run ends at once, and its file is not put into place.
    Ends,
}

impl Ending {
    /// Makes the first signal only ask for an early end from now on.
    pub fn keep_partial(&self) {
        self.keeps_partial.store(true, SeqCst);
    }

    /// Handles a signal.
    pub fn signal(&self, signal: i32) -> SignalEffect {
        if self.keeps_partial.load(SeqCst)
            && self.requested.compare_exchange(0, signal, SeqCst, SeqCst).is_ok()
        {
            self.cancel.cancel();
            return if self.state.load(SeqCst) == COMMITTED {
                SignalEffect::TooLate
            } else {
                SignalEffect::WindsUp
            };
        }
        match self.state.compare_exchange(OPEN, signal, SeqCst, SeqCst) {
            Err(COMMITTED) => SignalEffect::TooLate,
            Ok(_) | Err(_) => SignalEffect::Ends,
        }
    }

    /// Notes that the output is complete. From now on no signal ends the run.
    ///
    /// # Errors
    /// The signal that has ended it already.
    pub fn commit(&self) -> Result<(), i32> {
        match self.state.compare_exchange(OPEN, COMMITTED, SeqCst, SeqCst) {
            Ok(_) | Err(COMMITTED) => Ok(()),
            Err(signal) => Err(signal),
        }
    }

    /// Returns the signal that asked for an early end.
    pub fn requested(&self) -> Option<i32> {
        Some(self.requested.load(SeqCst)).filter(|signal| *signal != 0)
    }

    /// Returns the token that is cancelled when a signal asks for an early end.
    pub fn cancel_token(&self) -> CancelToken {
        self.cancel.clone()
    }

    /// Notes the file that is to be removed.
    pub fn note_unfinished(&self, unfinished: Option<PathBuf>) {
        *self.unfinished.lock().unwrap_or_else(PoisonError::into_inner) = unfinished;
    }

    /// Removes the file that was noted.
    pub fn remove_unfinished(&self) {
        if let Some(unfinished) =
            self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).take()
        {
            // If that fails, nothing better can be done.
            let _ = fs::remove_file(unfinished);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn a_run_ends_one_way_whoever_comes_first() {
        let (mut committed, mut ended) = (0, 0);
        for round in 0..2000 {
            let ending = Ending::default();
            let (effect, commit) = thread::scope(|scope| {
                let signal = scope.spawn(|| {
                    (0..round % 50).for_each(|_| std::hint::spin_loop());
                    ending.signal(15)
                });
                let commit = ending.commit();
                (signal.join().unwrap(), commit)
            });
            match (effect, commit) {
                (SignalEffect::TooLate, Ok(())) => committed += 1,
                (SignalEffect::Ends, Err(15)) => ended += 1,
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(committed + ended, 2000);
    }

    #[test]
    fn what_is_kept_is_asked_for_by_one_signal_and_given_up_by_two() {
        let ending = Ending::default();
        ending.keep_partial();
        assert_eq!((ending.requested(), ending.cancel_token().is_cancelled()), (None, false));
        assert_eq!(ending.signal(1), SignalEffect::WindsUp);
        assert_eq!((ending.requested(), ending.cancel_token().is_cancelled()), (Some(1), true));
        assert_eq!(ending.signal(2), SignalEffect::Ends);
        assert_eq!(ending.commit(), Err(2));
    }

    #[test]
    fn no_signal_ends_what_is_complete() {
        let ending = Ending::default();
        assert_eq!(ending.commit(), Ok(()));
        assert_eq!(
            (ending.signal(2), ending.signal(15), ending.commit()),
            (SignalEffect::TooLate, SignalEffect::TooLate, Ok(()))
        );
    }
}
