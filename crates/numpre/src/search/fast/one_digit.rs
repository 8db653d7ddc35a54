//! Closes single digits: applies all that the rules say about one digit until nothing changes.
//!
//! A digit of which r1c2, r1c5, r2c4, r2c7, r3c1 and r3c9 are left in the upper band:
//!
//! ```text
//!            block 1   block 2   block 3      its minirows by block   1 2 3
//!   row 1    . x .     . x .     . . .                       row 1   x x .
//!   row 2    . . .     x . .     x . .                       row 2   . x x
//!   row 3    x . .     . . .     . . x                       row 3   x . x   MINIROWS[0o635]
//! ```
//!
//! Two arrangements fit: rows 1, 2, 3 in the blocks 1, 2, 3, and rows 3, 1, 2. So nothing is
//! certain yet. Once a stack removes r1c2, only the second is left, and three minirows become
//! certain.

use super::board::Board;
use super::places::{BAND, Places, both};
use super::tables::{MINICOLUMNS, MINIROWS};

/// The lowest bit of every three: one bit for each column of a band.
const COLUMNS: u64 = 0o111_111_111;
/// The nine bits of an index into the tables.
const NINE: u64 = 0o777;

/// The error of a board that has no solution.
pub(super) struct Contradiction;

impl Board {
    /// Closes the digits in `changed`, then the digits that change because of it, until none is
    /// left.
    #[inline(always)]
    pub(super) fn close_digits(&mut self, mut changed: u32) -> Result<(), Contradiction> {
        // Goes through the digits in rounds, so that one closure can serve several changes.
        let mut ahead = u32::MAX;
        while changed != 0 {
            let next = if changed & ahead != 0 { changed & ahead } else { changed };
            let digit = (next.trailing_zeros() as usize).min(8);
            ahead = u32::MAX << digit << 1;
            changed = (changed & !(1 << digit)) | self.close(digit)?;
        }
        Ok(())
    }

    /// Closes one digit. Removes its places that belong to no arrangement of their band or stack,
    /// until nothing changes. Then removes the other digits from the cells in which this digit has
    /// become certain. Returns the other digits that lost places.
    #[inline(always)]
    fn close(&mut self, digit: usize) -> Result<u32, Contradiction> {
        let Places([mut upper, mut lower]) = self.places[digit];
        let (mut minirows, mut lower_minirows) =
            (minirows(upper) & both(NINE), minirows(lower) & NINE);
        let (rows, columns) = loop {
            let rows = [
                MINIROWS[(minirows & NINE) as usize],
                MINIROWS[(minirows >> 32 & NINE) as usize],
                MINIROWS[(lower_minirows & NINE) as usize],
            ];
            let possible = rows[0] & 0xffff_ffff | rows[1] << 32;
            upper &= possible;
            lower &= rows[2];
            let columns = minicolumns(upper, lower);
            // If a band has no arrangement, it has no places left, so no stack has one either.
            if columns == 0 {
                return Err(Contradiction);
            }
            upper &= upper_bands(columns);
            lower &= lower_band(columns);
            (minirows, lower_minirows) =
                (self::minirows(upper) & both(NINE), self::minirows(lower) & NINE);
            if (minirows ^ possible & both(NINE)) | (lower_minirows ^ rows[2] & NINE) == 0 {
                break (rows, columns);
            }
        };
        self.triads[digit] = [
            rows[0] & both(NINE) | (rows[1] & both(NINE)) << 9 | (rows[2] & both(NINE)) << 18,
            columns,
        ];
        // The digit is certain in a cell if it is certain in its minirow and in its minicolumn.
        let certain = Places([
            upper & (rows[0] >> 32 | rows[1] & !0xffff_ffff) & upper_bands(columns >> 32),
            lower & rows[2] >> 32 & lower_band(columns >> 32),
        ]);
        let new = certain & !self.solved;
        let mut changed = 0;
        if !new.is_empty() {
            self.solved |= new;
            for (other, places) in self.places.iter_mut().enumerate() {
                changed |= u32::from(!(*places & new).is_empty()) << other;
                *places &= !new;
            }
            changed &= !(1 << digit);
        }
        self.places[digit] = Places([upper, lower]);
        Ok(changed)
    }
}

/// Returns the minirows that have a place, as bit `3 × block + row`, for a band or for both bands
/// of a word. The bits above these nine are meaningless.
#[inline(always)]
fn minirows(places: u64) -> u64 {
    places | places >> 9 | places >> 18
}

/// Closes a digit in all three stacks. Returns the minicolumns where it remains possible in the low
/// half and those where it is certain in the high half, as bits `9 × column in block + 3 × block +
/// band`. Returns 0 if no stack has an arrangement.
#[inline(always)]
fn minicolumns(upper: u64, lower: u64) -> u64 {
    let upper = (upper | upper >> 1 | upper >> 2) & both(COLUMNS);
    let lower = (lower | lower >> 1 | lower >> 2) & COLUMNS;
    let all = (upper | upper >> 31 | lower << 2) & BAND;
    let stack = |block: u32| {
        let spread = all >> (3 * block) & 0o007_007_007;
        MINICOLUMNS[((spread | spread >> 6 | spread >> 12) & NINE) as usize] << (3 * block)
    };
    stack(0) | stack(1) | stack(2)
}

/// Returns the cells of these minicolumns in the upper two bands.
#[inline(always)]
fn upper_bands(minicolumns: u64) -> u64 {
    let minicolumns = minicolumns & BAND;
    ((minicolumns | minicolumns << 31) & both(COLUMNS)) * 7
}

/// Returns the cells of these minicolumns in the lower band.
#[inline(always)]
fn lower_band(minicolumns: u64) -> u64 {
    (minicolumns >> 2 & COLUMNS) * 7
}
