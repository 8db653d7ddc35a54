//! A candidate grid: 81 groups of digits, what is left to each cell; a group of one digit is a
//! value.

use crate::reading::{ErrorKind, Format, ReadError, Reading, Warning};
use crate::text::characters::is_digit;
use crate::text::written::Written;
use numpre::{Candidates, Cell, Digit, DigitSet, Grid, Puzzle};

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
    Ok(Reading { warnings, ..Reading::new(Format::Candidates, puzzle_of(candidates)) })
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

/// The puzzle that these groups show. A cell with one digit is given.
///
/// A blank that has one candidate left is written with a second digit, which a given beside it
/// excludes; see [`marked`]. So where the givens leave one digit of a group, the others are
/// dropped.
pub(crate) fn puzzle_of(mut candidates: Candidates) -> Puzzle {
    let givens = candidates.singles();
    for cell in givens.blanks() {
        let left = candidates[cell] - seen(&givens, cell);
        if left.len() == 1 {
            candidates[cell] = left;
        }
    }
    Puzzle { givens, placed: Grid::EMPTY, candidates: Some(Box::new(candidates)) }
}

/// The groups as they are written: the pencil marks of the puzzle, or what its filled cells leave.
///
/// A group of one digit is a given to every program that reads such a grid. So a blank with the one
/// candidate 7, beside a given 4, is written `47`: the 4 is not possible there, as every program
/// sees, and the cell stays a blank. Where no filled cell excludes anything, which needs candidates
/// that were removed before, it cannot be told from a given.
fn marked(puzzle: &Puzzle) -> Candidates {
    let (grid, mut marks) = (puzzle.grid(), puzzle.pencil_marks());
    for cell in grid.blanks() {
        if let (Some(left), Some(excluded)) =
            (marks[cell].single(), (seen(&grid, cell) - marks[cell]).first())
        {
            marks[cell] = DigitSet::from_iter([left, excluded]);
        }
    }
    marks
}

/// The digits in the cells that share a house with this one.
fn seen(grid: &Grid, cell: Cell) -> DigitSet {
    let mut digits = DigitSet::EMPTY;
    cell.peers()
        .into_iter()
        .filter_map(|peer| grid.get(peer))
        .for_each(|digit| digits.insert(digit));
    digits
}

/// The framed pencil marks: those of the puzzle, or what its filled cells leave.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    marked(puzzle).to_string()
}

/// Whether the printed grid reads back the same.
pub(crate) fn holds(puzzle: &Puzzle) -> bool {
    puzzle_of(marked(puzzle)) == *puzzle && is_recognisable(puzzle)
}

/// Whether the printed grid shows what it is: some group has two digits or more, and no row is
/// without any candidate.
fn is_recognisable(puzzle: &Puzzle) -> bool {
    let sets: Vec<DigitSet> = marked(puzzle).iter().map(|(_, set)| set).collect();
    let has_empty_row = sets.chunks(9).any(|row| row.iter().all(|set| set.is_empty()));
    sets.iter().any(|set| set.len() > 1) && !has_empty_row
}
