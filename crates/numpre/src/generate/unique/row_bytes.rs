//! Sets of rows for eight digits at once, a byte each.
//!
//! ```text
//!   rows   1 2 3 4 5 6 7 8 | 9        a set of rows: eight bits, and one that stands apart
//!   byte   1 . 1 . . . . .   1        eight such sets, of the eight digits after a digit: one u64 for the bits, one for the last row
//! ```

/// Eight sets of rows of which each has a certain row: that with the digit after the row's own,
/// with the next, and so on, the first coming after the last. As each has the row, its bit tells
/// instead whether it has the last. A byte each, the first the lowest.
pub(super) type EightSets = u64;

/// The digit of a value; what is no value does not matter.
pub(super) fn digit(value: u8) -> usize {
    usize::from(value % 16)
}

/// Eight bytes of one.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

/// Whether one of eight bytes is zero.
pub(super) fn has_none(bytes: u64) -> bool {
    bytes.wrapping_sub(ONES) & !bytes & (ONES << 7) != 0
}

/// A row, for eight bytes at once: its bit among the first eight, or all bits if it is the last.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) bit: u64,
    is_last: u64,
}

impl Row {
    pub(super) fn new(row: usize) -> Row {
        let bits = 1_u64 << row;
        Row { bit: (bits & 0xff) * ONES, is_last: (bits >> 8).wrapping_neg() }
    }

    /// The rows but this one, the last in its place.
    pub(super) fn others(self, first: u64, last: u64) -> u64 {
        first & !self.bit | last & self.bit
    }

    /// Something where this one is among the rows.
    pub(super) fn own(self, first: u64, last: u64) -> u64 {
        first & self.bit | last & self.is_last
    }
}

/// Rows of each digit, 1 to 9, and then of each once more, so that those after any one stand
/// together: the first eight as bits, and all bits for the last.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) first: [u8; 32],
    pub(super) last: [u8; 32],
}

impl Rows {
    pub(super) const NONE: Rows = Rows { first: [0; 32], last: [0; 32] };
    pub(super) const ALL: Rows = Rows { first: [0xff; 32], last: [0xff; 32] };

    /// Takes a row of a digit in, or out.
    pub(super) fn turn(&mut self, digit: usize, row: Row) {
        for digit in [digit, digit + 9] {
            self.first[digit] ^= row.bit as u8;
            self.last[digit] ^= row.is_last as u8;
        }
    }

    /// Those of the eight digits after this one, a byte each.
    pub(super) fn after(&self, digit: usize) -> (u64, u64) {
        let eight = |rows: &[u8; 32]| {
            rows[digit + 1..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight))
        };
        (eight(&self.first), eight(&self.last))
    }
}
