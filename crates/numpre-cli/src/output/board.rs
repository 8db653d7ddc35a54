//! Framed boards, side by side.
//!
//! ```text
//! Problem                      Answer  ' = given
//! ┌───────┬───────┬───────┐    ┌───────┬───────┬───────┐
//! │ 8 · · │ · · · │ · · · │    │ 8'1 2 │ 7 5 3 │ 6 4 9 │
//! │ · · 3 │ 6 · · │ · · · │    │ 9 4 3'│ 6'8 2 │ 1 7 5 │
//! ```

use super::Tone;
use numpre::{Cell, Digit};
use unicode_width::UnicodeWidthStr;

/// How wide a framed board is.
const WIDTH: usize = 25;

/// A board to draw.
pub struct Board<'a> {
    /// What stands above it, if anything.
    pub caption: Option<Caption>,
    /// What stands in each cell.
    pub face: &'a dyn Fn(Cell) -> Face,
}

/// What stands above a board.
pub struct Caption {
    /// Its name.
    pub name: String,
    /// What its signs mean.
    pub signs: String,
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its digit.
    pub digit: Option<Digit>,
    /// What is to be seen about it, without colours too.
    pub mark: Mark,
}

/// What is to be seen about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A given where all are.
    Given,
    /// A given among others.
    GivenAmongOthers,
    /// A digit that was found.
    Found,
    /// A digit that was placed by hand.
    Placed,
    /// Another digit than in the board beside it.
    Different,
    /// Against the rules.
    Wrong,
}

impl Mark {
    /// The sign behind the digit.
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

/// The signs that frames are made of.
struct Frame {
    rules: [[&'static str; 3]; 3],
    across: &'static str,
    down: &'static str,
    blank: &'static str,
}

const LINES: Frame =
    Frame {
        rules: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], across: "─", down: "│", blank: "·"
    };
const ASCII: Frame = Frame { rules: [["+", "+", "+"]; 3], across: "-", down: "|", blank: "." };

/// The boards side by side, line by line.
pub fn draw(boards: &[Board<'_>], color: bool, unicode: bool) -> Vec<String> {
    let frame = if unicode { &LINES } else { &ASCII };
    // Three boards fit into the 80 columns of a terminal.
    let gap = " ".repeat(if boards.len() < 3 { 4 } else { 2 });
    let beside = |line: &dyn Fn(&Board<'_>) -> String| {
        let lines: Vec<String> = boards.iter().map(line).collect();
        lines.join(&gap).trim_end().to_owned()
    };
    let rule = |which: usize| {
        let [left, middle, right] = frame.rules[which];
        let rule = [left, middle, middle, right].join(&frame.across.repeat(7));
        Tone::Faint.paint(&rule, color)
    };
    let mut lines = Vec::with_capacity(14);
    if boards.iter().any(|board| board.caption.is_some()) {
        lines.push(beside(&|board| caption(board.caption.as_ref(), color)));
    }
    lines.push(beside(&|_| rule(0)));
    for row in 0..9 {
        if row == 3 || row == 6 {
            lines.push(beside(&|_| rule(1)));
        }
        lines.push(beside(&|board| cells(board, row, frame, color)));
    }
    lines.push(beside(&|_| rule(2)));
    lines
}

fn caption(caption: Option<&Caption>, color: bool) -> String {
    let Some(Caption { name, signs }) = caption else { return " ".repeat(WIDTH) };
    let rest = " ".repeat(WIDTH.saturating_sub(name.width() + signs.width()));
    format!("{}{}{rest}", Tone::Strong.paint(name, color), Tone::Faint.paint(signs, color))
}

fn cells(board: &Board<'_>, row: usize, frame: &Frame, color: bool) -> String {
    let down = Tone::Faint.paint(frame.down, color);
    let mut line = String::new();
    for cell in (0..9).filter_map(|column| Cell::at(row, column)) {
        if cell.column() % 3 == 0 {
            line += &down;
            line.push(' ');
        }
        let Face { digit, mark } = (board.face)(cell);
        let sign = mark.sign();
        line += &match digit {
            Some(digit) => mark.tone().paint(&digit.to_string(), color) + &Tone::Faint.paint(sign.trim_end(), color),
            None if mark == Mark::Wrong => mark.tone().paint(frame.blank, color) + &Tone::Faint.paint(sign, color),
            None => Tone::Faint.paint(frame.blank, color),
        };
        if sign == " " || (digit.is_none() && mark != Mark::Wrong) {
            line.push(' ');
        }
    }
    line + &down
}
