//! The trait that the writers of all layouts implement, and the target that they write to.

use crate::error::Result;
use crate::manifest::FileEntry;
use crate::row::Row;
use std::path::Path;

/// The split that is written, and its folder.
pub(crate) struct Target<'a> {
    /// The folder of the data set.
    pub(crate) folder: &'a Path,
    /// The split.
    pub(crate) split: &'a str,
    /// The number of rows.
    pub(crate) rows: u64,
}

impl Target<'_> {
    /// Returns the manifest entry of a complete file.
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

    /// Returns copies of the folder and of the name of the split.
    pub(super) fn named(&self) -> (std::path::PathBuf, String) {
        (self.folder.to_owned(), self.split.to_owned())
    }
}

/// A writer of rows. If it is dropped before [`RowWriter::end`], it leaves no files.
pub(crate) trait RowWriter {
    /// Adds a row.
    fn row(&mut self, row: &Row) -> Result<()>;

    /// Completes the files. Returns their entries for the manifest.
    fn end(self) -> Result<Vec<FileEntry>>;
}
