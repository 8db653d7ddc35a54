//! Homographies: how a flat sheet appears to a camera.
//!
//! ```text
//!   (u, v) on the board           ┌───┐           ╱──╲
//!   0 to 9 in both directions     │   │    ──▶   ╱    ╲      (x, y) in the picture
//!                                 └───┘         ╱──────╲
//!
//!   x = (a u + b v + c) / (g u + h v + 1)      y = (d u + e v + f) / (g u + h v + 1)
//! ```

use crate::point::Point;

/// The numbers a to h.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Homography([f64; 8]);

/// A place on the board, a place in the picture, and the weight of the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) board: Point,
    pub(crate) picture: Point,
    pub(crate) weight: f32,
}

impl Homography {
    /// Finds the homography that maps the corners of a board (0, 0), (9, 0), (9, 9), (0, 9) to
    /// these. Returns nothing for corners on a line.
    pub(crate) fn of_corners(corners: [Point; 4]) -> Option<Homography> {
        let board = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)].map(|(x, y)| Point { x, y });
        let pairs: Vec<Pair> = (0..4)
            .map(|corner| Pair { board: board[corner], picture: corners[corner], weight: 1.0 })
            .collect();
        Homography::fitted(&pairs)
    }

    /// Finds the homography with the least weighted squares. With four pairs it is exact.
    pub(crate) fn fitted(pairs: &[Pair]) -> Option<Homography> {
        // Both sides are scaled to about -1 to 1, which keeps the sums exact enough.
        let count = pairs.len() as f64;
        let middle_x = pairs.iter().map(|pair| f64::from(pair.picture.x)).sum::<f64>() / count;
        let middle_y = pairs.iter().map(|pair| f64::from(pair.picture.y)).sum::<f64>() / count;
        let size = pairs
            .iter()
            .map(|pair| {
                let (x, y) = (f64::from(pair.picture.x), f64::from(pair.picture.y));
                (x - middle_x).abs().max((y - middle_y).abs())
            })
            .fold(1e-9, f64::max);
        let mut sums = [[0.0_f64; 9]; 8];
        for pair in pairs {
            let (u, v) = (f64::from(pair.board.x) / 4.5 - 1.0, f64::from(pair.board.y) / 4.5 - 1.0);
            let x = (f64::from(pair.picture.x) - middle_x) / size;
            let y = (f64::from(pair.picture.y) - middle_y) / size;
            let rows = [
                [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x],
                [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y],
            ];
            for row in rows {
                for (i, line) in sums.iter_mut().enumerate() {
                    for (j, sum) in line.iter_mut().enumerate() {
                        *sum += f64::from(pair.weight) * row[i] * row[j];
                    }
                }
            }
        }
        let [a, b, c, d, e, f, g, h] = eliminate(sums)?;
        // Back to the units of both sides: u' = u / 4.5 - 1, x = x' size + middle.
        let (p, q) = (1.0 / 4.5, -1.0);
        let low = [g * p, h * p, g * q + h * q + 1.0];
        let scaled = |a: f64, b: f64, c: f64, middle: f64| {
            let line = [a * p, b * p, a * q + b * q + c];
            [0, 1, 2].map(|i| (line[i] * size + low[i] * middle) / low[2])
        };
        let [a, b, c] = scaled(a, b, c, middle_x);
        let [d, e, f] = scaled(d, e, f, middle_y);
        let found = [a, b, c, d, e, f, low[0] / low[2], low[1] / low[2]];
        found.iter().all(|number| number.is_finite()).then_some(Homography(found))
    }

    /// Returns the place in the picture of a place on the board.
    pub(crate) fn map(&self, board: Point) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let (u, v) = (f64::from(board.x), f64::from(board.y));
        let low = g * u + h * v + 1.0;
        Point::new(((a * u + b * v + c) / low) as f32, ((d * u + e * v + f) / low) as f32)
    }
}

/// Solves eight equations by elimination with the largest pivot. Returns nothing if they do not
/// have exactly one solution.
fn eliminate(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for column in 0..8 {
        let pivot =
            (column..8).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let pivot = rows[column];
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column] / pivot[column];
                for (number, above) in row.iter_mut().zip(pivot) {
                    *number -= factor * above;
                }
            }
        }
    }
    Some(std::array::from_fn(|index| rows[index][8] / rows[index][index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORNERS: [(f32, f32); 4] = [(120.0, 80.0), (610.0, 95.0), (700.0, 560.0), (60.0, 500.0)];

    #[test]
    fn corners_are_mapped_exactly() {
        let corners = CORNERS.map(|(x, y)| Point { x, y });
        let found = Homography::of_corners(corners).expect("not on a line");
        let board = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)];
        for (corner, (x, y)) in corners.into_iter().zip(board) {
            assert!(found.map(Point { x, y }).distance(corner) < 1e-3);
        }
        // The middle of the board is where the diagonals cross, also in the picture.
        let [a, b, c, d] = corners;
        let middle = found.map(Point::new(4.5, 4.5));
        assert!(crate::point::turn(a, c, middle).abs() < 0.5);
        assert!(crate::point::turn(b, d, middle).abs() < 0.5);
    }

    #[test]
    fn a_fit_through_exact_nodes_is_exact_and_ignores_weightless_ones() {
        let exact = Homography::of_corners(CORNERS.map(|(x, y)| Point { x, y })).expect("exact");
        let pairs: Vec<Pair> = (0..100)
            .map(|node| {
                let board = Point::new((node % 10) as f32, (node / 10) as f32);
                let is_wrong = node % 7 == 3;
                let off = if is_wrong { 50.0 } else { 0.0 };
                let picture = exact.map(board);
                let picture = Point::new(picture.x + off, picture.y);
                Pair { board, picture, weight: if is_wrong { 0.0 } else { 1.0 } }
            })
            .collect();
        let found = Homography::fitted(&pairs).expect("not on a line");
        for pair in &pairs {
            assert!(found.map(pair.board).distance(exact.map(pair.board)) < 0.01);
        }
    }

    #[test]
    fn corners_on_a_line_have_no_homography() {
        let corners = [0.0, 1.0, 2.0, 3.0].map(|x| Point { x, y: x });
        assert_eq!(Homography::of_corners(corners), None);
    }
}
