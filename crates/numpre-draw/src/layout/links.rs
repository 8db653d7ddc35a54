//! Links of chains as curves.

use super::plan::Plan;
use super::routes::{Curve, Routes, area_of, towards};
use crate::drawing::{Ink, Mark, Point, Segment, Stroke};
use crate::scene::{LinkMark, Scene};
use numpre::logic::{Node, Strength};

/// A link, and its way; `None` if its ends are at the same place.
pub(super) type Routed<'s> = (&'s LinkMark, Option<Curve>);

/// Returns the links of a scene with their ways.
pub(super) fn routed<'s>(plan: &Plan, scene: &'s Scene) -> Vec<Routed<'s>> {
    let mut routes = Routes::new(plan, scene);
    scene.links.iter().map(|part| (part, routes.next(&part.link))).collect()
}

/// Draws strong links solid, weak links dashed, and an outline around the candidates of a group.
pub(super) fn draw(plan: &Plan, links: &[Routed<'_>], marks: &mut Vec<Mark>) {
    let mut groups: Vec<Node> = Vec::new();
    for node in links.iter().flat_map(|(part, _)| [part.link.from, part.link.to]) {
        if node.cells.len() > 1 && !groups.contains(&node) {
            groups.push(node);
        }
    }
    marks.extend(groups.iter().map(|&node| outline(plan, node)));
    for (part, curve) in links {
        if let Some(curve) = curve {
            add(plan, part, *curve, marks);
        }
    }
}

fn add(plan: &Plan, part: &LinkMark, curve: Curve, marks: &mut Vec<Mark>) {
    let width = plan.width(plan.sheet.roles.link);
    let stroke = match part.link.strength {
        Strength::Strong => Stroke::solid(Ink::Cause, width),
        Strength::Weak => {
            // A short curve has shorter dashes, at least three of them.
            let dash = (width * 2.4).min(curve.length() * 3.0 / 13.0);
            let width = plan.width(plan.sheet.roles.link * 0.8);
            Stroke::dashed(Ink::Cause, width, dash, dash * 2.0 / 3.0)
        }
    };
    marks.push(Mark::Path {
        segments: vec![Segment::Move(curve.from), Segment::Curve { by: curve.by, end: curve.to }],
        fill: None,
        stroke: Some(stroke),
    });
    if part.has_arrow {
        marks.push(arrow(curve.by, curve.to, 0.1 * plan.cell));
    }
}

/// Returns an outline around the candidates of a group.
fn outline(plan: &Plan, node: Node) -> Mark {
    let width = plan.width(plan.sheet.roles.ring);
    area_of(plan, node).outlined(Stroke::solid(Ink::Cause, width))
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
