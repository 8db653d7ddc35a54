//! The test whether a lane that a sweep has closed is a solution.

use super::set::Lanes;
use super::state::State;
use super::vector::Vector;

/// Returns the lanes in which every row has every digit. It is valid for lanes that the last sweep
/// left alive with single cells only.
///
/// In these lanes the sweep has shown that blocks and columns have every digit once. The block pass
/// found no digit twice in a block, and the stack pass before it found the digits of a stack in
/// three different columns. The band pass ran still earlier and has not seen what was removed
/// since, so rows are open. Two of the three rows of a band are enough, since its blocks have every
/// digit once, and so are eight of the nine digits, since nine cells have nine digits.
#[inline(always)]
pub(crate) fn rows_hold<V: Vector>(state: &State<V>) -> V {
    let mut hold = V::from_lanes(Lanes::ALL);
    for [left, middle, right] in state.blocks.as_chunks::<3>().0 {
        for digit in 0..8 {
            let [a, b, c] = [&left[digit], &middle[digit], &right[digit]];
            for row in [0, 3] {
                // The three blocks have the digit three times. With none or two of them in the row,
                // the sum is even. With all three in the row it is odd, but the other row then has
                // none.
                hold = hold.and(odd(a, row).xor(odd(b, row)).xor(odd(c, row)));
            }
        }
    }
    hold
}

/// Returns the lanes in which the digit is in one of three cells, or in all of them.
#[inline(always)]
fn odd<V: Vector>(cells: &[V; 9], row: usize) -> V {
    cells[row].xor(cells[row + 1]).xor(cells[row + 2])
}
