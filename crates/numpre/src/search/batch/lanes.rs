//! Sets of lanes, and how bytes of lanes move.

use super::vector::Vector;

/// A set of the 256 lanes: bit `l % 64` of word `l / 64` for lane `l`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, align(32))]
pub(super) struct Lanes(pub(super) [u64; 4]);

impl Lanes {
    pub(super) const NONE: Lanes = Lanes([0; 4]);
    pub(super) const ALL: Lanes = Lanes([u64::MAX; 4]);

    /// So many lanes from the first on.
    #[inline(always)]
    pub(super) fn first(number: usize) -> Lanes {
        let word = |begin: usize| match number.saturating_sub(begin) {
            64.. => u64::MAX,
            rest => (1 << rest) - 1,
        };
        Lanes([word(0), word(64), word(128), word(192)])
    }

    #[inline(always)]
    pub(super) fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self == Lanes::NONE
    }

    #[inline(always)]
    pub(super) fn and(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a & e, b & f, c & g, d & h])
    }

    #[inline(always)]
    pub(super) fn or(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a | e, b | f, c | g, d | h])
    }

    #[inline(always)]
    pub(super) fn without(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a & !e, b & !f, c & !g, d & !h])
    }

    #[inline(always)]
    pub(super) fn complement(self) -> Lanes {
        Lanes::ALL.without(self)
    }

    /// The lanes of each byte: bit `l % 8` of byte `l / 8`.
    #[inline(always)]
    pub(super) fn bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (eight, word) in bytes.chunks_exact_mut(8).zip(self.0) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// The set with these bytes.
    #[inline(always)]
    pub(super) fn from_bytes(bytes: [u8; 32]) -> Lanes {
        let mut words = [0; 4];
        for (word, eight) in words.iter_mut().zip(bytes.as_chunks::<8>().0) {
            *word = u64::from_le_bytes(*eight);
        }
        Lanes(words)
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, lane: usize) {
        self.0[lane / 64 % 4] |= 1 << (lane % 64);
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, lane: usize) {
        self.0[lane / 64 % 4] &= !(1 << (lane % 64));
    }

    #[inline(always)]
    pub(super) fn contains(self, lane: usize) -> bool {
        self.0[lane / 64 % 4] >> (lane % 64) & 1 == 1
    }

    /// Its lanes, ascending.
    #[inline(always)]
    pub(super) fn for_each(self, mut act: impl FnMut(usize)) {
        for (index, word) in self.0.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                act(index * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
}

/// A move of lanes: each word of 64 lanes is rotated left by `rotate`, then byte `j` of eight lanes comes from byte `from[j]`.
///
/// A half of 16 bytes takes all of its bytes from one half: its own or, if `crossed`, the other. Of most machines no instruction does more.
pub(super) struct LaneMap<V> {
    pub(super) from: [u8; 32],
    pub(super) rotate: u32,
    pub(super) crossed: bool,
    pub(super) indices: V,
}

impl<V: Vector> LaneMap<V> {
    #[inline(always)]
    pub(super) fn new(from: [u8; 32], rotate: u32, crossed: bool) -> LaneMap<V> {
        LaneMap { from, rotate, crossed, indices: V::indices(&from) }
    }

    /// A vector, moved.
    #[inline(always)]
    pub(super) fn bring(&self, vector: V) -> V {
        let rotated = vector.rotate(self.rotate);
        if self.crossed {
            rotated.permute_bytes::<true>(self.indices)
        } else {
            rotated.permute_bytes::<false>(self.indices)
        }
    }

    /// Where a lane comes from.
    #[inline(always)]
    pub(super) fn source(&self, lane: usize) -> usize {
        let rotated = usize::from(self.from[lane / 8 % 32]) % 32 * 8 + lane % 8;
        rotated / 64 * 64 + (rotated + 64 - self.rotate as usize) % 64
    }
}
