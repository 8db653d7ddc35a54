//! Places in a picture.

/// A place in a picture, in pixels from its top left corner. The middle of the first pixel is
/// (0.5, 0.5).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance from the left edge.
    pub x: f32,
    /// The distance from the top edge.
    pub y: f32,
}

impl Point {
    /// Creates a point.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Point) -> f32 {
        ((self.x - other.x) * (self.x - other.x) + (self.y - other.y) * (self.y - other.y)).sqrt()
    }

    /// Returns the point at this share of the way to another point.
    pub(crate) fn towards(self, other: Point, share: f32) -> Point {
        Point::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }
}

/// Returns the place at these shares of the way across and down a quadrilateral, whose corners are
/// given from the top left one, clockwise.
pub(crate) fn within([first, second, third, fourth]: [Point; 4], across: f32, down: f32) -> Point {
    first.towards(second, across).towards(fourth.towards(third, across), down)
}

/// Returns twice the signed area of a triangle: positive if a, b, c turn clockwise on the screen.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the area of a polygon whose corners are in order.
pub(crate) fn area(corners: &[Point]) -> f32 {
    let mut twice = 0.0;
    for (index, a) in corners.iter().enumerate() {
        let b = corners[(index + 1) % corners.len()];
        twice += a.x * b.y - b.x * a.y;
    }
    twice.abs() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_area_of_a_square() {
        let corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(|(x, y)| Point { x, y });
        assert_eq!(area(&corners), 16.0);
        assert!(turn(corners[0], corners[1], corners[2]) > 0.0);
    }
}
