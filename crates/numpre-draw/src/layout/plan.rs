//! The positions of cells, candidates and houses.

use crate::drawing::{Anchor, Ink, Mark, Point, Sheet, Stroke, Weight};
use numpre::{Cell, Digit, House};

/// The position and scale of a board on its sheet.
pub(super) struct Plan {
    /// The upper left corner of the first cell.
    pub(super) corner: Point,
    /// The side of a cell.
    pub(super) cell: f32,
    pub(super) sheet: Sheet,
}

/// An upright rectangle.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) at: Point,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    /// Returns the area, smaller by `by` on every side.
    pub(super) fn inset(self, by: f32) -> Area {
        Area {
            at: self.at.moved(by, by),
            width: self.width - 2.0 * by,
            height: self.height - 2.0 * by,
        }
    }

    /// Returns whether a point lies in the area.
    pub(super) fn contains(self, point: Point) -> bool {
        (self.at.x..=self.at.x + self.width).contains(&point.x)
            && (self.at.y..=self.at.y + self.height).contains(&point.y)
    }

    pub(super) fn filled(self, ink: Ink) -> Mark {
        Mark::Rect {
            at: self.at,
            width: self.width,
            height: self.height,
            fill: Some(ink),
            stroke: None,
        }
    }

    pub(super) fn outlined(self, stroke: Stroke) -> Mark {
        Mark::Rect {
            at: self.at,
            width: self.width,
            height: self.height,
            fill: None,
            stroke: Some(stroke),
        }
    }
}

/// The distance between neighbouring candidates, as a part of a cell. It is a little less than a
/// third, so that rings do not touch the lines between cells.
const PITCH: f32 = 0.28;

impl Plan {
    /// Returns the upper left corner of a cell.
    pub(super) fn corner_of(&self, cell: Cell) -> Point {
        self.corner.moved(cell.column() as f32 * self.cell, cell.row() as f32 * self.cell)
    }

    /// Returns the middle of a cell.
    pub(super) fn middle(&self, cell: Cell) -> Point {
        self.corner_of(cell).moved(self.cell / 2.0, self.cell / 2.0)
    }

    /// Returns the middle of a candidate. Each digit has its place in the 3×3 grid of its cell: 1,
    /// 2 and 3 in the upper line, 4, 5 and 6 in the middle, 7, 8 and 9 below.
    pub(super) fn place(&self, cell: Cell, digit: Digit) -> Point {
        let step = |third: usize| (third as f32 - 1.0) * PITCH * self.cell;
        self.middle(cell).moved(step(digit.index() % 3), step(digit.index() / 3))
    }

    pub(super) fn area(&self, cell: Cell) -> Area {
        Area { at: self.corner_of(cell), width: self.cell, height: self.cell }
    }

    pub(super) fn area_of(&self, house: House) -> Area {
        let (first, last) = (house.cell(0), house.cell(8));
        let (at, end) = (self.corner_of(first), self.corner_of(last));
        Area { at, width: end.x - at.x + self.cell, height: end.y - at.y + self.cell }
    }

    /// Returns the area of all nine rows and columns.
    pub(super) fn whole(&self) -> Area {
        Area { at: self.corner, width: 9.0 * self.cell, height: 9.0 * self.cell }
    }

    /// Converts a width from parts of a cell to points, but not below the least width of the sheet.
    pub(super) fn width(&self, part: f32) -> f32 {
        (part * self.cell).max(self.sheet.least)
    }

    /// Returns a text whose digits are centred on `middle`; `size` is a part of a cell.
    pub(super) fn text(
        &self,
        middle: Point,
        size: f32,
        weight: Weight,
        ink: Ink,
        text: String,
    ) -> Mark {
        let size = size * self.cell;
        let at = middle.moved(0.0, size * self.sheet.digit_height / 2.0);
        Mark::Text { at, size, weight, is_slanted: false, anchor: Anchor::Middle, ink, text }
    }

    /// Adds a small cross centred on `middle`; `arm` is a part of a cell.
    pub(super) fn cross(&self, middle: Point, arm: f32, stroke: Stroke, marks: &mut Vec<Mark>) {
        let arm = arm * self.cell;
        marks.push(Mark::Line {
            from: middle.moved(-arm, -arm),
            to: middle.moved(arm, arm),
            stroke,
        });
        marks.push(Mark::Line {
            from: middle.moved(-arm, arm),
            to: middle.moved(arm, -arm),
            stroke,
        });
    }
}
