//! The shapes around and across candidates.

use super::plan::Plan;
use crate::drawing::{Ink, Mark, Point, Segment, Stroke, Weight};
use crate::scene::{CandidateMark, Meaning, Scene};

/// The radii of rings, of the outer one of two rings, and of discs, as parts of a cell.
const RING: f32 = 0.13;
const OUTER: f32 = 0.168;
const DISC: f32 = 0.135;
/// The size of step numbers, and their distance below the middle of the candidate, as parts of a
/// cell. They fit between two lines of candidates.
const ORDER: f32 = 0.11;
const BELOW: f32 = 0.139;

/// Draws the discs, which lie below the digits.
pub(super) fn draw_below(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    for mark in scene.marks.iter().filter(|mark| mark.meaning == Meaning::Place) {
        let at = plan.place(mark.cell, mark.digit);
        marks.push(Mark::Ring {
            at,
            radius: DISC * plan.cell,
            fill: Some(Ink::Place),
            stroke: None,
        });
    }
}

/// Draws the rings, squares, triangles, strokes and numbers, which lie above the digits.
pub(super) fn draw_above(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let placed: Vec<&CandidateMark> =
        scene.marks.iter().filter(|mark| mark.meaning == Meaning::Place).collect();
    for mark in &scene.marks {
        let is_placed =
            placed.iter().any(|other| (other.cell, other.digit) == (mark.cell, mark.digit));
        draw_one(plan, mark, is_placed, marks);
        if let Some(order) = mark.order {
            let at = plan.place(mark.cell, mark.digit).moved(0.0, BELOW * plan.cell);
            marks.push(plan.text(at, ORDER, Weight::Bold, Ink::Trial, order.to_string()));
        }
    }
}

fn draw_one(plan: &Plan, mark: &CandidateMark, is_placed: bool, marks: &mut Vec<Mark>) {
    let at = plan.place(mark.cell, mark.digit);
    let width = plan.width(plan.sheet.roles.ring);
    let thin = plan.width(plan.sheet.roles.ring * 0.8);
    let ring = |radius: f32, ink: Ink| Mark::Ring {
        at,
        radius: radius * plan.cell,
        fill: None,
        stroke: Some(Stroke::solid(ink, width)),
    };
    match mark.meaning {
        // A ring around a disc has the larger radius.
        Meaning::Cause => marks.push(ring(if is_placed { OUTER } else { RING }, Ink::Cause)),
        Meaning::Second => marks.push(square(plan, at, 0.118, Stroke::solid(Ink::Second, width))),
        Meaning::Third => marks.push(triangle(plan, at, Stroke::solid(Ink::Third, width))),
        Meaning::Barred => plan.cross(at, 0.045, Stroke::solid(Ink::Third, width), marks),
        Meaning::Assumption | Meaning::AssumedNot => {
            marks.extend([ring(RING, Ink::Second), ring(OUTER, Ink::Second)]);
            if mark.meaning == Meaning::AssumedNot && !is_placed {
                add_stroke(plan, at, 0.13, Stroke::solid(Ink::Second, width), marks);
            }
        }
        Meaning::Inferred => marks.push(square(plan, at, 0.089, Stroke::solid(Ink::Trial, thin))),
        Meaning::Excluded => add_stroke(plan, at, 0.085, Stroke::solid(Ink::Trial, thin), marks),
        Meaning::Remove => {
            let stroke = Stroke::solid(Ink::Strike, plan.width(plan.sheet.roles.stroke)).round();
            add_stroke(plan, at, 0.11, stroke, marks);
            plan.cross(at.moved(0.115 * plan.cell, 0.085 * plan.cell), 0.024, stroke, marks);
        }
        _ => {}
    }
}

/// Adds a stroke through a candidate, rising to the right.
fn add_stroke(plan: &Plan, at: Point, reach: f32, stroke: Stroke, marks: &mut Vec<Mark>) {
    let reach = reach * plan.cell;
    marks.push(Mark::Line { from: at.moved(-reach, reach), to: at.moved(reach, -reach), stroke });
}

fn square(plan: &Plan, at: Point, half: f32, stroke: Stroke) -> Mark {
    let half = half * plan.cell;
    Mark::Rect {
        at: at.moved(-half, -half),
        width: 2.0 * half,
        height: 2.0 * half,
        fill: None,
        stroke: Some(stroke),
    }
}

/// Returns a triangle with a level base and the digit in its lower middle.
fn triangle(plan: &Plan, at: Point, stroke: Stroke) -> Mark {
    let (wide, high, low) = (0.158 * plan.cell, 0.18 * plan.cell, 0.105 * plan.cell);
    let corners = [at.moved(0.0, -high), at.moved(wide, low), at.moved(-wide, low)];
    let segments = vec![
        Segment::Move(corners[0]),
        Segment::Line(corners[1]),
        Segment::Line(corners[2]),
        Segment::Close,
    ];
    Mark::Path { segments, fill: None, stroke: Some(stroke) }
}
