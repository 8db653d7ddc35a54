//! The signs of the kind of a file: its extension, and its first bytes.

use std::path::Path;

/// The first bytes of a Parquet file.
pub const PARQUET: [u8; 4] = *b"PAR1";

/// Returns whether the extension of a file is one of these.
pub fn is_called(path: &Path, endings: &[&str]) -> bool {
    path.extension()
        .is_some_and(|found| endings.iter().any(|known| found.eq_ignore_ascii_case(known)))
}
