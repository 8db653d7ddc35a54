//! Nine lines of nine characters; any character but 1 to 9 is a blank (S3.1). Also the nine on one
//! line.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::{grid, value};
use crate::text::line::{Line, runs};
use numpre::{Grid, Puzzle};
use std::ops::Range;

/// Reads nine rows on one line: separated by white space, `/`, commas, bars or `;` — or, 89
/// characters, by any one character in every tenth place, even `.`.
///
/// `None` where the line is nothing like that; an error where it is, but for one row.
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

/// `080000005.000835410.…`: 89 characters, the row separator in every tenth place.
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

/// Nine lines of nine, `.` for a blank.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    let line = puzzle.grid().to_string();
    let rows: Vec<&str> = (0..9).map(|row| &line[row * 9..][..9]).collect();
    rows.join("\n")
}
