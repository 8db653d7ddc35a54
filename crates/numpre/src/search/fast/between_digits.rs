//! What the rule says about the digits together: one for every cell, three for every minirow and
//! minicolumn.

use super::board::Board;
use super::one_digit::Contradiction;
use super::places::{BAND, Places};
use super::tables::{KEPT, block, row};

/// The cells by the number of digits that can stand there.
pub(super) struct Counts {
    /// At least two.
    pub(super) two: Places,
    /// At least three.
    pub(super) three: Places,
}

impl Board {
    /// Counts the digits of every cell, and places the naked singles. Returns the digits that
    /// changed.
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
                    // None is left where another single of the same digit has just removed it: the
                    // next count will tell.
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

    /// Counts the digits of every minirow and minicolumn: each has three. Where just three can
    /// stand, they must, and leave their other minirows; where three must, no other can. Returns
    /// the digits that changed.
    ///
    /// The boards are closed: what the digits last said of their minirows and minicolumns is true.
    #[inline(always)]
    pub(super) fn fill_triads(&mut self) -> Result<u32, Contradiction> {
        // The low halves count those that can stand there, the high halves those that must.
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
        // Those for which only one of the two is true: otherwise there is nothing to remove.
        let open = just_three.map(|three| (three ^ three >> 32) & BAND);
        if open[0] | open[1] == 0 { Ok(0) } else { Ok(self.remove_triads(just_three, open)) }
    }

    /// Removes what [`fill_triads`](Board::fill_triads) found.
    #[inline(never)]
    fn remove_triads(&mut self, just_three: [u64; 2], open: [u64; 2]) -> u32 {
        let mut changed = 0;
        for (digit, (places, triads)) in self.places.iter_mut().zip(&self.triads).enumerate() {
            let before = *places;
            // Where the digit can stand and need not: it must, if just three can, and cannot, if
            // three others must.
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
