//! Moves of lanes, in whole bytes of eight lanes.

use super::vector::Vector;

/// A move of lanes: each word of 64 lanes is rotated left by `rotate`, then byte `j` (eight lanes)
/// comes from byte `from[j]`.
///
/// Each half of 16 bytes takes all of its bytes from one half: from itself or, if `crossed`, from
/// the other. Most machines have no instruction that does more.
pub(crate) struct LaneMap<V> {
    pub(crate) from: [u8; 32],
    pub(crate) rotate: u32,
    pub(crate) crossed: bool,
    pub(crate) indices: V,
}

impl<V: Vector> LaneMap<V> {
    #[inline(always)]
    pub(crate) fn new(from: [u8; 32], rotate: u32, crossed: bool) -> LaneMap<V> {
        LaneMap { from, rotate, crossed, indices: V::indices(&from) }
    }

    /// Returns a vector with its lanes moved.
    #[inline(always)]
    pub(crate) fn bring(&self, vector: V) -> V {
        let rotated = vector.rotate(self.rotate);
        if self.crossed {
            rotated.permute_bytes::<true>(self.indices)
        } else {
            rotated.permute_bytes::<false>(self.indices)
        }
    }

    /// Returns the lane that moves to this lane.
    #[inline(always)]
    pub(crate) fn source(&self, lane: usize) -> usize {
        let rotated = usize::from(self.from[lane / 8 % 32]) % 32 * 8 + lane % 8;
        rotated / 64 * 64 + (rotated + 64 - self.rotate as usize) % 64
    }
}
