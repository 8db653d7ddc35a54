//! The places of all boards in a picture.
//!
//! ```text
//!   frames ─▶ quick look at each ─▶ lattices of the best ones ─▶ those that do not overlap
//! ```

use crate::error::{Frame, PhotoError};
use crate::frame::{LineTone, Proposal, proposals};
use crate::grey::Grey;
use crate::lattice::{Lattice, count_cells, fit, quick_look};
use crate::point::{Point, area, turn};
use numpre::CancelToken;

/// The longer side of the picture in which boards are searched.
const SEARCHED: usize = 1000;

/// Cells larger than this are shrunk by half before lines are searched in them, in pixels.
const LARGEST_CELL: f32 = 40.0;

/// The least result of the quick look. After this number of frames with less, it ends.
const LEAST_QUICK: f32 = 0.3;
const MOST_LOOKS: usize = 80;

/// Frames whose lines were followed and that were not boards, after which the search ends.
const MOST_FITS: usize = 60;

/// The least share of lines of a board, and the share with which light lines are not searched.
const LEAST_LINES: f32 = 0.6;
const CLEAR: f32 = 0.9;

/// The largest frames whose cells are counted if there is no board.
const COUNTED: usize = 8;

/// The places of boards that were found in a picture. Nodes are in pixels of the picture.
pub(crate) struct Found {
    /// The boards, from the top to the bottom and from the left to the right.
    pub(crate) boards: Vec<Lattice>,
    /// The most similar frame, also if it is not a board.
    pub(crate) best: Option<Frame>,
}

/// Finds all boards.
pub(crate) fn find(grey: &Grey, stop: &CancelToken) -> Result<Found, PhotoError> {
    let search = Search::of(grey);
    let mut lattices: Vec<Lattice> = Vec::new();
    for tone in [LineTone::Dark, LineTone::Light] {
        stop.check()?;
        let mut frames: Vec<(f32, Proposal)> = Vec::new();
        let mut misses = 0;
        for frame in proposals(&search.levels[0].0, tone) {
            stop.check()?;
            let (grey, corners, _) = search.at_level(&frame);
            let quick = quick_look(grey, corners, tone);
            if quick >= LEAST_QUICK {
                frames.push((quick, frame));
            } else {
                misses += 1;
                if misses == MOST_LOOKS {
                    break;
                }
            }
        }
        frames.sort_by(|a, b| b.0.total_cmp(&a.0));
        misses = 0;
        for (_, frame) in frames {
            stop.check()?;
            let lattice = search.fitted(&frame, tone);
            misses += usize::from(lattice.as_ref().is_none_or(|it| it.found < LEAST_LINES));
            lattices.extend(lattice);
            if misses == MOST_FITS {
                break;
            }
        }
        if lattices.iter().any(|lattice| lattice.found >= CLEAR) {
            break;
        }
    }
    let best = lattices
        .iter()
        .max_by(|a, b| a.score().total_cmp(&b.score()))
        .map(|lattice| Frame { corners: lattice.corners(), lines: lattice.found, cells: None });
    lattices.retain(|lattice| lattice.found >= LEAST_LINES);
    Ok(Found { boards: apart(lattices), best })
}

/// Finds the largest frame with a regular lattice, and counts its cells. Returns nothing if there
/// is none, or if its lattice is one of 9 by 9.
pub(crate) fn find_other(grey: &Grey, stop: &CancelToken) -> Result<Option<Frame>, PhotoError> {
    let search = Search::of(grey);
    let (across, down) = search.shrunk_by;
    for tone in [LineTone::Dark, LineTone::Light] {
        for frame in proposals(&search.levels[0].0, tone).into_iter().take(COUNTED) {
            stop.check()?;
            if let Some(cells) = count_cells(&search.levels[0].0, frame.corners, tone) {
                let corners = frame.corners.map(|at| Point::new(at.x * across, at.y * down));
                let found = Frame { corners, lines: 0.0, cells: Some(cells) };
                return Ok((cells != [9, 9]).then_some(found));
            }
        }
    }
    Ok(None)
}

/// Finds the lattice of a board whose corners are known roughly: the better one of those with dark
/// and with light lines. Corners are in pixels of the picture, from the top left one, clockwise.
pub(crate) fn find_at(grey: &Grey, corners: [Point; 4]) -> Option<Lattice> {
    let search = Search::of(grey);
    let (across, down) = search.shrunk_by;
    let corners = corners.map(|corner| Point::new(corner.x / across, corner.y / down));
    let frame = Proposal { corners, area: area(&corners) };
    [LineTone::Dark, LineTone::Light]
        .into_iter()
        .filter_map(|tone| search.fitted(&frame, tone))
        .max_by(|a, b| a.score().total_cmp(&b.score()))
}

/// A picture, and the factors from its coordinates to those of the largest picture of a search.
type Level = (Grey, f32, f32);

/// A picture in the three sizes in which lines are searched.
struct Search {
    levels: [Level; 3],
    /// The factors from the largest of these sizes to the picture.
    shrunk_by: (f32, f32),
}

impl Search {
    fn of(grey: &Grey) -> Search {
        let (small, across, down) = grey.shrunk(SEARCHED);
        let half = small.shrunk(SEARCHED / 2);
        let quarter = small.shrunk(SEARCHED / 4);
        Search { levels: [(small, 1.0, 1.0), half, quarter], shrunk_by: (across, down) }
    }

    /// Finds the lattice within a frame, in pixels of the picture.
    fn fitted(&self, frame: &Proposal, tone: LineTone) -> Option<Lattice> {
        let (across, down) = self.shrunk_by;
        let (grey, corners, (wide, high)) = self.at_level(frame);
        let mut lattice = fit(grey, corners, tone)?;
        for node in lattice.nodes.iter_mut().flatten() {
            *node = Point::new(node.x * wide * across, node.y * high * down);
        }
        Some(lattice)
    }

    /// Chooses the picture in which the cells of a frame are small enough. Returns it, the corners
    /// in it, and its factors.
    fn at_level(&self, frame: &Proposal) -> (&Grey, [Point; 4], (f32, f32)) {
        let cell = frame.area.sqrt() / 9.0;
        let mut index = 0;
        while index < 2 && cell / self.levels[index].1 > LARGEST_CELL {
            index += 1;
        }
        let (grey, wide, high) = &self.levels[index];
        let corners = frame.corners.map(|corner| Point::new(corner.x / wide, corner.y / high));
        (grey, corners, (*wide, *high))
    }
}

/// Keeps the best lattices that do not overlap, in reading order.
fn apart(mut lattices: Vec<Lattice>) -> Vec<Lattice> {
    lattices.sort_by(|a, b| b.score().total_cmp(&a.score()));
    let mut kept: Vec<Lattice> = Vec::new();
    for lattice in lattices {
        if !kept.iter().any(|other| overlap(other, &lattice)) {
            kept.push(lattice);
        }
    }
    kept.sort_by(|a, b| a.nodes[0][0].y.total_cmp(&b.nodes[0][0].y));
    // Boards whose tops differ by less than half a board are in one row.
    let mut rows: Vec<Vec<Lattice>> = Vec::new();
    for lattice in kept {
        let height = lattice.nodes[0][0].distance(lattice.nodes[9][0]);
        match rows.last_mut() {
            Some(row) if lattice.nodes[0][0].y - row[0].nodes[0][0].y < height / 2.0 => {
                row.push(lattice);
            }
            _ => rows.push(vec![lattice]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.nodes[0][0].x.total_cmp(&b.nodes[0][0].x));
    }
    rows.into_iter().flatten().collect()
}

/// Returns whether the middle of a cell of one board lies in the other.
fn overlap(a: &Lattice, b: &Lattice) -> bool {
    let reaches = |one: &Lattice, other: &Lattice| {
        let corners = other.corners();
        (0..81).any(|cell| {
            let (row, column) = (cell / 9, cell % 9);
            let middle = one.nodes[row][column].towards(one.nodes[row + 1][column + 1], 0.5);
            (0..4).all(|side| turn(corners[side], corners[(side + 1) % 4], middle) > 0.0)
        })
    };
    reaches(a, b) || reaches(b, a)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws an empty board with cells of this size.
    fn draw(grey: &mut Grey, left: usize, top: usize, cell: usize) {
        for line in 0..10 {
            for step in 0..=9 * cell {
                for (x, y) in [(left + step, top + line * cell), (left + line * cell, top + step)] {
                    grey.pixels[y * grey.width + x] = 40;
                    grey.pixels[(y + 1) * grey.width + x + 1] = 40;
                }
            }
        }
    }

    #[test]
    fn boards_come_in_reading_order() {
        let mut grey = Grey::filled(900, 700, 230);
        for (left, top) in [(480, 22), (30, 30), (30, 370)] {
            draw(&mut grey, left, top, 30);
        }
        let found = find(&grey, &CancelToken::NEVER).expect("not cancelled");
        let corners: Vec<(f32, f32)> = found
            .boards
            .iter()
            .map(|board| (board.nodes[0][0].x.round(), board.nodes[0][0].y.round()))
            .collect();
        assert_eq!(corners.len(), 3);
        for ((x, y), (left, top)) in
            corners.into_iter().zip([(30.0, 30.0), (480.0, 22.0), (30.0, 370.0)])
        {
            assert!((x - left).abs() < 4.0 && (y - top).abs() < 4.0, "{x} {y}");
        }
    }

    #[test]
    fn a_cancelled_search_ends() {
        let token = CancelToken::new();
        token.cancel();
        let found = find(&Grey::filled(100, 100, 0), &token);
        assert_eq!(found.err(), Some(PhotoError::Cancelled));
    }
}
