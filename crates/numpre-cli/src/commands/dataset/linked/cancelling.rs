//! Cancels work on data sets when a signal arrives.

use super::fault;
use crate::exit::Failure;
use crate::run::Session;
use crate::terminal::signals;
use numpre::CancelToken;
use numpre_dataset::DatasetError;
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

/// A token that the first signal cancels. A second signal ends the process at once.
pub(super) struct Cancelling {
    pub(super) token: CancelToken,
    /// The number of the signal that cancelled the token, or 0.
    signal: Arc<AtomicI32>,
}

impl Cancelling {
    /// Begins to watch for signals.
    pub(super) fn watch() -> Cancelling {
        let (token, signal) = (CancelToken::new(), Arc::new(AtomicI32::new(0)));
        let (cancels, noted) = (token.clone(), Arc::clone(&signal));
        signals::watch(move |signal| {
            if noted.swap(signal, Ordering::SeqCst) != 0 {
                // At any moment each file is either complete or temporary, so the process may end
                // without cleaning up.
                process::exit(signals::exit_code(signal).into());
            }
            cancels.cancel();
        });
        Cancelling { token, signal }
    }

    /// Returns the failure for an error: the signal if one cancelled the work, otherwise a message.
    pub(super) fn failure(
        &self,
        error: &DatasetError,
        folder: &Path,
        session: &Session,
    ) -> Failure {
        match (error, self.signal.load(Ordering::SeqCst)) {
            (DatasetError::Cancelled, signal @ 1..) => Failure::Signal(signal),
            _ => fault::failure(error, folder, session),
        }
    }
}
