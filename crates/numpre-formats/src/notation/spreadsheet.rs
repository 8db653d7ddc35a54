//! A board in a spreadsheet saved as text: one field per cell, with empty rows, empty columns and
//! labels around it.
//!
//! The blocks may also be separated by empty rows or columns:
//!
//! ```text
//!   8,,,,,,,,      8,,,,,,,,,,       The empty row between the blocks is not a row of the board.
//!   ,,3,6,,,,,     ,,3,,6,,,,,,      In the second board there are eleven columns, of which the
//!   ,7,,,9,,2,,    ,7,,,,9,,,2,,     fourth and the eighth are empty in the same way.
//!   ,,,,,,,,       ,,,,,,,,,,
//!   ,5,,,,7,,,     ,5,,,,,7,,,,
//! ```

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::value;
use crate::text::line::{Line, runs};
use crate::text::lines::Lines;
use crate::text::written::Written;
use std::ops::{Range, RangeInclusive};

/// The characters that may separate the fields of a line.
const SEPARATORS: [char; 3] = [',', '\t', ';'];

/// The number of fields that no row of a board reaches.
const MOST_FIELDS: usize = 60;

/// The line of the sheet, from 1, and the column, from 0, where S1.1 puts the board: B4.
const B4: (usize, usize) = (4, 1);

/// The most empty rows or columns between two blocks.
const WIDEST: usize = 2;

/// The most empty rows that a board usually has. If more of nine rows are empty, they may be gaps
/// between blocks.
pub(crate) const MOST_EMPTY: usize = 1;

/// The result of comparing rows with a board whose blocks are separated by empty rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blocks {
    /// The rows are not part of such a board.
    No,
    /// The rows are the first ones of such a board.
    Begun,
    /// The rows are all rows of such a board.
    Whole,
}

/// Compares rows with cells (`true`) and without cells with a board whose blocks are separated by
/// one or two empty rows each.
pub(crate) fn blocks(inked: &[bool]) -> Blocks {
    let has_gaps_of = |gap: &usize| {
        let is_cell = |place: usize| place % (3 + gap) < 3;
        inked.len() <= 9 + 2 * gap
            && inked.iter().enumerate().all(|(place, inked)| *inked == is_cell(place))
    };
    match (1..=WIDEST).find(has_gaps_of) {
        Some(gap) if inked.len() == 9 + 2 * gap => Blocks::Whole,
        Some(_) => Blocks::Begun,
        None => Blocks::No,
    }
}

/// The contents of the fields of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Only separators.
    Nothing,
    /// Text that is not a cell.
    Labels,
    /// Cells, with or without labels.
    Cells,
}

/// The meaning of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Empty,
    Cell,
    Label,
}

/// Returns the separator of a line with at least nine fields.
pub(crate) fn separator(line: &Line<'_>) -> Option<char> {
    let count = |separator: char| line.chars.iter().filter(|&&found| found == separator).count();
    SEPARATORS.into_iter().find(|&separator| (8..MOST_FIELDS).contains(&count(separator)))
}

/// Returns the contents of a line with this separator, or `None` if it has fewer than nine fields
/// or too many.
pub(crate) fn ink(line: &Line<'_>, separator: char) -> Option<Ink> {
    let fields = fields(line, separator);
    let has = |wanted: Field| fields.iter().any(|field| meaning(line, field) == wanted);
    (9..=MOST_FIELDS).contains(&fields.len()).then(|| match () {
        () if has(Field::Cell) => Ink::Cells,
        () if has(Field::Label) => Ink::Labels,
        () => Ink::Nothing,
    })
}

/// Returns the contents of a line if a table may begin with it: nine adjacent fields may be cells.
/// Nine fields without quotes, separated by commas or tabs, are an ordinary row instead, unless all
/// are empty.
pub(crate) fn begins(line: &Line<'_>) -> Option<Ink> {
    let separator = separator(line)?;
    let ink = ink(line, separator)?;
    let fields = fields(line, separator);
    let may_be =
        |part: &[Range<usize>]| part.iter().all(|field| meaning(line, field) != Field::Label);
    (ink == Ink::Nothing || needs_fields(line) && fields.windows(9).any(may_be)).then_some(ink)
}

fn meaning(line: &Line<'_>, field: &Range<usize>) -> Field {
    match line.chars[field.clone()] {
        [] => Field::Empty,
        [one] if value(one).is_some() => Field::Cell,
        _ => Field::Label,
    }
}

/// Returns the fields of a line, without white space and quotes around them.
fn fields(line: &Line<'_>, separator: char) -> Vec<Range<usize>> {
    let mut fields = Vec::with_capacity(12);
    let (mut start, mut is_quoted) = (0, false);
    for place in 0..=line.chars.len() {
        let found = line.chars.get(place);
        is_quoted ^= found == Some(&'"');
        if found.is_none() || found == Some(&separator) && !is_quoted {
            let inked = runs(&line.chars[start..place], |found| found.is_whitespace());
            let text = match (inked.first(), inked.last()) {
                (Some(first), Some(last)) => start + first.start..start + last.end,
                _ => start..start,
            };
            let is_in_quotes = matches!(line.chars[text.clone()], ['"', .., '"']);
            fields.push(if is_in_quotes { text.start + 1..text.end - 1 } else { text });
            start = place + 1;
        }
    }
    fields
}

/// Returns the nine lines of a board, without the empty lines around it and between its blocks.
///
/// # Errors
/// Returns [`ErrorKind::BoardPlace`] if the board may begin on different lines, and
/// [`ErrorKind::RowCount`] if it does not have nine lines.
pub(crate) fn nine_of(lines: Lines<'_>) -> Result<Lines<'_>, ReadError> {
    let decoded: Vec<Line<'_>> =
        lines.iter().filter_map(|(number, bytes)| Line::decode(bytes, *number).ok()).collect();
    let is_empty = |line: &Line<'_>| {
        separator(line)
            .and_then(|separator| ink(line, separator))
            .is_some_and(|ink| ink != Ink::Cells)
    };
    let first = decoded.iter().position(|line| !is_empty(line));
    let last = decoded.iter().rposition(|line| !is_empty(line));
    let (Some(first), Some(last), Some(room)) = (first, last, decoded.len().checked_sub(9)) else {
        return Ok(lines);
    };
    let inked: Vec<bool> = decoded.iter().map(|line| !is_empty(line)).collect();
    if decoded.len() == lines.len() && blocks(&inked[first..=last]) == Blocks::Whole {
        return Ok(lines
            .into_iter()
            .zip(inked)
            .filter(|(_, inked)| *inked)
            .map(|(line, _)| line)
            .collect());
    }
    let count = |found| ReadError::new(lines[first].0, 1, ErrorKind::RowCount { found });
    if first == 0 && last > 8 {
        return Err(count(last - first + 1));
    }
    // If blanks are written, an empty row is not part of the board.
    let filled = inked.iter().filter(|inked| **inked).count();
    if filled < 9 && decoded.iter().filter(|line| !is_empty(line)).all(writes_blanks) {
        return Err(count(filled));
    }
    let starts = last.saturating_sub(8)..=first.min(room);
    let is_b4 = |start: &usize| lines[*start].0 == B4.0 && decoded.iter().any(needs_fields);
    match only(&starts).or_else(|| starts.clone().find(is_b4)) {
        Some(start) => Ok(lines[start..start + 9].to_vec()),
        None => Err(ReadError::new(lines[first].0, 1, ErrorKind::BoardPlace)),
    }
}

/// Returns whether a line has text in every field, and in at least one of them a blank.
fn writes_blanks(line: &Line<'_>) -> bool {
    let Some(separator) = separator(line) else { return false };
    let fields = fields(line, separator);
    let is_blank =
        |field: &Range<usize>| matches!(line.chars[field.clone()], [one] if value(one) == Some(0));
    fields.iter().all(|field| !field.is_empty()) && fields.iter().any(is_blank)
}

/// Returns the number in a range, if it contains exactly one.
fn only(range: &RangeInclusive<usize>) -> Option<usize> {
    (range.start() == range.end()).then_some(*range.start())
}

/// Returns whether a row can be read only by its fields: it has more than nine, or quotes, or `;`
/// as separator.
pub(crate) fn needs_fields(line: &Line<'_>) -> bool {
    let is_row = |separator: char| {
        separator != ';' && !line.chars.contains(&'"') && fields(line, separator).len() == 9
    };
    separator(line).is_some_and(|separator| !is_row(separator))
}

/// Returns how many empty columns separate the blocks of a board. `is_inked` says which columns
/// have cells, from the first one with cells to the last. Returns 0 if the board has nine columns,
/// or if the empty columns are not gaps between blocks.
fn gap_of(is_inked: &[bool]) -> usize {
    let fits = |gap: &usize| {
        let is_cell = |place: usize| place % (3 + gap) < 3;
        is_inked.len() == 9 + 2 * gap
            && is_inked.iter().enumerate().all(|(place, inked)| !inked || is_cell(place))
    };
    (1..=WIDEST).find(fits).unwrap_or(0)
}

/// Returns the 81 cells of nine lines of a table.
///
/// # Errors
/// Returns an error if the nine columns of the board are not certain, or if one of them has text.
pub(crate) fn cells<'l, 't>(lines: &'l [Line<'t>]) -> Result<Vec<Written<'l, 't>>, ReadError> {
    let rows: Vec<Vec<Range<usize>>> = lines
        .iter()
        .map(|line| separator(line).map_or_else(Vec::new, |separator| fields(line, separator)))
        .collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let at = |row: usize, column: usize| {
        rows[row].get(column).map_or(Field::Empty, |field| meaning(&lines[row], field))
    };
    let has = |column: usize, wanted: Field| (0..lines.len()).any(|row| at(row, column) == wanted);
    let is_label: Vec<bool> = (0..columns).map(|column| has(column, Field::Label)).collect();
    let mut inked = (0..columns).filter(|&column| !is_label[column] && has(column, Field::Cell));
    let line = lines.first().map_or(1, |line| line.number);
    let open = || ReadError::new(line, 1, ErrorKind::BoardPlace);
    let left = inked.next().ok_or_else(open)?;
    let right = inked.next_back().unwrap_or(left);
    let is_inked: Vec<bool> = (left..=right).map(|column| has(column, Field::Cell)).collect();
    let gap = gap_of(&is_inked);
    if right - left > 8 && gap == 0 {
        return Err(ReadError::new(line, 1, ErrorKind::ColumnCount { found: right - left + 1 }));
    }
    for (row, line) in lines.iter().enumerate() {
        if let Some(column) = (left..=right).find(|&column| at(row, column) == Field::Label) {
            let part = rows[row][column].clone();
            let found = line.shown_part(part.clone());
            return Err(line.error(
                part.start,
                ErrorKind::Field { row: row + 1, column: column - left + 1, found },
            ));
        }
    }
    let width = 9 + 2 * gap;
    let starts: Vec<usize> = (right.saturating_sub(width - 1)..=left)
        .filter(|&start| {
            start + width <= columns && !is_label[start..start + width].contains(&true)
        })
        .collect();
    let at_b4 = (line == B4.0 && gap == 0 && starts.contains(&B4.1)).then_some(B4.1);
    let start = match starts[..] {
        [start] => start,
        _ => at_b4.ok_or_else(open)?,
    };
    let part = |row: usize, column: usize| {
        let end = lines[row].chars.len();
        rows[row].get(column).cloned().unwrap_or(end..end)
    };
    Ok((0..9)
        .flat_map(|row| (0..9).map(move |column| (row, start + column + column / 3 * gap)))
        .map(|(row, column)| Written { line: &lines[row], part: part(row, column) })
        .collect())
}
