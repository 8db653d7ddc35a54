//! Outlines of houses and cells, and signs in the corners of cells.

use super::plan::{Area, Plan};
use crate::drawing::{Ink, Mark, Point, Segment, Stroke, Weight};
use crate::scene::{Meaning, Scene};
use numpre::Cell;

/// The distance of a corner sign from the edges of its cell, and the length of its arms, as parts
/// of a cell.
const CORNER: f32 = 0.15;
const ARM: f32 = 0.065;

/// Draws the outlines of houses, then those of cells with their signs and letters.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    for part in &scene.houses {
        if let Some(stroke) = outline(plan, part.meaning, true) {
            marks.push(inside(plan, plan.area_of(part.house), stroke));
        }
    }
    for part in &scene.cells {
        for cell in part.cells {
            if let Some(stroke) = outline(plan, part.meaning, false) {
                marks.push(inside(plan, plan.area(cell), stroke));
            }
            add_sign(plan, part.meaning, cell, marks);
        }
        if let (Some(letter), Some(first)) = (part.letter, part.cells.first()) {
            add_letter(plan, letter, first, marks);
        }
    }
}

/// Adds a letter on a small plate at the upper edge of a cell, clear of its candidates.
fn add_letter(plan: &Plan, letter: char, cell: Cell, marks: &mut Vec<Mark>) {
    let middle = plan.corner_of(cell).moved(0.36 * plan.cell, 0.06 * plan.cell);
    let half = 0.075 * plan.cell;
    let plate = Area { at: middle.moved(-half, -half), width: 2.0 * half, height: 2.0 * half };
    marks.push(plate.filled(Ink::Thick));
    marks.push(plan.text(middle, 0.15, Weight::Bold, Ink::Board, letter.to_string()));
}

/// Returns an outline just inside an area, so that neighbouring outlines do not touch.
fn inside(plan: &Plan, area: Area, stroke: Stroke) -> Mark {
    area.inset(plan.sheet.block / 2.0 + stroke.width / 2.0).outlined(stroke)
}

fn outline(plan: &Plan, meaning: Meaning, is_house: bool) -> Option<Stroke> {
    let width = plan.width(plan.sheet.roles.outline);
    let thin = plan.width(plan.sheet.roles.outline * 0.8);
    Some(match meaning {
        Meaning::Cause if !is_house => Stroke::solid(Ink::Cause, width),
        Meaning::Third | Meaning::Blocker => Stroke::dotted(Ink::Third, thin),
        Meaning::Contradiction => {
            Stroke::dashed(Ink::Conflict, width * 1.3, width * 3.2, width * 1.8)
        }
        Meaning::Changed => Stroke::solid(Ink::Conflict, width),
        Meaning::Blank => Stroke::dotted(Ink::Conflict, thin),
        _ => return None,
    })
}

/// Adds the sign of a meaning in a corner of the cell, under its digit or across the cell.
fn add_sign(plan: &Plan, meaning: Meaning, cell: Cell, marks: &mut Vec<Mark>) {
    let width = plan.width(plan.sheet.roles.stroke);
    let middle = plan.middle(cell);
    let below = middle.moved(0.0, 0.36 * plan.cell);
    let half = 0.17 * plan.cell;
    match meaning {
        Meaning::Blocker => {
            let stroke = Stroke::solid(Ink::Third, width * 1.4);
            marks.push(Mark::Line {
                from: below.moved(-half, 0.0),
                to: below.moved(half, 0.0),
                stroke,
            });
        }
        Meaning::Clash => {
            marks.push(wave(below, half, Stroke::solid(Ink::Conflict, width * 1.2).round()))
        }
        Meaning::Wrong | Meaning::Contradiction => {
            let corner = plan.corner_of(cell).moved((1.0 - CORNER) * plan.cell, CORNER * plan.cell);
            plan.cross(corner, ARM, Stroke::solid(Ink::Conflict, width * 1.4).round(), marks);
        }
        Meaning::Differs => {
            let stroke = Stroke::solid(Ink::Candidate, plan.width(plan.sheet.roles.ray * 0.8));
            let reach = 0.34 * plan.cell;
            marks.push(Mark::Line {
                from: middle.moved(-reach, reach),
                to: middle.moved(reach, -reach),
                stroke,
            });
        }
        _ => {}
    }
}

/// Returns a wavy line of two waves, centred on `middle`.
fn wave(middle: Point, half: f32, stroke: Stroke) -> Mark {
    let quarter = half / 2.0;
    let mut segments = vec![Segment::Move(middle.moved(-half, 0.0))];
    for number in 0..4 {
        let from = middle.moved(-half + number as f32 * quarter, 0.0);
        let up = if number % 2 == 0 { -quarter } else { quarter };
        segments.push(Segment::Curve {
            by: from.moved(quarter / 2.0, up),
            end: from.moved(quarter, 0.0),
        });
    }
    Mark::Path { segments, fill: None, stroke: Some(stroke) }
}
