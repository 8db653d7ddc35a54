//! Reads one row of a board: its nine cells, with any separators between them.

use crate::text::characters::{is_digit, value};
use crate::text::line::Line;
use std::ops::Range;

/// The ways in which the cells of a row are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Nine characters without separators: `53..7....`.
    Compact,
    /// Nine characters without separators, with spaces for blanks: `53  7    `.
    Spaced,
    /// Nine characters, with bars or spaces between some of them: `|53.|.7.|...|`.
    Boxed,
    /// A separator between any two cells: `5 3 . | . 7 . | . . .`, `5,3,,,7,,,,`, or groups of
    /// candidates.
    Separated,
}

/// A row of nine cells.
pub(crate) struct Row {
    /// The place of each cell in the line. An empty range is an empty field between two separators.
    pub(crate) cells: Vec<Range<usize>>,
    pub(crate) style: Style,
}

/// Returns the nine cells of a line, or `None` if it does not have nine.
pub(crate) fn read(line: &Line<'_>) -> Option<Row> {
    of_tokens(line, &line.tokens())
}

/// Returns the nine cells of a line whose [tokens](Line::tokens) are known.
pub(crate) fn of_tokens(line: &Line<'_>, tokens: &[Range<usize>]) -> Option<Row> {
    separated(line, tokens)
        .or_else(|| side_by_side(line, tokens))
        .or_else(|| fields(line))
        .or_else(|| spaced(line))
}

/// Reads nine single characters or groups of digits. One or two of them may be anything else; the
/// reader of the groups reports what is wrong with them. Nine groups of nine are a whole board
/// instead, unless each is 123456789.
fn separated(line: &Line<'_>, tokens: &[Range<usize>]) -> Option<Row> {
    if tokens.len() != 9 {
        return None;
    }
    let is_group =
        |token: &Range<usize>| line.chars[token.clone()].iter().all(|&found| is_digit(found));
    let is_cell = |token: &Range<usize>| token.len() == 1 || is_group(token);
    let has_groups = tokens.iter().any(|token| token.len() > 1 && is_group(token));
    let groups = tokens.iter().filter(|token| is_group(token)).count();
    let is_all = |token: &Range<usize>| line.chars[token.clone()].iter().copied().eq('1'..='9');
    let is_board = tokens.iter().all(|token| token.len() == 9) && !tokens.iter().all(is_all);
    (!is_board && (tokens.iter().all(is_cell) || has_groups && groups >= 7))
        .then(|| Row { cells: tokens.to_vec(), style: Style::Separated })
}

/// Reads nine characters in any number of tokens.
fn side_by_side(line: &Line<'_>, tokens: &[Range<usize>]) -> Option<Row> {
    if tokens.iter().map(Range::len).sum::<usize>() != 9 {
        return None;
    }
    let cells = tokens.iter().cloned().flatten().map(|place| place..place + 1).collect();
    let is_whole = tokens.len() == 1 && !line.chars.contains(&'|');
    Some(Row { cells, style: if is_whole { Style::Compact } else { Style::Boxed } })
}

/// Reads nine characters with spaces for blanks. Bars are skipped.
fn spaced(line: &Line<'_>) -> Option<Row> {
    let cells = || {
        (0..line.chars.len())
            .filter(|&place| line.chars[place] != '|')
            .map(|place| place..place + 1)
    };
    let is_row = cells().take(10).count() == 9
        && !line.chars.iter().any(|found| matches!(found, ',' | '\t'))
        && line.chars.iter().any(|&found| found != ' ');
    is_row.then(|| Row { cells: cells().collect(), style: Style::Spaced })
}

/// Reads nine fields between commas, tabs or bars, as a spreadsheet exports them. Each has one
/// character or none.
fn fields(line: &Line<'_>) -> Option<Row> {
    [',', '\t', '|'].into_iter().find_map(|separator| {
        // Nine fields have eight separators between them, and up to two more at the ends.
        if !(8..=10).contains(&line.chars.iter().filter(|&&found| found == separator).count()) {
            return None;
        }
        let mut cells = Vec::with_capacity(12);
        let mut start = 0;
        for end in (0..=line.chars.len())
            .filter(|&place| line.chars.get(place).is_none_or(|&c| c == separator))
        {
            let field = &line.chars[start..end];
            let lead = field.iter().take_while(|&&found| found == ' ').count();
            let length =
                field[lead..].iter().rposition(|&found| found != ' ').map_or(0, |last| last + 1);
            cells.push(start + lead..start + lead + length);
            start = end + 1;
        }
        if separator == '|' && cells.len() == 11 {
            // The field before the bar at the left end.
            cells.remove(0);
        }
        if cells.len() == 10 && cells.last().is_some_and(Range::is_empty) {
            cells.pop();
        }
        (cells.len() == 9 && cells.iter().all(|cell| cell.len() <= 1))
            .then_some(Row { cells, style: Style::Separated })
    })
}

impl Row {
    /// Returns whether a board may begin with this row: all or nearly all characters are digits and
    /// common blanks. S3.1 accepts any character as a blank, but nine letters are more likely to be
    /// a word.
    pub(crate) fn may_begin(&self, line: &Line<'_>) -> bool {
        let mut common = 0;
        let mut others: Vec<char> = Vec::new();
        for cell in &self.cells {
            for &found in &line.chars[cell.clone()] {
                match value(found) {
                    Some(_) => common += 1,
                    None if !others.contains(&found) => others.push(found),
                    None => {}
                }
            }
        }
        match others.as_slice() {
            [] => true,
            [one] => !one.is_alphabetic() || common >= 5,
            _ => common >= 5,
        }
    }

    /// Returns whether `-` is a blank in this row, or `None` if the row does not show it.
    pub(crate) fn has_dashes(&self, line: &Line<'_>) -> Option<bool> {
        let mut has_blank = false;
        for cell in &self.cells {
            match line.chars[cell.clone()] {
                ['-'] => return Some(true),
                [one] if is_digit(one) => {}
                [] | [_] => has_blank = true,
                _ => {}
            }
        }
        has_blank.then_some(false)
    }
}
