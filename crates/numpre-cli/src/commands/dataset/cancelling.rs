//! Work that ends when a signal asks for it.

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

/// Work that a signal cancels. A second signal ends the process.
pub(super) struct Cancelling {
    pub(super) token: CancelToken,
    signal: Arc<AtomicI32>,
}

impl Cancelling {
    /// Watches signals from now on.
    pub(super) fn watch() -> Cancelling {
        let (token, signal) = (CancelToken::new(), Arc::new(AtomicI32::new(0)));
        let (cancels, noted) = (token.clone(), Arc::clone(&signal));
        signals::watch(move |signal| {
            if noted.swap(signal, Ordering::SeqCst) != 0 {
                // Files are complete or temporary at any moment, so nothing has to be cleaned up.
                process::exit(signals::exit_code(signal).into());
            }
            cancels.cancel();
        });
        Cancelling { token, signal }
    }

    /// Returns how a run ends that this error ended: by the signal, or with a message.
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
