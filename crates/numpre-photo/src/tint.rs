//! The colour of a cell's ink: players often write in another colour than that of the print.

use crate::picture::Picture;
use crate::point::{Point, within};

/// Values of ink, as shares of its contrast: at least, and of paper: at most.
const INK: f32 = 0.6;
const PAPER: f32 = 0.2;

/// The least difference of brightness for which there is a colour, of 255.
const LEAST: f32 = 12.0;

/// The light that the ink takes from the paper: how much more red and blue than green, over the
/// brightness. Black and grey ink has 0 and 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tint {
    pub(crate) red: f32,
    pub(crate) blue: f32,
}

impl Tint {
    /// Returns the distance between two colours.
    pub(crate) fn distance(self, other: Tint) -> f32 {
        let (red, blue) = (self.red - other.red, self.blue - other.blue);
        (red * red + blue * blue).sqrt()
    }
}

/// Returns the colour of the ink in a cell. `corners` are those of the cell in the picture, from
/// the top left one, clockwise; `values` is its ink, a square. A picture without colours has 0 and
/// 0.
pub(crate) fn tint(picture: &Picture<'_>, corners: [Point; 4], values: &[f32]) -> Tint {
    let side = values.len().isqrt();
    let (bytes, each) = picture.pixels.bytes();
    if each < 3 {
        return Tint::default();
    }
    let (mut ink, mut paper) = (Mean::default(), Mean::default());
    for (index, &value) in values.iter().enumerate() {
        let mean = if value >= INK {
            &mut ink
        } else if value.abs() <= PAPER {
            &mut paper
        } else {
            continue;
        };
        let share = |index: usize| (index as f32 + 0.5) / side as f32;
        let place = within(corners, share(index % side), share(index / side));
        // Casts of floats saturate: places outside the picture become its edge.
        let x = (place.x as usize).min(picture.width as usize - 1);
        let y = (place.y as usize).min(picture.height as usize - 1);
        mean.add(&bytes[(y * picture.width as usize + x) * each..][..3]);
    }
    let (Some(ink), Some(paper)) = (ink.colour(), paper.colour()) else {
        return Tint::default();
    };
    let taken: [f32; 3] = std::array::from_fn(|part| paper[part] - ink[part]);
    let brightness = (0.3 * taken[0] + 0.59 * taken[1] + 0.11 * taken[2]).abs().max(LEAST);
    Tint { red: (taken[0] - taken[1]) / brightness, blue: (taken[2] - taken[1]) / brightness }
}

/// The mean of some pixels.
#[derive(Default)]
struct Mean {
    sums: [u32; 3],
    count: u32,
}

impl Mean {
    fn add(&mut self, pixel: &[u8]) {
        for (sum, &part) in self.sums.iter_mut().zip(pixel) {
            *sum += u32::from(part);
        }
        self.count += 1;
    }

    /// Returns red, green and blue, or none without a pixel.
    fn colour(&self) -> Option<[f32; 3]> {
        (self.count > 0).then(|| self.sums.map(|sum| sum as f32 / self.count as f32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Pixels;

    #[test]
    fn blue_ink_takes_red_and_leaves_blue() {
        // A stripe of ink in a cell of 56 by 56 pixels.
        let mut values = [0.0; 28 * 28];
        let mut bytes = vec![250_u8; 56 * 56 * 3];
        for y in 0..56 {
            for x in 24..32 {
                values[y / 2 * 28 + x / 2] = 1.0;
                bytes[(y * 56 + x) * 3..][..3].copy_from_slice(&[40, 60, 200]);
            }
        }
        let corners = [(0.0, 0.0), (56.0, 0.0), (56.0, 56.0), (0.0, 56.0)];
        let corners = corners.map(|(x, y)| Point::new(x, y));
        let picture = Picture { width: 56, height: 56, pixels: Pixels::Rgb8(&bytes) };
        let blue = tint(&picture, corners, &values);
        assert!(blue.red > 0.05 && blue.blue < -0.5, "{blue:?}");
        let grey = Picture { pixels: Pixels::Grey8(&bytes[..56 * 56]), ..picture };
        assert_eq!(tint(&grey, corners, &values), Tint::default());
        assert!(blue.distance(Tint::default()) > 0.5);
    }
}
