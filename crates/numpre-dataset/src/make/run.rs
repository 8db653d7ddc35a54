//! The options, progress and folders of a run.

use numpre::CancelToken;
use std::ops::Range;
use std::path::PathBuf;

/// The options of a run that makes a data set.
#[derive(Clone, Debug)]
pub struct MakeOptions {
    /// True to continue an earlier run in the folder. If false, the folder must be empty.
    pub resume: bool,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The shards of the first stage that are made, and nothing else. `None` makes the whole data
    /// set.
    pub shards: Option<Range<u64>>,
    /// The token that ends the run when it is cancelled.
    pub cancel: CancelToken,
}

/// A stage of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Making shards of candidates.
    Make,
    /// Selecting base puzzles among the candidates.
    Select,
    /// Writing the files of each layout.
    Write,
}

/// The progress of a stage. It is counted in indices, parts or rows, for the stages in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The stage.
    pub stage: Stage,
    /// The number of indices, parts or rows that are done.
    pub done: u64,
    /// The number of indices, parts or rows of the stage, as far as it is known.
    pub all: u64,
}

/// The folders of a run.
pub(super) struct Places {
    /// The folder of the data set.
    pub(super) folder: PathBuf,
    /// The folder of the working files.
    pub(super) work: PathBuf,
}
