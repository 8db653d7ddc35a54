//! Layout: turns the parts of a scene into marks with positions.

mod candidates;
mod cells;
mod digits;
mod grid;
mod grounds;
mod hatching;
mod links;
mod overlay;
mod photos;
mod plan;
mod rays;
mod routes;
mod shapes;

use crate::drawing::{Drawing, Ink, Mark, Point, Sheet};
use crate::scene::Scene;
pub use overlay::{Layer, OverlayMark, overlay};
pub use photos::{ReadBoard, ReadPicture, lay_out_photos};
use plan::Plan;

/// The width of the strip with row and column numbers, as a part of a cell.
const STRIP: f32 = 0.36;

/// Draws a scene so that the whole drawing, row and column numbers included, has this width and
/// height in points.
pub fn lay_out_within(scene: &Scene, whole: f32, sheet: &Sheet) -> Drawing {
    // The whole is the side plus the strip, and the strip is STRIP × (side - frame) / 9.
    let share = if sheet.has_numbers { STRIP / 9.0 } else { 0.0 };
    lay_out(scene, (whole + share * sheet.frame) / (1.0 + share), sheet)
}

/// Draws a scene so that its frame has this outer side in points.
///
/// Row and column numbers add a strip on the left and at the top. No mark extends beyond the
/// drawing.
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
    // From the bottom up: grounds and rays, grid lines, outlines and discs, digits, shapes and
    // links.
    grounds::draw(&plan, scene, &mut marks);
    rays::draw(&plan, scene, &mut marks);
    grid::draw(&plan, &mut marks);
    cells::draw(&plan, scene, &mut marks);
    shapes::draw_below(&plan, scene, &mut marks);
    candidates::draw(&plan, scene, &mut marks);
    digits::draw(&plan, scene, &mut marks);
    shapes::draw_above(&plan, scene, &mut marks);
    links::draw(&plan, &links::routed(&plan, scene), &mut marks);
    if sheet.has_numbers {
        grid::draw_numbers(&plan, strip, &mut marks);
    }
    Drawing { width: whole, height: whole, title: scene.title.clone(), marks }
}
