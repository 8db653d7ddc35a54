//! Nine lines of nine characters. Any character except 1 to 9 is a blank (S3.1). The nine rows may
//! also be on one line.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::{grid, value};
use crate::text::line::{Line, runs};
use numpre::{Grid, Puzzle};
use std::ops::Range;

/// Reads nine rows on one line. They are separated by white space, `/`, commas, bars or `;`. In a
/// line of 89 characters, any one character in every tenth place separates them, even `.`.
///
/// Returns `None` if the line does not look like that, and an error if it does except for one row.
pub(crate) fn read_on_one_line(
    line: &Line<'_>,
    part: Range<usize>,
) -> Option<Result<Grid, ReadError>> {
    let chars = &line.chars[part.clone()];
    if let Some(grid) = in_tenth_places(chars) {
        return Some(Ok(grid));
    }
    let text = chars.split(|&found| found == '#').next().unwrap_or_default();
    let rows = runs(text, |found| matches!(found, ' ' | '\t' | '/' | ',' | '|' | ';'));
    let is_row = |row: &Range<usize>| text[row.clone()].iter().all(|&found| value(found).is_some());
    let nines = rows.iter().filter(|row| row.len() == 9).count();
    if nines < 8 || !(8..=10).contains(&rows.len()) || !rows.iter().all(is_row) {
        return None;
    }
    if rows.len() != 9 {
        return Some(Err(line.error(part.start, ErrorKind::RowCount { found: rows.len() })));
    }
    if let Some((index, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != 9) {
        let place = part.start + row.start + row.len().min(9);
        return Some(Err(
            line.error(place, ErrorKind::RowLength { row: index + 1, found: row.len() })
        ));
    }
    let cells: Vec<char> = rows.into_iter().flatten().map(|place| text[place]).collect();
    Some(Ok(grid(&cells)))
}

/// Reads `080000005.000835410.…`: 89 characters, with a separator in every tenth place.
fn in_tenth_places(chars: &[char]) -> Option<Grid> {
    let separator = *chars.get(9)?;
    if chars.len() != 89 || value(separator).is_some_and(|digit| digit > 0) || separator == '0' {
        return None;
    }
    let (separators, cells): (Vec<_>, Vec<_>) =
        chars.iter().enumerate().partition(|(place, _)| place % 10 == 9);
    let is_board = separators.iter().all(|(_, found)| **found == separator)
        && cells.iter().all(|(_, found)| value(**found).is_some());
    let cells: Vec<char> = cells.into_iter().map(|(_, &found)| found).collect();
    is_board.then(|| grid(&cells))
}

/// Prints nine lines of nine characters, with `.` for a blank.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    let line = puzzle.grid().to_string();
    let rows: Vec<&str> = (0..9).map(|row| &line[row * 9..][..9]).collect();
    rows.join("\n")
}
