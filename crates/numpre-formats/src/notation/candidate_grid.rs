//! A candidate grid: 81 groups of digits, what is left to each cell; a group of one digit is a value.

use crate::reading::{ErrorKind, Format, ReadError, Reading, Warning};
use crate::text::characters::is_digit;
use crate::text::written::Written;
use numpre::{Candidates, Cell, Digit, DigitSet, Puzzle};

/// Reads 81 groups.
pub(crate) fn read(cells: &[Written<'_, '_>]) -> Result<Reading, ReadError> {
    let mut candidates = Candidates::ALL;
    let mut warnings = Vec::new();
    for (cell, written) in Cell::all().zip(cells) {
        let (line, column) = written.position();
        candidates[cell] = match written.chars() {
            ['-'] => {
                warnings.push(Warning::NoCandidate { line, column });
                DigitSet::EMPTY
            }
            digits if !digits.is_empty() && digits.iter().all(|&found| is_digit(found)) => {
                group(digits).map_err(|(place, found)| {
                    ReadError::new(line, column + place, ErrorKind::RepeatedCandidate { found })
                })?
            }
            _ => return Err(bad(written, cell.row() + 1, cell.column() + 1)),
        };
    }
    Ok(Reading { warnings, ..Reading::new(Format::Candidates, Puzzle::of_candidates(candidates)) })
}

/// The error of a cell that is no group, in this row and column, 1-based.
pub(crate) fn bad(cell: &Written<'_, '_>, row: usize, column: usize) -> ReadError {
    let found = cell.line.shown_part(cell.part.clone());
    cell.line.error(cell.part.start, ErrorKind::CandidateGroup { row, column, found })
}

/// The set of a group's digits, or the place of a repeated one.
fn group(digits: &[char]) -> Result<DigitSet, (usize, char)> {
    let mut set = DigitSet::EMPTY;
    for (place, &found) in digits.iter().enumerate() {
        if let Some(digit) = Digit::from_char(found) {
            if set.contains(digit) {
                return Err((place, found));
            }
            set.insert(digit);
        }
    }
    Ok(set)
}

/// The framed pencil marks: those of the puzzle, or what its filled cells leave.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    puzzle.pencil_marks().to_string()
}

/// Whether the printed grid shows what it is: some group has two digits or more, and no row is without any candidate.
pub(crate) fn is_recognisable(puzzle: &Puzzle) -> bool {
    let sets: Vec<DigitSet> = puzzle.pencil_marks().iter().map(|(_, set)| set).collect();
    let has_empty_row = sets.chunks(9).any(|row| row.iter().all(|set| set.is_empty()));
    sets.iter().any(|set| set.len() > 1) && !has_empty_row
}
