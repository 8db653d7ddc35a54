//! The 81 cells of a board as small pictures of ink, as the network reads them.
//!
//! ```text
//!   picture ─▶ crop, about 36 pixels per cell ─▶ 28 × 28 values through the four nodes of a cell
//!           ─▶ minus the background, over the contrast:   0 paper   1 ink
//! ```
//!
//! The background is the median of the inner part. Whether ink is dark or light is decided cell by
//! cell, because apps colour single cells. The contrast is at least a part of the board's, so that
//! the noise of an empty cell is not enlarged to the size of ink.

use crate::grey::Grey;
use crate::picture::Picture;
use crate::point::{Point, area, within};
use crate::tint::{Tint, tint};

/// The side of a cell's picture.
pub(crate) const SIDE: usize = 28;

/// The part of a cell that is left out on each side.
const INSET: f32 = 0.03;

/// The size to which a cell is shrunk before it is cut out, in pixels.
const CELL: f32 = 36.0;

/// The inner part: rows and columns from 4 to 23.
pub(crate) const INNER: std::ops::Range<usize> = 4..24;

/// Of the 400 sorted values of the inner part: the background, the darkest and the lightest ink.
/// The eleven values beyond them may be noise.
const BACKGROUND: usize = 200;
const DARK: usize = 11;
const LIGHT: usize = 388;

/// Light ink must be stronger than dark ink by this factor.
const LIGHT_FACTOR: f32 = 1.3;

/// The board's contrast is that of the cell at this place of the 81, sorted by contrast: the 88th
/// percentile. At least this part of it is a cell's.
const BOARD: usize = 71;
const BOARD_PART: f32 = 0.6;

/// Ink counts for the ink rule from this part of the board's contrast.
const INK: f32 = 0.5;

/// A cell as ink: 28 rows of 28 values, 0 for paper, about 1 for ink, -1 to 1.5.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CellPicture {
    pub(crate) values: [f32; SIDE * SIDE],
    /// The part of the cell that the largest connected piece of ink covers, 0 to 1.
    pub(crate) ink: f32,
    /// The contrast of the cell over that of the board.
    pub(crate) contrast: f32,
    /// The colour of the ink.
    pub(crate) tint: Tint,
}

impl CellPicture {
    /// Returns the pixels of the connected pieces of ink that reach the middle half of the cell.
    /// The others are left-overs of lines.
    pub(crate) fn pieces(&self, least: f32) -> [bool; SIDE * SIDE] {
        let mut chosen = [false; SIDE * SIDE];
        for piece in pieces(&self.values, least) {
            for pixel in piece {
                chosen[pixel] = true;
            }
        }
        chosen
    }

    /// Returns the picture turned by a quarter to the left, as often as `quarters`.
    pub(crate) fn turned(&self, quarters: usize) -> CellPicture {
        let mut turned = self.clone();
        for _ in 0..quarters {
            let before = turned.values;
            for y in 0..SIDE {
                for x in 0..SIDE {
                    turned.values[y * SIDE + x] = before[x * SIDE + SIDE - 1 - y];
                }
            }
        }
        turned
    }
}

/// Cuts out all cells, in reading order. The nodes are in pixels of the picture; `grey` is the same
/// picture in grey.
pub(crate) fn cut_out(
    picture: &Picture<'_>,
    grey: &Grey,
    nodes: &[[Point; 10]; 10],
) -> Vec<CellPicture> {
    let (crop, places) = crop(grey, nodes);
    let cells: Vec<[f32; SIDE * SIDE]> = (0..81)
        .map(|cell| {
            let corners = corners_of(&places, cell);
            std::array::from_fn(|pixel| {
                let share =
                    |index: usize| INSET + (1.0 - 2.0 * INSET) * (index as f32 + 0.5) / SIDE as f32;
                crop.between(within(corners, share(pixel % SIDE), share(pixel / SIDE))) / 255.0
            })
        })
        .collect();
    let tones: Vec<CellTone> = cells.iter().map(CellTone::of).collect();
    let mut contrasts: Vec<f32> = tones.iter().map(|tone| tone.contrast).collect();
    contrasts.sort_by(f32::total_cmp);
    let board = contrasts[BOARD].max(1e-3);
    let mut pictures: Vec<CellPicture> =
        cells.iter().zip(&tones).map(|(cell, tone)| tone.ink(cell, board)).collect();
    for (cell, ink) in pictures.iter_mut().enumerate() {
        ink.tint = tint(picture, corners_of(nodes, cell), &ink.values);
    }
    pictures
}

/// Returns the corners of a cell, from the top left one, clockwise.
fn corners_of(nodes: &[[Point; 10]; 10], cell: usize) -> [Point; 4] {
    let (above, below) = (&nodes[cell / 9], &nodes[cell / 9 + 1]);
    let (left, right) = (cell % 9, cell % 9 + 1);
    [above[left], above[right], below[right], below[left]]
}

/// Cuts out the board with half a cell around it, and shrinks it.
fn crop(grey: &Grey, nodes: &[[Point; 10]; 10]) -> (Grey, [[Point; 10]; 10]) {
    let corners = [nodes[0][0], nodes[0][9], nodes[9][9], nodes[9][0]];
    let cell = area(&corners).sqrt() / 9.0;
    let all = || nodes.iter().flatten();
    // Casts of floats saturate, so that places outside the picture become its edges.
    let first = |places: &mut dyn Iterator<Item = f32>, side: usize| {
        let least = places.fold(f32::INFINITY, f32::min) - cell / 2.0;
        (least as usize).min(side - 1)
    };
    let last = |places: &mut dyn Iterator<Item = f32>, first: usize, side: usize| {
        let most = places.fold(f32::NEG_INFINITY, f32::max) + cell / 2.0;
        (most as usize).clamp(first + 1, side)
    };
    let left = first(&mut all().map(|node| node.x), grey.width);
    let top = first(&mut all().map(|node| node.y), grey.height);
    let wide = last(&mut all().map(|node| node.x), left, grey.width) - left;
    let high = last(&mut all().map(|node| node.y), top, grey.height) - top;
    let factor = (cell / CELL).max(1.0);
    let shrunk = |side: usize| ((side as f32 / factor) as usize).clamp(1, side);
    let (width, height) = (shrunk(wide), shrunk(high));
    let crop = grey.resized(left, top, wide, high, width, height);
    let (across, down) = (width as f32 / wide as f32, height as f32 / high as f32);
    let moved =
        |node: Point| Point::new((node.x - left as f32) * across, (node.y - top as f32) * down);
    (crop, nodes.map(|row| row.map(moved)))
}

/// The background and the ink of a cell, as brightness 0 to 1.
struct CellTone {
    background: f32,
    contrast: f32,
    is_light: bool,
}

impl CellTone {
    fn of(cell: &[f32; SIDE * SIDE]) -> CellTone {
        let mut inner: Vec<f32> = INNER
            .flat_map(|y| &cell[y * SIDE + INNER.start..y * SIDE + INNER.end])
            .copied()
            .collect();
        inner.sort_by(f32::total_cmp);
        let background = inner[BACKGROUND];
        let (dark, light) = (background - inner[DARK], inner[LIGHT] - background);
        let is_light = light > dark * LIGHT_FACTOR;
        CellTone { background, contrast: if is_light { light } else { dark }, is_light }
    }

    fn ink(&self, cell: &[f32; SIDE * SIDE], board: f32) -> CellPicture {
        let contrast = self.contrast.max(BOARD_PART * board);
        let factor = if self.is_light { 1.0 } else { -1.0 } / contrast;
        let values = cell.map(|value| ((value - self.background) * factor).clamp(-1.0, 1.5));
        CellPicture {
            values,
            ink: largest_ink(&values, INK * board / contrast),
            contrast: self.contrast / board,
            tint: Tint::default(),
        }
    }
}

/// Returns the part of the cell that the largest connected piece of ink covers.
fn largest_ink(values: &[f32; SIDE * SIDE], least: f32) -> f32 {
    let is_inner =
        |&&pixel: &&usize| INNER.contains(&(pixel % SIDE)) && INNER.contains(&(pixel / SIDE));
    let sizes = pieces(values, least).map(|piece| piece.iter().filter(is_inner).count());
    sizes.max().unwrap_or(0) as f32 / (SIDE * SIDE) as f32
}

/// Returns the connected pieces of ink that reach the middle half of a cell.
fn pieces(values: &[f32; SIDE * SIDE], least: f32) -> impl Iterator<Item = Vec<usize>> {
    let middle = SIDE / 4..SIDE - SIDE / 4;
    let mut left: Vec<bool> = values.iter().map(|&value| value >= least).collect();
    (0..SIDE * SIDE).filter_map(move |start| {
        if !std::mem::take(&mut left[start]) {
            return None;
        }
        let (mut piece, mut next) = (vec![start], 0);
        while let Some(&pixel) = piece.get(next) {
            next += 1;
            let (x, y) = (pixel % SIDE, pixel / SIDE);
            for other_y in y.saturating_sub(1)..(y + 2).min(SIDE) {
                for other_x in x.saturating_sub(1)..(x + 2).min(SIDE) {
                    let other = other_y * SIDE + other_x;
                    if std::mem::take(&mut left[other]) {
                        piece.push(other);
                    }
                }
            }
        }
        let is_inside =
            |pixel: &usize| middle.contains(&(pixel % SIDE)) && middle.contains(&(pixel / SIDE));
        piece.iter().any(is_inside).then_some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Pixels;

    /// A board of 40 pixels per cell, with a block of ink in some cells.
    fn drawn(paper: u8, ink: u8, cells: &[usize]) -> (Grey, [[Point; 10]; 10]) {
        let mut grey = Grey::filled(400, 400, paper);
        for &cell in cells {
            let (top, left) = (20 + 40 * (cell / 9) + 12, 20 + 40 * (cell % 9) + 16);
            for y in top..top + 16 {
                grey.pixels[y * 400 + left..y * 400 + left + 8].fill(ink);
            }
        }
        let node = |row: usize, column: usize| {
            Point::new(20.0 + 40.0 * column as f32, 20.0 + 40.0 * row as f32)
        };
        (grey, std::array::from_fn(|row| std::array::from_fn(|column| node(row, column))))
    }

    fn picture(grey: &Grey) -> Picture<'_> {
        let (width, height) = (grey.width as u32, grey.height as u32);
        Picture { width, height, pixels: Pixels::Grey8(&grey.pixels) }
    }

    #[test]
    fn ink_is_one_on_light_and_on_dark_paper() {
        let inked: Vec<usize> = (0..81).step_by(3).collect();
        for (paper, ink) in [(220, 60), (40, 200)] {
            let (grey, nodes) = drawn(paper, ink, &inked);
            for (cell, picture) in cut_out(&picture(&grey), &grey, &nodes).iter().enumerate() {
                let middle = picture.values[14 * SIDE + 14];
                if cell % 3 == 0 {
                    assert!((middle - 1.0).abs() < 0.05, "{cell}: {middle}");
                    assert!((picture.ink - 0.08).abs() < 0.03, "{cell}: {}", picture.ink);
                } else {
                    assert_eq!((middle, picture.ink), (0.0, 0.0), "{cell}");
                }
            }
        }
    }

    #[test]
    fn four_quarters_are_a_whole_turn() {
        let (grey, nodes) = drawn(220, 60, &[0]);
        let picture = &cut_out(&picture(&grey), &grey, &nodes)[0];
        assert_eq!(picture.turned(4), *picture);
        assert_ne!(picture.turned(1), *picture);
    }

    #[test]
    fn nodes_outside_the_picture_are_harmless() {
        let (grey, mut nodes) = drawn(220, 60, &[0]);
        nodes[0][0] = Point::new(-1e9, f32::NAN);
        nodes[9][9] = Point::new(1e9, 1e9);
        assert_eq!(cut_out(&picture(&grey), &grey, &nodes).len(), 81);
    }
}
