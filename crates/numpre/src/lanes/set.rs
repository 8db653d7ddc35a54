//! Sets of lanes.

/// A set of the 256 lanes. Lane `l` is bit `l % 64` of word `l / 64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, align(32))]
pub(crate) struct Lanes(pub(crate) [u64; 4]);

impl Lanes {
    pub(crate) const NONE: Lanes = Lanes([0; 4]);
    pub(crate) const ALL: Lanes = Lanes([u64::MAX; 4]);

    /// Returns the first `number` lanes.
    #[inline(always)]
    pub(crate) fn first(number: usize) -> Lanes {
        let word = |begin: usize| match number.saturating_sub(begin) {
            64.. => u64::MAX,
            rest => (1 << rest) - 1,
        };
        Lanes([word(0), word(64), word(128), word(192)])
    }

    /// Returns a single lane.
    #[inline(always)]
    pub(crate) fn only(lane: usize) -> Lanes {
        let mut lanes = Lanes::NONE;
        lanes.insert(lane);
        lanes
    }

    #[inline(always)]
    pub(crate) fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Returns the lanes from `begin` on, moved to the front. `begin` is a multiple of 64.
    #[inline(always)]
    pub(crate) fn from(self, begin: usize) -> Lanes {
        let word = |number: usize| self.0.get(number + begin / 64).copied().unwrap_or(0);
        Lanes([word(0), word(1), word(2), word(3)])
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self == Lanes::NONE
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a & e, b & f, c & g, d & h])
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a | e, b | f, c | g, d | h])
    }

    #[inline(always)]
    pub(crate) fn without(self, other: Lanes) -> Lanes {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Lanes([a & !e, b & !f, c & !g, d & !h])
    }

    #[inline(always)]
    pub(crate) fn complement(self) -> Lanes {
        Lanes::ALL.without(self)
    }

    /// Returns the lanes as bytes: lane `l` is bit `l % 8` of byte `l / 8`.
    #[inline(always)]
    pub(crate) fn bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (eight, word) in bytes.chunks_exact_mut(8).zip(self.0) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// Returns the set with these bytes.
    #[inline(always)]
    pub(crate) fn from_bytes(bytes: [u8; 32]) -> Lanes {
        let mut words = [0; 4];
        for (word, eight) in words.iter_mut().zip(bytes.as_chunks::<8>().0) {
            *word = u64::from_le_bytes(*eight);
        }
        Lanes(words)
    }

    #[inline(always)]
    pub(crate) fn insert(&mut self, lane: usize) {
        self.0[lane / 64 % 4] |= 1 << (lane % 64);
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, lane: usize) {
        self.0[lane / 64 % 4] &= !(1 << (lane % 64));
    }

    #[inline(always)]
    pub(crate) fn contains(self, lane: usize) -> bool {
        self.0[lane / 64 % 4] >> (lane % 64) & 1 == 1
    }

    /// Calls `act` for each lane, ascending.
    #[inline(always)]
    pub(crate) fn for_each(self, mut act: impl FnMut(usize)) {
        for (index, word) in self.0.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                act(index * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
}
