//! The errors that end the work on a data set.

use crate::config::ConfigError;
use numpre::generate::Refusal;
use numpre_formats::ReadError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// An error that ends the work on a data set. Files that were complete before it are kept, and no
/// incomplete file has its final name.
#[derive(Debug)]
#[non_exhaustive]
pub enum DatasetError {
    /// The configuration is wrong.
    Config(ConfigError),
    /// The operating system could not read or write a file. For example, the file is missing, the
    /// disk is full or the folder is read-only.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The action that failed.
        doing: Doing,
        /// The error of the operating system.
        source: io::Error,
    },
    /// A record of a file of puzzles cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The place and the reason.
        source: Box<ReadError>,
    },
    /// A table of puzzles or answers cannot be used. For example, a column is missing, or a puzzle
    /// has two answers.
    BadTable {
        /// The file.
        path: PathBuf,
        /// The reason, with the place if it is known.
        reason: String,
    },
    /// The SHA-256 of an input file differs from the one in the configuration.
    OtherBytes {
        /// The file.
        path: PathBuf,
        /// The SHA-256 in the configuration.
        expected: String,
        /// The SHA-256 of the file.
        found: String,
    },
    /// No puzzle can meet the requirements of a part.
    Refused {
        /// The part.
        part: String,
        /// The reason.
        refusal: Refusal,
    },
    /// A part has too few puzzles.
    Exhausted(Box<Exhausted>),
    /// The folder is not empty, and `resume` is false.
    Occupied {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder belongs to a run with another configuration, other input files or another
    /// version.
    OtherPlan {
        /// The folder.
        folder: PathBuf,
    },
    /// A file that this library wrote cannot be read back, because it was changed.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, or 0 for the file as a whole.
        line: usize,
        /// The expected content.
        expected: &'static str,
    },
    /// The layout `parquet` cannot be written or read, because this build lacks the feature
    /// `table`.
    NoParquet,
    /// The range of shards is empty, or ends after the last shard.
    NoShards {
        /// The number of shards of the plan.
        count: u64,
    },
    /// The range of files is empty, or ends after the last file.
    NoFiles {
        /// The number of files of the plan.
        count: u64,
    },
    /// A portion of the work needs another portion, which is missing.
    TooEarly {
        /// The missing file.
        path: PathBuf,
        /// The portion that is needed.
        needs: &'static str,
    },
    /// The work was cancelled. `resume` continues it.
    Cancelled,
}

/// An action on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Reading it.
    Reading,
    /// Writing it.
    Writing,
}

/// The details about a part that has too few puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhausted {
    /// The part.
    pub part: String,
    /// The split that is not full.
    pub split: String,
    /// The number of puzzles that the split needs.
    pub wanted: u64,
    /// The number of puzzles that were found for the split.
    pub found: u64,
    /// The number of puzzles of the part that were found for all splits together.
    pub in_all: u64,
    /// The number of indices that were tried.
    pub tried: u64,
}

/// The result type of this library's functions.
pub type Result<T> = std::result::Result<T, DatasetError>;

impl DatasetError {
    /// Returns a function that adds the path of a file that was read to an error.
    pub(crate) fn reading(path: &Path) -> impl FnOnce(io::Error) -> DatasetError {
        let path = path.to_owned();
        move |source| DatasetError::File { path, doing: Doing::Reading, source }
    }

    /// Returns a function that adds the path of a file that was written to an error.
    pub(crate) fn writing(path: &Path) -> impl FnOnce(io::Error) -> DatasetError {
        let path = path.to_owned();
        move |source| DatasetError::File { path, doing: Doing::Writing, source }
    }

    /// Returns the error for a file that was changed after this library wrote it.
    pub(crate) fn damaged(path: &Path, line: usize, expected: &'static str) -> DatasetError {
        DatasetError::Damaged { path: path.to_owned(), line, expected }
    }
}

impl From<ConfigError> for DatasetError {
    fn from(error: ConfigError) -> DatasetError {
        DatasetError::Config(error)
    }
}

impl fmt::Display for DatasetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatasetError::Config(error) => error.fmt(f),
            DatasetError::File { path, doing, source } => {
                let doing = match doing {
                    Doing::Reading => "read",
                    Doing::Writing => "written",
                };
                write!(f, "{}: cannot be {doing}: {source}", path.display())
            }
            DatasetError::Unreadable { path, source } => write!(f, "{}: {source}", path.display()),
            DatasetError::BadTable { path, reason } => write!(f, "{}: {reason}", path.display()),
            DatasetError::OtherBytes { path, expected, found } => write!(
                f,
                "{}: the SHA-256 is {found}; the configuration expects {expected}",
                path.display()
            ),
            DatasetError::Refused { part, refusal } => write!(f, "part {part}: {refusal}"),
            DatasetError::Exhausted(exhausted) => exhausted.fmt(f),
            DatasetError::Occupied { folder } => write!(
                f,
                "{}: the folder is not empty; expected an empty one, or to resume",
                folder.display()
            ),
            DatasetError::OtherPlan { folder } => write!(
                f,
                "{}: the folder was begun with another configuration, other input files or \
                 another version",
                folder.display()
            ),
            DatasetError::Damaged { path, line: 0, expected } => {
                write!(f, "{}: damaged; expected {expected}", path.display())
            }
            DatasetError::Damaged { path, line, expected } => {
                write!(f, "{}:{line}: damaged; expected {expected}", path.display())
            }
            DatasetError::NoParquet => f.write_str("this build has no Parquet"),
            DatasetError::NoShards { count } => write!(f, "expected shards from 0..{count}"),
            DatasetError::NoFiles { count } => write!(f, "expected files from 0..{count}"),
            DatasetError::TooEarly { path, needs } => {
                write!(f, "{}: missing; expected {needs} to be made first", path.display())
            }
            DatasetError::Cancelled => f.write_str("cancelled; resume to continue"),
        }
    }
}

impl fmt::Display for Exhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Exhausted { part, split, wanted, found, in_all, tried } = self;
        write!(
            f,
            "part {part}: no more puzzles for {split}: {found} of {wanted} found, {in_all} in all \
             splits, after {tried} indices"
        )
    }
}

impl std::error::Error for DatasetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DatasetError::Config(error) => Some(error),
            DatasetError::File { source, .. } => Some(source),
            DatasetError::Unreadable { source, .. } => Some(source),
            DatasetError::Refused { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}
