//! The unavoidable sets that are plain to see: two digits, or two lines, changed over in part of the board.

use crate::vocabulary::{CellSet, Grid};

/// The unavoidable sets of a solution that are made by changing over two digits, or two rows of a band or columns of a stack, in part
/// of the board.
///
/// ```text
///   1 . 2 | . . .     Two digits: cells of 1 and 2 linked by houses. Changed over within all that is linked, every house
///   . . . | . . .     still has what it had.
///   2 . . | . 1 .
///   . . 1 | . 2 .     Two lines: columns linked by having the same digit in the two rows, here 1 and 2 of 4 8 | 8 4.
/// ```
///
/// Both are permutations of nine lines, and their cycles are the parts. Where these are large they are left out: hardly any givens miss them.
pub(super) fn swaps(solution: &Grid, mut found: impl FnMut(CellSet)) {
    let at = |row: usize, column: usize| usize::from(solution.values()[9 * row + column]).saturating_sub(1) % 9;
    // By digit: its place in each row, in each column, and the row of its place in each block.
    let (mut in_row, mut in_column, mut in_block) = ([[0; 9]; 9], [[0; 9]; 9], [[0; 9]; 9]);
    for row in 0..9 {
        for column in 0..9 {
            let digit = at(row, column);
            in_row[digit][row] = column;
            in_column[digit][column] = row;
            in_block[digit][row / 3 * 3 + column / 3] = row;
        }
    }
    for one in 0..9 {
        for other in 0..one {
            // Linked with a row: that in which the other digit has the same column, or the same block.
            let links = |row: usize| {
                let column = in_row[one][row];
                1 << in_column[other][column] | 1 << in_block[other][row / 3 * 3 + column / 3]
            };
            parts(links, |rows| {
                let cells = |row: usize| 1 << (9 * row + in_row[one][row]) | 1 << (9 * row + in_row[other][row]);
                found(union(rows, cells));
            });
        }
    }
    for three in 0..3 {
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let (one, other) = (3 * three + one, 3 * three + other);
            // Linked with a column: that in which the one row has what the other has here.
            parts(
                |column| 1 << in_row[at(other, column)][one],
                |columns| found(union(columns, |column| 1 << (9 * one + column) | 1 << (9 * other + column))),
            );
            parts(
                |row| 1 << in_column[at(row, other)][one],
                |rows| found(union(rows, |row| 1 << (9 * row + one) | 1 << (9 * row + other))),
            );
        }
    }
}

/// Parts of more lines than this are hit by any givens in question.
const MOST_LINES: u32 = 4;

/// The parts of nine lines that hang together by links, each as nine bits.
fn parts(links: impl Fn(usize) -> u16, mut found: impl FnMut(u16)) {
    let mut rest = 0x1ff_u16;
    while rest != 0 {
        let (mut part, mut fresh) = (0, rest & rest.wrapping_neg());
        while fresh != 0 {
            part |= fresh;
            let line = fresh.trailing_zeros() as usize;
            fresh = (fresh & (fresh - 1)) | links(line) & !part;
        }
        rest &= !part;
        if part.count_ones() <= MOST_LINES {
            found(part);
        }
    }
}

/// The cells of these lines.
fn union(mut lines: u16, cells: impl Fn(usize) -> u128) -> CellSet {
    let mut all = 0;
    while lines != 0 {
        all |= cells(lines.trailing_zeros() as usize);
        lines &= lines - 1;
    }
    CellSet::from_bits(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_grid;
    use crate::search::{EngineKind, Limits};

    /// All but the set given: there is another solution, and it differs in the whole set.
    #[test]
    fn they_are_unavoidable() {
        let mut engine = EngineKind::default().build();
        for index in 0..40 {
            let solution = random_grid(5, index);
            let mut sets = Vec::new();
            swaps(&solution, |set| sets.push(set));
            assert!(sets.len() >= 20);
            for set in sets {
                let mut problem = solution;
                for cell in set.iter() {
                    problem.set(cell, None);
                }
                assert!(engine.search(&problem, Limits::default()).count == 2, "{set} of {solution}");
            }
        }
    }
}
