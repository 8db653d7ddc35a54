//! Pictures as callers pass them.

use crate::error::PhotoError;

/// The shortest side of a picture, in pixels.
pub const SHORTEST_SIDE: u32 = 60;

/// The largest picture, in pixels: 64 megapixels.
pub const MOST_PIXELS: u64 = 64_000_000;

/// A picture in the memory of the caller: rows from the top, pixels from the left, without gaps.
///
/// ```
/// use numpre_photo::{Picture, Pixels};
///
/// let white = vec![255; 640 * 480];
/// let picture = Picture { width: 640, height: 480, pixels: Pixels::Grey8(&white) };
/// assert!(picture.check().is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The number of pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// The pixels, and the way they are stored.
    pub pixels: Pixels<'a>,
}

/// The pixels of a picture.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Pixels<'a> {
    /// One byte per pixel: 0 is black.
    Grey8(&'a [u8]),
    /// Red, green and blue.
    Rgb8(&'a [u8]),
    /// Red, green, blue and opacity. Transparent pixels count as white paper.
    Rgba8(&'a [u8]),
}

impl Pixels<'_> {
    /// Returns the bytes, and their number per pixel.
    pub(crate) const fn bytes(&self) -> (&[u8], usize) {
        match self {
            Pixels::Grey8(bytes) => (bytes, 1),
            Pixels::Rgb8(bytes) => (bytes, 3),
            Pixels::Rgba8(bytes) => (bytes, 4),
        }
    }
}

impl Picture<'_> {
    /// Checks the size of the picture.
    ///
    /// # Errors
    /// [`PhotoError::TooSmall`], [`PhotoError::TooLarge`], or [`PhotoError::WrongLength`] if the
    /// number of bytes does not fit the size.
    pub fn check(&self) -> Result<(), PhotoError> {
        check_size(self.width, self.height)?;
        let (bytes, each) = self.pixels.bytes();
        let expected = u64::from(self.width) * u64::from(self.height) * each as u64;
        if bytes.len() as u64 != expected {
            return Err(PhotoError::WrongLength { expected, found: bytes.len() as u64 });
        }
        Ok(())
    }
}

/// Checks the size of a picture, before there are pixels.
///
/// # Errors
/// [`PhotoError::TooSmall`] and [`PhotoError::TooLarge`].
pub fn check_size(width: u32, height: u32) -> Result<(), PhotoError> {
    if width.min(height) < SHORTEST_SIDE {
        return Err(PhotoError::TooSmall { width, height, shortest: SHORTEST_SIDE });
    }
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(PhotoError::TooLarge { width, height, most: MOST_PIXELS });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_checked_before_bytes() {
        let of = |width, height| Picture { width, height, pixels: Pixels::Rgb8(&[]) };
        assert!(matches!(of(59, 800).check(), Err(PhotoError::TooSmall { shortest: 60, .. })));
        assert!(matches!(of(60_000, 60_000).check(), Err(PhotoError::TooLarge { .. })));
        let found = of(60, 60).check();
        assert_eq!(found, Err(PhotoError::WrongLength { expected: 10_800, found: 0 }));
    }
}
