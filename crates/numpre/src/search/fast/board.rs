//! A node of the search: the places left to each digit.

use super::places::Places;
use super::tables::{CELL, COMPATIBLE, INDEX};
use crate::state::Candidates;
use crate::vocabulary::Grid;

/// All nine digits as a list of changed digits, bit 0 for digit 1.
pub(super) const EVERY_DIGIT: u32 = 0x1ff;

/// A node of the search: 19 × 16 = 304 bytes, copied at every branch.
#[derive(Clone, Copy)]
pub(super) struct Board {
    /// The cells where each digit is still possible.
    pub(super) places: [Places; 9],
    /// The minirows (`[0]`) and minicolumns (`[1]`) of each digit, as its last closure found them.
    /// The low half of a word has those where the digit is possible, the high half those where it
    /// is certain.
    ///
    /// Minirows have bit `9 × band + 3 × block + row`: r5c7–r5c9 are bit 9 + 6 + 1 = 16.
    /// Minicolumns have bit `9 × column in block + 3 × block + band`: r4c8–r6c8 are bit 9 + 6 + 1 =
    /// 16, too.
    pub(super) triads: [[u64; 2]; 9],
    /// The cells that are solved: their digit is known, and no other digit is possible there.
    pub(super) solved: Places,
}

impl Board {
    /// Creates the board of these givens, with the digit of each removed from its peers. Returns
    /// `None` if two givens clash.
    #[inline]
    pub(super) fn of_givens(givens: &Grid) -> Option<Board> {
        let values = givens.values();
        // Indexed by value, including 0 for a blank, so that no branch is needed. Entry 0 is never
        // read.
        let mut compatible = [Places::ALL; 16];
        let mut own = [Places::NONE; 16];
        let mut place = |mut cells: u64, base: usize| {
            while cells != 0 {
                let cell = (base + cells.trailing_zeros() as usize) & 127;
                cells &= cells - 1;
                let value = usize::from(values.get(cell).copied().unwrap_or(0) & 15);
                compatible[value] &= COMPATIBLE[cell];
                own[value] |= CELL[cell];
            }
        };
        let (eights, last) = values.as_chunks::<8>();
        let mut filled = [0; 2];
        for (index, eight) in eights.iter().enumerate() {
            filled[index / 8] |= filled_of(*eight) << (index % 8 * 8);
        }
        filled[1] |= u64::from(last[0] != 0) << 16;
        place(filled[0], 0);
        place(filled[1], 64);

        let (mut solved, mut clashing) = (Places::NONE, Places::NONE);
        for value in 1..10 {
            solved |= own[value];
            clashing |= own[value] & !compatible[value];
        }
        if !clashing.is_empty() {
            return None;
        }
        let mut board = Board { places: [Places::NONE; 9], triads: [[0; 2]; 9], solved };
        for digit in 0..9 {
            board.places[digit] = compatible[digit + 1] & !solved | own[digit + 1];
        }
        Some(board)
    }

    /// Creates the board of these candidates, without removing any.
    pub(super) fn of_candidates(candidates: &Candidates) -> Board {
        let mut board =
            Board { places: [Places::NONE; 9], triads: [[0; 2]; 9], solved: Places::NONE };
        for (cell, digits) in candidates.iter() {
            for digit in digits.iter() {
                board.places[digit.index()] |= CELL[cell.index()];
            }
        }
        board
    }

    /// Returns the digits possible in a cell, which is given by word and bit. Bit 0 of the result
    /// is digit 1, as in [`DigitSet`](crate::DigitSet).
    #[inline(always)]
    pub(super) fn digits(&self, word: usize, bit: usize) -> u32 {
        let mut digits = 0;
        for digit in 0..9 {
            digits |= (self.places[digit].0[word] >> bit & 1) << digit;
        }
        digits as u32
    }

    /// Returns the full grid of a solved board.
    #[inline]
    pub(super) fn grid(&self) -> Grid {
        let mut values = [0; 81];
        for (value, places) in (1..).zip(&self.places) {
            for (word, count) in [(0, 6), (1, 3)] {
                let mut cells = places.0[word];
                // A digit has three cells per band. A loop of known length has no branch that the
                // processor could mispredict.
                for _ in 0..count {
                    let cell = usize::from(INDEX[word][(cells.trailing_zeros() & 63) as usize]);
                    cells &= cells.wrapping_sub(1);
                    if let Some(slot) = values.get_mut(cell) {
                        *slot = value;
                    }
                }
            }
        }
        Grid::from_values(values).expect("every value is 1 to 9")
    }
}

/// Returns which of eight values are not 0, as eight bits.
///
/// ```text
///   values             5     0     9     …      sum with 0x7f   0x84  0x7f  0x88  …
///   top bit of each    1     0     1     …      result          0b…101
/// ```
#[inline(always)]
fn filled_of(values: [u8; 8]) -> u64 {
    // Values are 0 to 9. Adding 0x7f sets the top bit of a byte exactly if its value is not 0.
    let tops = (u64::from_le_bytes(values).wrapping_add(0x7f7f_7f7f_7f7f_7f7f)
        & 0x8080_8080_8080_8080)
        >> 7;
    // The product gathers the eight bits in the top byte.
    tops.wrapping_mul(0x0102_0408_1020_4080) >> 56
}
