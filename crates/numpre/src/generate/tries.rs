//! The tries made for one problem: counted, watched, limited.

use super::{Because, Progress};
use std::ops::ControlFlow;

/// The tries made for one problem.
pub(super) struct Tries<'a> {
    progress: Progress,
    most: u64,
    watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
}

impl<'a> Tries<'a> {
    /// None yet, and never more than `most`; the watcher is told before each.
    pub(super) fn new(index: u64, most: u64, watch: &'a dyn Fn(Progress) -> ControlFlow<()>) -> Tries<'a> {
        Tries { progress: Progress { index, tries: 0 }, most, watch }
    }

    /// Counts one more.
    ///
    /// # Errors
    /// Why there may be no more.
    pub(super) fn count(&mut self) -> Result<(), Because> {
        if self.progress.tries >= self.most {
            return Err(Because::OutOfTries);
        }
        if (self.watch)(self.progress).is_break() {
            return Err(Because::Stopped);
        }
        self.progress.tries += 1;
        Ok(())
    }

    /// The index of the problem.
    pub(super) fn index(&self) -> u64 {
        self.progress.index
    }

    /// How many there were.
    pub(super) fn made(&self) -> u64 {
        self.progress.tries
    }
}
