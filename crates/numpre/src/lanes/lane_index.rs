//! A lane as an index into an array with one entry per lane.

/// Returns the index of a lane in an array of 256 entries.
///
/// Lanes are always below 256, but the compiler does not know that and would check the bounds at
/// each access. The remainder, which costs nothing, removes the check.
#[inline(always)]
pub(crate) const fn lane_index(lane: usize) -> usize {
    debug_assert!(lane < 256);
    lane % 256
}
