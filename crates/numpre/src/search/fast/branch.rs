//! Chooses where to branch: at the cell whose two digits would remove the most, or in reading
//! order.
//!
//! For two cells with two digits each, counting among their 20 peers:
//!
//! ```text
//!   cell   digits   peers with one of them   of these, with two digits   weight
//!   r1c1   3 8      7                        1                           7 + 2 × 1 =  9
//!   r5c5   2 6      6                        3                           6 + 2 × 3 = 12   taken
//! ```
//!
//! If 2 is possible in peers of weight 5 and 6 in peers of weight 9, the first child has r5c5 = 6.

use super::between_digits::Counts;
use super::board::Board;
use super::places::{BAND, Places};
use super::tables::{KEPT, PEERS, block, row};

/// A cell and a digit: one child has the digit in the cell, the other does not.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    word: usize,
    bit: usize,
    /// The digit that the first child places.
    digit: usize,
    /// The other digit, or `None` if the cell has more than two.
    other: Option<usize>,
}

/// The number of open cells up to which the tree below a node is small, so that it is enough to
/// compare [`FEW`] cells. With 38 instead, the hardest puzzles take 4% fewer instructions, and
/// puzzles with multiple solutions 4% more.
const SMALL: u64 = 44;
/// The number of cells with two digits that are compared if the tree below is small.
const FEW: u32 = 2;
/// The number of cells with two digits that are compared if the tree below is large.
const MANY: u32 = 12;

/// The order in which solutions are found.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// The order that results from keeping the tree small.
    Smallest,
    /// Reading order: cell by cell, the least digit first. This order does not depend on which
    /// candidates the rules have removed before a branch.
    Reading,
}

impl Board {
    /// Chooses where to branch. Returns `None` if every cell has one digit.
    #[inline(always)]
    pub(super) fn branch(&self, counts: &Counts, order: Order) -> Option<Branch> {
        match order {
            Order::Smallest => self.branch_where_most_is_removed(counts),
            Order::Reading => self.branch_in_reading_order(counts),
        }
    }

    /// Chooses the first open cell in reading order and its least digit.
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
        // Within a row, bits are in the order 9 × column in block + 3 × block: the cells of a block
        // are not next to each other, so the block is chosen first.
        let in_block = (0..3).map(|which| line & block(3 * which)).find(|&cells| cells != 0)?;
        let bit = (in_block.trailing_zeros() + shift) as usize;
        let digits = self.digits(word, bit);
        let digit = (digits.trailing_zeros() as usize).min(8);
        let other = (digits.count_ones() == 2)
            .then(|| (digits & digits.wrapping_sub(1)).trailing_zeros() as usize);
        Some(Branch { word, bit, digit, other })
    }

    /// Chooses the cell with two digits whose peers with one of these digits weigh most. A peer
    /// with two digits weighs 3, because it becomes a naked single; other peers weigh 1.
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

    /// Chooses where to branch on the few boards in which every open cell has three digits or more:
    /// of the first open cell of each band, the one with the fewest digits.
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

    /// Becomes the first child of a branch: places its digit. Returns the digits that changed.
    #[inline(always)]
    pub(super) fn take(&mut self, branch: &Branch) -> u32 {
        let changed = self.place(branch, branch.digit);
        branch.other.map_or(changed, |other| changed | self.remove(branch, other))
    }

    /// Becomes the second child of a branch: removes its digit, and places the other one if the
    /// cell had two. Returns the digits that changed.
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

/// Returns the number of cells, plus twice the number of cells in the second set.
///
/// It adds bits in parallel, because the baseline x86-64 has no instruction that counts bits.
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
    fn weight_is_the_first_count_plus_twice_the_second() {
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
