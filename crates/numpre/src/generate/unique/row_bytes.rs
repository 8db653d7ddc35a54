//! Sets of rows for eight digits at once, in one byte each.
//!
//! ```text
//!   rows   1 2 3 4 5 6 7 8 | 9     a set of rows: a byte for rows 1 to 8, and row 9 apart
//!   byte   1 . 1 . . . . .   1     here rows 1, 3 and 9
//!
//!   eight digits                   two u64, a byte per digit in each: rows 1 to 8, and row 9
//! ```

/// Eight sets of rows that all contain the same row, for a digit paired with each of the eight
/// others. The lowest byte is for the next higher digit, the following bytes for the digits after
/// that; 1 follows 9. The common row needs no bit, so its bit holds row 9 instead.
pub(super) type EightSets = u64;

/// Returns the digit of a cell's value, 1 to 9. Values above 9 do not occur; the remainder only
/// saves a bounds check.
pub(super) fn digit(value: u8) -> usize {
    usize::from(value % 16)
}

/// A word whose eight bytes are all 1.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

/// Returns whether at least one of the eight bytes is zero.
pub(super) fn has_none(bytes: u64) -> bool {
    bytes.wrapping_sub(ONES) & !bytes & (ONES << 7) != 0
}

/// A row as masks for eight bytes at once. For rows 1 to 8, `bit` has its bit in each byte and
/// `is_last` is zero. For row 9, `bit` is zero and `is_last` has all bits.
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

    /// Returns the sets without this row: its bit holds row 9 instead.
    pub(super) fn others(self, first: u64, last: u64) -> u64 {
        first & !self.bit | last & self.bit
    }

    /// Returns bytes that are not zero for the sets that contain this row.
    pub(super) fn own(self, first: u64, last: u64) -> u64 {
        first & self.bit | last & self.is_last
    }
}

/// The sets of rows of the digits 1 to 9, at the indices 1 to 9 and once more at 10 to 18, so that
/// the eight digits after any digit are adjacent. `first` has a bit for each of the rows 1 to 8,
/// and `last` has all bits or none for row 9.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) first: [u8; 32],
    pub(super) last: [u8; 32],
}

impl Rows {
    pub(super) const NONE: Rows = Rows { first: [0; 32], last: [0; 32] };
    pub(super) const ALL: Rows = Rows { first: [0xff; 32], last: [0xff; 32] };

    /// Adds a row to the set of a digit, or removes it.
    pub(super) fn turn(&mut self, digit: usize, row: Row) {
        for digit in [digit, digit + 9] {
            self.first[digit] ^= row.bit as u8;
            self.last[digit] ^= row.is_last as u8;
        }
    }

    /// Returns the sets of the eight digits after this one, a byte each: rows 1 to 8, and row 9.
    pub(super) fn after(&self, digit: usize) -> (u64, u64) {
        let eight = |rows: &[u8; 32]| {
            rows[digit + 1..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight))
        };
        (eight(&self.first), eight(&self.last))
    }
}
