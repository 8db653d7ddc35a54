//! Rules between digits: every cell has exactly one digit, every minirow and minicolumn three.
//!
//! Digits are counted for all cells at once, with counters of one bit per cell: `one` has the cells
//! with at least one digit so far, `two` those with at least two, `three` those with at least
//! three. For cells with the candidates 4, then 2 7, then 1 2 7:
//!
//! ```text
//!   after digit    1           2           4           7
//!   one            . . x       . x x       x x x       x x x
//!   two            . . .       . . x       . . x       . x x
//!   three          . . .       . . .       . . .       . . x
//! ```
//!
//! In the end the first cell is in `one` only: a naked single. The second has exactly two digits.

use super::board::Board;
use super::one_digit::Contradiction;
use super::places::{BAND, Places};
use super::tables::{KEPT, block, row};

/// The cells, grouped by the number of digits possible there.
pub(super) struct Counts {
    /// Cells with at least two digits.
    pub(super) two: Places,
    /// Cells with at least three digits.
    pub(super) three: Places,
}

impl Board {
    /// Counts the digits of every cell, and places the naked singles. Returns the digits that lost
    /// places, and the counts from before that.
    #[inline(always)]
    pub(super) fn place_naked_singles(&mut self) -> Result<(u32, Counts), Contradiction> {
        let (mut one, mut two, mut three) = (Places::NONE, Places::NONE, Places::NONE);
        for &places in &self.places {
            three |= two & places;
            two |= one & places;
            one |= places;
        }
        if one != Places::ALL {
            return Err(Contradiction);
        }
        let single = one & !two & !self.solved;
        let mut changed = 0;
        if !single.is_empty() {
            self.solved |= single;
            for word in 0..2 {
                let mut cells = single.0[word];
                while cells != 0 {
                    let bit = (cells.trailing_zeros() & 63) as usize;
                    cells &= cells - 1;
                    // No digit is left if another single of the same digit has just removed it. The
                    // next count then finds the contradiction.
                    let digits = self.digits(word, bit);
                    changed |= digits;
                    if let Some(places) = self.places.get_mut(digits.trailing_zeros() as usize) {
                        places.0[word] &= KEPT[bit];
                    }
                }
            }
        }
        Ok((changed, Counts { two, three }))
    }

    /// Counts the digits of every minirow and minicolumn, each of which holds exactly three.
    /// Returns the digits that lost places. For the minirow r1c1–r1c3:
    ///
    /// ```text
    ///   possible digits    certain digits    conclusion
    ///   2 5 7              2                 5 and 7 are certain too: they are removed from the
    ///                                        rest of row 1 and of block 1
    ///   2 4 5 7            2 5 7             4 is removed from r1c1–r1c3
    ///   2 5                2                 a contradiction: fewer than three are possible
    ///   2 4 5 7            2 4 5 7           a contradiction: more than three are certain
    /// ```
    ///
    /// All digits must be closed, so that their minirows and minicolumns are up to date.
    #[inline(always)]
    pub(super) fn fill_triads(&mut self) -> Result<u32, Contradiction> {
        // The low halves count the possible digits, the high halves the certain ones.
        let (mut one, mut two, mut three, mut four) = ([0; 2], [0; 2], [0; 2], [0; 2]);
        for triads in &self.triads {
            for way in 0..2 {
                four[way] |= three[way] & triads[way];
                three[way] |= two[way] & triads[way];
                two[way] |= one[way] & triads[way];
                one[way] |= triads[way];
            }
        }
        if three[0] & three[1] & BAND != BAND || (four[0] | four[1]) >> 32 != 0 {
            return Err(Contradiction);
        }
        let just_three = [three[0] & !four[0], three[1] & !four[1]];
        // The triads with exactly three possible or exactly three certain digits, but not both: if
        // both hold, there is nothing to remove.
        let open = just_three.map(|three| (three ^ three >> 32) & BAND);
        if open[0] | open[1] == 0 { Ok(0) } else { Ok(self.remove_triads(just_three, open)) }
    }

    /// Removes the places that [`fill_triads`](Board::fill_triads) found to be impossible.
    /// `just_three` are the triads with exactly three possible (low half) or certain digits (high
    /// half); `open` are those in which something can be removed. Returns the digits that lost
    /// places.
    #[inline(never)]
    fn remove_triads(&mut self, just_three: [u64; 2], open: [u64; 2]) -> u32 {
        let mut changed = 0;
        for (digit, (places, triads)) in self.places.iter_mut().zip(&self.triads).enumerate() {
            let before = *places;
            // Open triads where the digit is possible but not certain. It becomes certain if
            // exactly three digits are possible, and impossible if three others are certain.
            let undecided = [0, 1].map(|way| open[way] & triads[way] & !(triads[way] >> 32));
            let mut rest = undecided[0];
            while rest != 0 {
                let triad = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let (band, place) = (triad / 9, triad % 9);
                let minirow = 0o001_001_001 << place;
                let lost = if just_three[0] >> triad & 1 == 0 {
                    minirow
                } else {
                    (block(place) | row(place)) & !minirow
                };
                places.0[band >> 1] &= !(lost << (32 * (band & 1)));
            }
            let mut rest = undecided[1];
            while rest != 0 {
                let triad = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let (band, place) = (triad % 3, triad / 3 * 3);
                let column = 0o7 << place;
                for each in 0..3 {
                    let lost = match (just_three[1] >> triad & 1 == 0, each == band) {
                        (true, true) | (false, false) => column,
                        (true, false) => 0,
                        (false, true) => block(place) & !column,
                    };
                    places.0[each >> 1] &= !(lost << (32 * (each & 1)));
                }
            }
            changed |= u32::from(*places != before) << digit;
        }
        changed
    }
}
