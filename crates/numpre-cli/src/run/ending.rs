//! The decision how a run ends. It is made once: by the run when its output is complete, or by a
//! signal.
//!
//! Two threads may decide at the same time: the run calls [`Ending::commit`] just before it renames
//! its file, and the thread that handles signals calls [`Ending::signal`]. One atomic variable
//! holds the decision:
//!
//! ```text
//!                 commit()
//!        OPEN ─────────────▶ COMMITTED    the file is renamed; signals come too late
//!          │
//!          │ signal(15)
//!          ▼
//!          15                             the process exits with 143; commit() returns Err(15)
//! ```
//!
//! With `--keep-partial` the first signal leaves `state` at `OPEN`. It only sets `requested` and
//! cancels the workers, and the run then commits what is finished. A second signal ends the run at
//! once:
//!
//! ```text
//!                        requested   state
//!    start                   0       OPEN
//!    signal(2)               2       OPEN        WindsUp: workers stop, the run finishes its file
//!    commit()                2       COMMITTED   the partial file is put into place
//! or  signal(2) again         2       2           Ends: nothing is put into place
//! ```

use numpre::CancelToken;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::atomic::{AtomicBool, AtomicI32};
use std::sync::{Mutex, PoisonError};

const OPEN: i32 = 0;
const COMMITTED: i32 = -1;

/// The decision how a run ends. The first caller decides, atomically; later calls have no effect.
#[derive(Default)]
pub struct Ending {
    /// [`OPEN`], [`COMMITTED`], or the number of the signal that ended the run.
    state: AtomicI32,
    /// The number of the signal that asked for an early end, or 0.
    requested: AtomicI32,
    /// True if the first signal only asks for an early end (`--keep-partial`).
    keeps_partial: AtomicBool,
    /// The token that stops the workers.
    cancel: CancelToken,
    /// The temporary file to remove if the run cannot remove it, because it hangs in a write.
    unfinished: Mutex<Option<PathBuf>>,
}

/// The effect of a signal on the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalEffect {
    /// The signal has no effect. The output is complete, and the run ends normally.
    TooLate,
    /// The run ends early and puts what is finished into place.
    WindsUp,
    /// The run ends at once, and its file is not put into place.
    Ends,
}

impl Ending {
    /// Makes the first signal only ask for an early end, from now on.
    pub fn keep_partial(&self) {
        self.keeps_partial.store(true, SeqCst);
    }

    /// Handles a signal: decides the end of the run if it is still open, and returns the effect.
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

    /// Decides that the run ends with complete output. From now on no signal ends the run.
    ///
    /// # Errors
    /// Returns the signal that has already ended the run.
    pub fn commit(&self) -> Result<(), i32> {
        match self.state.compare_exchange(OPEN, COMMITTED, SeqCst, SeqCst) {
            Ok(_) | Err(COMMITTED) => Ok(()),
            Err(signal) => Err(signal),
        }
    }

    /// Returns the signal that asked for an early end. Returns `None` if there was none.
    pub fn requested(&self) -> Option<i32> {
        Some(self.requested.load(SeqCst)).filter(|signal| *signal != 0)
    }

    /// Returns the token that is cancelled when a signal asks for an early end.
    pub fn cancel_token(&self) -> CancelToken {
        self.cancel.clone()
    }

    /// Sets the temporary file that [`Ending::remove_unfinished`] removes; `None` if there is none.
    pub fn note_unfinished(&self, unfinished: Option<PathBuf>) {
        *self.unfinished.lock().unwrap_or_else(PoisonError::into_inner) = unfinished;
    }

    /// Removes the temporary file that was set last, if any.
    pub fn remove_unfinished(&self) {
        if let Some(unfinished) =
            self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).take()
        {
            // If the removal fails, there is nothing else to try: the process ends next.
            let _ = fs::remove_file(unfinished);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn a_run_either_commits_or_is_ended_by_a_signal() {
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
    fn with_keep_partial_one_signal_asks_and_a_second_ends_the_run() {
        let ending = Ending::default();
        ending.keep_partial();
        assert_eq!((ending.requested(), ending.cancel_token().is_cancelled()), (None, false));
        assert_eq!(ending.signal(1), SignalEffect::WindsUp);
        assert_eq!((ending.requested(), ending.cancel_token().is_cancelled()), (Some(1), true));
        assert_eq!(ending.signal(2), SignalEffect::Ends);
        assert_eq!(ending.commit(), Err(2));
    }

    #[test]
    fn no_signal_ends_a_complete_run() {
        let ending = Ending::default();
        assert_eq!(ending.commit(), Ok(()));
        assert_eq!(
            (ending.signal(2), ending.signal(15), ending.commit()),
            (SignalEffect::TooLate, SignalEffect::TooLate, Ok(()))
        );
    }
}
