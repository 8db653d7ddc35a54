//! The lattice of a board: the 100 nodes where its ten rows and ten columns of lines cross.
//!
//! ```text
//!   a frame ─▶ flat picture of the board ─▶ a path along each line ─▶ 100 nodes ─▶ homography
//!                       ▲                                                             │
//!                       └──────────── three times more, with less freedom ────────────┘
//! ```
//!
//! The last nodes are kept as they were found, because paper is not flat.
//!
//! | file | contents |
//! |---|---|
//! | `count` | the cells of a lattice that is not one of 9 by 9 |
//! | `flat` | the board as a flat picture, and the strength of lines in it |
//! | `path` | the strongest path along a line |

mod count;
mod flat;
mod path;

use crate::frame::LineTone;
use crate::functions::logarithm;
use crate::grey::Grey;
use crate::homography::{Homography, Pair};
use crate::point::Point;
use flat::{Direction, Flat};
use path::Path;

pub(crate) use count::count_cells;

/// Pixels per cell for the quick look and for the fit.
const QUICK: usize = 10;
const FINE: usize = 20;

/// Pixels by which a line may be off, in each round.
const RADII: [usize; 4] = [9, 8, 6, 5];

/// The length of a board's diagonal, in cells.
const DIAGONAL: f32 = 12.7;

/// The strength from which a segment counts as found, of 1.
const FOUND: f32 = 0.18;

/// The nodes of a board, and how clearly its lines were found.
#[derive(Clone, Debug)]
pub(crate) struct Lattice {
    /// `nodes[row][column]`, in pixels of the picture that was searched.
    pub(crate) nodes: [[Point; 10]; 10],
    /// The share of the 180 segments that were found.
    pub(crate) found: f32,
    /// The mean strength of the weakest line, 0 to 1.
    pub(crate) weakest: f32,
    /// The mean strength of all lines, 0 to 1.
    pub(crate) mean: f32,
    /// The mean distance of the nodes from those of a flat board, in cells.
    pub(crate) bent: f32,
}

impl Lattice {
    /// Returns how good the lattice is. The larger of two frames that are as clear is preferred.
    pub(crate) fn score(&self) -> f32 {
        let side = self.corners();
        let area = crate::point::area(&side).max(1.0);
        self.found + self.mean + 0.5 * self.weakest - 4.0 * self.bent
            + 0.25 * logarithm(f64::from(area)) as f32
    }

    /// Returns the corners, from the top left one, clockwise.
    pub(crate) fn corners(&self) -> [Point; 4] {
        let nodes = &self.nodes;
        [nodes[0][0], nodes[0][9], nodes[9][9], nodes[9][0]]
    }
}

/// Returns how much the inside of a frame looks like a board, without looking for bent lines: the
/// share of the segments that are near their places.
pub(crate) fn quick_look(grey: &Grey, corners: [Point; 4], tone: LineTone) -> f32 {
    let Some(homography) = Homography::of_corners(corners) else { return 0.0 };
    let flat = Flat::of(grey, &homography, QUICK, tone);
    let mut found = 0;
    for direction in [Direction::Down, Direction::Across] {
        let strength = flat.strength(direction);
        for line in 0..10 {
            found += (0..9).filter(|&segment| strength.near(line, segment, 2) > FOUND).count();
        }
    }
    found as f32 / 180.0
}

/// Finds the lattice within a frame.
pub(crate) fn fit(grey: &Grey, corners: [Point; 4], tone: LineTone) -> Option<Lattice> {
    let mut homography = Homography::of_corners(corners)?;
    let mut last = None;
    for radius in RADII {
        let flat = Flat::of(grey, &homography, FINE, tone);
        let down = flat.strength(Direction::Down);
        let across = flat.strength(Direction::Across);
        let columns: [Path; 10] = std::array::from_fn(|line| Path::strongest(&down, line, radius));
        let rows: [Path; 10] = std::array::from_fn(|line| Path::strongest(&across, line, radius));
        // Nodes in units of cells: the path of a column gives x, that of a row gives y.
        let place = |row: usize, column: usize| {
            let off = |path: &Path, node: usize| path.offsets[node] as f32 / FINE as f32;
            let x = column as f32 + off(&columns[column], row);
            let y = row as f32 + off(&rows[row], column);
            Point::new(x, y)
        };
        let nodes = std::array::from_fn(|row| {
            std::array::from_fn(|column| homography.map(place(row, column)))
        });
        let pairs: Vec<Pair> = (0..100)
            .map(|node| {
                let (row, column) = (node / 10, node % 10);
                let weight = columns[column].near_node(row).min(rows[row].near_node(column));
                let board = Point::new(column as f32, row as f32);
                Pair { board, picture: nodes[row][column], weight: weight + 0.01 }
            })
            .collect();
        homography = fit_nodes(&pairs)?;
        let cell = nodes[0][0].distance(nodes[9][9]) / DIAGONAL;
        let off = |pair: &Pair| homography.map(pair.board).distance(pair.picture) / cell;
        let strengths = || columns.iter().chain(&rows).flat_map(|path| path.strengths);
        let line = |path: &Path| path.strengths.iter().sum::<f32>() / 9.0;
        last = Some(Lattice {
            nodes,
            found: strengths().filter(|&strength| strength > FOUND).count() as f32 / 180.0,
            weakest: columns.iter().chain(&rows).map(line).fold(1.0, f32::min),
            mean: strengths().sum::<f32>() / 180.0,
            bent: pairs.iter().map(off).sum::<f32>() / 100.0,
        });
    }
    last
}

/// Fits a homography to nodes of which some are wrong: six rounds, in which a node counts less
/// the farther it is from the last fit (Tukey's weights).
fn fit_nodes(pairs: &[Pair]) -> Option<Homography> {
    let mut fitted = Homography::fitted(pairs)?;
    let cell = pairs[0].picture.distance(pairs[pairs.len() - 1].picture) / DIAGONAL;
    for _ in 0..6 {
        let distance = |pair: &Pair| fitted.map(pair.board).distance(pair.picture);
        let mut distances: Vec<f32> = pairs.iter().map(distance).collect();
        distances.sort_by(f32::total_cmp);
        let reach = (4.0 * distances[distances.len() / 2]).max(cell / 20.0);
        let weighted: Vec<Pair> = pairs
            .iter()
            .map(|pair| {
                let part = distance(pair) / reach;
                let tukey =
                    if part < 1.0 { (1.0 - part * part) * (1.0 - part * part) } else { 0.0 };
                Pair { weight: pair.weight * tukey, ..*pair }
            })
            .collect();
        fitted = Homography::fitted(&weighted)?;
    }
    Some(fitted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with lines 2 pixels thick, in perspective and with bent rows.
    fn drawn() -> (Grey, Homography) {
        let corners = [(60.0, 50.0), (430.0, 70.0), (450.0, 420.0), (40.0, 440.0)];
        let homography =
            Homography::of_corners(corners.map(|(x, y)| Point { x, y })).expect("a board");
        let mut grey = Grey::filled(500, 500, 210);
        let mut mark = |u: f32, v: f32| {
            let bent = v + 0.12 * (u * std::f32::consts::PI / 9.0).sin();
            let point = homography.map(Point::new(u, bent));
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                grey.pixels[(point.y as usize + y) * 500 + point.x as usize + x] = 60;
            }
        };
        for line in 0..10 {
            for step in 0..=4000 {
                mark(step as f32 * 9.0 / 4000.0, line as f32);
                mark(line as f32, step as f32 * 9.0 / 4000.0);
            }
        }
        (grey, homography)
    }

    #[test]
    fn nodes_follow_bent_lines() {
        let (grey, homography) = drawn();
        let corners = [(55.0, 45.0), (436.0, 66.0), (455.0, 428.0), (36.0, 447.0)];
        let corners = corners.map(|(x, y)| Point { x, y });
        let lattice = fit(&grey, corners, LineTone::Dark).expect("a lattice");
        assert!(lattice.found > 0.97, "{}", lattice.found);
        for row in 0..10 {
            for column in 0..10 {
                let bent = 0.12 * (column as f32 * std::f32::consts::PI / 9.0).sin();
                let exact = homography.map(Point::new(column as f32, row as f32 + bent));
                let off = lattice.nodes[row][column].distance(exact);
                assert!(off < 4.0, "{row} {column}: {off}");
            }
        }
        assert!(quick_look(&grey, corners, LineTone::Dark) > 0.5);
    }

    #[test]
    fn a_blank_page_has_no_lines() {
        let corners = [(10.0, 10.0), (190.0, 10.0), (190.0, 190.0), (10.0, 190.0)];
        let corners = corners.map(|(x, y)| Point { x, y });
        let grey = Grey::filled(200, 200, 128);
        assert_eq!(fit(&grey, corners, LineTone::Dark).expect("nodes").found, 0.0);
    }
}
