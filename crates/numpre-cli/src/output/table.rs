//! Tables for people: columns as wide as what stands in them.

use unicode_width::UnicodeWidthStr;

/// The rows as lines: the first column set left, the others right, two blanks between them.
pub fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width - cell.width());
            line += &if column == 0 { format!("{cell}{space}") } else { format!("  {space}{cell}") };
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
