//! The digits of the board.

use super::plan::Plan;
use crate::drawing::{Ink, Mark, Stroke, Weight};
use crate::scene::{Meaning, Scene};
use numpre::{Cell, Digit};

/// The size of each of two digits that share a cell, and their distance from its middle, as parts
/// of a cell.
const SHARED: f32 = 0.44;
const APART: f32 = 0.19;

/// Draws givens bold and placed digits regular. Digits with a mistake are bold, in the colour of
/// conflicts.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let means = |cell: Cell, meaning: Meaning| {
        scene.cells.iter().any(|part| part.meaning == meaning && part.cells.contains(cell))
    };
    let amiss = [Meaning::Clash, Meaning::Changed, Meaning::Wrong];
    let given: Vec<Cell> = Cell::all().filter(|&cell| scene.givens.get(cell).is_some()).collect();
    let placed: Vec<Cell> = Cell::all().filter(|&cell| scene.givens.get(cell).is_none()).collect();
    for (cells, ink, weight) in
        [(given, Ink::Given, Weight::Bold), (placed, Ink::Placed, Weight::Regular)]
    {
        for cell in cells {
            let (ink, weight) = if amiss.iter().any(|&meaning| means(cell, meaning)) {
                (Ink::Conflict, Weight::Bold)
            } else {
                (ink, weight)
            };
            let other = scene.others.get(cell);
            let middle = plan.middle(cell);
            match (scene.digit(cell), other) {
                (Some(first), Some(second)) if means(cell, Meaning::Differs) => {
                    let away = APART * plan.cell;
                    marks.push(plan.text(
                        middle.moved(-away, -away),
                        SHARED,
                        weight,
                        ink,
                        first.to_string(),
                    ));
                    marks.push(plan.text(
                        middle.moved(away, away),
                        SHARED,
                        weight,
                        ink,
                        second.to_string(),
                    ));
                }
                (digit, other) => {
                    if let Some(digit) = digit {
                        marks.push(plan.text(
                            middle,
                            plan.sheet.digit,
                            weight,
                            ink,
                            digit.to_string(),
                        ));
                    }
                    if let Some(other) = other {
                        add_given(plan, cell, other, marks);
                    }
                }
            }
        }
    }
}

/// Adds the given that the answer changed, struck out in the corner of its cell.
fn add_given(plan: &Plan, cell: Cell, given: Digit, marks: &mut Vec<Mark>) {
    let middle = plan.corner_of(cell).moved(0.18 * plan.cell, 0.2 * plan.cell);
    marks.push(plan.text(middle, 0.27, Weight::Regular, Ink::Given, given.to_string()));
    let reach = 0.1 * plan.cell;
    let stroke = Stroke::solid(Ink::Conflict, plan.width(plan.sheet.roles.stroke));
    marks.push(Mark::Line {
        from: middle.moved(-reach, reach),
        to: middle.moved(reach, -reach),
        stroke,
    });
}
