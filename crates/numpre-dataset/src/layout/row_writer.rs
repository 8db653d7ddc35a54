//! The trait of the writers of all layouts, and their target.

use crate::error::Result;
use crate::manifest::FileEntry;
use crate::row::Row;
use std::path::Path;

/// The place where rows are written.
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
    pub(super) fn entry(
        &self,
        path: String,
        rows: u64,
        put: crate::shard::Put,
        text: String,
    ) -> FileEntry {
        let crate::shard::Put { bytes, sha256 } = put;
        FileEntry { path, split: self.split.to_owned(), rows, bytes, sha256, text }
    }

    /// Returns a target that owns nothing of the caller's but its folder.
    pub(super) fn named(&self) -> (std::path::PathBuf, String) {
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
