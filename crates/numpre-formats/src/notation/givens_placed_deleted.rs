//! Givens, placed digits and deleted candidates on one line: `…+1+42…:217 317`, as Susser and
//! HoDoKu write them. `+1` is a placed 1, and `217` deletes the candidate 2 in row 1, column 7.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::{is_digit, parts_comment, value};
use crate::text::line::{Line, runs};
use numpre::{Candidates, Cell, Digit, DigitSet, Grid, Puzzle};
use std::fmt::Write;
use std::ops::Range;

/// Reads 81 cells, with `+` before a placed digit, and after a colon the deleted candidates as
/// digit, row, column. Also returns the place where a comment may begin.
pub(crate) fn read(line: &Line<'_>, part: Range<usize>) -> Result<(Puzzle, usize), ReadError> {
    let (mut puzzle, end) = cells(line, part.clone())?;
    match line.chars[end..part.end].first() {
        None => Ok((puzzle, end)),
        Some(':') => {
            let list = line.chars[end + 1..part.end].iter().position(|&found| found == '#');
            let until = list.map_or(part.end, |length| end + 1 + length);
            delete(&mut puzzle, &deletions(line, end + 1..until)?);
            Ok((puzzle, until))
        }
        Some(&found) if parts_comment(found) => Ok((puzzle, end)),
        Some(_) => Err(line.error(end, ErrorKind::AfterCells { found: line.shown(end) })),
    }
}

/// Reads the 81 cells at the beginning of this part. Also returns the place after them.
pub(crate) fn cells(line: &Line<'_>, part: Range<usize>) -> Result<(Puzzle, usize), ReadError> {
    let (mut givens, mut placed) = (Grid::EMPTY, Grid::EMPTY);
    let mut place = part.start;
    let mut count = 0;
    while let Some(&found) = line.chars[..part.end].get(place) {
        let is_placed = found == '+';
        if is_placed && !line.chars[..part.end].get(place + 1).is_some_and(|&next| is_digit(next)) {
            return Err(line.error(place, ErrorKind::PlacedDigit));
        }
        let digit = if is_placed { line.chars[place + 1] } else { found };
        if value(digit).is_none() {
            break;
        }
        if let Some(cell) = Cell::from_index(count) {
            if is_placed { &mut placed } else { &mut givens }.set(cell, Digit::from_char(digit));
        }
        count += 1;
        place += 1 + usize::from(is_placed);
    }
    match line.chars[..part.end].get(place) {
        Some(&found) if count < 81 && !parts_comment(found) && found != ':' => {
            Err(line.error(place, ErrorKind::Character { found: line.shown(place) }))
        }
        _ if count != 81 => Err(line.error(place, ErrorKind::CellCount { found: count })),
        _ => Ok((Puzzle { givens, placed, candidates: None }, place)),
    }
}

/// Reads a list of candidates, each as digit, row, column: `217 317`.
pub(crate) fn deletions(
    line: &Line<'_>,
    part: Range<usize>,
) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let triple = |run: Range<usize>| {
        let &[digit, row, column] = &line.chars[run] else { return None };
        let index = |found| Digit::from_char(found).map(Digit::index);
        Some((Cell::at(index(row)?, index(column)?)?, Digit::from_char(digit)?))
    };
    runs(&line.chars[part.clone()], char::is_whitespace)
        .into_iter()
        .map(|run| {
            let start = part.start + run.start;
            triple(start..part.start + run.end)
                .ok_or_else(|| line.error(start, ErrorKind::Deletion))
        })
        .collect()
}

/// Deletes candidates from those that the filled cells leave. If none of them was there, the puzzle
/// is one without candidates.
pub(crate) fn delete(puzzle: &mut Puzzle, deletions: &[(Cell, Digit)]) {
    let all = Candidates::pencil_marks(&puzzle.grid());
    let mut left = all;
    for &(cell, digit) in deletions {
        left[cell].remove(digit);
    }
    puzzle.candidates = (left != all).then(|| Box::new(left));
}

/// Prints the cells and the deleted candidates.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    let mut text = print_cells(puzzle);
    let list = print_deleted(puzzle);
    if !list.is_empty() {
        text.push(':');
        text.push_str(&list);
    }
    text
}

/// Returns whether this format can express the puzzle: its candidates must be those that the filled
/// cells leave, except at least one.
pub(crate) fn holds(puzzle: &Puzzle) -> bool {
    let all = Candidates::pencil_marks(&puzzle.grid());
    let is_disjoint = puzzle.placed.filled().all(|(cell, _)| puzzle.givens.get(cell).is_none());
    is_disjoint
        && puzzle.candidates.as_deref().is_none_or(|left| *left != all && all.is_superset(left))
}

/// Prints the 81 cells, with `+` before a placed digit.
pub(crate) fn print_cells(puzzle: &Puzzle) -> String {
    let mut text = String::with_capacity(162);
    for cell in Cell::all() {
        match (puzzle.givens.get(cell), puzzle.placed.get(cell)) {
            (_, Some(digit)) => text.extend(['+', digit.to_char()]),
            (Some(digit), None) => text.push(digit.to_char()),
            (None, None) => text.push('.'),
        }
    }
    text
}

/// Prints the deleted candidates, each as digit, row, column.
pub(crate) fn print_deleted(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    let mut of_digit: [Vec<Cell>; 9] = Default::default();
    for (cell, set) in puzzle.removed() {
        set.iter().for_each(|digit: Digit| of_digit[digit.index()].push(cell));
    }
    for digit in DigitSet::ALL.iter() {
        for cell in &of_digit[digit.index()] {
            let space = if text.is_empty() { "" } else { " " };
            // Writing to a string does not fail.
            let _ = write!(text, "{space}{digit}{}{}", cell.row() + 1, cell.column() + 1);
        }
    }
    text
}
