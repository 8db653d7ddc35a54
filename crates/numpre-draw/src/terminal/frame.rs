//! The frame of a board: the numbers of rows and columns, and a rule around each block, which is
//! heavy around a marked block.

use super::{Sign, Span, columns, span};
use crate::scene::{Meaning, Scene};
use numpre::{House, HouseKind};

/// The number of free columns in a block before its cells, between them and after them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spacing {
    before: usize,
    between: usize,
    after: usize,
    /// True if rows and columns are numbered.
    has_numbers: bool,
}

impl Spacing {
    /// The spacing if there is ample room.
    pub(super) const WIDE: Spacing = Spacing { before: 1, between: 1, after: 1, has_numbers: true };
    /// The spacing if there is little room.
    pub(super) const CLOSE: Spacing =
        Spacing { before: 0, between: 1, after: 0, has_numbers: true };
    /// The spacing if no column can be spared: without numbers.
    pub(super) const BARE: Spacing = Spacing { has_numbers: false, ..Spacing::CLOSE };
}

/// Returns the meaning of a house, the first if it has several, or `None` if it is not marked.
fn meaning(scene: &Scene, house: House) -> Option<Meaning> {
    scene.houses.iter().find(|part| part.house == house).map(|part| part.meaning)
}

/// Returns whether a block has a heavy frame because the scene marks it.
pub(super) fn is_heavy(scene: &Scene, block: usize) -> bool {
    scene
        .houses
        .iter()
        .any(|part| part.house.kind() == HouseKind::Block && part.house.number() == block)
}

/// Returns the number of a row or column, in the brackets of the house's meaning.
fn number(scene: &Scene, house: House) -> (Sign, String) {
    let number = house.number() + 1;
    let sign = match meaning(scene, house) {
        Some(Meaning::Contradiction) => Sign::Conflict,
        // The step removes candidates from the houses with the second role.
        Some(Meaning::Second) => Sign::Remove,
        Some(_) => Sign::Cause,
        None => Sign::Number,
    };
    let (before, after) = sign.brackets();
    (sign, format!("{before}{number}{after}"))
}

/// A frame being drawn.
struct Frame<'a> {
    scene: &'a Scene,
    is_ascii: bool,
    widths: [usize; 9],
    spacing: Spacing,
}

/// Returns the lines of the 81 cells in a frame. Each cell has as many lines as the others of its
/// row.
pub(super) fn framed(
    cells: &[Vec<Vec<Span>>],
    spacing: Spacing,
    scene: &Scene,
    is_ascii: bool,
) -> Vec<Vec<Span>> {
    let widest = |cell: &Vec<Vec<Span>>| cell.iter().map(|line| columns(line)).max().unwrap_or(0);
    let widths = std::array::from_fn(|column| {
        cells.iter().skip(column).step_by(9).map(widest).max().unwrap_or(0)
    });
    let frame = Frame { scene, is_ascii, widths, spacing };
    let rows: Vec<(Sign, String)> = (0..9).map(|row| number(scene, House::row(row))).collect();
    // The closing bracket of a number takes the place of the gap after it.
    let widest = 1 + rows.iter().map(|(_, text)| text.len()).max().unwrap_or(0).min(2);
    let margin = if spacing.has_numbers { widest } else { 0 };
    let mut lines: Vec<Vec<Span>> =
        spacing.has_numbers.then(|| frame.columns(margin)).into_iter().collect();
    lines.push(frame.rule(0, margin));
    for (row, cells) in cells.chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(frame.rule(row / 3, margin));
        }
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..height {
            let is_numbered = spacing.has_numbers && place == height / 2;
            let (sign, text) =
                if is_numbered { rows[row].clone() } else { (Sign::Space, String::new()) };
            let rest = " ".repeat(margin.saturating_sub(text.len()));
            let mut line = vec![span(sign, text), span(Sign::Space, rest)];
            frame.row(row, cells, place, &mut line);
            line.retain(|span| !span.text.is_empty());
            lines.push(line);
        }
    }
    lines.push(frame.rule(3, margin));
    lines
}

impl Frame<'_> {
    /// Returns the line of column numbers. Each is above the first character of its cells, or above
    /// the middle one if the cells are three columns wide.
    fn columns(&self, margin: usize) -> Vec<Span> {
        let mut line: Vec<Span> = Vec::new();
        let mut start = margin + 1;
        for column in 0..9 {
            start += if column % 3 == 0 { self.spacing.before } else { self.spacing.between };
            let (sign, text) = number(self.scene, House::column(column));
            // The digit of a marked number is aligned as in the others; the bracket comes before
            // it.
            let bracket = text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(0);
            let middle = if self.widths[column] == 3 { 1 } else { 0 };
            let before = (start + middle).saturating_sub(bracket + columns(&line));
            line.extend([span(Sign::Space, " ".repeat(before)), span(sign, text)]);
            start += self.widths[column];
            if column % 3 == 2 {
                start += self.spacing.after + 1;
            }
        }
        line
    }

    /// Appends one line of the cells of a row.
    fn row(&self, row: usize, cells: &[Vec<Vec<Span>>], place: usize, line: &mut Vec<Span>) {
        for (column, (cell, width)) in cells.iter().zip(self.widths).enumerate() {
            if column % 3 == 0 {
                line.push(self.upright(row / 3, column / 3));
            }
            let gap = if column % 3 == 0 { self.spacing.before } else { self.spacing.between };
            line.push(span(Sign::Space, " ".repeat(gap)));
            let spans = cell.get(place).map(Vec::as_slice).unwrap_or_default();
            line.extend_from_slice(spans);
            line.push(span(Sign::Space, " ".repeat(width - columns(spans))));
            if column % 3 == 2 {
                line.push(span(Sign::Space, " ".repeat(self.spacing.after)));
            }
        }
        line.push(self.upright(row / 3, 3));
    }

    /// Returns whether the block in this band and stack is heavy; false outside the board.
    fn heavy(&self, band: Option<usize>, stack: Option<usize>) -> bool {
        let inside = |place: Option<usize>| place.filter(|place| *place < 3);
        inside(band)
            .zip(inside(stack))
            .is_some_and(|(band, stack)| is_heavy(self.scene, 3 * band + stack))
    }

    /// Returns the vertical line before a stack; stack 3 gives the right edge of the board.
    fn upright(&self, band: usize, stack: usize) -> Span {
        let is_heavy =
            self.heavy(Some(band), stack.checked_sub(1)) || self.heavy(Some(band), Some(stack));
        match (self.is_ascii, is_heavy) {
            (true, false) => span(Sign::Line, "|"),
            (true, true) => span(Sign::Cause, "H"),
            (false, false) => span(Sign::Line, "│"),
            (false, true) => span(Sign::Cause, "┃"),
        }
    }

    /// Returns the rule above a band; band 3 gives the lower edge of the board.
    fn rule(&self, band: usize, margin: usize) -> Vec<Span> {
        const LIGHT: [[&str; 4]; 4] = [
            ["┌", "┬", "┬", "┐"],
            ["├", "┼", "┼", "┤"],
            ["├", "┼", "┼", "┤"],
            ["└", "┴", "┴", "┘"],
        ];
        const HEAVY: [[&str; 4]; 4] = [
            ["┏", "┳", "┳", "┓"],
            ["┣", "╋", "╋", "┫"],
            ["┣", "╋", "╋", "┫"],
            ["┗", "┻", "┻", "┛"],
        ];
        let mut line = vec![span(Sign::Space, " ".repeat(margin))];
        for corner in 0..4_usize {
            let around = [band.checked_sub(1), Some(band)];
            let sides = [corner.checked_sub(1), Some(corner)];
            let is_heavy =
                around.iter().any(|band| sides.iter().any(|stack| self.heavy(*band, *stack)));
            line.push(match (self.is_ascii, is_heavy) {
                (true, false) => span(Sign::Line, "+"),
                (true, true) => span(Sign::Cause, "#"),
                (false, false) => span(Sign::Line, LIGHT[band][corner]),
                (false, true) => span(Sign::Cause, HEAVY[band][corner]),
            });
            if corner == 3 {
                break;
            }
            let inside: usize = self.widths[3 * corner..3 * corner + 3].iter().sum();
            let width =
                inside + self.spacing.before + 2 * self.spacing.between + self.spacing.after;
            let is_heavy = around.iter().any(|band| self.heavy(*band, Some(corner)));
            line.push(match (self.is_ascii, is_heavy) {
                (true, false) => span(Sign::Line, "-".repeat(width)),
                (true, true) => span(Sign::Cause, "=".repeat(width)),
                (false, false) => span(Sign::Line, "─".repeat(width)),
                (false, true) => span(Sign::Cause, "━".repeat(width)),
            });
        }
        line
    }
}
