//! Finds the digit swaps of a solution: the rows that columns and blocks connect.

use super::row_bytes::{EightSets, Row, Rows, digit};
use crate::vocabulary::Grid;
use std::array::from_fn;

/// Finds the eight swaps of each cell of a full grid.
pub(super) fn find_swap_sets(solution: &Grid, by_cell: &mut [EightSets; 81]) {
    let places = DigitRows::of(solution);
    // Two digits at a time. 9 has no partner and is paired with itself.
    for digits in [[1, 2], [3, 4], [5, 6], [7, 8], [9, 9]] {
        let mut linked = both(places.linked(digits[0]), places.linked(digits[1]));
        close(&mut linked);
        let with_last = u128::from_le_bytes(linked[8]);
        for (row, linked) in linked.into_iter().enumerate() {
            // The row's own bit is not needed and is replaced by the bit for row 9. Connections are
            // symmetric, so that bit is in the set of row 9: does it contain this row?
            let own = u128::from(Row::new(row).bit) * (1 << 64 | 1);
            let packed = u128::from_le_bytes(linked) & !own | with_last & own;
            for (digit, sets) in digits.into_iter().zip([packed as u64, (packed >> 64) as u64]) {
                by_cell[9 * row + usize::from(places.columns[digit][row])] = sets;
            }
        }
    }
}

/// The sets of rows for two digits, each paired with its eight others: 16 bytes.
type Sixteen = [u8; 16];

fn both(one: [u64; 9], other: [u64; 9]) -> [Sixteen; 9] {
    from_fn(|row| (u128::from(one[row]) | u128::from(other[row]) << 64).to_le_bytes())
}

/// The places of the digits.
struct DigitRows {
    /// The column of each digit in each row, by digit and row.
    columns: [[u8; 9]; 16],
    /// The row of each digit in each column, and in each block.
    in_columns: [Rows; 9],
    in_blocks: [Rows; 9],
}

impl DigitRows {
    /// Collects the places in a solution.
    fn of(solution: &Grid) -> DigitRows {
        let (in_columns, in_blocks) = ([Rows::NONE; 9], [Rows::NONE; 9]);
        let mut places = DigitRows { columns: [[0; 9]; 16], in_columns, in_blocks };
        for (row, values) in solution.values().as_chunks::<9>().0.iter().enumerate() {
            for (column, value) in values.iter().enumerate() {
                let digit = digit(*value);
                places.columns[digit][row] = column as u8;
                places.in_columns[column].turn(digit, Row::new(row));
                places.in_blocks[row / 3 * 3 + column / 3].turn(digit, Row::new(row));
            }
        }
        places
    }

    /// Returns, for each row, which of the rows 1 to 8 have another digit in the column or block of
    /// this digit, for each of the eight other digits in a byte. A connection by way of row 9
    /// counts too.
    fn linked(&self, digit: usize) -> [u64; 9] {
        let linked: [(u64, u64); 9] = from_fn(|row| {
            let column = usize::from(self.columns[digit][row]);
            let (in_column, in_block) =
                (&self.in_columns[column % 9], &self.in_blocks[row / 3 * 3 + column % 9 / 3]);
            let ((one, one_last), (other, other_last)) =
                (in_column.after(digit), in_block.after(digit));
            (one | other, one_last | other_last)
        });
        linked.map(|(first, last)| first | last & linked[8].0)
    }
}

/// Extends direct connections to all that are reachable, for sixteen pairs of digits at once
/// (Warshall's algorithm). Both links, by column and by block, are permutations of the rows, and
/// following a permutation leads back to the start. So one direction reaches everything.
fn close(linked: &mut [Sixteen; 9]) {
    for by in 0..8 {
        let beyond = linked[by];
        for rows in linked.iter_mut() {
            *rows = from_fn(|lane| {
                rows[lane] | if rows[lane] & 1 << by == 0 { 0 } else { beyond[lane] }
            });
        }
    }
}
