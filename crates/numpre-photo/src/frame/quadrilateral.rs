//! The convex hull of a component, and the largest quadrilateral on it.
//!
//! ```text
//!    1────2        hull of a bent frame: 1 2 3 4 5 6
//!    │     3       largest quadrilateral on it: 1 2 4 6
//!    6──5─4
//! ```

use super::components::Component;
use crate::point::{Point, area, turn};

/// Corners of a hull that are kept. The search below grows with the third power.
const MOST_CORNERS: usize = 40;

/// Returns the convex hull of a component, clockwise, with at most 40 corners.
pub(super) fn hull(component: &Component) -> Vec<Point> {
    let corners = |row: usize, (first, last): (usize, usize)| {
        let (top, left, right) = ((component.top + row) as f32, first as f32, last as f32 + 1.0);
        [(left, top), (right, top), (left, top + 1.0), (right, top + 1.0)]
    };
    let rows = component.rows.iter().enumerate();
    let mut points: Vec<Point> =
        rows.flat_map(|(row, &ends)| corners(row, ends)).map(|(x, y)| Point { x, y }).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    let upper = chain(points.iter().copied());
    let lower = chain(points.iter().rev().copied());
    let mut hull = upper;
    hull.pop();
    hull.extend(lower);
    hull.pop();
    thin(&mut hull);
    hull
}

/// Returns the points at which a walk over sorted points turns clockwise.
fn chain(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = chain[..] {
            if turn(a, b, point) > 0.0 {
                break;
            }
            chain.pop();
        }
        chain.push(point);
    }
    chain
}

/// Removes corners that change the area least.
fn thin(hull: &mut Vec<Point>) {
    while hull.len() > MOST_CORNERS {
        let count = hull.len();
        let cut = |index: usize| {
            turn(hull[(index + count - 1) % count], hull[index], hull[(index + 1) % count]).abs()
        };
        let Some(least) = (0..count).min_by(|&a, &b| cut(a).total_cmp(&cut(b))) else { return };
        hull.remove(least);
    }
}

/// Returns the largest quadrilateral whose corners are corners of the hull, from its top left
/// corner clockwise, with its area and that of the hull.
pub(super) fn largest(hull: &[Point]) -> Option<([Point; 4], f32, f32)> {
    let count = hull.len();
    let mut best = (0.0, [0; 4]);
    for a in 0..count {
        for c in a + 2..count {
            // The farthest corners on both sides of the diagonal from a to c.
            let farthest = |corners: &mut dyn Iterator<Item = usize>| {
                corners.map(|b| (turn(hull[a], hull[b], hull[c]).abs(), b)).fold(
                    (0.0, a),
                    |best, next| {
                        if next.0 > best.0 { next } else { best }
                    },
                )
            };
            let (one, b) = farthest(&mut (a + 1..c));
            let (other, d) = farthest(&mut (c + 1..count).chain(0..a));
            if one + other > best.0 && one > 0.0 && other > 0.0 {
                best = (one + other, [a, b, c, d]);
            }
        }
    }
    if best.0 <= 0.0 {
        return None;
    }
    let mut corners = best.1.map(|index| hull[index]);
    let top_left = (0..4)
        .min_by(|&a, &b| (corners[a].x + corners[a].y).total_cmp(&(corners[b].x + corners[b].y)));
    corners.rotate_left(top_left.unwrap_or(0));
    Some((corners, best.0 / 2.0, area(hull)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quadrilateral_of_a_slanted_frame() {
        // Rows whose ends lie on the sides of a parallelogram.
        let rows = (0..100).map(|row| (50 - row / 4, 150 - row / 4)).collect();
        let hull = hull(&Component { top: 7, rows });
        assert!(hull.len() <= MOST_CORNERS);
        let ([a, b, c, d], quad, whole) = largest(&hull).expect("an area");
        assert!(quad > 0.97 * whole, "{quad} of {whole}");
        for (found, expected) in
            [(a, (50.0, 7.0)), (b, (151.0, 7.0)), (c, (127.0, 107.0)), (d, (26.0, 107.0))]
        {
            assert!(found.distance(Point::new(expected.0, expected.1)) < 4.0, "{found:?}");
        }
    }

    #[test]
    fn the_hull_of_one_pixel_is_a_square() {
        let hull = hull(&Component { top: 0, rows: vec![(0, 0)] });
        assert_eq!(largest(&hull).map(|found| (found.1, found.2)), Some((1.0, 1.0)));
    }

    #[test]
    fn the_largest_is_that_of_an_exhaustive_search() {
        let hull: Vec<Point> =
            [(3.0, 0.0), (8.0, 1.0), (11.0, 4.0), (9.0, 9.0), (5.0, 11.0), (1.0, 7.0), (0.0, 3.0)]
                .map(|(x, y)| Point { x, y })
                .to_vec();
        let mut most = 0.0_f32;
        for a in 0..7 {
            for b in a + 1..7 {
                for c in b + 1..7 {
                    for d in c + 1..7 {
                        most = most.max(area(&[hull[a], hull[b], hull[c], hull[d]]));
                    }
                }
            }
        }
        assert_eq!(largest(&hull).map(|found| found.1), Some(most));
    }
}
