//! Grey pictures: brightness, shrinking by area average, values between pixels.
//!
//! ```text
//!   10 20 30 40        15 35      shrunk to half: each new pixel is the average
//!   10 20 30 40   ──▶              of the area that it covers
//! ```

use crate::picture::Picture;
use crate::point::Point;

/// A grey picture. 0 is black, 255 is white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grey {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<u8>,
}

impl Grey {
    /// Creates a picture of one value.
    #[cfg(test)]
    pub(crate) fn filled(width: usize, height: usize, value: u8) -> Grey {
        Grey { width, height, pixels: vec![value; width * height] }
    }

    /// Converts a picture whose size was checked: (77 red + 150 green + 29 blue) / 256.
    pub(crate) fn of(picture: &Picture<'_>) -> Grey {
        let (width, height) = (picture.width as usize, picture.height as usize);
        let (bytes, each) = picture.pixels.bytes();
        let mix =
            |p: &[u8]| (77 * u32::from(p[0]) + 150 * u32::from(p[1]) + 29 * u32::from(p[2])) >> 8;
        let pixels = match each {
            1 => bytes.to_vec(),
            3 => bytes.chunks_exact(3).map(|pixel| mix(pixel) as u8).collect(),
            _ => {
                let over_white = |pixel: &[u8]| {
                    let opacity = u32::from(pixel[3]);
                    ((mix(pixel) * opacity + 255 * (255 - opacity)) / 255) as u8
                };
                bytes.chunks_exact(4).map(over_white).collect()
            }
        };
        Grey { width, height, pixels }
    }

    /// Returns the pixel nearest to these coordinates; outside, the nearest one of the edge.
    pub(crate) fn at(&self, x: isize, y: isize) -> u8 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.pixels[y * self.width + x]
    }

    /// Returns the value at a point, between the middles of the four nearest pixels.
    pub(crate) fn between(&self, point: Point) -> f32 {
        let (x, y) = (point.x - 0.5, point.y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        // Saturates for points far outside, where the edge is read.
        let (left, top) = (left as isize, top as isize);
        let row = |y: isize| {
            let a = f32::from(self.at(left, y));
            let b = f32::from(self.at(left.saturating_add(1), y));
            a + (b - a) * right_share
        };
        let (above, below) = (row(top), row(top.saturating_add(1)));
        let value = above + (below - above) * low_share;
        if value.is_finite() { value } else { 0.0 }
    }

    /// Shrinks by area average so that the longer side has at most this number of pixels. Returns
    /// the picture, and the factor from its coordinates to those of `self` for x and y.
    pub(crate) fn shrunk(&self, longest: usize) -> (Grey, f32, f32) {
        let long = self.width.max(self.height);
        if long <= longest {
            return (self.clone(), 1.0, 1.0);
        }
        let scaled = |side: usize| (side * longest).div_ceil(long).max(1);
        let (width, height) = (scaled(self.width), scaled(self.height));
        let shrunk = self.resized(0, 0, self.width, self.height, width, height);
        (shrunk, self.width as f32 / width as f32, self.height as f32 / height as f32)
    }

    /// Cuts out a rectangle and shrinks it to this size by area average. The rectangle must lie
    /// within the picture, and the new size must not be larger.
    pub(crate) fn resized(
        &self,
        left: usize,
        top: usize,
        wide: usize,
        high: usize,
        width: usize,
        height: usize,
    ) -> Grey {
        let columns = shares(wide, width);
        let rows = shares(high, height);
        let mut pixels = Vec::with_capacity(width * height);
        let mut sums = vec![0.0_f32; width];
        for row in &rows {
            sums.fill(0.0);
            for (offset, &row_share) in row.weights.iter().enumerate() {
                let start = (top + row.first + offset) * self.width + left;
                let line = &self.pixels[start..start + wide];
                for (sum, column) in sums.iter_mut().zip(&columns) {
                    let mut mean = 0.0;
                    for (pixel, share) in line[column.first..].iter().zip(&column.weights) {
                        mean += f32::from(*pixel) * share;
                    }
                    *sum += mean * row_share;
                }
            }
            pixels.extend(sums.iter().map(|&sum| (sum + 0.5) as u8));
        }
        Grey { width, height, pixels }
    }
}

/// The pixels that a new pixel covers in one direction, and their weights, which add up to 1.
struct Shares {
    first: usize,
    weights: Vec<f32>,
}

/// Returns what each of `new` pixels covers of `old` ones.
fn shares(old: usize, new: usize) -> Vec<Shares> {
    let size = old as f64 / new as f64;
    (0..new)
        .map(|index| {
            let (start, end) = (index as f64 * size, (index + 1) as f64 * size);
            let first = (start.floor() as usize).min(old - 1);
            let last = (end.ceil() as usize).clamp(first + 1, old);
            let weights = (first..last)
                .map(|pixel| {
                    let covered = (pixel as f64 + 1.0).min(end) - (pixel as f64).max(start);
                    (covered.max(0.0) / size) as f32
                })
                .collect();
            Shares { first, weights }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Pixels;

    /// A picture with all values, in no simple order.
    fn mixed(width: usize, height: usize) -> Grey {
        let pixels = (0..width * height).map(|index| (index * 7919 % 251) as u8).collect();
        Grey { width, height, pixels }
    }

    fn mean(grey: &Grey) -> f64 {
        grey.pixels.iter().map(|&pixel| f64::from(pixel)).sum::<f64>() / grey.pixels.len() as f64
    }

    #[test]
    fn area_average_keeps_the_mean() {
        let grey = mixed(1234, 777);
        for longest in [1000, 617, 300, 64] {
            let (small, ..) = grey.shrunk(longest);
            assert_eq!(small.width, longest);
            assert!((mean(&small) - mean(&grey)).abs() < 0.5, "{longest}");
        }
    }

    #[test]
    fn half_size_is_the_mean_of_pairs() {
        let grey = Grey { width: 4, height: 2, pixels: vec![10, 20, 30, 40, 10, 20, 30, 40] };
        assert_eq!(grey.resized(0, 0, 4, 2, 2, 1).pixels, [15, 35]);
    }

    #[test]
    fn colours_and_opacity() {
        let picture = |pixels| Picture { width: 1, height: 1, pixels };
        assert_eq!(Grey::of(&picture(Pixels::Rgb8(&[255, 255, 255]))).pixels, [255]);
        assert_eq!(Grey::of(&picture(Pixels::Rgb8(&[255, 0, 0]))).pixels, [76]);
        assert_eq!(Grey::of(&picture(Pixels::Rgba8(&[0, 0, 0, 0]))).pixels, [255]);
        assert_eq!(Grey::of(&picture(Pixels::Rgba8(&[0, 0, 0, 255]))).pixels, [0]);
    }

    #[test]
    fn values_between_pixels() {
        let grey = Grey { width: 2, height: 1, pixels: vec![0, 100] };
        assert_eq!(grey.between(Point::new(0.5, 0.5)), 0.0);
        assert_eq!(grey.between(Point::new(1.0, 0.5)), 50.0);
        assert_eq!(grey.between(Point::new(-1e9, 1e30)), 0.0);
        assert!(grey.between(Point::new(f32::NAN, 0.0)).is_finite());
    }
}
