//! The steps that something rests on, directly or not.

/// A line never has more steps: each removes a candidate, and there are 729.
const WORDS: usize = 12;

/// A set of steps, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ancestors([u64; WORDS]);

impl Ancestors {
    /// No step.
    pub(super) const NONE: Ancestors = Ancestors([0; WORDS]);

    /// Adds a step.
    pub(super) fn insert(&mut self, step: u16) {
        self.0[usize::from(step) / 64 % WORDS] |= 1 << (step % 64);
    }

    /// Whether the step is among them.
    pub(super) fn contains(&self, step: u16) -> bool {
        self.0[usize::from(step) / 64 % WORDS] >> (step % 64) & 1 == 1
    }

    /// Adds all of another set, of whose steps none has a number from `steps` on.
    pub(super) fn add(&mut self, other: &Ancestors, steps: usize) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0).take(steps / 64 + 1) {
            *mine |= theirs;
        }
    }

    /// How many.
    pub(super) fn len(&self) -> usize {
        self.0.iter().filter(|word| **word != 0).map(|word| word.count_ones() as usize).sum()
    }

    /// The steps, ascending.
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
