//! Random full grids (疑似数独, S1.4), every one of the 6 670 903 752 021 072 936 960 exactly as likely
//! as any other.

mod columns;
mod partition;
mod rows;
mod tables;

use super::RandomSource;
use crate::vocabulary::Grid;
use columns::Columns;
use rows::{Candidates, Rows};
use tables::TABLES;

/// The random full grid with this index under this seed, all 6 670 903 752 021 072 936 960 equally
/// likely.
///
/// No search, so nothing that would favour some grids. Three choices are made: which digits the
/// columns of each block hold, block 1 being fixed but for its digits' names; how the rows of each
/// band lie in its columns; the names, and the order of columns in the second and third stack. The
/// first is drawn evenly and kept in proportion to the number of ways to make the second, which a
/// table knows; so all grids are drawn evenly. The first call makes the table, in about three
/// milliseconds.
///
/// ```text
///   1 4 7 | …     band 1: 56 × 36 × 36 ways, names and orders of columns aside
///   2 5 8 |       band 2: 56 × 56 × 56 ways to have other digits in each column, kept if a number below 288 is below the
///   3 6 9 |               number of ways to make rows of them
///  -------+---    band 3: has the digits left in each column, kept likewise
/// ```
///
/// ```
/// use numpre::{check::clashes, random::random_grid};
///
/// let grid = random_grid(2026, 0);
/// assert!(grid.is_full() && clashes(&grid).next().is_none());
/// assert_eq!(grid, random_grid(2026, 0));
/// assert_ne!(grid, random_grid(2026, 1));
/// ```
pub fn random_grid(seed: u64, index: u64) -> Grid {
    draw_grid(&mut RandomSource::new(seed, index))
}

/// Draws a full grid.
pub(crate) fn draw_grid(source: &mut RandomSource) -> Grid {
    let tables = &*TABLES;
    let columns = Columns::draw(tables, source);
    let mut orders = [[0, 1, 2]; 3];
    for order in &mut orders[1..] {
        source.shuffle(order);
    }
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    source.shuffle(&mut names);
    let mut values = [0; 81];
    let mut write = |row: usize, rows: &[[u16; 3]; 3], columns: &[[u16; 3]; 3]| {
        for (stack, order) in orders.iter().enumerate() {
            for (offset, &column) in order.iter().enumerate() {
                for (line, threes) in rows.iter().enumerate() {
                    let digit = threes[stack] & columns[stack][column];
                    values[9 * (row + line) + 3 * stack + offset] =
                        names[digit.trailing_zeros() as usize % 9];
                }
            }
        }
    };
    write(0, &columns.first_rows(tables), &columns.threes(0, tables));
    for band in 1..3 {
        let threes = columns.threes(band, tables);
        let mut rows = draw_rows(&threes, columns.ways(band, tables), source);
        source.shuffle(&mut rows);
        write(3 * band, &rows, &threes);
    }
    Grid::from_values(values).expect("each value is one of the nine names")
}

/// One of the ways to make rows of these columns, all equally likely.
fn draw_rows(columns: &[[u16; 3]; 3], ways: u16, source: &mut RandomSource) -> Rows {
    let drawn = source.below(ways.into()) as usize;
    Candidates::new(columns).nth(drawn).expect("the table counts the same ways")
}

#[cfg(test)]
mod tests;
