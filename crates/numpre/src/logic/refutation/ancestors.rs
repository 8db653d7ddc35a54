//! The steps that a step or a contradiction rests on, directly or through other steps, as a set.

/// The number of 64-bit words. Every step of a line removes a candidate and there are 729 of them,
/// so 768 bits are enough.
const WORDS: usize = 12;

/// A set of steps of one line, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ancestors([u64; WORDS]);

impl Ancestors {
    /// The empty set.
    pub(super) const NONE: Ancestors = Ancestors([0; WORDS]);

    /// Adds a step.
    pub(super) fn insert(&mut self, step: u16) {
        self.0[usize::from(step) / 64 % WORDS] |= 1 << (step % 64);
    }

    /// Returns whether the set contains a step.
    pub(super) fn contains(&self, step: u16) -> bool {
        self.0[usize::from(step) / 64 % WORDS] >> (step % 64) & 1 == 1
    }

    /// Adds all steps of `other`, whose numbers must all be below `steps`. Only the words that can
    /// hold such numbers are visited.
    pub(super) fn add(&mut self, other: &Ancestors, steps: usize) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0).take(steps / 64 + 1) {
            *mine |= theirs;
        }
    }

    /// Returns the number of steps in the set.
    pub(super) fn len(&self) -> usize {
        self.0.iter().filter(|word| **word != 0).map(|word| word.count_ones() as usize).sum()
    }

    /// Iterates over the numbers of the steps, in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let bits =
            |word: u64| std::iter::successors(Some(word), |left| Some(left & left.wrapping_sub(1)));
        self.0.iter().enumerate().flat_map(move |(number, word)| {
            bits(*word)
                .take_while(|left| *left != 0)
                .map(move |left| 64 * number + left.trailing_zeros() as usize)
        })
    }
}
