//! Line-81: 81 characters row by row; a comment or the answer may follow.

use crate::Problem;
use crate::characters::value;
use numpre::Grid;

/// Reads 81 ASCII cells from the head of these bytes; `None` where there are fewer or another byte is among them.
///
/// No early exit and no table: the loop vectorizes, a line takes some tens of nanoseconds.
#[inline]
pub(crate) fn cells(line: &[u8]) -> Option<Grid> {
    let bytes: &[u8; 81] = line.first_chunk()?;
    let mut values = [0; 81];
    let mut bad = 0;
    for (value, &byte) in values.iter_mut().zip(bytes) {
        let digit = byte.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        let is_blank =
            (byte == b'.') | (byte == b'*') | (byte == b'_') | (byte == b'-') | (byte == b'x') | (byte == b'X');
        bad |= u8::from(!(is_digit | is_blank));
        *value = if is_digit { digit } else { 0 };
    }
    if bad == 0 { Grid::from_values(values) } else { None }
}

/// Whether what stands behind the 81st cell is parted from it.
#[inline]
pub(crate) fn is_parted(rest: &[u8]) -> bool {
    matches!(rest.first(), None | Some(b' ' | b'\t' | b',' | b';' | b'#' | b'\r'))
}

/// A line of this notation.
pub(crate) struct Line81 {
    pub(crate) givens: Grid,
    pub(crate) answer: Option<Grid>,
    /// What is doubtful about it.
    pub(crate) doubt: Option<Doubt>,
}

/// What may be doubtful about a line.
pub(crate) enum Doubt {
    /// All its cells are dashes: it may be meant as a rule.
    Dashed,
    /// What follows the problem, from this byte on, looks like an answer of so many cells.
    AnswerLength(usize, usize),
}

/// Reads a line of this notation, without white space around it. What follows the cells as a comment is not looked at: it
/// need not even be UTF-8.
#[inline]
pub(crate) fn read(line: &[u8]) -> Option<Line81> {
    let givens = cells(line)?;
    let rest = &line[81..];
    if rest.is_empty() {
        let is_dashed = line[0] == b'-' && line.iter().all(|&byte| byte == b'-');
        return Some(Line81 { givens, answer: None, doubt: is_dashed.then_some(Doubt::Dashed) });
    }
    if !is_parted(rest) {
        return None;
    }
    let Some(start) = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b',' | b';' | b'\r')) else {
        return Some(Line81 { givens, answer: None, doubt: None });
    };
    let rest = &rest[start..];
    let answer = cells(rest).filter(|_| is_parted(&rest[81..]));
    let doubt =
        if answer.is_some() { None } else { answer_length(rest).map(|found| Doubt::AnswerLength(81 + start, found)) };
    Some(Line81 { givens, answer, doubt })
}

/// How many cells a text has that looks like an answer of another length than 81.
fn answer_length(rest: &[u8]) -> Option<usize> {
    let found = rest.iter().take_while(|byte| value(char::from(**byte)).is_some()).count();
    (found >= 60 && is_parted(&rest[found..])).then_some(found)
}

/// The 81 cells, and the answer's after a space.
pub(crate) fn print(problem: &Problem, answer: Option<&Grid>) -> String {
    let grid = problem.grid();
    match answer {
        None => grid.to_string(),
        Some(answer) => format!("{grid} {answer}"),
    }
}
