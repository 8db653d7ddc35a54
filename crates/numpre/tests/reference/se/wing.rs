//! Producers 13 and 14: XY-wing and XYZ-wing.

use super::grid::{Grid, PEERS, sees, size};
use super::hint::{Hint, candidates_of};

/// Returns the first wing whose pivot has this number of candidates: 2 for XY, 3 for XYZ.
pub(super) fn wing(grid: &Grid, pivot_size: usize) -> Option<Hint> {
    let rating = if pivot_size == 2 { 4.2 } else { 4.4 };
    for pivot in (0..81).filter(|&cell| grid.count(cell) == pivot_size) {
        let pincers = || PEERS[pivot].into_iter().filter(|&peer| grid.count(peer) == 2);
        let in_pivot = grid.candidates[pivot];
        for first in pincers() {
            let in_first = grid.candidates[first];
            if size(in_pivot & !in_first) != 1 {
                continue;
            }
            for second in pincers() {
                let in_second = grid.candidates[second];
                if size(in_pivot | in_first | in_second) != 3
                    || size(in_pivot & in_first & in_second) != pivot_size - 2
                {
                    continue;
                }
                let z = 1 << (in_first & in_second).trailing_zeros();
                let targets = PEERS[first].into_iter().filter(|&cell| {
                    let sees_pivot = pivot_size == 2 || sees(cell, pivot);
                    cell != pivot && sees(cell, second) && sees_pivot
                });
                if let Some(hint) = Hint::removing(rating, candidates_of(grid, targets, z)) {
                    return Some(hint);
                }
            }
        }
    }
    None
}
