//! The nine digits in three threes, such as the columns of a block hold.

/// Three digits, bit *d* for the digit of index *d*.
pub(super) type Three = u16;

/// All nine digits.
const ALL: u16 = 0x1ff;

/// The nine digits in three threes, in no order: kept with the three of the least digit first, then
/// that of the least digit left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Partition(pub(super) [Three; 3]);

impl Partition {
    /// Digits 1–3, 4–6, 7–9: the columns of the first block.
    pub(super) const FIRST: Partition = Partition([0o007, 0o070, 0o700]);

    /// The partition into these threes, in whatever order they come.
    pub(super) fn of(mut threes: [Three; 3]) -> Partition {
        threes.sort_unstable_by_key(|three| three.trailing_zeros());
        Partition(threes)
    }

    /// All 280, ascending.
    pub(super) fn all() -> Vec<Partition> {
        let mut all = Vec::with_capacity(280);
        for first in threes_of(ALL).filter(|first| first & 1 == 1) {
            let left = ALL & !first;
            let least = left & left.wrapping_neg();
            all.extend(
                threes_of(left)
                    .filter(|second| second & least != 0)
                    .map(|second| Partition([first, second, left & !second])),
            );
        }
        all.sort_unstable();
        all
    }

    /// The partition with the digits renamed.
    pub(super) fn renamed(&self, renaming: &Renaming) -> Partition {
        Partition::of(self.0.map(|three| renaming.of(three)))
    }
}

/// A renaming of the digits, looked up for whole sets.
pub(super) struct Renaming([u16; 512]);

impl Renaming {
    /// The digit of index `d` becomes that of index `names[d]`.
    pub(super) fn new(names: &[u8; 9]) -> Renaming {
        let mut sets = [0; 512];
        for set in 1..512_usize {
            sets[set] = sets[set & (set - 1)] | 1 << names[set.trailing_zeros() as usize];
        }
        Renaming(sets)
    }

    /// What a set becomes.
    pub(super) fn of(&self, set: u16) -> u16 {
        self.0[usize::from(set & ALL)]
    }
}

/// The ways to give each of three columns three other digits than it has, 56 in all: what the next
/// band has there. What is left for the band after that is one of the 56 as well.
pub(super) fn next_threes(taken: &[Three; 3]) -> Vec<[Three; 3]> {
    let mut all = Vec::with_capacity(56);
    for first in threes_of(ALL & !taken[0]) {
        for second in threes_of(ALL & !taken[1] & !first) {
            let third = ALL & !first & !second;
            if third & taken[2] == 0 {
                all.push([first, second, third]);
            }
        }
    }
    all
}

/// The threes within a set of digits, ascending.
fn threes_of(digits: u16) -> impl Iterator<Item = Three> {
    (0..=digits).filter(move |three| three & !digits == 0 && three.count_ones() == 3)
}

/// The indices of the digits of a set, ascending.
pub(super) fn members(mut digits: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let digit = (digits != 0).then(|| digits.trailing_zeros() as u8)?;
        digits &= digits - 1;
        Some(digit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_280_and_56() {
        let all = Partition::all();
        assert_eq!(all.len(), 280);
        assert!(all.is_sorted_by(|one, two| one < two));
        for partition in all {
            let next = next_threes(&partition.0);
            assert_eq!(next.len(), 56);
            for threes in next {
                assert!((0..3).all(|column| threes[column] & partition.0[column] == 0));
                assert_eq!(threes.iter().fold(0, |all, three| all | three), ALL);
            }
        }
    }
}
