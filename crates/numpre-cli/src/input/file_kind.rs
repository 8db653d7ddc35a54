//! The signs of the kind of a file: its extension, and its first bytes.

use std::path::Path;

/// The first bytes of a Parquet file.
pub const PARQUET: [u8; 4] = *b"PAR1";

/// The first bytes of a JPEG file.
pub const JPEG: [u8; 3] = [0xff, 0xd8, 0xff];

/// The first bytes of a PNG file.
pub const PNG: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// The first bytes of a WebP file.
pub const WEBP: [u8; 4] = *b"RIFF";

/// Returns whether the extension of a file is one of these.
pub fn is_called(path: &Path, endings: &[&str]) -> bool {
    path.extension()
        .is_some_and(|found| endings.iter().any(|known| found.eq_ignore_ascii_case(known)))
}
