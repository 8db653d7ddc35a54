//! Reads a board of nine rows on lines of their own: compact, framed, or of candidates.

use crate::detect::one_line;
use crate::detect::shape::{self, Shape};
use crate::notation::row::{self, Row, Style};
use crate::notation::{candidate_grid, cells, plain, spreadsheet};
use crate::reading::{ErrorKind, Format, ReadError, Reading, Warning};
use crate::text::characters::is_digit;
use crate::text::line::Line;
use crate::text::lines::Lines;
use crate::text::written::Written;
use std::ops::Range;

/// The rows of a board, and the rules and warnings between them.
struct Rows<'t> {
    rows: Vec<(Line<'t>, Option<Row>)>,
    warnings: Vec<Warning>,
    /// A pair for each rule: the number of rows above it, and the number of its line.
    rules: Vec<(usize, usize)>,
}

/// Reads a board from the lines of its piece. Each line comes with its number.
pub(crate) fn read<'t>(
    lines: impl Iterator<Item = (usize, &'t [u8])> + Clone,
) -> Result<Reading, ReadError> {
    match plain::read(lines.clone().map(|(_, bytes)| bytes)) {
        Some(reading) => Ok(reading),
        None => read_any(lines),
    }
}

/// Reads a board that is not plain. Slower than [`plain::read`], but reads every board.
fn read_any<'t>(
    lines: impl Iterator<Item = (usize, &'t [u8])> + Clone,
) -> Result<Reading, ReadError> {
    let may_be_table =
        |bytes: &[u8]| bytes.iter().filter(|byte| matches!(byte, b',' | b'\t' | b';')).count() >= 8;
    if lines
        .clone()
        .any(|(_, bytes)| may_be_table(bytes) && matches!(shape::of(bytes), Shape::Fields(_)))
    {
        return read_table(lines.collect());
    }
    read_rows(lines)
}

/// Reads a board from the lines of a table.
fn read_table(lines: Lines<'_>) -> Result<Reading, ReadError> {
    let nine = spreadsheet::nine_of(lines)?;
    let decoded: Vec<Line<'_>> = nine
        .iter()
        .map(|(number, bytes)| Line::decode(bytes, *number))
        .collect::<Result<_, _>>()?;
    match decoded.as_slice() {
        [first, _, ..] if decoded.iter().any(spreadsheet::needs_fields) => {
            if decoded.len() != 9 {
                return Err(ReadError::new(
                    first.number,
                    1,
                    ErrorKind::RowCount { found: decoded.len() },
                ));
            }
            cells::read(&spreadsheet::cells(&decoded)?)
        }
        _ => read_rows(nine.into_iter()),
    }
}

/// Reads a board from lines that are rows, with rules, headings and comments between them.
fn read_rows<'t>(
    lines: impl Iterator<Item = (usize, &'t [u8])> + Clone,
) -> Result<Reading, ReadError> {
    let board = rows(lines)?;
    if let [(line, _)] = board.rows.as_slice() {
        // A single row must have been meant as a puzzle on one line.
        let start = line.chars.iter().position(|found| !found.is_whitespace()).unwrap_or(0);
        return one_line::read_part(line, start..line.trimmed_end());
    }
    if let Some(cells) = with_cut_ends(&board.rows) {
        if board.rows.len() != 9 {
            let line = board.rows.first().map_or(1, |(line, _)| line.number);
            return Err(ReadError::new(line, 1, ErrorKind::RowCount { found: board.rows.len() }));
        }
        let mut reading = cells::read(&cells)?;
        reading.format = Format::NineLines;
        reading.warnings.splice(0..0, board.warnings);
        return Ok(reading);
    }
    let is_separated =
        board.rows.iter().flat_map(|(_, row)| row).any(|row| row.style == Style::Separated);
    let mut cells = Vec::with_capacity(81);
    for (index, (line, row)) in board.rows.iter().enumerate() {
        match row {
            Some(row) if !(is_separated && row.style == Style::Spaced) => {
                cells.extend(row.cells.iter().map(|part| Written { line, part: part.clone() }));
            }
            _ => return Err(broken(line, index + 1, is_separated)),
        }
    }
    if board.rows.len() != 9 {
        let line = board.rows.first().map_or(1, |(line, _)| line.number);
        return Err(ReadError::new(line, 1, ErrorKind::RowCount { found: board.rows.len() }));
    }
    if let Some((row, line)) = misplaced_rule(&board.rules) {
        return Err(ReadError::new(line, 1, ErrorKind::RulePlace { row }));
    }
    let mut reading = cells::read(&cells)?;
    let is_compact = |row: &Option<Row>| {
        row.as_ref().is_some_and(|row| matches!(row.style, Style::Compact | Style::Spaced))
    };
    if reading.format == Format::Framed
        && board.rules.is_empty()
        && board.rows.iter().all(|(_, row)| is_compact(row))
    {
        reading.format = Format::NineLines;
    }
    reading.warnings.splice(0..0, board.warnings);
    Ok(reading)
}

/// Returns the rows among the lines of a piece. Lines of nine dashes are rows if `-` is a blank in
/// another row.
fn rows<'t>(lines: impl Iterator<Item = (usize, &'t [u8])> + Clone) -> Result<Rows<'t>, ReadError> {
    let dashes_are_blank = lines.clone().find_map(|(_, bytes)| match shape::of(bytes) {
        Shape::Row { dashes, .. } => dashes,
        Shape::Fields(_) => Some(false),
        _ => None,
    });
    let mut board = Rows { rows: Vec::with_capacity(9), warnings: Vec::new(), rules: Vec::new() };
    for (number, bytes) in lines {
        match shape::of(bytes) {
            Shape::Blank => {}
            Shape::Dashes if dashes_are_blank != Some(true) => {
                board.rules.push((board.rows.len(), number))
            }
            Shape::Rule => board.rules.push((board.rows.len(), number)),
            Shape::Heading(_) if board.rows.is_empty() => {
                board.warnings.push(Warning::Heading { line: number })
            }
            Shape::Comment if board.rows.is_empty() => {}
            _ => {
                let line = Line::decode(bytes, number)?;
                let row = row::read(&line);
                board.rows.push((line, row));
            }
        }
    }
    Ok(board)
}

/// Returns the cells of rows of digits and spaces some of which have lost the spaces at their ends.
/// Returns `None` if no row has a space before a digit, because then spaces are not known to be
/// blanks.
///
/// ```text
///   "4     8 5"    nine characters
///   " 3"           the seven spaces at its end were cut off: cells 3 to 9 are blank
///   "   7"         five spaces were cut off
/// ```
fn with_cut_ends<'l, 't>(rows: &'l [(Line<'t>, Option<Row>)]) -> Option<Vec<Written<'l, 't>>> {
    let is_plain =
        |line: &Line<'_>| line.chars.iter().all(|&found| found == ' ' || is_digit(found));
    let is_short = |line: &Line<'_>| line.chars.len() < 9;
    let has_space = |line: &Line<'_>| line.chars[..line.trimmed_end()].contains(&' ');
    let lines = || rows.iter().map(|(line, _)| line);
    let is_cut =
        lines().all(|line| is_plain(line) && line.trimmed_end() <= 9) && lines().any(is_short);
    let cells = |line: &'l Line<'t>| {
        let end = line.chars.len();
        (0..9).map(move |place| Written { line, part: place.min(end)..(place + 1).min(end) })
    };
    (is_cut && lines().any(has_space)).then(|| lines().flat_map(cells).collect())
}

/// Returns the first rule that is in a wrong place, as its row and its line. Rules may be after
/// rows 3 and 6, or after every row.
fn misplaced_rule(rules: &[(usize, usize)]) -> Option<(usize, usize)> {
    let has_rule_after = |row: usize| rules.iter().any(|(above, _)| *above == row);
    let misplaced = rules.iter().copied().find(|(row, _)| !row.is_multiple_of(3));
    misplaced.filter(|_| !(1..9).all(has_rule_after))
}

/// Returns the error for a row that does not have nine cells, or has text that is not a cell.
fn broken(line: &Line<'_>, row: usize, is_separated: bool) -> ReadError {
    let tokens = line.tokens();
    let is_group =
        |token: &Range<usize>| line.chars[token.clone()].iter().all(|&found| is_digit(found));
    if is_separated
        && tokens.len() == 9
        && let Some(column) = tokens.iter().position(|token| token.len() > 1 && !is_group(token))
    {
        return candidate_grid::bad(
            &Written { line, part: tokens[column].clone() },
            row,
            column + 1,
        );
    }
    let places: Vec<usize> = if is_separated || tokens.iter().all(|token| token.len() == 1) {
        tokens.iter().map(|token| token.start).collect()
    } else {
        tokens.iter().cloned().flatten().collect()
    };
    let place = places.get(9).copied().unwrap_or_else(|| line.trimmed_end());
    line.error(place, ErrorKind::RowLength { row, found: places.len() })
}

#[cfg(test)]
mod tests {
    use super::{read, read_any};
    use crate::reading::Reading;
    use crate::text::lines::numbered;
    use crate::{Format, print, read_one};
    use proptest::prelude::*;

    const PUZZLE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        #[test]
        fn both_readers_read_a_plain_board_the_same(
            format in prop::sample::select(
                vec![Format::NineLines, Format::Framed, Format::Candidates]
            ),
            has_rules in any::<bool>(),
            changes in prop::collection::vec((any::<prop::sample::Index>(), "[1-9. |+\n-]|"), 0..4),
        ) {
            let puzzle = read_one(PUZZLE).unwrap().puzzle;
            let mut text = print(format, &puzzle, None) + "\n";
            if !has_rules {
                let lines = text.lines().filter(|line| !line.starts_with('+'));
                text = lines.map(|line| format!("{line}\n")).collect();
            }
            for (place, change) in changes {
                let place = place.index(text.len());
                text.replace_range(place..=place, &change);
            }
            let record = |reading: Result<Reading, _>| reading.map(|reading| reading.at(1));
            let lines = || numbered(text.as_bytes(), 1);
            prop_assert_eq!(record(read(lines())), record(read_any(lines())), "{}", text);
        }
    }
}
