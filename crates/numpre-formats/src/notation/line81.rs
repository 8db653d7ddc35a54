//! Line-81: 81 characters row by row; a comment or the answer may follow.

use crate::text::characters::value;
use numpre::{Grid, Puzzle};

/// What a cell's byte means: its digit, 0 for a blank, a value that no board takes for anything
/// else.
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

/// Reads 81 ASCII cells from the head of these bytes; `None` where there are fewer or another byte
/// is among them.
///
/// No early exit and no table: the loop vectorizes, a line takes some tens of nanoseconds.
#[inline]
pub(crate) fn cells(line: &[u8]) -> Option<Grid> {
    let bytes: &[u8; 81] = line.first_chunk()?;
    Grid::from_values(bytes.map(value_of))
}

/// How long the line at the head of these bytes is with its end, if it is 81 cells and nothing
/// else. Its end need not be looked for: no cell is one.
#[inline]
pub(crate) fn bare(text: &[u8]) -> Option<usize> {
    let whole = bare_length(text)?;
    let bytes: &[u8; 81] = text.first_chunk()?;
    let largest = bytes.iter().fold(0, |largest, &byte| largest.max(value_of(byte)));
    (largest <= 9).then_some(whole)
}

/// The same, read, unless it is doubtful.
#[inline]
pub(crate) fn read_bare(text: &[u8]) -> Option<(Grid, usize)> {
    let whole = bare_length(text)?;
    let givens = cells(text)?;
    dashed(&text[..81]).is_none().then_some((givens, whole))
}

/// How long a line of 81 bytes is with its end, if it ends there.
#[inline]
fn bare_length(text: &[u8]) -> Option<usize> {
    match text.get(81..)? {
        [b'\n', ..] => Some(82),
        [b'\r', b'\n', ..] => Some(83),
        _ => None,
    }
}

/// Whether all cells are dashes, which is doubtful.
#[inline]
fn dashed(line: &[u8]) -> Option<Doubt> {
    (line[0] == b'-' && line.iter().all(|&byte| byte == b'-')).then_some(Doubt::Dashed)
}

/// Whether what stands behind the 81st cell is separated from it.
#[inline]
pub(crate) fn is_separated(rest: &[u8]) -> bool {
    matches!(rest.first(), None | Some(b' ' | b'\t' | b',' | b';' | b'#' | b'\r'))
}

/// A line of this notation.
pub(crate) struct Line81 {
    pub(crate) givens: Grid,
    pub(crate) answer: Option<Grid>,
    /// Where a comment begins, with what parts it from what stands before it.
    pub(crate) comment: usize,
    /// What is doubtful about it.
    pub(crate) doubt: Option<Doubt>,
}

/// What may be doubtful about a line.
pub(crate) enum Doubt {
    /// All its cells are dashes: it may be meant as a rule.
    Dashed,
    /// What follows the puzzle, from this byte on, looks like an answer of so many cells.
    AnswerLength(usize, usize),
}

/// Reads a line of this notation, without white space around it. What follows the cells as a
/// comment is not looked at: it need not even be UTF-8.
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

/// How many cells a text has that looks like an answer of another length than 81.
fn answer_length(rest: &[u8]) -> Option<usize> {
    let found = rest.iter().take_while(|byte| value(char::from(**byte)).is_some()).count();
    (found >= 60 && is_separated(&rest[found..])).then_some(found)
}

/// Whether a comment would be read as an answer, or as one of another length.
pub(crate) fn may_be_answer(comment: &[u8]) -> bool {
    comment.iter().take_while(|byte| value(char::from(**byte)).is_some()).count() >= 60
}

/// The 81 cells, and the answer's after a space.
pub(crate) fn print(puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    let grid = puzzle.grid();
    match answer {
        None => grid.to_string(),
        Some(answer) => format!("{grid} {answer}"),
    }
}
