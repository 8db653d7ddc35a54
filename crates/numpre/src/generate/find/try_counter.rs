//! Counts and limits the tries made for one puzzle, and calls the watcher.

use crate::generate::generated::{Progress, StopReason};
use std::ops::ControlFlow;

/// The tries made for one puzzle.
pub(in crate::generate) struct TryCounter<'a> {
    progress: Progress,
    most: u64,
    watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
}

impl<'a> TryCounter<'a> {
    /// Creates a counter at zero that allows up to `most` tries. `watch` is called before each.
    pub(in crate::generate) fn new(
        index: u64,
        most: u64,
        watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
    ) -> TryCounter<'a> {
        TryCounter { progress: Progress { index, tries: 0 }, most, watch }
    }

    /// Counts one more try.
    ///
    /// # Errors
    /// The reason why no more tries are allowed.
    pub(in crate::generate) fn count(&mut self) -> Result<(), StopReason> {
        if self.progress.tries >= self.most {
            return Err(StopReason::OutOfTries);
        }
        if (self.watch)(self.progress).is_break() {
            return Err(StopReason::Stopped);
        }
        self.progress.tries += 1;
        Ok(())
    }

    /// The index of the puzzle.
    pub(in crate::generate) fn index(&self) -> u64 {
        self.progress.index
    }

    /// The number of tries so far.
    pub(in crate::generate) fn made(&self) -> u64 {
        self.progress.tries
    }
}
