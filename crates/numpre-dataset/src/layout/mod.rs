//! The layouts of files: one file of code for each.
//!
//! | layout | files of the split `train` | contents |
//! |---|---|---|
//! | `csv` | `train.csv` | `source,question,answer,rating` |
//! | `npy` | `npy/train-puzzles.npy`, `-solutions.npy`, `-ranks.npy` | uint8, digits as they are |
//! | `trm` | `trm/train/all__inputs.npy`, … | uint8, digits + 1; groups of isomorphs |
//! | `parquet` | `data/train-00000-of-00001.parquet` | all columns |

pub(crate) mod csv;
#[cfg(feature = "table")]
mod facts;
pub mod npy;
#[cfg(feature = "table")]
pub(crate) mod parquet;
#[cfg(feature = "table")]
mod steps;
pub(crate) mod trm;

use crate::config::Layout;
use crate::error::Result;
use crate::make::Row;
use crate::manifest::{FileEntry, Manifest};
use std::path::Path;

/// Where rows are written.
pub(crate) struct Target<'a> {
    /// The folder of the data set.
    pub(crate) folder: &'a Path,
    /// The split.
    pub(crate) split: &'a str,
    /// The number of rows.
    pub(crate) rows: u64,
}

impl Target<'_> {
    /// Returns the entry of a file that is complete.
    fn entry(&self, path: String, rows: u64, put: crate::shard::Put, text: String) -> FileEntry {
        let crate::shard::Put { bytes, sha256 } = put;
        FileEntry { path, split: self.split.to_owned(), rows, bytes, sha256, text }
    }

    /// Returns a target that owns nothing of the caller's but its folder.
    fn named(&self) -> (std::path::PathBuf, String) {
        (self.folder.to_owned(), self.split.to_owned())
    }
}

/// A writer of rows. Dropping it before its end leaves no file.
pub(crate) trait RowWriter {
    /// Adds a row.
    fn row(&mut self, row: &Row) -> Result<()>;

    /// Completes the files.
    fn end(self) -> Result<Vec<FileEntry>>;
}

/// A row that was read back from a layout, with what the layout has of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRow {
    /// The puzzle.
    pub puzzle: numpre::Grid,
    /// The solution.
    pub solution: numpre::Grid,
    /// The rank, if the layout has it.
    pub rank: Option<u8>,
}

/// Returns the files of a split in a layout whose rows, one after the other, are those of the split.
pub(crate) fn entries<'m>(
    manifest: &'m Manifest,
    layout: Layout,
    split: &str,
) -> Vec<&'m FileEntry> {
    let is_one = |file: &&FileEntry| {
        let path = file.path.as_str();
        file.split == split
            && match layout {
                Layout::Parquet => path.starts_with("data/"),
                Layout::Csv => path.ends_with(".csv"),
                Layout::Npy => path.ends_with("-puzzles.npy"),
                Layout::Trm => path.ends_with("/all__inputs.npy"),
            }
    };
    manifest.files.iter().filter(is_one).collect()
}

/// Reads the rows of a split back from a layout.
pub(crate) fn read_split(
    folder: &Path,
    manifest: &Manifest,
    layout: Layout,
    split: &str,
) -> Result<Vec<StoredRow>> {
    match layout {
        Layout::Csv => csv::read(folder, split),
        Layout::Npy => npy::read(folder, split),
        Layout::Trm => trm::read(folder, split),
        #[cfg(feature = "table")]
        Layout::Parquet => parquet::read(folder, &entries(manifest, layout, split)),
        #[cfg(not(feature = "table"))]
        Layout::Parquet => {
            let _ = manifest;
            Err(crate::error::DatasetError::NoParquet)
        }
    }
}
