//! A seeded, portable source of random numbers.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A source of random numbers that are the same on every machine: ChaCha8 under a seed, with one
/// stream per index.
///
/// Whatever is called "number `index` of `seed`" is drawn from its own source, so it depends on
/// these two numbers only: any thread can make it, from any starting point. Drawing below a bound
/// and shuffling are written here, since libraries change theirs. Golden tests keep both as they
/// are.
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
    /// Returns the source for this index under this seed.
    pub fn new(seed: u64, index: u64) -> RandomSource {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(index);
        RandomSource { generator }
    }

    /// Returns a number from 0 to `bound` − 1, all equally likely. Returns 0 if `bound` is 0.
    ///
    /// This is Lemire's method: the number is the high half of a product of 32 × 32 bits. The few
    /// low halves that would favour some numbers are drawn again.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            // Low halves below 2³² mod `bound` would favour some numbers.
            if product as u32 >= bound
                || product as u32 >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0)
            {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in random order. All orders are equally likely (Fisher–Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }
}
