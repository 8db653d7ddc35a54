//! A seeded, portable source of random numbers.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A source of random numbers that gives the same on every machine: ChaCha8 under a seed, one
/// stream an index.
///
/// Whatever is made "number `index` of `seed`" draws from its own source, so that it is a pure
/// function of the two: any thread may make it, from any starting point. Drawing within a range and
/// shuffling are done here and not by a library, for libraries change theirs; golden tests hold
/// both in place.
///
/// ```
/// use numpre::random::RandomSource;
///
/// let mut source = RandomSource::new(2026, 0);
/// let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/// source.shuffle(&mut digits);
/// assert_eq!(digits, {
///     let mut again = [1, 2, 3, 4, 5, 6, 7, 8, 9];
///     RandomSource::new(2026, 0).shuffle(&mut again);
///     again
/// });
/// ```
#[derive(Clone, Debug)]
pub struct RandomSource {
    generator: ChaCha8Rng,
}

impl RandomSource {
    /// The source for what has this index under this seed.
    pub fn new(seed: u64, index: u64) -> RandomSource {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(index);
        RandomSource { generator }
    }

    /// A number from 0 to `bound` − 1, all equally likely; 0 where `bound` is 0.
    ///
    /// Lemire's method: the high half of a 32 × 32 bit product, the few biased low halves drawn
    /// again.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            // 2³² mod bound low halves too many would favour some numbers.
            if product as u32 >= bound
                || product as u32 >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0)
            {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in random order, all orders equally likely (Fisher–Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }
}
