//! Rays from a digit on the board to where it keeps others out.

use super::plan::Plan;
use crate::drawing::{Ink, Mark, Stroke};
use crate::scene::Scene;

/// How far from the middle of its cell a ray begins, as a part of a cell: outside of the digit.
const BEGIN: f32 = 0.4;

/// A ray runs along its house at the height of the digit's own place in the cells, where no candidate of this digit can stand any more.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let stroke = Stroke::solid(Ink::Third, plan.width(plan.sheet.roles.ray));
    for ray in &scene.rays {
        let (middle, to) = (plan.middle(ray.from), plan.place(ray.to, ray.digit));
        let begin = BEGIN * plan.cell;
        let from = if ray.from.row() == ray.to.row() {
            middle.moved(begin.copysign(to.x - middle.x), to.y - middle.y)
        } else if ray.from.column() == ray.to.column() {
            middle.moved(to.x - middle.x, begin.copysign(to.y - middle.y))
        } else {
            // In the block: from the corner that is nearest.
            middle.moved(begin.copysign(to.x - middle.x), begin.copysign(to.y - middle.y))
        };
        marks.push(Mark::Line { from, to, stroke });
    }
}
