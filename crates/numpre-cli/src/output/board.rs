//! Framed boards, side by side where they fit.
//!
//! ```text
//! Puzzle                      Answer  ' = given
//! ┌───────┬───────┬───────┐    ┌───────┬───────┬───────┐
//! │ 8 · · │ · · · │ · · · │    │ 8'1 2 │ 7 5 3 │ 6 4 9 │
//! │ · · 3 │ 6 · · │ · · · │    │ 9 4 3'│ 6'8 2 │ 1 7 5 │
//! ```

use super::frame::{self, Spacing};
use super::layout::{self, Drawing};
use super::paint::Tone;
use super::styled_text::StyledText;
use crate::ground::Style;
use numpre::{Cell, Digit};

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

/// Cells stand close: behind each digit is room for its sign.
const SPACING: Spacing = Spacing { before: 1, between: 0, behind: 0 };

/// The boards line by line, side by side where they fit.
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
    caption.into_iter().chain(frame::framed(&cells, SPACING, style)).collect()
}

/// A digit and its sign; only what is wrong is marked where no digit is.
fn written(Face { digit, mark }: Face, style: Style) -> StyledText {
    let mut text = StyledText::default();
    match digit {
        Some(digit) => text.add(&digit.to_string(), mark.tone(), style.color),
        None if mark == Mark::Wrong => text.add(frame::blank(style), mark.tone(), style.color),
        None => text.add(frame::blank(style), Tone::Faint, style.color),
    }
    if digit.is_some() || mark == Mark::Wrong {
        text.add(mark.sign().trim_end(), Tone::Faint, style.color);
    }
    text.pad_to(2);
    text
}
