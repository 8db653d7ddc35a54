//! The places of a digit: 81 cells as 3 × 27 bits in two words.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The 27 cells of one band.
pub(super) const BAND: u64 = 0o777_777_777;

/// The same bits in both halves of a word.
pub(super) const fn both(bits: u64) -> u64 {
    bits | bits << 32
}

/// A set of cells in the engine's own order (see the [module](super) for the picture): the upper
/// and the middle band in the halves of the first word, the lower band in the second. Two words,
/// because whatever is done to both halves of a word costs what it costs for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places(pub(super) [u64; 2]);

impl Places {
    pub(super) const NONE: Places = Places([0; 2]);
    pub(super) const ALL: Places = Places([both(BAND), BAND]);

    /// Which word, and which bit of it, stands for a cell, by its index in reading order.
    pub(super) const fn position(cell: usize) -> (usize, usize) {
        let (row, column) = (cell / 9, cell % 9);
        let bit = column % 3 * 9 + column / 3 * 3 + row % 3;
        match row / 3 {
            0 => (0, bit),
            1 => (0, 32 + bit),
            _ => (1, bit),
        }
    }

    /// The set of one cell.
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
