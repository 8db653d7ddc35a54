//! Pages on which the tests draw boards.

#![allow(unreachable_pub, reason = "the tests of the command draw such pages too")]

use numpre::Grid;

/// The digits 1 to 9 as lines through points of a field 4 wide and 6 high.
pub const DIGITS: [&[(f32, f32)]; 9] = [
    &[(0.8, 1.4), (2.2, 0.0), (2.2, 6.0)],
    &[
        (0.2, 1.6),
        (0.6, 0.5),
        (2.0, 0.0),
        (3.4, 0.5),
        (3.7, 1.7),
        (3.2, 2.9),
        (0.2, 6.0),
        (3.8, 6.0),
    ],
    &[
        (0.3, 0.9),
        (1.2, 0.1),
        (2.8, 0.1),
        (3.6, 1.0),
        (3.4, 2.2),
        (2.4, 2.8),
        (1.6, 2.8),
        (2.4, 2.8),
        (3.5, 3.5),
        (3.7, 4.7),
        (2.8, 5.8),
        (1.2, 5.9),
        (0.2, 5.0),
    ],
    &[(2.9, 6.0), (2.9, 0.0), (0.2, 4.2), (3.9, 4.2)],
    &[
        (3.5, 0.0),
        (0.8, 0.0),
        (0.5, 2.7),
        (2.0, 2.2),
        (3.3, 2.8),
        (3.7, 4.1),
        (3.1, 5.5),
        (1.8, 6.0),
        (0.3, 5.3),
    ],
    &[
        (3.3, 0.5),
        (2.0, 0.0),
        (0.8, 0.9),
        (0.3, 2.8),
        (0.4, 4.6),
        (1.1, 5.7),
        (2.2, 6.0),
        (3.3, 5.4),
        (3.7, 4.1),
        (3.1, 2.9),
        (2.0, 2.5),
        (0.9, 2.9),
        (0.3, 4.0),
    ],
    &[(0.2, 0.0), (3.8, 0.0), (1.5, 6.0)],
    &[
        (2.0, 2.8),
        (0.8, 2.2),
        (0.5, 1.2),
        (1.0, 0.3),
        (2.0, 0.0),
        (3.0, 0.3),
        (3.5, 1.2),
        (3.2, 2.2),
        (2.0, 2.8),
        (0.7, 3.4),
        (0.2, 4.5),
        (0.8, 5.6),
        (2.0, 6.0),
        (3.2, 5.6),
        (3.8, 4.5),
        (3.3, 3.4),
        (2.0, 2.8),
    ],
    &[
        (3.7, 2.0),
        (3.1, 3.1),
        (2.0, 3.5),
        (0.9, 3.1),
        (0.3, 1.9),
        (0.7, 0.6),
        (1.8, 0.0),
        (2.9, 0.3),
        (3.6, 1.4),
        (3.7, 3.2),
        (3.2, 5.1),
        (2.0, 6.0),
        (0.7, 5.5),
    ],
];

/// A grey picture on which boards are drawn.
pub struct Sheet {
    pub side: usize,
    pub paper: u8,
    pub ink: u8,
    pub pixels: Vec<u8>,
}

impl Sheet {
    pub fn new(side: usize, paper: u8, ink: u8) -> Sheet {
        Sheet { side, paper, ink, pixels: vec![paper; side * side] }
    }

    /// Draws a line with round ends; `wide` is half of its width.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), wide: f32) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).max(1e-6);
        let reach = wide + 1.0;
        let (left, right) = (from.0.min(to.0) - reach, from.0.max(to.0) + reach);
        let (top, bottom) = (from.1.min(to.1) - reach, from.1.max(to.1) + reach);
        for y in top.max(0.0) as usize..(bottom as usize + 1).min(self.side) {
            for x in left.max(0.0) as usize..(right as usize + 1).min(self.side) {
                let (px, py) = (x as f32 + 0.5 - from.0, y as f32 + 0.5 - from.1);
                let along = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                let (off_x, off_y) = (px - along * dx, py - along * dy);
                let far = (off_x * off_x + off_y * off_y).sqrt();
                let cover = (wide + 0.5 - far).clamp(0.0, 1.0);
                let (paper, ink) = (f32::from(self.paper), f32::from(self.ink));
                let value = paper + (ink - paper) * cover;
                let pixel = &mut self.pixels[y * self.side + x];
                if (value - paper).abs() > (f32::from(*pixel) - paper).abs() {
                    *pixel = value as u8;
                }
            }
        }
    }

    /// Draws a square grid with a thicker line after each third one.
    pub fn grid(&mut self, left: f32, top: f32, cell: f32, count: usize) {
        let end = cell * count as f32;
        for line in 0..=count {
            let wide = if line % 3 == 0 { cell * 0.04 } else { cell * 0.015 };
            let at = cell * line as f32;
            self.line((left + at, top), (left + at, top + end), wide.max(0.5));
            self.line((left, top + at), (left + end, top + at), wide.max(0.5));
        }
    }

    pub fn board(&mut self, puzzle: &Grid, left: f32, top: f32, cell: f32) {
        self.grid(left, top, cell, 9);
        for (place, digit) in puzzle.filled() {
            let unit = cell * 0.1;
            let at = |point: (f32, f32)| {
                let x = left + cell * place.column() as f32 + cell * 0.3 + point.0 * unit;
                (x, top + cell * place.row() as f32 + cell * 0.2 + point.1 * unit)
            };
            for ends in DIGITS[digit.index()].windows(2) {
                self.line(at(ends[0]), at(ends[1]), cell * 0.035);
            }
        }
    }
}
