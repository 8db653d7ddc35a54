//! What the engine knows of a board: the places left to each digit.

use super::places::Places;
use super::tables::{CELL, COMPATIBLE, INDEX};
use crate::state::Candidates;
use crate::vocabulary::Grid;

/// All nine digits, as the list of those whose places have changed.
pub(super) const EVERY_DIGIT: u32 = 0x1ff;

/// A node of the search: 19 × 16 bytes, copied where the tree branches.
#[derive(Clone, Copy)]
pub(super) struct Board {
    /// By digit: the cells where it can stand.
    pub(super) places: [Places; 9],
    /// By digit, as its last closure found them: its minirows (bit `9 × band + 3 × block + row`)
    /// and its minicolumns (bit `9 × column in block + 3 × block + band`); those that can have it
    /// in the low half, those that must in the high.
    pub(super) triads: [[u64; 2]; 9],
    /// The cells whose digit is known and has been removed from all other digits.
    pub(super) solved: Places,
}

impl Board {
    /// The board of these givens, each removed from its peers; `None` where two of them clash.
    #[inline]
    pub(super) fn of_givens(givens: &Grid) -> Option<Board> {
        let values = givens.values();
        // By value, so that no digit has to be told from a blank: what is written under 0 is never
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

    /// The board of these candidates, just as they stand.
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

    /// The digits that can stand in a cell, given by word and bit: bit 0 for 1, as in
    /// [`DigitSet`](crate::DigitSet).
    #[inline(always)]
    pub(super) fn digits(&self, word: usize, bit: usize) -> u32 {
        let mut digits = 0;
        for digit in 0..9 {
            digits |= (self.places[digit].0[word] >> bit & 1) << digit;
        }
        digits as u32
    }

    /// The full grid of a board that is solved.
    #[inline]
    pub(super) fn grid(&self) -> Grid {
        let mut values = [0; 81];
        for (value, places) in (1..).zip(&self.places) {
            for (word, count) in [(0, 6), (1, 3)] {
                let mut cells = places.0[word];
                // Three cells a band: with the count known, nothing is there to be guessed wrong by
                // the processor.
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

/// Which of eight values are not 0, as eight bits.
#[inline(always)]
fn filled_of(values: [u8; 8]) -> u64 {
    // Values are 0 to 9: adding 0x7f carries into the top bit just of those that are not 0.
    let tops = (u64::from_le_bytes(values).wrapping_add(0x7f7f_7f7f_7f7f_7f7f)
        & 0x8080_8080_8080_8080)
        >> 7;
    // The product brings the eighth bits together in the top byte.
    tops.wrapping_mul(0x0102_0408_1020_4080) >> 56
}
