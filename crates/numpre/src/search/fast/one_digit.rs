//! What the rule says about one digit alone, to its end.

use super::board::Board;
use super::places::{BAND, Places, both};
use super::tables::{MINICOLUMNS, MINIROWS};

/// The lowest of each three bits: one bit for each column of a band.
const COLUMNS: u64 = 0o111_111_111;
/// The nine bits of an index.
const NINE: u64 = 0o777;

/// There is no solution.
pub(super) struct Contradiction;

impl Board {
    /// Closes the digits on the list, and those that change because of it, until none is left.
    #[inline(always)]
    pub(super) fn close_digits(&mut self, mut changed: u32) -> Result<(), Contradiction> {
        // In rounds, so that a digit is closed once for several changes.
        let mut ahead = u32::MAX;
        while changed != 0 {
            let next = if changed & ahead != 0 { changed & ahead } else { changed };
            let digit = (next.trailing_zeros() as usize).min(8);
            ahead = u32::MAX << digit << 1;
            changed = (changed & !(1 << digit)) | self.close(digit)?;
        }
        Ok(())
    }

    /// Closes one digit: removes all places that no arrangement in its band or its stack has, until
    /// nothing changes; then removes the other digits from the cells where it is now known to
    /// stand. Returns the digits that lost places so.
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
            // Where a band has no arrangement, no stack has one.
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
        // A cell is known where both its minirow and its minicolumn must have the digit.
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

/// The minirows of a band, or of two at once, that have a place: bit `3 × block + row`, other bits
/// at random.
#[inline(always)]
fn minirows(places: u64) -> u64 {
    places | places >> 9 | places >> 18
}

/// All three stacks closed: in the low half the minicolumns that can have the digit, in the high
/// half those that must, as bits `9 × column in block + 3 × block + band`.
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

/// The cells of the upper two bands in minicolumns.
#[inline(always)]
fn upper_bands(minicolumns: u64) -> u64 {
    let minicolumns = minicolumns & BAND;
    ((minicolumns | minicolumns << 31) & both(COLUMNS)) * 7
}

/// The cells of the lower band in minicolumns.
#[inline(always)]
fn lower_band(minicolumns: u64) -> u64 {
    (minicolumns >> 2 & COLUMNS) * 7
}
