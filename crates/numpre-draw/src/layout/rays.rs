//! Rays from a digit on the board to the candidates that it excludes.

use super::plan::Plan;
use crate::drawing::{Ink, Mark, Point, Stroke};
use crate::scene::{Ray, Scene};
use numpre::Cell;

/// The distance from the middle of its cell at which a ray begins, as a part of a cell: just
/// outside the digit.
const BEGIN: f32 = 0.4;
/// Half the gap that a ray leaves at a digit that it crosses, sideways and upwards, as parts of a
/// cell. A line through the digit would look like a digit struck out.
const ASIDE: f32 = 0.26;
const ABOVE: f32 = 0.3;

/// Draws each ray along its house, at the height of the digit's own place in the cells. That place
/// is free, because no other cell of the house can hold the digit.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let stroke = Stroke::solid(Ink::Third, plan.width(plan.sheet.roles.ray));
    for ray in &scene.rays {
        let (middle, to) = (plan.middle(ray.from), plan.place(ray.to, ray.digit));
        let begin = BEGIN * plan.cell;
        let (from, gap) = if ray.from.row() == ray.to.row() {
            (
                middle.moved(begin.copysign(to.x - middle.x), to.y - middle.y),
                Point::new(ASIDE * plan.cell, 0.0),
            )
        } else if ray.from.column() == ray.to.column() {
            (
                middle.moved(to.x - middle.x, begin.copysign(to.y - middle.y)),
                Point::new(0.0, ABOVE * plan.cell),
            )
        } else {
            // Within the block, start near the corner of the cell that faces the target.
            let aside =
                middle.moved(begin.copysign(to.x - middle.x), begin.copysign(to.y - middle.y));
            marks.push(Mark::Line { from: aside, to, stroke });
            continue;
        };
        let forwards =
            |from: Point, to: Point| if (from.x, from.y) <= (to.x, to.y) { 1.0 } else { -1.0 };
        let sign = forwards(from, to);
        let mut begin = from;
        for cell in crossed(scene, ray) {
            let middle = plan.middle(cell);
            // A ray that passes next to the digit needs no gap.
            if (from.x - middle.x).abs().min((from.y - middle.y).abs()) > 0.1 * plan.cell {
                continue;
            }
            let end = middle.moved(-sign * gap.x, -sign * gap.y);
            if forwards(begin, end) == sign {
                marks.push(Mark::Line { from: begin, to: end, stroke });
            }
            begin = middle.moved(sign * gap.x, sign * gap.y);
        }
        marks.push(Mark::Line { from: begin, to, stroke });
    }
}

/// Returns the cells with a digit between both ends, in the order in which the ray crosses them.
fn crossed(scene: &Scene, ray: &Ray) -> Vec<Cell> {
    let (first, last) = (ray.from.min(ray.to), ray.from.max(ray.to));
    let is_between = |cell: &Cell| {
        first < *cell
            && *cell < last
            && if first.row() == last.row() {
                cell.row() == first.row()
            } else {
                cell.column() == first.column()
            }
    };
    let mut cells: Vec<Cell> =
        Cell::all().filter(is_between).filter(|&cell| scene.digit(cell).is_some()).collect();
    if first != ray.from {
        cells.reverse();
    }
    cells
}
