//! Line-81: 81 characters row by row; a comment or the answer may follow.

use crate::Problem;
use numpre::Grid;

/// Reads 81 ASCII cells from the head of these bytes; `None` where there are fewer or another byte is among them.
///
/// No early exit and no table: the loop vectorizes, a line takes some tens of nanoseconds.
#[inline]
pub(crate) fn cells(line: &[u8]) -> Option<Grid> {
    let bytes: &[u8; 81] = line.first_chunk()?;
    let mut values = [0; 81];
    let mut good = true;
    for (value, &byte) in values.iter_mut().zip(bytes) {
        let digit = byte.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        good &= is_digit | is_blank(byte);
        *value = if is_digit { digit } else { 0 };
    }
    if good { Grid::from_values(values) } else { None }
}

/// Whether an ASCII byte is one of the usual blanks other than `0`.
#[inline]
pub(crate) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b'.' | b'*' | b'_' | b'-' | b'x' | b'X')
}

/// Whether the text after the 81st cell may follow it.
#[inline]
pub(crate) fn parts(rest: &[u8]) -> bool {
    matches!(rest.first(), None | Some(b' ' | b'\t' | b'\r' | b',' | b';' | b'#'))
}

/// The answer that follows a problem after white space, a comma or a semicolon: another 81 cells.
#[inline]
pub(crate) fn answer(rest: &[u8]) -> Option<Grid> {
    let start = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b',' | b';'))?;
    let rest = &rest[start..];
    cells(rest).filter(|_| parts(&rest[81..]))
}

/// The 81 cells, and the answer's after a space.
pub(crate) fn print(problem: &Problem, answer: Option<&Grid>) -> String {
    let grid = problem.grid();
    match answer {
        None => grid.to_string(),
        Some(answer) => format!("{grid} {answer}"),
    }
}
