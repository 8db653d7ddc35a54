//! Reads 81 cells that are written separately: single characters, or groups of candidates.

use crate::notation::candidate_grid;
use crate::reading::{Format, ReadError, Reading, Warning};
use crate::text::characters::{is_digit, parts_comment, value};
use crate::text::line::{Line, runs};
use crate::text::written::Written;
use numpre::{Cell, Digit, Grid, Puzzle};
use std::ops::Range;

/// Reads 81 single cells or groups of candidates on one line, or returns `None` if there are not
/// 81.
pub(crate) fn read_on_one_line(
    line: &Line<'_>,
    part: Range<usize>,
) -> Option<Result<Reading, ReadError>> {
    let parts = runs(&line.chars[part.clone()], |found| parts_comment(found) || found == '|');
    let cells: Vec<_> = parts
        .into_iter()
        .map(|cell| Written { line, part: part.start + cell.start..part.start + cell.end })
        .collect();
    let is_cell = |cell: &Written<'_, '_>| match cell.chars() {
        [one] => value(*one).is_some(),
        group => group.iter().all(|&found| is_digit(found)),
    };
    (cells.len() == 81 && cells.iter().all(is_cell)).then(|| read(&cells))
}

/// Reads 81 cells as single characters, or as groups of candidates if one of them is longer.
pub(crate) fn read(cells: &[Written<'_, '_>]) -> Result<Reading, ReadError> {
    if cells.iter().any(|cell| cell.part.len() > 1) {
        return candidate_grid::read(cells);
    }
    let mut givens = Grid::EMPTY;
    let mut warnings: Vec<Warning> = Vec::new();
    for (cell, written) in Cell::all().zip(cells) {
        let &[found] = written.chars() else { continue };
        givens.set(cell, Digit::from_char(found));
        let is_known = |warning: &Warning| match warning {
            Warning::TakenAsBlank { found: known, .. } => *known == written.shown(),
            _ => false,
        };
        if value(found).is_none() && !warnings.iter().any(is_known) {
            let (line, column) = written.position();
            warnings.push(Warning::TakenAsBlank { line, column, found: written.shown() });
        }
    }
    Ok(Reading { warnings, ..Reading::new(Format::Framed, Puzzle::of_givens(givens)) })
}
