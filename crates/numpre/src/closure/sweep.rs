//! One sweep: singles and locked candidates of all digits in all houses at once, without a branch.
//!
//! For example, the digit 4 has these places in the top band. `x` marks the *minirows* (three cells
//! of a row in a block) that have it:
//!
//! ```text
//!   cells                    minirows
//!   . 4 4 | . . . | . . .    x . .      row 1 has 4 only in block 1 (claiming): r2c1 loses it
//!   4 . . | . 4 . | . . 4    x x x      block 3 has 4 only in row 2 (pointing): r2c1, r2c5 lose it
//!   . . . | 4 . . | . . .    . x .      row 3 has 4 only in block 2 (claiming): r2c5 loses it
//! ```

use super::bit_boards::{BAND, BitBoards, Contradictory, LANES, Lanes};
use crate::vocabulary::Digit;

/// The first cell of every minirow of a band.
pub(super) const FIRST_OF_THREE: u32 = 0o111_111_111;
/// The first cell of every row of a band.
pub(super) const FIRST_OF_ROW: u32 = 0o1_001_001;
/// The first cell of every minirow in the top row of a band: one bit per block.
pub(super) const FIRST_OF_BLOCK: u32 = 0o111;
/// The top row of a band: one bit per column.
pub(super) const ROW: u32 = 0x1ff;

/// Returns the bits that are set in two or three of the words.
#[inline(always)]
pub(super) fn several(a: u32, b: u32, c: u32) -> u32 {
    a & b | c & (a | b)
}

/// Repeats the nine bits of a row in all three rows of a band.
#[inline(always)]
pub(super) fn down(row: u32) -> u32 {
    row | row << 9 | row << 18
}

/// Extends every set bit to the two bits after it.
#[inline(always)]
fn three(first: u32) -> u32 {
    first | first << 1 | first << 2
}

/// Returns the cells in the same columns as `cells` and the other two rows of the band.
#[inline(always)]
pub(super) fn other_rows(cells: u32) -> u32 {
    (cells << 9 | cells >> 18 | cells << 18 | cells >> 9) & BAND
}

/// Returns the first cells of the minirows in the same row and the other two blocks. `firsts` has
/// only first cells of minirows.
#[inline(always)]
pub(super) fn other_blocks(firsts: u32) -> u32 {
    const STACK: u32 = FIRST_OF_ROW;
    let (left, middle, right) = (firsts & STACK, firsts >> 3 & STACK, firsts >> 6 & STACK);
    (middle | right) | (left | right) << 3 | (left | middle) << 6
}

/// Returns the other two columns of each group of three. The input is one row of nine columns, or
/// three such rows.
#[inline(always)]
pub(super) fn other_columns(columns: u32) -> u32 {
    const FIRST: u32 = FIRST_OF_THREE;
    let (left, middle, right) = (columns & FIRST, columns >> 1 & FIRST, columns >> 2 & FIRST);
    (middle | right) | (left | right) << 1 | (left | middle) << 2
}

impl BitBoards {
    /// Confirms the naked singles (Sbit) that there are now. Returns whether there were any. A cell
    /// without a candidate is a contradiction.
    #[inline]
    pub(crate) fn naked_singles(&mut self) -> Result<bool, Contradictory> {
        self.each_naked_single(|_| {})
    }

    /// Does the same, and calls `on_single` with the digit of each naked single.
    #[inline]
    pub(super) fn each_naked_single(
        &mut self,
        mut on_single: impl FnMut(Digit),
    ) -> Result<bool, Contradictory> {
        let mut found = [0; 3];
        for (band, found) in self.bands.iter().zip(&mut found) {
            let (mut one, mut two) = (0, 0);
            for board in band.iter().take(9) {
                two |= one & board;
                one |= board;
            }
            if one != BAND {
                return Err(Contradictory);
            }
            *found = !two;
        }
        let mut any = false;
        for (band, (found, confirmed)) in found.into_iter().zip(self.confirmed).enumerate() {
            let mut fresh = found & BAND & !confirmed;
            while fresh != 0 {
                any = true;
                let cell = 27 * band + fresh.trailing_zeros() as usize;
                fresh &= fresh - 1;
                // A cell confirmed earlier in this pass may have taken the digit of this one.
                match self.digits(cell).first() {
                    Some(digit) => {
                        self.confirm(cell, digit.index());
                        on_single(digit);
                    }
                    None => return Err(Contradictory),
                }
            }
        }
        Ok(any)
    }

    /// If `HIDDEN`, places the hidden singles (Ubit) that there are now. If `LOCKED`, removes
    /// candidates by locked candidates (InterSection). Returns whether anything changed. A house
    /// without a place for a digit is a contradiction.
    ///
    /// Each lane is one digit. In each band the sweep finds the *minirows* (three cells of a row in
    /// a block) that have the digit at all, and those that have it more than once. A row and a
    /// block are three minirows each. A column has three cells in each band, which are added up
    /// over the bands.
    #[inline]
    pub(crate) fn sweep<const HIDDEN: bool, const LOCKED: bool>(
        &mut self,
    ) -> Result<bool, Contradictory> {
        let mut hidden: [Lanes; 3] = [[0; LANES]; 3];
        let mut missing: Lanes = [0; LANES];
        let mut removed: Lanes = [0; LANES];
        let [first, second, third] = &mut self.bands;
        for lane in 0..LANES {
            let bands = [first[lane], second[lane], third[lane]];
            let mut column_any = [0; 3];
            let mut column_several = 0;
            let mut lone = [0; 3];
            let mut remove = [0; 3];
            let mut lacks = 0;
            for band in 0..3 {
                let cells = bands[band];
                let (a, b, c) = (
                    cells & FIRST_OF_THREE,
                    cells >> 1 & FIRST_OF_THREE,
                    cells >> 2 & FIRST_OF_THREE,
                );
                let any = a | b | c;
                let many = several(a, b, c);

                let (a, b, c) =
                    (any & FIRST_OF_ROW, any >> 3 & FIRST_OF_ROW, any >> 6 & FIRST_OF_ROW);
                lacks |= FIRST_OF_ROW & !(a | b | c);
                let row_many = several(a, b, c) | (many | many >> 3 | many >> 6) & FIRST_OF_ROW;
                let row_one = FIRST_OF_ROW & !row_many;

                let (a, b, c) = (any & FIRST_OF_BLOCK, any >> 9 & FIRST_OF_BLOCK, any >> 18);
                lacks |= FIRST_OF_BLOCK & !(a | b | c);
                let block_many =
                    several(a, b, c) | (many | many >> 9 | many >> 18) & FIRST_OF_BLOCK;
                let block_one = FIRST_OF_BLOCK & !block_many;

                let (a, b, c) = (cells & ROW, cells >> 9 & ROW, cells >> 18);
                column_any[band] = a | b | c;
                column_several |= several(a, b, c);
                if HIDDEN {
                    lone[band] = (row_one << 9).wrapping_sub(row_one) | down(three(block_one));
                }
                if LOCKED {
                    // Claiming: the only minirow with the digit in its row. Pointing: the only one
                    // in its block.
                    let claiming = any & !other_blocks(any);
                    let pointing = any & !other_rows(any);
                    remove[band] = three(other_rows(claiming) | other_blocks(pointing));
                }
            }
            let [a, b, c] = column_any;
            lacks |= ROW & !(a | b | c);
            if HIDDEN {
                let column_one = down(ROW & !(several(a, b, c) | column_several));
                for band in 0..3 {
                    hidden[band][lane] = bands[band] & (lone[band] | column_one);
                }
            }
            if LOCKED {
                // The same with minicolumns. Pointing: the only one with the digit in its block.
                // Claiming: the only one in its column.
                let pointing =
                    [a & !other_columns(a), b & !other_columns(b), c & !other_columns(c)];
                let claiming = [a & !(b | c), b & !(a | c), c & !(a | b)];
                remove[0] |= down(other_columns(claiming[0]) | pointing[1] | pointing[2]);
                remove[1] |= down(other_columns(claiming[1]) | pointing[0] | pointing[2]);
                remove[2] |= down(other_columns(claiming[2]) | pointing[0] | pointing[1]);
                first[lane] = bands[0] & !remove[0];
                second[lane] = bands[1] & !remove[1];
                third[lane] = bands[2] & !remove[2];
                removed[lane] = bands[0] & remove[0] | bands[1] & remove[1] | bands[2] & remove[2];
            }
            missing[lane] = lacks;
        }
        if missing.iter().take(9).fold(0, |all, lacks| all | lacks) != 0 {
            return Err(Contradictory);
        }
        let changed = removed.iter().fold(0, |all, removed| all | removed) != 0;
        Ok(HIDDEN && self.place_all(&hidden) || changed)
    }

    /// Places these candidates in cells that are not confirmed yet. Returns whether there were any.
    #[inline]
    fn place_all(&mut self, candidates: &[Lanes; 3]) -> bool {
        let mut changed = false;
        for (band, (candidates, confirmed)) in candidates.iter().zip(self.confirmed).enumerate() {
            for (digit, found) in candidates.iter().take(9).enumerate() {
                let mut fresh = found & !confirmed;
                while fresh != 0 {
                    changed = true;
                    self.place(27 * band + fresh.trailing_zeros() as usize, digit);
                    fresh &= fresh - 1;
                }
            }
        }
        changed
    }
}
