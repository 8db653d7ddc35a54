//! Sets of cells in the order of the engine `fast`: 81 cells as 3 × 27 bits in two words.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The 27 cells of one band.
pub(super) const BAND: u64 = 0o777_777_777;

/// Returns a word with these 32 bits in both halves.
pub(super) const fn both(bits: u64) -> u64 {
    bits | bits << 32
}

/// A set of cells in the order drawn in the [module](super): the upper band in the low half of the
/// first word, the middle band in its high half, the lower band in the second word. Two words are
/// better than three, because an operation on a whole word treats two bands for the price of one.
///
/// For example, r5c8 is in row 2 of its band, in block 3 of it, and in column 2 of that block. Its
/// bit is 9 × 1 + 3 × 2 + 1 = 16 of the middle band, which is bit 32 + 16 = 48 of word 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places(pub(super) [u64; 2]);

impl Places {
    pub(super) const NONE: Places = Places([0; 2]);
    pub(super) const ALL: Places = Places([both(BAND), BAND]);

    /// Returns the word and the bit of a cell, given by its index in reading order.
    pub(super) const fn position(cell: usize) -> (usize, usize) {
        let (row, column) = (cell / 9, cell % 9);
        let bit = column % 3 * 9 + column / 3 * 3 + row % 3;
        match row / 3 {
            0 => (0, bit),
            1 => (0, 32 + bit),
            _ => (1, bit),
        }
    }

    /// Returns the set of one cell, given by its index in reading order.
    pub(super) const fn of(cell: usize) -> Places {
        let (word, bit) = Places::position(cell);
        let mut places = Places::NONE;
        places.0[word] = 1 << bit;
        places
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }
}

impl BitAnd for Places {
    type Output = Places;
    #[inline(always)]
    fn bitand(self, other: Places) -> Places {
        Places([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Places {
    type Output = Places;
    #[inline(always)]
    fn bitor(self, other: Places) -> Places {
        Places([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Not for Places {
    type Output = Places;
    #[inline(always)]
    fn not(self) -> Places {
        Places([!self.0[0], !self.0[1]])
    }
}

impl BitAndAssign for Places {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Places) {
        *self = *self & other;
    }
}

impl BitOrAssign for Places {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Places) {
        *self = *self | other;
    }
}
