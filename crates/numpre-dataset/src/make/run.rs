//! The options, progress and folders of a run.

use super::portion::Portion;
use numpre::CancelToken;
use std::path::{Path, PathBuf};

/// The name of the folder of working files.
pub(super) const WORK: &str = ".work";

/// The options of a run that makes a data set.
#[derive(Clone, Debug)]
pub struct MakeOptions {
    /// True to continue an earlier run in the folder. If false, the folder must be empty.
    pub resume: bool,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The portion of the work that this run does.
    pub portion: Portion,
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

impl Places {
    pub(super) fn new(folder: &Path) -> Places {
        Places { folder: folder.to_owned(), work: folder.join(WORK) }
    }
}
