//! Candidate grids: 81 groups of digits, the candidates of each cell. A group of one digit is a
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

/// Returns the error for a cell that is not a group. Row and column are 1-based.
pub(crate) fn bad(cell: &Written<'_, '_>, row: usize, column: usize) -> ReadError {
    let found = cell.line.shown_part(cell.part.clone());
    cell.line.error(cell.part.start, ErrorKind::CandidateGroup { row, column, found })
}

/// Returns the set of the digits in a group, or the first repeated digit and its place.
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

/// Returns the puzzle that these groups show. A cell with one digit is given.
///
/// A blank with a single candidate is written with a second digit, which a given in its row, column
/// or block excludes; see [`marked`]. So if the givens leave only one digit of a group, the others
/// are dropped.
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

/// Returns the groups as they are written: the pencil marks of the puzzle, or if it has none, the
/// digits that its filled cells leave.
///
/// Every program that reads such a grid takes a group of one digit as a given. So a blank with the
/// single candidate 7 that sees a given 4 is written `47`. Every program sees that 4 is not
/// possible there, and the cell stays a blank. If no filled cell excludes a digit, such a blank
/// cannot be written differently from a given. That happens only if candidates were removed before.
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

/// Returns the digits of the cells that share a house with this one.
fn seen(grid: &Grid, cell: Cell) -> DigitSet {
    let mut digits = DigitSet::EMPTY;
    cell.peers()
        .into_iter()
        .filter_map(|peer| grid.get(peer))
        .for_each(|digit| digits.insert(digit));
    digits
}

/// Prints the pencil marks in a frame: those of the puzzle, or if it has none, the digits that its
/// filled cells leave.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    marked(puzzle).to_string()
}

/// Returns whether the printed grid reads back as the same puzzle.
pub(crate) fn holds(puzzle: &Puzzle) -> bool {
    puzzle_of(marked(puzzle)) == *puzzle && is_recognisable(puzzle)
}

/// Returns whether the printed grid can be recognised as one: a group has two digits or more, and
/// no row is without candidates.
fn is_recognisable(puzzle: &Puzzle) -> bool {
    let sets: Vec<DigitSet> = marked(puzzle).iter().map(|(_, set)| set).collect();
    let has_empty_row = sets.chunks(9).any(|row| row.iter().all(|set| set.is_empty()));
    sets.iter().any(|set| set.len() > 1) && !has_empty_row
}
