//! Pictures as callers pass them, and places in them.

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
        let (width, height) = (self.width, self.height);
        if width.min(height) < SHORTEST_SIDE {
            return Err(PhotoError::TooSmall { width, height, shortest: SHORTEST_SIDE });
        }
        let pixels = u64::from(width) * u64::from(height);
        if pixels > MOST_PIXELS {
            return Err(PhotoError::TooLarge { width, height, most: MOST_PIXELS });
        }
        let (bytes, each) = self.pixels.bytes();
        let expected = pixels * each as u64;
        if bytes.len() as u64 != expected {
            return Err(PhotoError::WrongLength { expected, found: bytes.len() as u64 });
        }
        Ok(())
    }
}

/// A place in a picture, in pixels from its top left corner. The middle of the first pixel is
/// (0.5, 0.5).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance from the left edge.
    pub x: f32,
    /// The distance from the top edge.
    pub y: f32,
}

impl Point {
    /// Creates a point.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Point) -> f32 {
        ((self.x - other.x) * (self.x - other.x) + (self.y - other.y) * (self.y - other.y)).sqrt()
    }

    /// Returns the point at this share of the way to another point.
    pub(crate) fn towards(self, other: Point, share: f32) -> Point {
        Point::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }
}

/// Returns twice the signed area of a triangle: positive if a, b, c turn clockwise on the screen.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the area of a polygon whose corners are in order.
pub(crate) fn area(corners: &[Point]) -> f32 {
    let mut twice = 0.0;
    for (index, a) in corners.iter().enumerate() {
        let b = corners[(index + 1) % corners.len()];
        twice += a.x * b.y - b.x * a.y;
    }
    twice.abs() / 2.0
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

    #[test]
    fn the_area_of_a_square() {
        let corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(|(x, y)| Point { x, y });
        assert_eq!(area(&corners), 16.0);
        assert!(turn(corners[0], corners[1], corners[2]) > 0.0);
    }
}
