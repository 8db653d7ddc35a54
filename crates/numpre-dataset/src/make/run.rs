//! The options, progress and folders of a run.

use numpre::CancelToken;
use std::ops::Range;
use std::path::PathBuf;

/// How a data set is made.
#[derive(Clone, Debug)]
pub struct MakeOptions {
    /// Continues what an earlier run has begun in the folder.
    pub resume: bool,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// Makes only these shards of the first stage, and nothing else.
    pub shards: Option<Range<u64>>,
    /// Ends the run when it is cancelled.
    pub cancel: CancelToken,
}

/// A stage of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Shards of candidates are made.
    Make,
    /// It is decided which of them stay.
    Select,
    /// Files are written.
    Write,
}

/// How far a stage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The stage.
    pub stage: Stage,
    /// The number of rows that are done.
    pub done: u64,
    /// The number of rows of the stage, as far as it is known.
    pub all: u64,
}

/// The folders of a run.
pub(super) struct Places {
    /// The data set.
    pub(super) folder: PathBuf,
    /// The working files.
    pub(super) work: PathBuf,
}
