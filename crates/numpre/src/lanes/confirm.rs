//! Whether what a sweep has closed is a solution.

use super::set::Lanes;
use super::state::State;
use super::vector::Vector;

/// The lanes in which every row has every digit, of those that the last sweep left alive with
/// single cells only.
///
/// In these lanes the sweep has shown that blocks and columns have every digit once: the block pass
/// that no digit stands twice in a block, the stack pass before it that those of a stack stand in
/// three columns. The band pass came earlier, and what was removed since it has not seen. Of three
/// rows two are enough, as their blocks have every digit once, and of nine digits in nine cells
/// eight.
#[inline(always)]
pub(crate) fn rows_hold<V: Vector>(state: &State<V>) -> V {
    let mut hold = V::from_lanes(Lanes::ALL);
    for [left, middle, right] in state.blocks.as_chunks::<3>().0 {
        for digit in 0..8 {
            let [a, b, c] = [&left[digit], &middle[digit], &right[digit]];
            for row in [0, 3] {
                // Of the three that the blocks have, none or two in a row cancel out; where all
                // stand in one, the other has none.
                hold = hold.and(odd(a, row).xor(odd(b, row)).xor(odd(c, row)));
            }
        }
    }
    hold
}

/// Lanes in which the digit stands in one of the three cells, or in all of them.
#[inline(always)]
fn odd<V: Vector>(cells: &[V; 9], row: usize) -> V {
    cells[row].xor(cells[row + 1]).xor(cells[row + 2])
}
