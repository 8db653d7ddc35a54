//! Links of chains as curves.

use super::plan::{Area, Plan};
use crate::drawing::{Ink, Mark, Point, Segment, Stroke};
use crate::scene::{LinkMark, Scene};
use numpre::logic::{Node, Strength};

/// The bend of a link as a part of its length: at first, at first within a cell, and at most. It
/// grows until the link keeps clear of all other nodes.
const BEND: f32 = 0.12;
const BEND_IN_CELL: f32 = 0.45;
const MOST: f32 = 0.6;
/// The least distance of a link from other nodes, and the distance from the middle of its own nodes
/// at which it ends, as parts of a cell.
const NEAR: f32 = 0.2;
const END: f32 = 0.2;
/// The distance of a group's outline from the middles of its candidates, as a part of a cell.
const AROUND: f32 = 0.18;

/// Draws strong links solid, weak links dashed, and an outline around the candidates of a group.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let mut nodes: Vec<Node> = Vec::new();
    for node in scene.links.iter().flat_map(|part| [part.link.from, part.link.to]) {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    marks.extend(nodes.iter().filter(|node| node.cells.len() > 1).map(|&node| group(plan, node)));
    let mut drawn: Vec<(Node, Node)> = Vec::new();
    for part in &scene.links {
        let ends = (part.link.from, part.link.to);
        let is_second = drawn.iter().any(|&other| other == ends || other == (ends.1, ends.0));
        drawn.push(ends);
        draw_one(plan, part, &nodes, is_second, marks);
    }
}

fn draw_one(plan: &Plan, part: &LinkMark, nodes: &[Node], is_second: bool, marks: &mut Vec<Mark>) {
    let (from, to) = (middle_of(plan, part.link.from), middle_of(plan, part.link.to));
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = (x * x + y * y).sqrt();
    if length == 0.0 {
        return;
    }
    let others: Vec<Point> = nodes
        .iter()
        .filter(|node| ![part.link.from, part.link.to].contains(node))
        .map(|&node| middle_of(plan, node))
        .collect();
    // Bend away from the middle of the board, or towards it if another link joins the same nodes.
    let half = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let centre = plan.corner.moved(4.5 * plan.cell, 4.5 * plan.cell);
    let outwards = (half.x - centre.x) * -y + (half.y - centre.y) * x >= 0.0;
    let sign = if outwards != is_second { 1.0 } else { -1.0 };
    let in_cell = part.link.from.cells == part.link.to.cells;
    let mut bend = if in_cell { BEND_IN_CELL } else { BEND };
    let by = loop {
        // A quadratic curve reaches half as far as its control point.
        let by = plan.kept(half.moved(-y * sign * 2.0 * bend, x * sign * 2.0 * bend));
        if bend >= MOST
            || others
                .iter()
                .all(|&other| distance_of_curve(from, by, to, other) >= NEAR * plan.cell)
        {
            break by;
        }
        bend += 0.06;
    };
    let end = |node: Node, middle: Point| {
        towards(middle, by, reach(plan, node, middle, by).min(length / 3.0))
    };
    let (from, to) = (end(part.link.from, from), end(part.link.to, to));
    let width = plan.width(plan.sheet.roles.link);
    let stroke = match part.link.strength {
        Strength::Strong => Stroke::solid(Ink::Cause, width),
        Strength::Weak => Stroke::dashed(
            Ink::Cause,
            plan.width(plan.sheet.roles.link * 0.8),
            width * 2.4,
            width * 1.6,
        ),
    };
    marks.push(Mark::Path {
        segments: vec![Segment::Move(from), Segment::Curve { by, end: to }],
        fill: None,
        stroke: Some(stroke),
    });
    if part.has_arrow {
        marks.push(arrow(by, to, 0.1 * plan.cell));
    }
}

impl Plan {
    /// Returns the point of the board that is nearest to `point`.
    fn kept(&self, point: Point) -> Point {
        let end = |corner: f32| corner + 9.0 * self.cell;
        Point::new(
            point.x.clamp(self.corner.x, end(self.corner.x)),
            point.y.clamp(self.corner.y, end(self.corner.y)),
        )
    }
}

/// Returns the middle of a node's candidates.
fn middle_of(plan: &Plan, node: Node) -> Point {
    let count = node.cells.len().max(1) as f32;
    let sum = node.cells.iter().fold(Point::new(0.0, 0.0), |sum, cell| {
        let place = plan.place(cell, node.digit);
        sum.moved(place.x, place.y)
    });
    Point::new(sum.x / count, sum.y / count)
}

/// Returns an outline around the candidates of a group.
fn group(plan: &Plan, node: Node) -> Mark {
    area_of(plan, node).outlined(Stroke::solid(Ink::Cause, plan.width(plan.sheet.roles.ring)))
}

fn area_of(plan: &Plan, node: Node) -> Area {
    let (mut least, mut most) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    for place in node.cells.iter().map(|cell| plan.place(cell, node.digit)) {
        least = Point::new(least.x.min(place.x), least.y.min(place.y));
        most = Point::new(most.x.max(place.x), most.y.max(place.y));
    }
    let around = AROUND * plan.cell;
    let (width, height) = (most.x - least.x + 2.0 * around, most.y - least.y + 2.0 * around);
    Area { at: least.moved(-around, -around), width, height }
}

/// Returns the distance from the middle of a node at which a link towards `to` ends: outside the
/// ring of a candidate, or outside the outline of a group.
fn reach(plan: &Plan, node: Node, middle: Point, to: Point) -> f32 {
    let end = END * plan.cell;
    if node.cells.len() < 2 {
        return end;
    }
    let area = area_of(plan, node);
    let (x, y) = ((to.x - middle.x).abs(), (to.y - middle.y).abs());
    let length = (x * x + y * y).sqrt();
    let times = (area.width / 2.0 / x.max(1e-3)).min(area.height / 2.0 / y.max(1e-3));
    (times * length).max(end)
}

/// Returns the point at the distance `by` from `from` towards `to`, but not past `to`.
fn towards(from: Point, to: Point, by: f32) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let part = by / (x * x + y * y).sqrt().max(by);
    from.moved(x * part, y * part)
}

/// Returns the distance of a curve from a point, measured at 17 points of the curve.
fn distance_of_curve(from: Point, by: Point, to: Point, point: Point) -> f32 {
    (0..=16).map(|number| number as f32 / 16.0).fold(f32::MAX, |least, t| {
        let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
        let (x, y) = (
            a * from.x + b * by.x + c * to.x - point.x,
            a * from.y + b * by.y + c * to.y - point.y,
        );
        least.min((x * x + y * y).sqrt())
    })
}

/// Returns an arrowhead at `tip` that points away from `from`.
fn arrow(from: Point, tip: Point, length: f32) -> Mark {
    let back = towards(tip, from, length);
    let (x, y) = ((tip.x - back.x) * 0.45, (tip.y - back.y) * 0.45);
    let segments = vec![
        Segment::Move(tip),
        Segment::Line(back.moved(-y, x)),
        Segment::Line(back.moved(y, -x)),
        Segment::Close,
    ];
    Mark::Path { segments, fill: Some(Ink::Cause), stroke: None }
}
