//! Hidden singles and locked candidates of one digit. The findings are the same as in the sweep of
//! nine digits; this is for states in which few digits have changed.
//!
//! The upper and the middle band (27 bits each) share one word, 32 bits apart. The lower band
//! shares another word with a full band, which never yields anything. Bits that a shift carries
//! from one band into the other are masked out.

use super::bit_boards::{BAND, Contradictory};
use super::sweep::{self, ROW, down, other_columns};

/// Repeats a mask for both bands of a word.
const fn both(bits: u32) -> u64 {
    bits as u64 | (bits as u64) << 32
}

const FIRST_OF_THREE: u64 = both(sweep::FIRST_OF_THREE);
const FIRST_OF_ROW: u64 = both(sweep::FIRST_OF_ROW);
const FIRST_OF_BLOCK: u64 = both(sweep::FIRST_OF_BLOCK);
const TOP_ROWS: u64 = both(ROW);

/// The findings about the places of a digit.
#[derive(Clone, Copy, Default)]
pub(super) struct Findings {
    /// The places that are the only one in some house, by band.
    pub(super) hidden: [u32; 3],
    /// The places that locked candidates leave, by band.
    pub(super) left: [u32; 3],
}

/// The findings about the two bands of a word, without regard to other bands.
struct Half {
    lacks: u64,
    lone: u64,
    remove: u64,
    column_any: u64,
    column_several: u64,
}

/// Returns the hidden singles and locked candidates of a digit with these places. A house without a
/// place is a contradiction.
pub(super) fn examine(bands: [u32; 3]) -> Result<Findings, Contradictory> {
    let [upper, lower] = words(bands).map(half);
    // The minicolumns that have the digit: nine bits per band, in three rows.
    let columns = upper.column_any as u32
        | (upper.column_any >> 23) as u32 & ROW << 9
        | (lower.column_any as u32 & ROW) << 18;
    let [a, b, c] = [columns & ROW, columns >> 9 & ROW, columns >> 18];
    if upper.lacks | lower.lacks | u64::from(ROW & !(a | b | c)) != 0 {
        return Err(Contradictory);
    }
    let in_bands =
        (upper.column_several | upper.column_several >> 32 | lower.column_several) as u32;
    let column_one = down(ROW & !(sweep::several(a, b, c) | in_bands));
    // Claiming: the only minicolumn with the digit in its column. Pointing: the only one in its
    // block.
    let (claiming, pointing) =
        (columns & !sweep::other_rows(columns), columns & !other_columns(columns));
    let remove = other_columns(claiming) | sweep::other_rows(pointing);
    let remove = [
        upper.remove as u32 | down(remove & ROW),
        (upper.remove >> 32) as u32 | down(remove >> 9 & ROW),
        lower.remove as u32 | down(remove >> 18),
    ];
    let lone = [upper.lone as u32, (upper.lone >> 32) as u32, lower.lone as u32];
    Ok(Findings {
        hidden: std::array::from_fn(|band| bands[band] & (lone[band] | column_one)),
        left: std::array::from_fn(|band| bands[band] & !remove[band]),
    })
}

fn words(bands: [u32; 3]) -> [u64; 2] {
    [u64::from(bands[0]) | u64::from(bands[1]) << 32, u64::from(bands[2]) | u64::from(BAND) << 32]
}

/// Returns the bits that are set in two or three of the words.
#[inline(always)]
fn several(a: u64, b: u64, c: u64) -> u64 {
    a & b | c & (a | b)
}

#[inline(always)]
fn half(x: u64) -> Half {
    let (a, b, c) = (x & FIRST_OF_THREE, x >> 1 & FIRST_OF_THREE, x >> 2 & FIRST_OF_THREE);
    let (any, many) = (a | b | c, several(a, b, c));

    let (a, b, c) = (any & FIRST_OF_ROW, any >> 3 & FIRST_OF_ROW, any >> 6 & FIRST_OF_ROW);
    let lacks = FIRST_OF_ROW & !(a | b | c);
    let row_one = FIRST_OF_ROW & !(several(a, b, c) | many | many >> 3 | many >> 6);
    // Claiming: the only minirow with the digit in its row.
    let claiming = any & !other_blocks([a, b, c]);

    let (a, b, c) = (any & FIRST_OF_BLOCK, any >> 9 & FIRST_OF_BLOCK, any >> 18 & FIRST_OF_BLOCK);
    let lacks = lacks | FIRST_OF_BLOCK & !(a | b | c);
    let block_one = FIRST_OF_BLOCK & !(several(a, b, c) | many | many >> 9 | many >> 18);
    // Pointing: the only minirow with the digit in its block.
    let pointing = any & !other_rows(any);
    let stacked =
        [pointing & FIRST_OF_ROW, pointing >> 3 & FIRST_OF_ROW, pointing >> 6 & FIRST_OF_ROW];

    let (a, b, c) = (x & TOP_ROWS, x >> 9 & TOP_ROWS, x >> 18 & TOP_ROWS);
    let in_block = block_one | block_one << 1 | block_one << 2;
    let first = other_rows(claiming) & FIRST_OF_THREE | other_blocks(stacked);
    Half {
        lacks,
        lone: ((row_one << 9) - row_one) | in_block | in_block << 9 | in_block << 18,
        remove: first | first << 1 | first << 2,
        column_any: a | b | c,
        column_several: several(a, b, c),
    }
}

/// Returns the first cells of the minirows in the same block and the other two rows. `firsts` has
/// only first cells of minirows.
#[inline(always)]
fn other_rows(firsts: u64) -> u64 {
    firsts << 9 | firsts >> 18 | firsts << 18 | firsts >> 9
}

/// Returns the first cells of the minirows in the same row and the other two blocks. The minirows
/// are given block by block, each shifted to the first block.
#[inline(always)]
fn other_blocks([left, middle, right]: [u64; 3]) -> u64 {
    (middle | right) | (left | right) << 3 | (left | middle) << 6
}

#[cfg(test)]
mod tests {
    use super::examine;
    use crate::closure::bit_boards::{BAND, BitBoards};
    use crate::random::RandomSource;

    #[test]
    fn one_digit_tells_what_the_sweep_of_nine_does() {
        let mut source = RandomSource::new(53, 0);
        let (mut changed, mut lacking) = (0, 0);
        for number in 0..20_000 {
            let mut random = || source.below(1 << 27);
            let places: [u32; 3] =
                std::array::from_fn(|_| (0..number % 4).fold(BAND, |few, _| few & random()));
            // Other digits have all their places and yield nothing, and no cell is left with one
            // candidate.
            let mut boards = BitBoards::ALL;
            boards.set_digit(4, places);
            let swept = boards.sweep::<true, true>();
            let Ok(one) = examine(places) else {
                assert!(swept.is_err(), "{places:?}");
                lacking += 1;
                continue;
            };
            assert!(swept.is_ok(), "{places:?}");
            let mut placed = BitBoards::ALL;
            placed.set_digit(4, one.left);
            for cell in (0..81).filter(|cell| one.hidden[cell / 27] >> (cell % 27) & 1 == 1) {
                placed.place(cell, 4);
            }
            assert_eq!((boards, boards.confirmed), (placed, one.hidden), "{places:?}");
            changed += usize::from(swept == Ok(true));
        }
        assert!(changed > 1000 && lacking > 1000, "{changed}, {lacking}");
    }
}
