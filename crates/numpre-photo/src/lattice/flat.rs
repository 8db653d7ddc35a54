//! The board as a flat square picture with a margin, and the strength of lines in it.
//!
//! A pixel is part of a dark line if it is darker than both pixels at a distance on each side:
//!
//! ```text
//!   brightness   200  200   90  200  200        strength of the middle pixel
//!                  ▲         │         ▲        = min(200, 200) - 90 = 110
//!                  └ 4 pixels ┴ 4 pixels ┘
//! ```

use crate::frame::LineTone;
use crate::grey::Grey;
use crate::homography::Homography;
use crate::point::Point;

/// Strengths are divided by this percentile of all, and cut at 1. A higher one hides thin grey
/// lines next to thick black ones.
const PERCENTILE: usize = 90;

/// The least divisor, in grey levels: noise on blank paper stays weak.
const LEAST: f32 = 6.0;

/// The direction of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// Lines between columns.
    Down,
    /// Lines between rows.
    Across,
}

/// A flat picture. Light lines are made dark.
pub(super) struct Flat {
    /// Pixels per cell.
    cell: usize,
    side: usize,
    pixels: Vec<f32>,
}

/// The margin around the board, in pixels.
const fn margin(cell: usize) -> usize {
    cell * 4 / 5
}

impl Flat {
    pub(super) fn of(grey: &Grey, board: &Homography, cell: usize, tone: LineTone) -> Flat {
        let side = 9 * cell + 2 * margin(cell);
        let unit = |pixel: usize| (pixel as f32 + 0.5 - margin(cell) as f32) / cell as f32;
        let mut pixels = Vec::with_capacity(side * side);
        for y in 0..side {
            for x in 0..side {
                let value = grey.between(board.map(Point::new(unit(x), unit(y))));
                pixels.push(if tone == LineTone::Dark { value } else { 255.0 - value });
            }
        }
        Flat { cell, side, pixels }
    }

    /// Returns how much each pixel looks like a part of a line in this direction.
    pub(super) fn strength(&self, direction: Direction) -> Strength {
        let distance = self.cell / 5;
        let (side, mut values) = (self.side, vec![0.0_f32; self.side * self.side]);
        // Lines across are turned, so that the path code knows lines down only.
        let at = |along: usize, off: usize| match direction {
            Direction::Down => self.pixels[along * side + off],
            Direction::Across => self.pixels[off * side + along],
        };
        for along in 0..side {
            for off in distance..side - distance {
                let sides = at(along, off - distance).min(at(along, off + distance));
                values[along * side + off] = (sides - at(along, off)).max(0.0);
            }
        }
        let mut sorted = values.clone();
        let index = sorted.len() * PERCENTILE / 100;
        let (_, &mut percentile, _) = sorted.select_nth_unstable_by(index, f32::total_cmp);
        let divisor = percentile.max(LEAST);
        for value in &mut values {
            *value = (*value / divisor).min(1.0);
        }
        Strength { cell: self.cell, side, values }
    }
}

/// The strength of lines, 0 to 1, as rows along the lines.
pub(super) struct Strength {
    pub(super) cell: usize,
    side: usize,
    values: Vec<f32>,
}

impl Strength {
    /// Returns the mean strength along a segment of a line, from an offset at its first node to
    /// another at its second. The offsets are pixels from the place of a straight line.
    pub(super) fn segment(&self, line: usize, segment: usize, from: i32, to: i32) -> f32 {
        let cell = self.cell as i32;
        let start = margin(self.cell) + segment * self.cell;
        let place = (margin(self.cell) + line * self.cell) as i32;
        let mut sum = 0.0;
        for step in 1..cell {
            // Rounded to the nearest pixel, from a floor division of a positive number.
            let off = (2 * (from * (cell - step) + to * step) + cell + 64 * cell) / (2 * cell) - 32;
            let column = (place + off).clamp(0, self.side as i32 - 1) as usize;
            sum += self.values[(start + step as usize) * self.side + column];
        }
        sum / (cell - 1) as f32
    }

    /// Returns the share of a line across the whole board where at least this strength is found
    /// within some pixels. `place` is the place of the line, 0 to 1 from the first line of the
    /// frame to the last.
    pub(super) fn share(&self, place: f32, reach: usize, least: f32) -> f32 {
        let (first, last) = (margin(self.cell), self.side - margin(self.cell));
        let middle = first + (place * (last - first) as f32).round() as usize;
        let row = |along: usize| &self.values[along * self.side..][middle - reach..=middle + reach];
        let found = (first..last).filter(|&along| row(along).iter().any(|&one| one >= least));
        found.count() as f32 / (last - first) as f32
    }

    /// Returns the strength of the strongest straight segment within this distance.
    pub(super) fn near(&self, line: usize, segment: usize, reach: i32) -> f32 {
        (-reach..=reach).map(|off| self.segment(line, segment, off, off)).fold(0.0, f32::max)
    }
}
