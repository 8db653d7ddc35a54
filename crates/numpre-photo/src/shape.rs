//! The shape of a digit's ink: what the givens of a board share, and handwritten digits do not.
//!
//! ```text
//!              ┌────────┐ ─ top
//!   stroke ──▶ ██████   │
//!                   ██  │ height
//!              ██████   │
//!              └────────┘ ─ bottom
//! ```

use crate::cells::{CellPicture, INNER, SIDE};

/// The least value that counts as ink.
const INK: f32 = 0.5;

/// Pixels by which two digits are moved against each other when they are compared.
const MOVES: [isize; 3] = [-1, 0, 1];

/// Measures of a digit's ink, in parts of the side of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shape {
    /// From the highest to the lowest ink.
    pub(crate) height: f32,
    /// The middle between them.
    pub(crate) middle: f32,
    /// The middle between the leftmost and the rightmost ink.
    pub(crate) centre: f32,
    /// The mean width of the strokes.
    pub(crate) stroke: f32,
}

impl Shape {
    /// Measures the pieces of ink that reach the middle of the cell. None if there are none.
    pub(crate) fn of(picture: &CellPicture) -> Option<Shape> {
        let ink = picture.pieces(INK);
        let (mut top, mut bottom, mut left, mut right) = (SIDE, 0, SIDE, 0);
        let (mut area, mut edge) = (0.0, 0.0);
        let value = |x: usize, y: usize| picture.values[y * SIDE + x].clamp(0.0, 1.0);
        for y in 1..SIDE - 1 {
            for x in 1..SIDE - 1 {
                let near = (y - 1..=y + 1).any(|y| (x - 1..=x + 1).any(|x| ink[y * SIDE + x]));
                if !near {
                    continue;
                }
                if ink[y * SIDE + x] {
                    (top, bottom) = (top.min(y), bottom.max(y));
                    (left, right) = (left.min(x), right.max(x));
                }
                area += value(x, y);
                let across = (value(x + 1, y) - value(x - 1, y)) / 2.0;
                let down = (value(x, y + 1) - value(x, y - 1)) / 2.0;
                edge += (across * across + down * down).sqrt();
            }
        }
        if top > bottom || edge <= 0.0 {
            return None;
        }
        let side = SIDE as f32;
        Some(Shape {
            height: (bottom + 1 - top) as f32 / side,
            middle: (bottom + 1 + top) as f32 / 2.0 / side,
            centre: (right + 1 + left) as f32 / 2.0 / side,
            stroke: 2.0 * area / edge / side,
        })
    }
}

/// Returns how much two cells look alike: the correlation of their ink, -1 to 1, at the best of
/// nine places.
pub(crate) fn likeness(a: &CellPicture, b: &CellPicture) -> f32 {
    let mut best = -1.0_f32;
    for down in MOVES {
        for across in MOVES {
            let (mut sum_a, mut sum_b, mut aa, mut bb, mut ab, mut count) =
                (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
            for y in INNER {
                for x in INNER {
                    let (u, v) = (x as isize + across, y as isize + down);
                    let one = a.values[y * SIDE + x].clamp(0.0, 1.0);
                    let other = b.values[v as usize * SIDE + u as usize].clamp(0.0, 1.0);
                    sum_a += one;
                    sum_b += other;
                    aa += one * one;
                    bb += other * other;
                    ab += one * other;
                    count += 1.0;
                }
            }
            let spread = (aa - sum_a * sum_a / count) * (bb - sum_b * sum_b / count);
            if spread > 0.0 {
                best = best.max((ab - sum_a * sum_b / count) / spread.sqrt());
            }
        }
    }
    best
}
