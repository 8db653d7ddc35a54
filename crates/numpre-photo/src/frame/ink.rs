//! Pixels that are darker or lighter than their surroundings.
//!
//! An integral image holds the sum of all pixels above and to the left, so the sum of any box takes
//! four look-ups.

use super::components::Ink;
use crate::grey::Grey;

/// The tone of lines and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Darker than the paper.
    Dark,
    /// Lighter than the background: dark themes.
    Light,
}

/// Sums of pixels: `sums[y * (width + 1) + x]` is that of the pixels above y and left of x.
pub(super) struct Integral {
    width: usize,
    height: usize,
    sums: Vec<u32>,
}

impl Integral {
    /// Sums up a picture of at most 16 million pixels: more would not fit in 32 bits.
    pub(super) fn of(grey: &Grey) -> Integral {
        let (width, height) = (grey.width, grey.height);
        let mut sums = vec![0_u32; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = 0_u32;
            for x in 0..width {
                row += u32::from(grey.pixels[y * width + x]);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
            }
        }
        Integral { width, height, sums }
    }

    /// Finds the pixels that differ from the mean of a box around them by more than `difference`.
    pub(super) fn ink(&self, grey: &Grey, side: usize, difference: i32, tone: Tone) -> Ink {
        let (width, height) = (self.width, self.height);
        let reach = (side / 2).max(1);
        let sign = match tone {
            Tone::Dark => 1,
            Tone::Light => -1,
        };
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            let (above, below) = (top * (width + 1), bottom * (width + 1));
            for x in 0..width {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let sum = self.sums[below + right] + self.sums[above + left]
                    - self.sums[above + right]
                    - self.sums[below + left];
                let count = ((bottom - top) * (right - left)) as i32;
                let pixel = i32::from(grey.pixels[y * width + x]);
                // mean − pixel > difference, without a division.
                pixels.push(sign * (sum as i32 - pixel * count) > difference * count);
            }
        }
        Ink { width, pixels }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_a_box_is_that_of_a_plain_sum() {
        let pixels: Vec<u8> = (0..40 * 30).map(|index| (index * 7919 % 251) as u8).collect();
        let grey = Grey { width: 40, height: 30, pixels };
        let integral = Integral::of(&grey);
        for tone in [Tone::Dark, Tone::Light] {
            let ink = integral.ink(&grey, 9, 7, tone);
            for y in 0..30_usize {
                for x in 0..40_usize {
                    let mut sum = 0.0;
                    let mut count = 0.0;
                    for other_y in y.saturating_sub(4)..(y + 5).min(30) {
                        for other_x in x.saturating_sub(4)..(x + 5).min(40) {
                            sum += f64::from(grey.pixels[other_y * 40 + other_x]);
                            count += 1.0;
                        }
                    }
                    let off = sum / count - f64::from(grey.pixels[y * 40 + x]);
                    let off = if tone == Tone::Dark { off } else { -off };
                    assert_eq!(ink.pixels[y * 40 + x], off > 7.0, "{x} {y}");
                }
            }
        }
    }
}
