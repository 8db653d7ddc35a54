//! Reads Parquet files, if this command was built with the feature `table`.

#[cfg(feature = "table")]
mod linked;
#[cfg(not(feature = "table"))]
mod unlinked;

#[cfg(feature = "table")]
pub use linked::{TableFile, TableRows, is_damaged, unreadable};
#[cfg(not(feature = "table"))]
pub use unlinked::{TableFile, TableRows, is_damaged, unreadable};

use super::file_kind::{PARQUET, is_called};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Returns whether a file begins as a Parquet file or has the extension `parquet`. A file with the
/// extension and another content is reported as an error when it is opened.
pub fn is_parquet(path: &Path) -> bool {
    let mut head = Vec::new();
    let mut begins =
        || File::open(path).and_then(|file| file.take(PARQUET.len() as u64).read_to_end(&mut head));
    is_called(path, &["parquet"]) || (begins().is_ok() && head == PARQUET)
}
