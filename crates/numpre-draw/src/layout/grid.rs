//! The lines of the board, and its row and column numbers.

use super::plan::Plan;
use crate::drawing::{Ink, Mark, Stroke, Weight};

/// The size of row and column numbers, as a part of a cell.
const NUMBER: f32 = 0.24;

/// Draws the thin lines, then the lines between blocks, then the frame.
pub(super) fn draw(plan: &Plan, marks: &mut Vec<Mark>) {
    let whole = plan.whole();
    let mut lines = |every: &dyn Fn(usize) -> bool, stroke: Stroke| {
        for number in (1..9).filter(|&number| every(number)) {
            let along = number as f32 * plan.cell;
            let (left, top) = (whole.at.moved(0.0, along), whole.at.moved(along, 0.0));
            marks.push(Mark::Line { from: left, to: left.moved(whole.width, 0.0), stroke });
            marks.push(Mark::Line { from: top, to: top.moved(0.0, whole.height), stroke });
        }
    };
    lines(&|number| number % 3 != 0, Stroke::solid(Ink::Thin, plan.sheet.thin));
    lines(&|number| number % 3 == 0, Stroke::solid(Ink::Thick, plan.sheet.block));
    marks.push(whole.outlined(Stroke::solid(Ink::Thick, plan.sheet.frame)));
}

/// Draws the numbers 1 to 9 on the left and at the top, each in a strip of this width.
pub(super) fn draw_numbers(plan: &Plan, strip: f32, marks: &mut Vec<Mark>) {
    let away = strip / 2.0 + plan.sheet.frame / 2.0;
    for number in 0..9 {
        let along = (number as f32 + 0.5) * plan.cell;
        for middle in [plan.corner.moved(along, -away), plan.corner.moved(-away, along)] {
            marks.push(plan.text(
                middle,
                NUMBER,
                Weight::Regular,
                Ink::Candidate,
                (number + 1).to_string(),
            ));
        }
    }
}
