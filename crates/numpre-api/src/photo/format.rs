//! The first bytes of a picture. They decide, and not the name of the file.

/// The first bytes of a JPEG file.
pub(super) const JPEG: [u8; 3] = [0xff, 0xd8, 0xff];

/// The first bytes of a PNG file.
pub(super) const PNG: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// The first bytes of a WebP file.
const WEBP: [u8; 4] = *b"RIFF";

/// The first bytes of the files that are read as pictures: JPEG, PNG and WebP.
pub const PICTURE_SIGNATURES: [&[u8]; 3] = [&JPEG, &PNG, &WEBP];

/// Returns whether a file with these first bytes is read as a picture.
pub fn is_picture(head: &[u8]) -> bool {
    PICTURE_SIGNATURES.iter().any(|signature| head.starts_with(signature))
}
