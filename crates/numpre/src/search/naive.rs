//! The plain search of the sources (S0.2, S1.4, S3.3), without lists of candidates and without a
//! choice of cells. It is the reference for the tests of the other engines.

use super::engine::Engine;
use super::outcome::{Limits, Outcome};
use super::tally::Tally;
use crate::check::clashes;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, Grid};

/// A depth-first search in reading order, with digits ascending. A digit is placed in a cell if its
/// row, column and block do not have it yet.
///
/// It counts calls as S3.3 does: one for every cell entered, filled or not, one at the end of every
/// row, and one for every solution. Clashing givens are found before the search (S3.2), without a
/// call.
///
/// ```
/// use numpre::{Engine, Grid, Limits, search::Naive};
///
/// let inkala: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let outcome = Naive.search(&inkala, Limits::solutions(1));
/// assert_eq!(outcome.calls, 74_025); // S3.3
/// assert_eq!(
///     outcome.first.map(|grid| grid.to_string()).as_deref(),
///     Some("812753649943682175675491283154237896369845721287169534521974368438526917796318452"),
/// );
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

impl Engine for Naive {
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome {
        let mut tally = Tally::new(limits);
        let mut grid = candidates.singles();
        if clashes(&grid).next().is_none() {
            enter(&mut grid, candidates, 0, 0, &mut tally);
        }
        tally.close()
    }
}

/// Makes one call of S3.3's recursion, at this row and column. Column 9 is the end of a row, and
/// row 9 the end of the board.
fn enter(grid: &mut Grid, allowed: &Candidates, row: usize, column: usize, tally: &mut Tally<'_>) {
    if !tally.call() {
        return;
    }
    if row == 9 {
        return tally.found(|| *grid);
    }
    let Some(cell) = Cell::at(row, column) else {
        return enter(grid, allowed, row + 1, 0, tally);
    };
    if grid.get(cell).is_some() {
        return enter(grid, allowed, row, column + 1, tally);
    }
    for digit in allowed[cell].iter() {
        if is_possible(grid, cell, digit) {
            grid.set(cell, Some(digit));
            enter(grid, allowed, row, column + 1, tally);
            grid.set(cell, None);
            if tally.is_over() {
                return;
            }
        }
    }
}

/// Returns whether the row, column and block of an empty cell all lack the digit.
pub(super) fn is_possible(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let (row, column) = (cell.row(), cell.column());
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    let values = grid.values();
    (0..9).all(|place| {
        values[row * 9 + place] != digit.get()
            && values[place * 9 + column] != digit.get()
            && values[(top + place / 3) * 9 + left + place % 3] != digit.get()
    })
}
