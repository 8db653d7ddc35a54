//! Where to branch: at the cell whose two digits would remove the most, or in reading order.

use super::between_digits::Counts;
use super::board::Board;
use super::places::{BAND, Places};
use super::tables::{KEPT, PEERS, block, row};

/// A cell and a digit: either it stands there, or it does not.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    word: usize,
    bit: usize,
    /// The digit to place first.
    digit: usize,
    /// The other digit, where the cell has just two.
    other: Option<usize>,
}

/// Up to so many open cells, the tree below is small, and [`FEW`] cells are enough to look at. With
/// 38, the hardest puzzles take 4 % fewer instructions and those of multiple solutions 4 % more.
const SMALL: u64 = 44;
/// How many cells of two digits are looked at where the tree below is small.
const FEW: u32 = 2;
/// How many are looked at where it is not.
const MANY: u32 = 12;

/// Which solution is found first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The one that the smallest tree comes to first.
    Smallest,
    /// The first in reading order: cell by cell, the least digit first. Whatever else is known of a
    /// board, this order is the same.
    Reading,
}

impl Board {
    /// Chooses where to branch; nowhere, if every cell has one digit.
    #[inline(always)]
    pub(super) fn branch(&self, counts: &Counts, order: Order) -> Option<Branch> {
        match order {
            Order::Smallest => self.branch_where_most_is_removed(counts),
            Order::Reading => self.branch_in_reading_order(counts),
        }
    }

    /// The first open cell in reading order, and its least digit.
    #[inline(always)]
    fn branch_in_reading_order(&self, counts: &Counts) -> Option<Branch> {
        let [upper, lower] = counts.two.0;
        let (word, shift) = match (upper as u32, upper >> 32) {
            (0, 0) => (1, 0),
            (0, _) => (0, 32),
            _ => (0, 0),
        };
        let band = [upper, lower][word] >> shift & BAND;
        let line = (0..3).map(|line| band & row(line)).find(|&line| line != 0)?;
        // Bits of a row are three columns of each block apart: 9 × column in block + 3 × block.
        let in_block = (0..3).map(|which| line & block(3 * which)).find(|&cells| cells != 0)?;
        let bit = (in_block.trailing_zeros() + shift) as usize;
        let digits = self.digits(word, bit);
        let digit = (digits.trailing_zeros() as usize).min(8);
        let other = (digits.count_ones() == 2)
            .then(|| (digits & digits.wrapping_sub(1)).trailing_zeros() as usize);
        Some(Branch { word, bit, digit, other })
    }

    #[inline(always)]
    fn branch_where_most_is_removed(&self, counts: &Counts) -> Option<Branch> {
        let pairs = counts.two & !counts.three;
        if pairs.is_empty() {
            return self.branch_without_pairs(counts);
        }
        let open = !self.solved & Places::ALL;
        let mut left = if weight(open, Places::NONE) > SMALL { MANY } else { FEW };
        let mut best = (0, 0, 0, [0; 2]);
        for (word, peers) in PEERS.iter().enumerate() {
            let mut cells = pairs.0[word];
            while cells != 0 && left != 0 {
                left -= 1;
                let bit = (cells.trailing_zeros() & 63) as usize;
                cells &= cells - 1;
                let digits = self.digits(word, bit);
                let two =
                    [digits.trailing_zeros(), (digits & digits.wrapping_sub(1)).trailing_zeros()]
                        .map(|digit| (digit as usize).min(8));
                let removed = (self.places[two[0]] | self.places[two[1]]) & peers[bit];
                let weight = weight(removed, removed & pairs);
                if weight >= best.0 {
                    best = (weight, word, bit, two);
                }
            }
        }
        let (_, word, bit, two) = best;
        let [one, other] = two.map(|digit: usize| {
            let removed = self.places[digit] & PEERS[word][bit];
            weight(removed, removed & pairs)
        });
        let [digit, other] = if one < other { [two[1], two[0]] } else { two };
        Some(Branch { word, bit, digit, other: Some(other) })
    }

    /// The same for the few boards where every open cell has three digits or more: of the first
    /// open cells of the bands, that with the fewest.
    #[inline(never)]
    fn branch_without_pairs(&self, counts: &Counts) -> Option<Branch> {
        let open = [(0, 0xffff_ffff), (0, !0xffff_ffff), (1, u64::MAX)].into_iter().filter_map(
            |(word, half)| {
                let cells = counts.two.0[word] & half;
                (cells != 0).then(|| {
                    let bit = (cells.trailing_zeros() & 63) as usize;
                    (word, bit, self.digits(word, bit))
                })
            },
        );
        let (word, bit, digits) = open.min_by_key(|(_, _, digits)| digits.count_ones())?;
        Some(Branch { word, bit, digit: digits.trailing_zeros() as usize, other: None })
    }

    /// Takes the digit of a branch. Returns the digits that changed.
    #[inline(always)]
    pub(super) fn take(&mut self, branch: &Branch) -> u32 {
        let changed = self.place(branch, branch.digit);
        branch.other.map_or(changed, |other| changed | self.remove(branch, other))
    }

    /// Removes the digit of a branch; where just one other is left, that stands. Returns the digits
    /// that changed.
    #[inline(always)]
    pub(super) fn refuse(&mut self, branch: &Branch) -> u32 {
        let changed = self.remove(branch, branch.digit);
        branch.other.map_or(changed, |other| changed | self.place(branch, other))
    }

    #[inline(always)]
    fn place(&mut self, branch: &Branch, digit: usize) -> u32 {
        if branch.other.is_some() {
            self.solved.0[branch.word & 1] |= 1 << branch.bit;
        }
        self.places[digit.min(8)].0[branch.word & 1] &= KEPT[branch.bit & 63];
        1 << digit
    }

    #[inline(always)]
    fn remove(&mut self, branch: &Branch, digit: usize) -> u32 {
        self.places[digit.min(8)].0[branch.word & 1] &= !(1 << branch.bit);
        1 << digit
    }
}

/// How many cells there are, those of the second set counted twice again.
///
/// Bit by bit in parallel, for the plainest x86-64 has no instruction that counts.
#[inline(always)]
fn weight(cells: Places, again: Places) -> u64 {
    const ONES: u64 = 0x5555_5555_5555_5555;
    const TWOS: u64 = 0x3333_3333_3333_3333;
    const FOURS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let by_eights = |places: Places| {
        let [one, other] = places.0.map(|word| {
            let twos = word - (word >> 1 & ONES);
            (twos & TWOS) + (twos >> 2 & TWOS)
        });
        let fours = one + other;
        (fours & FOURS) + (fours >> 4 & FOURS)
    };
    (by_eights(cells) + 2 * by_eights(again)).wrapping_mul(0x0101_0101_0101_0101) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;

    #[test]
    fn weight_counts() {
        let mut source = RandomSource::new(2026, 0);
        for _ in 0..1000 {
            let mut random = || {
                Places([0, 1].map(|_| {
                    u64::from(source.below(u32::MAX)) << 32 | u64::from(source.below(u32::MAX))
                }))
            };
            let (cells, again) = (random() & Places::ALL, random() & Places::ALL);
            let count =
                |places: Places| u64::from(places.0[0].count_ones() + places.0[1].count_ones());
            assert_eq!(weight(cells, again), count(cells) + 2 * count(again));
        }
        assert_eq!(weight(Places::ALL, Places::ALL), 243);
    }
}
