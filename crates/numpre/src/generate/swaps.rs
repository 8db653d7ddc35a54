//! The unavoidable sets that are plain to see: two digits, or two lines, changed over in part of the board.

use crate::vocabulary::{Cell, CellSet, Grid};

/// The unavoidable sets of a solution that are made by changing over two digits, or two rows of a band or columns of a stack, in part
/// of the board.
///
/// ```text
///   1 . 2 | . . .     Two digits: cells of 1 and 2 linked by houses. Changed over within all that is linked, every house
///   . . . | . . .     still has what it had.
///   2 . . | . 1 .
///   . . 1 | . 2 .     Two lines: columns linked by having the same digit in the two rows, here 1 and 2 of 4 8 | 8 4.
/// ```
pub(super) fn swaps(solution: &Grid) -> Vec<CellSet> {
    let mut places = [CellSet::EMPTY; 9];
    for (cell, digit) in solution.filled() {
        places[digit.index()].insert(cell);
    }
    let mut swaps = Vec::with_capacity(128);
    for (one, first) in places.iter().enumerate() {
        for second in &places[..one] {
            parts(*first | *second, &mut swaps, |cell| cell.peers());
        }
    }
    for three in 0..6 {
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let line = |place: usize| CellSet::from_bits(LINES[3 * three + place]);
            let lines = line(one) | line(other);
            // A cell is linked with the one across, and with the other of its own digit.
            let across = |cell: Cell| CellSet::from_bits(LINES[if three < 3 { 9 + cell.column() } else { cell.row() }]);
            let same = |cell: Cell| solution.get(cell).map_or(CellSet::EMPTY, |digit| places[digit.index()]);
            parts(lines, &mut swaps, |cell| across(cell) | same(cell));
        }
    }
    swaps
}

/// The rows, then the columns.
const LINES: [u128; 18] = {
    let mut lines = [0; 18];
    let mut index = 0;
    while index < 81 {
        lines[index / 9] |= 1 << index;
        lines[9 + index % 9] |= 1 << index;
        index += 1;
    }
    lines
};

/// The parts of a set that hang together by links.
fn parts(mut rest: CellSet, found: &mut Vec<CellSet>, links: impl Fn(Cell) -> CellSet) {
    while let Some(start) = rest.first() {
        let (mut part, mut fresh) = (CellSet::EMPTY, CellSet::of(start));
        while let Some(cell) = fresh.first() {
            part.insert(cell);
            rest.remove(cell);
            fresh = (fresh | links(cell) & rest).without(cell);
        }
        found.push(part);
    }
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
            let swaps = swaps(&solution);
            assert!(swaps.len() >= 36 + 18);
            for set in swaps {
                let mut problem = solution;
                for cell in set.iter() {
                    problem.set(cell, None);
                }
                assert!(engine.search(&problem, Limits::default()).count == 2, "{set} of {solution}");
            }
        }
    }
}
