//! One sweep: every rule once, over all lanes.

use super::block_pass::block_pass;
use super::choose::Split;
use super::digit_pass::digit_pass;
use super::set::Lanes;
use super::state::State;
use super::sweep_result::SweepResult;
use super::vector::Bits;

/// The values that one pass of a sweep leaves for the next pass, or for the next sweep.
pub(crate) struct Sweep<V> {
    /// `[block][digit]`: lanes in which the digit has two or more triads in the block, so that it
    /// is not a hidden single there.
    pub(crate) open_digits: [[V; 9]; 9],
    /// `[block][cell within the block]`: lanes in which the cell has two or more candidates.
    pub(crate) open_cells: [[V; 9]; 9],
}

impl<V: Bits> Sweep<V> {
    #[inline(always)]
    pub(crate) fn new() -> Sweep<V> {
        Sweep { open_digits: [[V::zero(); 9]; 9], open_cells: [[V::zero(); 9]; 9] }
    }
}

/// Runs the digit pass and then the block pass. With `SPLIT`, the digit pass also splits the lanes
/// of `split`.
#[inline(always)]
pub(crate) fn sweep<V: Bits, const SPLIT: bool>(
    state: &mut State<V>,
    scratch: &mut Sweep<V>,
    split: Split<V>,
) -> SweepResult<V> {
    let ones = V::from_lanes(Lanes::ALL);
    let mut found =
        SweepResult { alive: ones, open: V::zero(), progress: V::zero(), unsplit: split.pending };
    digit_pass::<V, SPLIT>(state, &mut scratch.open_digits, split, &mut found);
    for ((block, open_digits), open_cells) in
        state.blocks.iter_mut().zip(&scratch.open_digits).zip(&mut scratch.open_cells)
    {
        block_pass(block, open_digits, open_cells, &mut found);
    }
    found
}
