//! Partitions of the nine digits into three threes, such as the columns of a block hold.

/// A set of three digits: bit *d* for the digit with index *d*.
pub(super) type Three = u16;

/// The set of all nine digits.
const ALL: u16 = 0x1ff;

/// A partition of the nine digits into three threes, whose order does not matter. First comes the
/// three with the least digit, then the one with the least digit left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Partition(pub(super) [Three; 3]);

impl Partition {
    /// The digits 1–3, 4–6 and 7–9: the columns of the first block.
    pub(super) const FIRST: Partition = Partition([0o007, 0o070, 0o700]);

    /// Returns the partition into these threes, given in any order.
    pub(super) fn of(mut threes: [Three; 3]) -> Partition {
        threes.sort_unstable_by_key(|three| three.trailing_zeros());
        Partition(threes)
    }

    /// Returns all 280 partitions, ascending.
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

    /// Returns the partition with the digits renamed.
    pub(super) fn renamed(&self, renaming: &Renaming) -> Partition {
        Partition::of(self.0.map(|three| renaming.of(three)))
    }
}

/// A renaming of the digits, as a table of all sets of digits.
pub(super) struct Renaming([u16; 512]);

impl Renaming {
    /// Returns the renaming of the digit with index `d` to the one with index `names[d]`.
    pub(super) fn new(names: &[u8; 9]) -> Renaming {
        let mut sets = [0; 512];
        for set in 1..512_usize {
            sets[set] = sets[set & (set - 1)] | 1 << names[set.trailing_zeros() as usize];
        }
        Renaming(sets)
    }

    /// Returns the set with its digits renamed.
    pub(super) fn of(&self, set: u16) -> u16 {
        self.0[usize::from(set & ALL)]
    }
}

/// Returns the 56 ways to give each of three columns three digits that it does not have yet, as the
/// next band must. The digits that are left for the last band are one of these ways too.
///
/// For example, below 123 | 456 | 789 the ways differ by how many digits of 789 come first:
///
/// ```text
///   none        1 way            456 | 789 | 123
///   one        27 = 3 · 3 · 3    such as 457 | 189 | 236
///   two        27 = 3 · 3 · 3    such as 478 | 129 | 356
///   all         1 way            789 | 123 | 456
/// ```
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

/// Returns the threes within a set of digits, ascending.
fn threes_of(digits: u16) -> impl Iterator<Item = Three> {
    (0..=digits).filter(move |three| three & !digits == 0 && three.count_ones() == 3)
}

/// Returns the indices of the digits of a set, ascending.
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
    fn there_are_280_partitions_and_56_ways_below_each() {
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
