//! A run that is ended from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Ends a run from another thread. Clones end the same run.
///
/// ```
/// use numpre_bulk::Stop;
///
/// let stop = Stop::default();
/// stop.clone().stop();
/// assert!(stop.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the run; nothing that is finished after that is handed on.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the run is to end.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
