//! The reading of Parquet files. It needs the feature `table`.

#[cfg(feature = "table")]
mod linked;
#[cfg(not(feature = "table"))]
mod unlinked;

#[cfg(feature = "table")]
pub use linked::{TableFile, TableRows, is_damaged, unreadable};
#[cfg(not(feature = "table"))]
pub use unlinked::{TableFile, TableRows, is_damaged, unreadable};

use super::workbook::is_called;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The first bytes of a Parquet file.
pub const SIGNATURE: [u8; 4] = *b"PAR1";

/// Returns whether a file is Parquet by its first bytes, or at least by its name.
pub fn is_parquet(path: &Path) -> bool {
    let mut head = Vec::new();
    let mut begins = || {
        File::open(path).and_then(|file| file.take(SIGNATURE.len() as u64).read_to_end(&mut head))
    };
    is_called(path, &["parquet"]) || (begins().is_ok() && head == SIGNATURE)
}
