//! One sweep: every rule once, over 256 lanes.

use super::block_pass::block_pass;
use super::choose::Split;
use super::digit_pass::digit_pass;
use super::set::Lanes;
use super::state::State;
use super::sweep_result::SweepResult;
use super::vector::Bits;

/// What is kept between the passes of a sweep, and from one sweep to the next.
pub(crate) struct Sweep<V> {
    /// `[block][digit]`: lanes in which the digit may stand in two or more cells of the block.
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

/// The digit pass, splitting the lanes of `split` on its way where `SPLIT`, then the block pass.
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
