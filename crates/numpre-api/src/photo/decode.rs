//! The decoding of pictures: JPEG, PNG and WebP become pixels.
//!
//! The size is checked in the header, before room for the pixels is reserved. Large pictures are
//! shrunk by area average to 2048 pixels on the longer side.

use super::format::{JPEG, PNG};
use super::picture_fault::PictureFault;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};
use numpre_photo::{MOST_PIXELS, SHORTEST_SIDE, check_size};
use std::io::Cursor;

/// The longer side from which on a picture is shrunk, in pixels. A page of 12 boards then has 40
/// pixels per cell.
const LONGEST_SIDE: u32 = 2048;

/// The memory for a picture of the largest size with 8 bytes per pixel.
const MOST_MEMORY: u64 = MOST_PIXELS * 8;

/// The pixels of a picture, and its size before it was shrunk.
pub(super) struct Decoded {
    /// The pixels, turned as the file asks for.
    pub(super) pixels: DynamicImage,
    /// The number of pixels of the file for one of these, in each direction.
    pub(super) scale: f32,
}

/// Decodes a picture. Of an animation, it returns the first frame.
///
/// # Errors
/// Returns a fault if the file is damaged, incomplete, or outside of the limits.
pub(super) fn decode(bytes: &[u8]) -> Result<Decoded, PictureFault> {
    let format = if bytes.starts_with(&JPEG) {
        ImageFormat::Jpeg
    } else if bytes.starts_with(&PNG) {
        ImageFormat::Png
    } else {
        ImageFormat::WebP
    };
    // The library fills the rest of an incomplete picture with grey.
    if format == ImageFormat::Jpeg && !has_end(bytes) {
        return Err(PictureFault::CutShort);
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| fault(&error))?;
    let (width, height) = decoder.dimensions();
    check_size(width, height)?;
    let orientation = decoder.orientation().map_err(|error| fault(&error))?;
    let mut pixels = DynamicImage::from_decoder(decoder).map_err(|error| fault(&error))?;
    let part = shrunk_by(width, height);
    if part < 1.0 {
        let side = |side: u32| (f64::from(side) * part).round() as u32;
        pixels = pixels.thumbnail_exact(side(width), side(height));
    }
    pixels.apply_orientation(orientation);
    Ok(Decoded { pixels, scale: (1.0 / part) as f32 })
}

/// Returns the factor by which a picture is shrunk. The shorter side of a long strip stays long
/// enough to be read.
fn shrunk_by(width: u32, height: u32) -> f64 {
    let (longer, shorter) = (width.max(height), width.min(height));
    let part = f64::from(LONGEST_SIDE) / f64::from(longer);
    part.max(f64::from(SHORTEST_SIDE) / f64::from(shorter)).min(1.0)
}

fn fault(error: &ImageError) -> PictureFault {
    match error {
        ImageError::IoError(_) => PictureFault::CutShort,
        error => {
            // Some errors of the library end with a line break.
            let text = error.to_string();
            PictureFault::Undecodable(text.split_whitespace().collect::<Vec<_>>().join(" "))
        }
    }
}

/// Returns whether a JPEG file has its end marker. A small preview in the header has one of its
/// own, so segments are skipped.
fn has_end(bytes: &[u8]) -> bool {
    let mut at = 2;
    loop {
        // In the data of a scan, 0xFF comes before 0 or before a restart marker.
        let is_marker =
            |pair: &[u8]| pair[0] == 0xff && !matches!(pair[1], 0 | 1 | 0xd0..=0xd8 | 0xff);
        let rest = bytes.get(at..).unwrap_or_default();
        let Some(found) = rest.windows(2).position(is_marker) else { return false };
        if rest[found + 1] == 0xd9 {
            return true;
        }
        let Some(&[high, low]) = rest.get(found + 2..found + 4) else { return false };
        at += found + 2 + usize::from(u16::from_be_bytes([high, low]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_strips_are_shrunk_less() {
        assert_eq!(shrunk_by(2048, 60), 1.0);
        assert_eq!(shrunk_by(4096, 3000), 0.5);
        assert_eq!(shrunk_by(6000, 120), 0.5);
        assert_eq!(shrunk_by(60, 6000), 1.0);
    }

    #[test]
    fn the_end_of_a_preview_is_not_the_end_of_the_file() {
        let start = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
        let scan = [0xff, 0xda, 0, 2, 5, 0xff, 0, 7, 0xff, 0xd0, 9];
        let whole = [&start[..], &scan, &[0xff, 0xd9]].concat();
        assert!(has_end(&whole));
        for length in 2..whole.len() {
            assert!(!has_end(&whole[..length]), "{length}");
        }
    }
}
