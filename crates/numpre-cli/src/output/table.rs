//! Tables for people. A narrow terminal gets a list for each row instead.

use super::style::Style;
use super::style::Tone;
use crate::terminal::wrap::columns;

/// The gap between two columns, and the indent of the lines of a list, in columns.
const GAP: usize = 2;

/// Returns the rows as lines, with columns as wide as their content. The first row is the heading.
/// The first column is aligned left, the others right. If a line would be too long, returns lists.
pub fn table(rows: &[Vec<String>], style: Style) -> Vec<String> {
    let widths = widths(rows);
    if widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1) > style.width {
        return lists(rows, style);
    }
    let line = |(place, row): (usize, &Vec<String>)| {
        let line = row.iter().zip(&widths).enumerate().fold(
            String::new(),
            |line, (column, (cell, width))| {
                let space = " ".repeat(width - columns(cell));
                line + &if column == 0 {
                    format!("{cell}{space}")
                } else {
                    format!("{}{space}{cell}", " ".repeat(GAP))
                }
            },
        );
        let tone = if place == 0 { Tone::Strong } else { Tone::Plain };
        tone.paint(line.trim_end(), style.color)
    };
    rows.iter().enumerate().map(line).collect()
}

/// Returns the first cell of the heading. Then come, for each row, its first cell, and its other
/// cells with the names of their columns.
fn lists(rows: &[Vec<String>], style: Style) -> Vec<String> {
    let Some((heading, rows)) = rows.split_first() else { return Vec::new() };
    let widest =
        rows.iter().flat_map(|row| row.iter().skip(1)).map(|cell| columns(cell)).max().unwrap_or(0);
    let title = heading.first().map(|name| Tone::Strong.paint(name, style.color));
    title.into_iter().chain(rows.iter().flat_map(|row| list(heading, row, widest))).collect()
}

/// Returns the first cell of a row, then a line for each other cell with the name of its column.
/// The cells are aligned right, in `widest` columns or more.
pub fn list(heading: &[String], row: &[String], widest: usize) -> Vec<String> {
    let names = heading.iter().skip(1);
    let widest_name = names.clone().map(|name| columns(name)).max().unwrap_or(0);
    let others = names.zip(row.iter().skip(1)).map(|(name, cell)| {
        let space = widest_name - columns(name) + GAP + widest.saturating_sub(columns(cell));
        format!("{}{name}{}{cell}", " ".repeat(GAP), " ".repeat(space))
    });
    row.first().cloned().into_iter().chain(others).collect()
}

fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| columns(cell)).max().unwrap_or(0)
    };
    (0..count).map(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_does_not_fit_becomes_lists() {
        let rows = [["読み", "数", "share"], ["狭義", "1", "5 %"], ["general", "12", "100 %"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        let lines = |width| table(&rows, Style { color: false, unicode: true, width });
        assert_eq!(lines(18), ["読み     数  share", "狭義      1    5 %", "general  12  100 %"]);
        let lists = [
            "読み",
            "狭義",
            "  数         1",
            "  share    5 %",
            "general",
            "  数        12",
            "  share  100 %",
        ];
        assert_eq!(lines(17), lists);
    }
}
