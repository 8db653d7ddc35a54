//! The candidates of all cells, and what a step does with them.
//!
//! ```text
//! ┌───────────────────┬──────────────┬─────────────┐
//! │ 5    3    124     │ 26  7  2468  │ 1489 129 24 │
//! │ 6    2*4  2*47-   │ …
//! ```

use super::Tone;
use numpre::logic::{Board as State, Step};
use numpre::{Cell, DigitSet};

/// The signs behind candidates, their tones, and the names of what they mean.
pub const SIGNS: [(Tone, &str, &str); 3] =
    [(Tone::Found, "*", "mark-cause"), (Tone::Bad, "-", "mark-strike"), (Tone::Good, "+", "mark-place")];

const CAUSE: (Tone, &str) = (SIGNS[0].0, SIGNS[0].1);
const STRIKE: (Tone, &str) = (SIGNS[1].0, SIGNS[1].1);
const PLACE: (Tone, &str) = (SIGNS[2].0, SIGNS[2].1);

/// What is to be seen about the candidates of a cell.
#[derive(Clone, Copy)]
struct Shown {
    all: DigitSet,
    causes: DigitSet,
    strikes: DigitSet,
    places: DigitSet,
    is_confirmed: bool,
}

/// The board before the step, line by line. Struck is what the step strikes and what its placements strike.
pub fn draw(state: &State, step: &Step, color: bool, unicode: bool) -> Vec<String> {
    let mut after = state.clone();
    after.apply(step);
    let shown = |cell: Cell| {
        let all = state.digits(cell);
        let placed = step.placements.iter().filter(|(placed, _)| *placed == cell);
        let causes = if step.cause.cells.contains(cell) { step.cause.digits } else { DigitSet::EMPTY };
        Shown {
            all,
            causes: causes & all,
            strikes: all - after.digits(cell),
            places: placed.map(|&(_, digit)| digit).collect(),
            is_confirmed: state.confirmed().contains(cell),
        }
    };
    let cells: Vec<Shown> = Cell::all().map(shown).collect();
    let width_of = |column: usize| (0..9).map(|row| cells[9 * row + column].width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..9).map(width_of).collect();

    let (down, across, corners) = if unicode {
        ("│", "─", [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]])
    } else {
        ("|", "-", [["+", "+", "+"]; 3])
    };
    let down = Tone::Faint.paint(down, color);
    let rule = |which: usize| {
        let [left, middle, right] = corners[which];
        let parts: Vec<String> =
            widths.chunks(3).map(|widths| across.repeat(widths.iter().sum::<usize>() + 4)).collect();
        Tone::Faint.paint(&format!("{left}{}{right}", parts.join(middle)), color)
    };
    let mut lines = vec![rule(0)];
    for (row, cells) in cells.chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(rule(1));
        }
        let mut line = down.clone();
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            line += " ";
            line += &cell.text(color);
            line += &" ".repeat(width - cell.width());
            if column % 3 == 2 {
                line += " ";
                line += &down;
            }
        }
        lines.push(line);
    }
    lines.push(rule(2));
    lines
}

impl Shown {
    /// How many columns it takes: a digit each, and a sign each of those that have one.
    fn width(&self) -> usize {
        self.all.len() + (self.causes | self.strikes | self.places).len()
    }

    fn text(&self, color: bool) -> String {
        let mut text = String::new();
        for digit in self.all.iter() {
            let (tone, sign) = if self.places.contains(digit) {
                PLACE
            } else if self.strikes.contains(digit) {
                STRIKE
            } else if self.causes.contains(digit) {
                CAUSE
            } else if self.is_confirmed {
                (Tone::Strong, "")
            } else {
                (Tone::Plain, "")
            };
            text += &tone.paint(&digit.to_string(), color);
            text += &Tone::Faint.paint(sign, color);
        }
        text
    }
}
