//! From what is meant to where it stands.

mod candidates;
mod cells;
mod digits;
mod grid;
mod grounds;
mod hatching;
mod links;
mod overlay;
mod plan;
mod rays;
mod shapes;

use crate::drawing::{Drawing, Ink, Mark, Point, Sheet};
use crate::scene::Scene;
pub use overlay::{Layer, OverlayMark, overlay};
use plan::Plan;

/// A share of a cell by which the strip of row and column numbers is wide.
const STRIP: f32 = 0.36;

/// Draws a scene so that all of it, row and column numbers included, is so wide and high in points.
pub fn lay_out_within(scene: &Scene, whole: f32, sheet: &Sheet) -> Drawing {
    // The whole is the side and the strip, which is a share of a cell: (side - frame) / 9.
    let share = if sheet.has_numbers { STRIP / 9.0 } else { 0.0 };
    lay_out(scene, (whole + share * sheet.frame) / (1.0 + share), sheet)
}

/// Draws a scene so that its frame has this outer side in points.
///
/// With row and column numbers the drawing is wider and higher by a strip on the left and at the
/// top. Nothing lies outside of the drawing.
pub fn lay_out(scene: &Scene, side: f32, sheet: &Sheet) -> Drawing {
    let cell = (side - sheet.frame) / 9.0;
    let strip = if sheet.has_numbers { STRIP * cell } else { 0.0 };
    let corner = strip + sheet.frame / 2.0;
    let plan = Plan { corner: Point::new(corner, corner), cell, sheet: *sheet };
    let whole = side + strip;

    let mut marks = Vec::new();
    let at = Point::new(0.0, 0.0);
    marks.push(Mark::Rect {
        at,
        width: whole,
        height: whole,
        fill: Some(Ink::Board),
        stroke: None,
    });
    // Grounds first, then what lies between them and the digits, lines above them, and shapes over
    // all.
    grounds::draw(&plan, scene, &mut marks);
    rays::draw(&plan, scene, &mut marks);
    grid::draw(&plan, &mut marks);
    cells::draw(&plan, scene, &mut marks);
    shapes::draw_below(&plan, scene, &mut marks);
    candidates::draw(&plan, scene, &mut marks);
    digits::draw(&plan, scene, &mut marks);
    shapes::draw_above(&plan, scene, &mut marks);
    links::draw(&plan, scene, &mut marks);
    if sheet.has_numbers {
        grid::draw_numbers(&plan, strip, &mut marks);
    }
    Drawing { width: whole, height: whole, title: scene.title.clone(), marks }
}
