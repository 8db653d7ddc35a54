//! A scene as lines of characters.
//!
//! ```text
//! ┌───────────────────┬──────────────┬─────────────┐
//! │ 5    3    124     │ 26  7  2468  │ 1489 129 24 │
//! │ 6    2*4  2*47-   │ …
//! ```

use crate::scene::{Meaning, Scene};
use numpre::{Cell, Digit, DigitSet};

/// What a piece of a line is; a face gives it a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// A line between blocks, or the frame.
    Line,
    /// Space, a dot for a blank cell.
    Space,
    /// A digit of the board.
    Digit,
    /// A candidate.
    Candidate,
    /// A candidate that a step rests on.
    Cause,
    /// A candidate that it removes.
    Remove,
    /// A candidate that it places.
    Place,
    /// A digit with something wrong.
    Conflict,
    /// The character after a candidate or digit that says which of these it is: `*`, `-`, `+`, `!`.
    Mark,
}

impl Sign {
    /// The character that stands behind a candidate or digit of this kind, so that nothing is told by colour alone.
    pub fn mark(self) -> &'static str {
        match self {
            Sign::Cause => "*",
            Sign::Remove => "-",
            Sign::Place => "+",
            Sign::Conflict => "!",
            _ => "",
        }
    }
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it is.
    pub sign: Sign,
    /// Its text.
    pub text: String,
}

/// The lines of a scene, in box characters or in ASCII. Candidates that a placed digit takes from its peers count as removed.
pub fn lines(scene: &Scene, is_ascii: bool) -> Vec<Vec<Span>> {
    let cells: Vec<Vec<(Sign, Digit)>> = Cell::all().map(|cell| signs(scene, cell)).collect();
    let width_of = |cell: &[(Sign, Digit)]| cell.iter().map(|(sign, _)| 1 + sign.mark().len()).sum::<usize>().max(1);
    let widths: Vec<usize> =
        (0..9).map(|column| (0..9).map(|row| width_of(&cells[9 * row + column])).max().unwrap_or(1)).collect();
    let (down, across, corners) = if is_ascii {
        ("|", "-", [["+", "+", "+"]; 3])
    } else {
        ("│", "─", [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]])
    };
    let rule = |which: usize| {
        let [left, middle, right] = corners[which];
        let parts: Vec<String> =
            widths.chunks(3).map(|widths| across.repeat(widths.iter().sum::<usize>() + 4)).collect();
        vec![span(Sign::Line, format!("{left}{}{right}", parts.join(middle)))]
    };

    let mut lines = vec![rule(0)];
    for (row, cells) in cells.chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(rule(1));
        }
        let mut line = vec![span(Sign::Line, down)];
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            line.push(span(Sign::Space, " "));
            for &(sign, digit) in cell {
                line.push(span(sign, digit.to_string()));
                if !sign.mark().is_empty() {
                    line.push(span(Sign::Mark, sign.mark()));
                }
            }
            let dot = if cell.is_empty() { "." } else { "" };
            line.push(span(Sign::Space, format!("{dot}{}", " ".repeat(width - width_of(cell)))));
            if column % 3 == 2 {
                line.extend([span(Sign::Space, " "), span(Sign::Line, down)]);
            }
        }
        line.retain(|span| !span.text.is_empty());
        lines.push(line);
    }
    lines.push(rule(2));
    lines
}

fn span(sign: Sign, text: impl Into<String>) -> Span {
    Span { sign, text: text.into() }
}

/// What stands in a cell.
fn signs(scene: &Scene, cell: Cell) -> Vec<(Sign, Digit)> {
    let amiss = [Meaning::Clash, Meaning::Changed, Meaning::Wrong, Meaning::Differs];
    if let Some(digit) = scene.digit(cell) {
        let is_amiss = scene.cells.iter().any(|part| amiss.contains(&part.meaning) && part.cells.contains(cell));
        let sign = if is_amiss { Sign::Conflict } else { Sign::Digit };
        let second = scene.others.get(cell).filter(|_| scene.cells.iter().any(|part| part.meaning == Meaning::Differs));
        return [Some(digit), second].into_iter().flatten().map(|digit| (sign, digit)).collect();
    }
    let of = |wanted: &[Meaning]| -> DigitSet {
        scene
            .marks
            .iter()
            .filter(|mark| mark.cell == cell && wanted.contains(&mark.meaning))
            .map(|mark| mark.digit)
            .collect()
    };
    let places = of(&[Meaning::Place]);
    let mut removes = of(&[Meaning::Remove]);
    for mark in scene.marks.iter().filter(|mark| mark.meaning == Meaning::Place) {
        if mark.cell == cell {
            removes |= !DigitSet::of(mark.digit);
        } else if mark.cell.sees(cell) {
            removes.insert(mark.digit);
        }
    }
    let causes = of(&[Meaning::Cause, Meaning::Second, Meaning::Third, Meaning::Assumption, Meaning::AssumedNot]);
    let sign = |digit: Digit| match digit {
        _ if places.contains(digit) => Sign::Place,
        _ if removes.contains(digit) => Sign::Remove,
        _ if causes.contains(digit) => Sign::Cause,
        _ => Sign::Candidate,
    };
    scene.candidates_of(cell).iter().map(|digit| (sign(digit), digit)).collect()
}
