//! The frame of a board: nine cells by nine, a rule around each block, whatever stands in the
//! cells.

use super::paint::Tone;
use super::styled_text::StyledText;
use crate::ground::Style;

/// The signs that frames are made of.
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

/// What stands in a blank place.
pub const fn blank(style: Style) -> &'static str {
    if style.unicode { "·" } else { "." }
}

/// How many columns are left free in a block: before its cells, between them, behind them.
#[derive(Clone, Copy, Debug)]
pub struct Spacing {
    /// Before the first.
    pub before: usize,
    /// Between two.
    pub between: usize,
    /// Behind the last.
    pub behind: usize,
}

/// The widths of the columns of these 81 cells.
fn columns(cells: &[Vec<StyledText>]) -> [usize; 9] {
    let widest = |lines: &Vec<StyledText>| lines.iter().map(StyledText::width).max().unwrap_or(0);
    std::array::from_fn(|column| {
        cells.iter().skip(column).step_by(9).map(widest).max().unwrap_or(0)
    })
}

/// The 81 cells in a frame, line by line. Each cell has its lines, as many as the others of its
/// row.
pub fn framed(cells: &[Vec<StyledText>], spacing: Spacing, style: Style) -> Vec<StyledText> {
    let signs = if style.unicode { &LINES } else { &ASCII };
    let widths = columns(cells);
    let rule = |which: usize| {
        let [left, middle, right] = signs.rules[which];
        let inside = |block: &[usize]| {
            signs.across.repeat(
                block.iter().sum::<usize>() + spacing.before + 2 * spacing.between + spacing.behind,
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
                    line.space(spacing.behind);
                    line.add(signs.down, Tone::Faint, style.color);
                }
            }
            line
        }));
    }
    lines.push(rule(2));
    lines
}
