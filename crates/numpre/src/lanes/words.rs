//! Candidates on their way out of the lanes: one word per board, digit and band.

use super::state::{State, place_of};
use super::transpose::exchange_bits;
use super::vector::Vector;

/// The candidates of 256 boards, by band, digit and lane. Bit *i* of a word is set if cell *i* of
/// the band, row by row, has the digit as a candidate.
pub(crate) type Words = [[[u32; 256]; 9]; 3];

impl<V: Vector> State<V> {
    /// Writes the candidates of all boards to `words`.
    #[inline(always)]
    pub(crate) fn unload(&self, words: &mut Words) {
        for (band, words) in words.iter_mut().enumerate() {
            for (digit, words) in words.iter_mut().enumerate() {
                let mut rows = [V::zero(); 32];
                for (cell, row) in rows.iter_mut().take(27).enumerate() {
                    let (block, place) = place_of(27 * band + cell);
                    *row = self.blocks[block][digit][place];
                }
                transpose(&mut rows);
                for (number, row) in rows.into_iter().enumerate() {
                    for (quarter, word) in row.lanes().0.into_iter().enumerate() {
                        words[64 * quarter + number] = word as u32;
                        words[64 * quarter + 32 + number] = (word >> 32) as u32;
                    }
                }
            }
        }
    }
}

/// Transposes bits: within each 32 lanes, bit `l` of row `r` becomes bit `r` of row `l`.
#[inline(always)]
fn transpose<V: Vector>(rows: &mut [V; 32]) {
    exchange::<V, 16>(rows, 0x0000_ffff_0000_ffff);
    exchange::<V, 8>(rows, 0x00ff_00ff_00ff_00ff);
    exchange::<V, 4>(rows, 0x0f0f_0f0f_0f0f_0f0f);
    exchange::<V, 2>(rows, 0x3333_3333_3333_3333);
    exchange::<V, 1>(rows, 0x5555_5555_5555_5555);
}

/// Exchanges, in each pair of rows that are `ROWS` apart, the bits of the first outside `mask` with
/// the bits of the second within `mask`.
#[inline(always)]
fn exchange<V: Vector, const ROWS: i32>(rows: &mut [V; 32], mask: u64) {
    let step = ROWS as usize;
    for number in (0..32).filter(|number| number & step == 0) {
        let (mut high, mut low) = (rows[number], rows[number + step]);
        exchange_bits::<V, ROWS>(&mut high, &mut low, mask);
        (rows[number], rows[number + step]) = (high, low);
    }
}
