//! The way of a link: a curve that hides as little as possible.
//!
//! Curves on both sides of the straight line, from flat to bent, are compared. Each has a cost for
//! what it hides and for its bend, and the one with the least cost is taken:
//!
//! ```text
//!      ╭─────╮        the flat curve passes through the 5,
//!   (3)   5   [3]     the bent one passes above it
//! ```
//!
//! The cost does not depend on later links, so a link has the same way in all frames.

use super::plan::{Area, Plan};
use crate::drawing::Point;
use crate::scene::Scene;
use numpre::logic::{Link, Node};
use numpre::{Cell, CellSet};

/// The bend of a curve is its height as a part of the length of the straight line. Bends between
/// cells begin with `BEND`, all others are `STEP` apart.
const BEND: f32 = 0.12;
const STEP: f32 = 0.06;
const MOST: f32 = 0.6;
const MOST_IN_CELL: f32 = 0.96;
/// The distance from the middle of a candidate at which a link to another cell or within a cell
/// ends, as a part of a cell: outside its ring or square.
const END: f32 = 0.2;
const END_IN_CELL: f32 = 0.15;
/// The distance of a group's outline from the middles of its candidates, as a part of a cell.
const AROUND: f32 = 0.18;

/// The distances, as parts of a cell, within which a curve hides a candidate, a node, a digit,
/// another curve and the edge of a cell.
const NEAR: f32 = 0.14;
const NEAR_NODE: f32 = 0.2;
const NEAR_DIGIT: f32 = 0.25;
const NEAR_CURVE: f32 = 0.08;
const NEAR_EDGE: f32 = 0.1;
/// The distance of a curve within a cell from the edges of the cell, and the least visible length
/// of a curve, as parts of a cell.
const OUTLINE: f32 = 0.08;
const SEEN: f32 = 0.24;

/// A quadratic curve with one control point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Curve {
    pub(super) from: Point,
    pub(super) by: Point,
    pub(super) to: Point,
}

/// The number of points at which a curve is looked at.
const POINTS: usize = 49;

impl Curve {
    fn points(self) -> [Point; POINTS] {
        std::array::from_fn(|number| {
            let t = number as f32 / (POINTS - 1) as f32;
            let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
            Point::new(
                a * self.from.x + b * self.by.x + c * self.to.x,
                a * self.from.y + b * self.by.y + c * self.to.y,
            )
        })
    }

    /// Returns the length of the curve.
    pub(super) fn length(self) -> f32 {
        length(&self.points())
    }
}

/// A candidate or digit that a curve should not hide.
struct Obstacle {
    at: Point,
    /// The distance at which a curve begins to hide it.
    near: f32,
    /// The cost of hiding it fully.
    weight: f32,
}

/// The ways of the links of a scene, one after the other.
pub(super) struct Routes<'p> {
    plan: &'p Plan,
    scene: &'p Scene,
    /// The links before the next one: themselves, their nodes by digit, and points of their curves.
    earlier: Vec<Link>,
    nodes: [CellSet; 9],
    passed: Points,
}

impl<'p> Routes<'p> {
    pub(super) fn new(plan: &'p Plan, scene: &'p Scene) -> Routes<'p> {
        let passed = Points::new(plan);
        Routes { plan, scene, earlier: Vec::new(), nodes: [CellSet::EMPTY; 9], passed }
    }

    /// Returns the way of the next link; `None` if its ends are at the same place.
    pub(super) fn next(&mut self, link: &Link) -> Option<Curve> {
        let curve = route(self, link);
        self.earlier.push(*link);
        add_nodes(&mut self.nodes, link);
        let points = curve.iter().flat_map(|curve| curve.points());
        points.for_each(|point| self.passed.add(point));
        curve
    }
}

/// Adds the cells of both ends of a link to those of their digits.
fn add_nodes(nodes: &mut [CellSet; 9], link: &Link) {
    for node in [link.from, link.to] {
        nodes[node.digit.index()] |= node.cells;
    }
}

/// Returns the way of a link; `None` if its ends are at the same place. A second link between the
/// same nodes runs on the inner side.
fn route(routes: &Routes<'_>, link: &Link) -> Option<Curve> {
    let plan = routes.plan;
    let (from, to) = (middle_of(plan, link.from), middle_of(plan, link.to));
    let (x, y, length) = (to.x - from.x, to.y - from.y, distance(from, to));
    if length == 0.0 {
        return None;
    }
    let half = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let centre = plan.corner.moved(4.5 * plan.cell, 4.5 * plan.cell);
    let outer = if (half.x - centre.x) * -y + (half.y - centre.y) * x >= 0.0 { 1.0 } else { -1.0 };
    let is_same = |other: &Link| {
        (other.from, other.to) == (link.from, link.to)
            || (other.from, other.to) == (link.to, link.from)
    };
    let is_second = routes.earlier.iter().any(is_same);
    let is_in_cell = is_in_cell(link);
    let most = if is_in_cell { MOST_IN_CELL } else { MOST };
    let curve = |bend: f32, side: f32| {
        // A quadratic curve reaches half as far as its control point.
        let by = half.moved(-y * side * 2.0 * bend, x * side * 2.0 * bend);
        let by = if is_in_cell { by } else { kept(plan, by) };
        let end = |node: Node, middle: Point| {
            let reach = if is_in_cell {
                END_IN_CELL * plan.cell
            } else {
                reach(plan, node, middle, by).min(length / 3.0)
            };
            towards(middle, by, reach)
        };
        Curve { from: end(link.from, from), by, to: end(link.to, to) }
    };
    let of_bend = |bend: f32, side: f32| match is_in_cell {
        true => bend,
        false => {
            let of_side = if side == outer { 0.0 } else { 0.3 };
            of_side + 4.0 * (bend - BEND) * (length / plan.cell / 2.0).max(1.0)
        }
    };
    let costs = Costs::new(routes, link);
    let bends = (0..).map(|number| BEND + STEP * number as f32).take_while(|&bend| bend <= most);
    let ways = bends
        .flat_map(|bend| [(bend, outer), (bend, -outer)])
        .filter(|&(_, side)| !is_second || side != outer);
    let mut best: Option<(Curve, f32)> = None;
    for (bend, side) in ways {
        let (curve, of_bend) = (curve(bend, side), of_bend(bend, side));
        let is_less = |cost: f32| best.is_none_or(|(_, least)| of_bend + cost < least);
        if let Some(cost) = costs.of(curve, &is_less) {
            best = Some((curve, of_bend + cost));
        }
    }
    best.map(|(curve, _)| curve)
}

/// The marks that the curve of a link may hide.
struct Costs<'p> {
    plan: &'p Plan,
    obstacles: Vec<Obstacle>,
    /// Points of the curves of earlier links.
    passed: &'p Points,
    /// The part of the cell that a link within a cell should not leave.
    inside: Option<Area>,
}

impl<'p> Costs<'p> {
    fn new(routes: &'p Routes<'_>, link: &Link) -> Costs<'p> {
        let Routes { plan, scene, nodes, passed, .. } = routes;
        let mut own = [CellSet::EMPTY; 9];
        add_nodes(&mut own, link);
        let cells = link.from.cells | link.to.cells;
        let mut obstacles = Vec::new();
        for cell in Cell::all() {
            if scene.digit(cell).is_some() {
                let (at, near) = (plan.middle(cell), NEAR_DIGIT * plan.cell);
                obstacles.push(Obstacle { at, near, weight: 0.5 });
            }
            for digit in scene.candidates_of(cell) {
                if own[digit.index()].contains(cell) {
                    continue;
                }
                // The other candidates of the cells in which it ends are often nodes as well.
                let is_node = cells.contains(cell) || nodes[digit.index()].contains(cell);
                let (near, weight) = if is_node { (NEAR_NODE, 4.0) } else { (NEAR, 1.0) };
                let at = plan.place(cell, digit);
                obstacles.push(Obstacle { at, near: near * plan.cell, weight });
            }
        }
        let cell = cells.first().filter(|_| is_in_cell(link));
        let inside = cell.map(|cell| plan.area(cell).inset(OUTLINE * plan.cell));
        Costs { plan, obstacles, passed, inside }
    }

    /// Returns the cost of what a curve hides, and of the parts of it that are hard to see. Returns
    /// `None` if it is not less than that of an earlier curve.
    ///
    /// No part of the cost is negative. So the rest need not be computed if a part is too much.
    fn of(&self, curve: Curve, is_less: &dyn Fn(f32) -> bool) -> Option<f32> {
        if !is_less(0.0) {
            return None;
        }
        let Plan { corner, cell, .. } = *self.plan;
        let points = curve.points();
        let around = bounds(&points);
        let of_obstacle = |obstacle: &Obstacle| {
            let squares = points.iter().map(|&point| squared(point, obstacle.at));
            let nearest = squares.fold(f32::MAX, f32::min).sqrt();
            obstacle.weight * (1.0 - nearest / obstacle.near).max(0.0)
        };
        let hidden = self.obstacles.iter();
        let hidden = hidden.filter(|obstacle| around.inset(-obstacle.near).contains(obstacle.at));
        let to_edge = |value: f32, corner: f32| {
            let part = ((value - corner) / cell).fract();
            part.min(1.0 - part)
        };
        let is_on_edge =
            |point: Point| to_edge(point.x, corner.x).min(to_edge(point.y, corner.y)) < NEAR_EDGE;
        let is_passed = |point: Point| self.passed.has_near(point, NEAR_CURVE * cell);
        let is_outside = |point: Point| self.inside.is_some_and(|area| !area.contains(point));
        let share = |has: &dyn Fn(Point) -> bool| {
            points.iter().filter(|&&point| has(point)).count() as f32 / POINTS as f32
        };
        let mut cost = 0.0;
        for of_one in hidden.map(of_obstacle) {
            cost += of_one;
            if !is_less(cost) {
                return None;
            }
        }
        cost = cost
            + 2.0 * share(&is_on_edge)
            + 3.0 * share(&is_passed)
            + 4.0 * share(&is_outside)
            + 20.0 * (SEEN - length(&points) / cell).max(0.0);
        Some(cost).filter(|cost| is_less(*cost))
    }
}

/// Points, sorted into squares: four in a row for each cell. The squares at the edges of the board
/// also have the points outside of it.
struct Points {
    corner: Point,
    width: f32,
    squares: Vec<Vec<Point>>,
}

/// The number of squares in a row.
const SQUARES: usize = 4 * 9;

impl Points {
    fn new(plan: &Plan) -> Points {
        let squares = vec![Vec::new(); SQUARES * SQUARES];
        Points { corner: plan.corner, width: plan.cell / 4.0, squares }
    }

    /// Returns the row and the column of the square of a point.
    fn square(&self, point: Point) -> [usize; 2] {
        let number = |value: f32, corner: f32| {
            ((value - corner) / self.width).clamp(0.0, (SQUARES - 1) as f32) as usize
        };
        [number(point.y, self.corner.y), number(point.x, self.corner.x)]
    }

    fn add(&mut self, point: Point) {
        let [row, column] = self.square(point);
        self.squares[row * SQUARES + column].push(point);
    }

    /// Returns whether one of the points is nearer than `near`.
    fn has_near(&self, point: Point, near: f32) -> bool {
        let [top, left] = self.square(point.moved(-near, -near));
        let [bottom, right] = self.square(point.moved(near, near));
        let is_near = |other: &Point| distance(point, *other) < near;
        (top..=bottom).any(|row| {
            let row = &self.squares[row * SQUARES..(row + 1) * SQUARES];
            row[left..=right].iter().flatten().any(is_near)
        })
    }
}

/// Returns whether both ends are candidates of one cell.
fn is_in_cell(link: &Link) -> bool {
    link.from.cells == link.to.cells && link.from.cells.len() == 1
}

/// Returns the point of the board that is nearest to `point`.
fn kept(plan: &Plan, point: Point) -> Point {
    // `clamp` can panic with both ends in its message, and would link the printing of `f32`.
    let kept = |value: f32, corner: f32| value.max(corner).min(corner + 9.0 * plan.cell);
    Point::new(kept(point.x, plan.corner.x), kept(point.y, plan.corner.y))
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

/// Returns the area around the candidates of a group.
pub(super) fn area_of(plan: &Plan, node: Node) -> Area {
    let places: Vec<Point> = node.cells.iter().map(|cell| plan.place(cell, node.digit)).collect();
    bounds(&places).inset(-AROUND * plan.cell)
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
    let times = (area.width / 2.0 / x.max(1e-3)).min(area.height / 2.0 / y.max(1e-3));
    (times * distance(middle, to)).max(end)
}

/// Returns the point at the distance `by` from `from` towards `to`, but not past `to`.
pub(super) fn towards(from: Point, to: Point, by: f32) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let part = by / (x * x + y * y).sqrt().max(by);
    from.moved(x * part, y * part)
}

fn length(points: &[Point]) -> f32 {
    points.windows(2).map(|two| distance(two[0], two[1])).sum()
}

/// Returns the smallest area that contains these points.
fn bounds(points: &[Point]) -> Area {
    let least = |of: fn(&Point) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
    let most = |of: fn(&Point) -> f32| points.iter().map(of).fold(f32::MIN, f32::max);
    let at = Point::new(least(|point| point.x), least(|point| point.y));
    let end = Point::new(most(|point| point.x), most(|point| point.y));
    Area { at, width: end.x - at.x, height: end.y - at.y }
}

fn distance(one: Point, other: Point) -> f32 {
    squared(one, other).sqrt()
}

/// Returns the square of the distance.
fn squared(one: Point, other: Point) -> f32 {
    let (x, y) = (other.x - one.x, other.y - one.y);
    x * x + y * y
}
