//! Threads, as far as the system has any to give.

use std::io;
use std::thread;

/// No run starts more threads than this to work for it, whatever it is asked for.
pub const MOST_THREADS: usize = 1024;

/// How many threads a run was to have, and how many the system gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// How many should have worked, at most [`MOST_THREADS`].
    pub wanted: usize,
    /// How many did. It is at least one: where none can be started, the calling thread does the
    /// work.
    pub worked: usize,
}

impl Threads {
    /// Whether there were fewer than there should have been.
    pub const fn are_short(&self) -> bool {
        self.worked < self.wanted
    }
}

/// Where a run's threads come from. Tests have one that refuses.
pub(crate) trait Spawner {
    /// Starts a thread, or says that there is none to be had.
    fn spawn(&mut self, body: impl FnOnce() + Send + 'static) -> io::Result<()>;
}

/// The system.
pub(crate) struct System;

impl Spawner for System {
    fn spawn(&mut self, body: impl FnOnce() + Send + 'static) -> io::Result<()> {
        thread::Builder::new().spawn(body).map(drop)
    }
}
