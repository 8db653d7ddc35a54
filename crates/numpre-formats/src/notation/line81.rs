//! Line-81: 81 characters row by row. A comment or the answer may follow.

use crate::text::characters::value;
use numpre::{Grid, Puzzle};

/// Returns what the byte of a cell means: its digit, 0 for a blank, or for any other byte a value
/// that no board accepts.
#[inline(always)]
fn value_of(byte: u8) -> u8 {
    let digit = byte.wrapping_sub(b'0');
    let is_blank = (byte == b'.')
        | (byte == b'*')
        | (byte == b'_')
        | (byte == b'-')
        | (byte == b'x')
        | (byte == b'X');
    if digit <= 9 {
        digit
    } else if is_blank {
        0
    } else {
        u8::MAX
    }
}

/// Reads 81 ASCII cells from the beginning of these bytes. Returns `None` if there are fewer or if
/// one of the bytes is not a cell.
///
/// The loop has no early exit and no table, so it vectorizes, and a line takes some tens of
/// nanoseconds.
#[inline]
pub(crate) fn cells(line: &[u8]) -> Option<Grid> {
    let bytes: &[u8; 81] = line.first_chunk()?;
    Grid::from_values(bytes.map(value_of))
}

/// Returns the length of the line at the beginning of these bytes, with its line end, if it is
/// exactly 81 cells. The line end does not have to be searched for, because no cell is one.
#[inline]
pub(crate) fn bare(text: &[u8]) -> Option<usize> {
    let whole = bare_length(text)?;
    let bytes: &[u8; 81] = text.first_chunk()?;
    let largest = bytes.iter().fold(0, |largest, &byte| largest.max(value_of(byte)));
    (largest <= 9).then_some(whole)
}

/// Reads a line of exactly 81 cells, like [`bare`], unless it is doubtful. Also returns its length.
#[inline]
pub(crate) fn read_bare(text: &[u8]) -> Option<(Grid, usize)> {
    let whole = bare_length(text)?;
    let givens = cells(text)?;
    dashed(&text[..81]).is_none().then_some((givens, whole))
}

/// Returns the length of a line of 81 bytes with its line end, or `None` if the line does not end
/// there.
#[inline]
fn bare_length(text: &[u8]) -> Option<usize> {
    match text.get(81..)? {
        [b'\n', ..] => Some(82),
        [b'\r', b'\n', ..] => Some(83),
        _ => None,
    }
}

/// Returns the doubt about a line of only dashes, if it is one.
#[inline]
fn dashed(line: &[u8]) -> Option<Doubt> {
    (line[0] == b'-' && line.iter().all(|&byte| byte == b'-')).then_some(Doubt::Dashed)
}

/// Returns whether the text after the 81st cell is separated from it.
#[inline]
pub(crate) fn is_separated(rest: &[u8]) -> bool {
    matches!(rest.first(), None | Some(b' ' | b'\t' | b',' | b';' | b'#' | b'\r'))
}

/// A line of this format.
pub(crate) struct Line81 {
    pub(crate) givens: Grid,
    pub(crate) answer: Option<Grid>,
    /// The place where a comment begins, with the separator before it.
    pub(crate) comment: usize,
    /// The doubt about the line, if any.
    pub(crate) doubt: Option<Doubt>,
}

/// A doubt about a line.
pub(crate) enum Doubt {
    /// All cells are dashes, so the line may be meant as a rule.
    Dashed,
    /// The text after the puzzle looks like an answer of another length: its first byte, and its
    /// number of cells.
    AnswerLength(usize, usize),
}

/// Reads a line of this format, without white space around it. A comment after the cells is not
/// read, so it does not even have to be UTF-8.
#[inline]
pub(crate) fn read(line: &[u8]) -> Option<Line81> {
    let givens = cells(line)?;
    let rest = &line[81..];
    if rest.is_empty() {
        return Some(Line81 { givens, answer: None, comment: 81, doubt: dashed(line) });
    }
    if !is_separated(rest) {
        return None;
    }
    let Some(start) =
        rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b',' | b';' | b'\r'))
    else {
        return Some(Line81 { givens, answer: None, comment: 81, doubt: None });
    };
    let rest = &rest[start..];
    let answer = cells(rest).filter(|_| is_separated(&rest[81..]));
    let doubt = if answer.is_some() {
        None
    } else {
        answer_length(rest).map(|found| Doubt::AnswerLength(81 + start, found))
    };
    let comment = if answer.is_some() { 81 + start + 81 } else { 81 + start };
    Some(Line81 { givens, answer, comment, doubt })
}

/// Returns the number of cells of a text that looks like an answer, but does not have 81 cells.
fn answer_length(rest: &[u8]) -> Option<usize> {
    let found = rest.iter().take_while(|byte| value(char::from(**byte)).is_some()).count();
    (found >= 60 && is_separated(&rest[found..])).then_some(found)
}

/// Returns whether a comment would be read as an answer, or as one of another length.
pub(crate) fn may_be_answer(comment: &[u8]) -> bool {
    comment.iter().take_while(|byte| value(char::from(**byte)).is_some()).count() >= 60
}

/// Prints the 81 cells, and after a space those of the answer.
pub(crate) fn print(puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    let grid = puzzle.grid();
    match answer {
        None => grid.to_string(),
        Some(answer) => format!("{grid} {answer}"),
    }
}
