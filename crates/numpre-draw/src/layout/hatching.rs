//! Hatching at 45 degrees, drawn as single lines so that back ends need no patterns.

use super::plan::{Area, Plan};
use crate::drawing::{Ink, Mark, Point, Segment, Stroke};

/// Returns the hatching of an area. All hatching of a board lies on the same set of lines, so that
/// neighbouring areas look like one. With cells of side 1 and lines 0.2 apart, the first cell has
/// the nine lines x + y = 0.2, 0.4 … 1.8, and the cell to its right those from 1.2 to 2.8.
pub(super) fn hatch(plan: &Plan, area: Area) -> Mark {
    let apart = plan.sheet.roles.hatching * plan.cell;
    // The edges of the area, measured from the corner of the board.
    let (left, top) = (area.at.x - plan.corner.x, area.at.y - plan.corner.y);
    let (right, bottom) = (left + area.width, top + area.height);
    let first = ((left + top) / apart).floor() as i32 + 1;
    let last = ((right + bottom) / apart).ceil() as i32;
    let mut segments = Vec::new();
    for number in first..last {
        // At 45 degrees, x + y is the same at every point of a line: `number` times the distance.
        let sum = number as f32 * apart;
        let from = (sum - bottom).max(left);
        let to = (sum - top).min(right);
        if to - from > 0.1 * apart {
            segments
                .push(Segment::Move(Point::new(plan.corner.x + from, plan.corner.y + sum - from)));
            segments.push(Segment::Line(Point::new(plan.corner.x + to, plan.corner.y + sum - to)));
        }
    }
    Mark::Path {
        segments,
        fill: None,
        stroke: Some(Stroke::solid(Ink::Hatching, plan.width(plan.sheet.roles.ray * 0.6))),
    }
}
