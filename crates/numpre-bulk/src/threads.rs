//! The number of threads of a run, and where they come from.

use std::io;
use std::thread::{self, JoinHandle};

/// The maximum number of worker threads of a run.
pub const MOST_THREADS: usize = 1024;

/// The number of threads that a run wanted, and the number that the system gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// The number of worker threads wanted, at most [`MOST_THREADS`].
    pub wanted: usize,
    /// The number of threads that worked. It is at least 1: if no thread can be started, the
    /// calling thread does the work.
    pub worked: usize,
}

impl Threads {
    /// Returns whether fewer threads worked than were wanted.
    pub const fn are_short(&self) -> bool {
        self.worked < self.wanted
    }
}

/// A source of threads. Tests have one that refuses.
pub(crate) trait Spawner {
    /// Starts a thread, or returns the error of the system.
    fn spawn(&mut self, body: Box<dyn FnOnce() + Send>) -> io::Result<JoinHandle<()>>;
}

/// The threads of the operating system.
pub(crate) struct System;

impl Spawner for System {
    fn spawn(&mut self, body: Box<dyn FnOnce() + Send>) -> io::Result<JoinHandle<()>> {
        thread::Builder::new().spawn(body)
    }
}
