//! Boards in frames, side by side if they fit.
//!
//! ```text
//! Puzzle                       Solution  ' given
//! ┌───────┬───────┬───────┐    ┌───────┬───────┬───────┐
//! │ 8 · · │ · · · │ · · · │    │ 8'1 2 │ 7 5 3 │ 6 4 9 │
//! │ · · 3 │ 6 · · │ · · · │    │ 9 4 3'│ 6'8 2 │ 1 7 5 │
//! ```

use super::layout::{self, Drawing};
use super::style::Style;
use super::style::{StyledText, Tone};
use numpre::{Cell, Digit};

/// A board to draw.
pub struct Board<'a> {
    /// The caption above it, if any.
    pub caption: Option<Caption>,
    /// Returns the content of each cell.
    pub face: &'a dyn Fn(Cell) -> Face,
}

/// The caption above a board.
pub struct Caption {
    /// The name of the board.
    pub name: String,
    /// The explanation of its signs.
    pub signs: String,
}

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its digit.
    pub digit: Option<Digit>,
    /// Its mark, which is a sign in the text, so it does not depend on colours.
    pub mark: Mark,
}

/// The mark of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A given on a board that shows only the puzzle.
    Given,
    /// A given on a board that also has other digits.
    GivenAmongOthers,
    /// A digit that was found by the search.
    Found,
    /// A placed digit: it is in the input, but is not a given.
    Placed,
    /// A digit that differs from the same cell of the other solution.
    Different,
    /// A cell that breaks the rules.
    Wrong,
}

impl Mark {
    /// Returns the sign after the digit.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Given | Mark::Found => " ",
            Mark::GivenAmongOthers => "'",
            Mark::Placed => "+",
            Mark::Different => "*",
            Mark::Wrong => "!",
        }
    }

    const fn tone(self) -> Tone {
        match self {
            Mark::Given | Mark::GivenAmongOthers => Tone::Strong,
            Mark::Found => Tone::Found,
            Mark::Placed => Tone::Plain,
            Mark::Different => Tone::Doubtful,
            Mark::Wrong => Tone::Bad,
        }
    }
}

/// The spacing of a board. The cells are close together: each is a digit and the place for its
/// sign.
const SPACING: Spacing = Spacing { before: 1, between: 0, after: 0 };

/// Returns the lines of the boards, side by side if they fit.
pub fn draw(boards: &[Board<'_>], style: Style) -> Vec<String> {
    let drawings: Vec<Drawing> = boards.iter().map(|board| drawing(board, style)).collect();
    layout::placed(&drawings, style.width)
}

fn drawing(board: &Board<'_>, style: Style) -> Drawing {
    let caption = board.caption.as_ref().map(|Caption { name, signs }| {
        let mut line = StyledText::default();
        line.add(name, Tone::Strong, style.color);
        line.add(signs, Tone::Faint, style.color);
        line
    });
    let cells: Vec<Vec<StyledText>> =
        Cell::all().map(|cell| vec![written((board.face)(cell), style)]).collect();
    caption.into_iter().chain(framed(&cells, SPACING, style)).collect()
}

/// Returns a digit and its sign, padded to two columns. A blank has a sign only if it is wrong.
fn written(Face { digit, mark }: Face, style: Style) -> StyledText {
    let mut text = StyledText::default();
    match digit {
        Some(digit) => text.add(&digit.to_string(), mark.tone(), style.color),
        None if mark == Mark::Wrong => text.add(blank(style), mark.tone(), style.color),
        None => text.add(blank(style), Tone::Faint, style.color),
    }
    if digit.is_some() || mark == Mark::Wrong {
        text.add(mark.sign().trim_end(), Tone::Faint, style.color);
    }
    text.pad_to(2);
    text
}

/// The characters of a frame.
struct Signs {
    rules: [[&'static str; 3]; 3],
    across: &'static str,
    down: &'static str,
}

const LINES: Signs =
    Signs {
        rules: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], across: "─", down: "│"
    };
const ASCII: Signs = Signs { rules: [["+", "+", "+"]; 3], across: "-", down: "|" };

/// Returns the sign of a blank.
const fn blank(style: Style) -> &'static str {
    if style.unicode { "·" } else { "." }
}

/// The numbers of free columns in a block: before its cells, between them, after them.
#[derive(Clone, Copy, Debug)]
struct Spacing {
    /// Before the first cell.
    pub before: usize,
    /// Between two cells.
    pub between: usize,
    /// After the last cell.
    pub after: usize,
}

/// Returns the width of each of the nine columns, from the 81 cells.
fn columns(cells: &[Vec<StyledText>]) -> [usize; 9] {
    let widest = |lines: &Vec<StyledText>| lines.iter().map(StyledText::width).max().unwrap_or(0);
    std::array::from_fn(|column| {
        cells.iter().skip(column).step_by(9).map(widest).max().unwrap_or(0)
    })
}

/// Returns the lines of the 81 cells in a frame. Cells with fewer lines than others are filled up.
fn framed(cells: &[Vec<StyledText>], spacing: Spacing, style: Style) -> Vec<StyledText> {
    let signs = if style.unicode { &LINES } else { &ASCII };
    let widths = columns(cells);
    let rule = |which: usize| {
        let [left, middle, right] = signs.rules[which];
        let inside = |block: &[usize]| {
            signs.across.repeat(
                block.iter().sum::<usize>() + spacing.before + 2 * spacing.between + spacing.after,
            )
        };
        let blocks: Vec<String> = widths.chunks(3).map(inside).collect();
        let mut rule = StyledText::default();
        rule.add(&format!("{left}{}{right}", blocks.join(middle)), Tone::Faint, style.color);
        rule
    };
    let mut lines = vec![rule(0)];
    for (row, cells) in cells.chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(rule(1));
        }
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        lines.extend((0..height).map(|number| {
            let mut line = StyledText::default();
            line.add(signs.down, Tone::Faint, style.color);
            for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
                line.space(if column % 3 == 0 { spacing.before } else { spacing.between });
                let end = line.width() + width;
                if let Some(text) = cell.get(number) {
                    line.append(text);
                }
                line.pad_to(end);
                if column % 3 == 2 {
                    line.space(spacing.after);
                    line.add(signs.down, Tone::Faint, style.color);
                }
            }
            line
        }));
    }
    lines.push(rule(2));
    lines
}
