//! A lane as an index into what there is of each lane.

/// The index of a lane among 256.
///
/// A lane is below 256 wherever it comes from; the compiler does not know, and would look at the
/// length of the array each time.
#[inline(always)]
pub(crate) const fn lane_index(lane: usize) -> usize {
    debug_assert!(lane < 256);
    lane % 256
}
