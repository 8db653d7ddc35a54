//! The cells of a regular lattice that is not one of 9 by 9, so that a message can name them.
//!
//! ```text
//!   │    │    │    │    │     4 cells: each of the lines 0 to 4 is there, and between them there
//!   0    1    2    3    4     are none, so there are not 8 cells
//! ```

use super::flat::{Direction, Flat, Strength};
use crate::frame::LineTone;
use crate::grey::Grey;
use crate::homography::Homography;
use crate::point::Point;
use std::ops::RangeInclusive;

/// Pixels of the flat picture for a ninth of a side. The smallest cells then have 14 pixels.
const NINTH: usize = 40;

/// The numbers of cells in a row that are tried.
const COUNTS: RangeInclusive<u8> = 4..=25;

/// Pixels by which a line may be off its place.
const REACH: usize = 3;

/// The strength from which a pixel belongs to a line, of 1.
const LEAST: f32 = 0.18;

/// The least share of a line that must be found, and the largest share between lines.
const LINE: f32 = 0.75;
const BETWEEN: f32 = 0.5;

/// Counts the rows and columns within a frame. Returns nothing if its lattice is not regular.
pub(crate) fn count_cells(grey: &Grey, corners: [Point; 4], tone: LineTone) -> Option<[u8; 2]> {
    let homography = Homography::of_corners(corners)?;
    let flat = Flat::of(grey, &homography, NINTH, tone);
    let count = |direction| {
        let strength = flat.strength(direction);
        COUNTS.rev().find(|&count| is_regular(&strength, count))
    };
    Some([count(Direction::Across)?, count(Direction::Down)?])
}

/// Returns whether all lines between this number of cells are there, and most places in the middle
/// of cells have none.
fn is_regular(strength: &Strength, count: u8) -> bool {
    let share = |line: f32| strength.share(line / f32::from(count), REACH, LEAST);
    let has_lines = (0..=count).all(|line| share(f32::from(line)) >= LINE);
    let empty = (0..count).filter(|&cell| share(f32::from(cell) + 0.5) <= BETWEEN).count();
    has_lines && 2 * empty > usize::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws a lattice in a slanted frame, and counts its cells.
    fn counted(rows: u8, columns: u8) -> Option<[u8; 2]> {
        let corners = [(42.0, 30.0), (470.0, 45.0), (455.0, 460.0), (30.0, 470.0)];
        let corners = corners.map(|(x, y)| Point::new(x, y));
        let homography = Homography::of_corners(corners).expect("a frame");
        let mut grey = Grey::filled(500, 500, 220);
        let mut mark = |across: f32, down: f32| {
            let point = homography.map(Point::new(9.0 * across, 9.0 * down));
            let (x, y) = (point.x as usize, point.y as usize);
            for pixel in [y * 500 + x, y * 500 + x + 1, (y + 1) * 500 + x] {
                grey.pixels[pixel] = 50;
            }
        };
        for step in 0..=2000 {
            let along = step as f32 / 2000.0;
            (0..=rows).for_each(|row| mark(along, f32::from(row) / f32::from(rows)));
            (0..=columns).for_each(|column| mark(f32::from(column) / f32::from(columns), along));
        }
        count_cells(&grey, corners, LineTone::Dark)
    }

    #[test]
    fn cells_of_regular_lattices_are_counted() {
        for (rows, columns) in [(4, 4), (6, 6), (8, 8), (9, 9), (12, 12), (16, 16), (25, 25)] {
            assert_eq!(counted(rows, columns), Some([rows, columns]));
        }
        assert_eq!(counted(8, 12), Some([8, 12]));
    }

    #[test]
    fn an_empty_frame_has_no_cells() {
        assert_eq!(counted(1, 1), None);
    }
}
