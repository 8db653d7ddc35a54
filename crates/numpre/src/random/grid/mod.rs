//! Random full grids (完成盤, S1.4). Each of the 6 670 903 752 021 072 936 960 is equally likely.

mod columns;
mod partition;
mod rows;
mod tables;

use super::RandomSource;
use crate::vocabulary::Grid;
use columns::Columns;
use rows::{Candidates, Rows};
use tables::TABLES;

/// Returns the random full grid with this index under this seed. All 6 670 903 752 021 072 936 960
/// are equally likely.
///
/// There is no search, since a search would favour some grids. Three things are drawn:
///
/// 1. The digits that the columns of each block hold. Block 1 is fixed but for the names of its
///    digits.
/// 2. The order of the digits in the columns of each band, which makes rows of them.
/// 3. The names of the digits, and the order of the columns in the second and third stack.
///
/// The first is drawn evenly, and accepted in proportion to the number of ways to draw the second,
/// which a table gives. So all grids are equally likely. The first call makes the table, in about
/// three milliseconds.
///
/// ```text
///   1 4 7 | …     band 1: 56 × 36 × 36 ways, not counting names and orders of columns
///   2 5 8 |       band 2: 56 × 56 × 56 ways to have other digits in each column; accepted if
///   3 6 9 |               a number below 288 is below the number of ways to make rows
///  -------+---    band 3: has the digits left in each column; accepted likewise
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

/// Draws a full grid from a source.
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

/// Draws one of the ways to make rows of these columns. All are equally likely.
fn draw_rows(columns: &[[u16; 3]; 3], ways: u16, source: &mut RandomSource) -> Rows {
    let drawn = source.below(ways.into()) as usize;
    Candidates::new(columns).nth(drawn).expect("the table counts the same ways")
}

#[cfg(test)]
mod tests;
