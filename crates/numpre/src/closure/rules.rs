//! A set of rules, and the closure of a state under it.

use super::bit_boards::{BitBoards, Contradictory, LANES};
use super::locked_sets::{self, Matrix};
use crate::state::Candidates;
use crate::vocabulary::House;

/// Which of S4's rules run: naked single (Sbit) always, and others by their largest size.
///
/// In a house of nine cells E(n) and X(9 − n) say the same: if *n* cells hold only *n* digits, then
/// the other digits stand only in the other cells. So the two numbers together tell how complete a
/// set is; from a sum of 8 on nothing is missing ([`is_complete`](Rules::is_complete)), whichever
/// the share of each. S4.6 rests on this.
///
/// ```
/// use numpre::closure::Rules;
///
/// assert_eq!(Rules::C[5], Rules { enclosure: 4, exclosure: 4, intersection: true });
/// assert!(Rules::C[5].is_complete() && Rules::ENCLOSURE.is_complete() && !Rules::C[4].is_complete());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// E(1) … E(this): *n* cells of a house that hold *n* digits (naked single, pair, …). From 1
    /// on; 0 counts as 1.
    pub enclosure: u8,
    /// X(1) … X(this): *n* digits of a house that stand in *n* cells (hidden single, pair, …). 0
    /// for none.
    pub exclosure: u8,
    /// InterSection: locked candidates.
    pub intersection: bool,
}

impl Rules {
    /// C1 … C6, each containing those before it: Sbit, Ubit, InterSection, pairs, triples, quads.
    pub const C: [Rules; 6] = [
        Rules { enclosure: 1, exclosure: 0, intersection: false },
        Rules { enclosure: 1, exclosure: 1, intersection: false },
        Rules { enclosure: 1, exclosure: 1, intersection: true },
        Rules { enclosure: 2, exclosure: 2, intersection: true },
        Rules { enclosure: 3, exclosure: 3, intersection: true },
        Rules::C6,
    ];
    /// All of A2-1 to A2-4: what runs inside of negation.
    pub const C6: Rules = Rules { enclosure: 4, exclosure: 4, intersection: true };
    /// Enclosure(1…8), the one operation into which the hypothesis folds all but negation (S4.6).
    pub const ENCLOSURE: Rules = Rules { enclosure: 8, exclosure: 0, intersection: false };
    /// Enclosure(1…8) and InterSection: by S4.6 the same as [`C6`](Rules::C6).
    pub const ENCLOSURE_AND_INTERSECTION: Rules =
        Rules { enclosure: 8, exclosure: 0, intersection: true };

    /// Whether E(n) and X(n) together cover tight sets of every size.
    #[inline]
    pub const fn is_complete(self) -> bool {
        self.enclosure + self.exclosure >= 8
    }

    /// The state in which these rules, run from this one, find nothing more.
    ///
    /// The rules only remove, and what one removes never hinders another, so the end does not
    /// depend on the order in which they run; nor does it whether one of them finds the state
    /// contradictory.
    ///
    /// # Errors
    /// [`Contradictory`] as soon as a rule says so.
    ///
    /// ```
    /// use numpre::{Candidates, Grid, closure::Rules};
    ///
    /// let puzzle: Grid = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...".parse()?;
    /// let end = Rules::C[2].close(&Candidates::pencil_marks(&puzzle)).unwrap();
    /// assert!(Rules::C[3].close(&end).unwrap() != end);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn close(self, candidates: &Candidates) -> Result<Candidates, Contradictory> {
        let mut boards = BitBoards::of_candidates(candidates);
        self.run(&mut boards, &BitBoards::NOTHING)?;
        Ok(boards.candidates())
    }

    /// Closes a state that differs from a closed one, or from [`BitBoards::NOTHING`]: tight sets
    /// are looked for only in houses where something has changed, and not before the singles and
    /// locked candidates find nothing more.
    pub(crate) fn run(
        self,
        boards: &mut BitBoards,
        closed: &BitBoards,
    ) -> Result<(), Contradictory> {
        if self.sweep_up(boards)? || !self.has_sets() {
            return Ok(());
        }
        let houses = boards.houses_changed_since(closed);
        self.remove_on(boards, houses, self.swept())
    }

    /// The same for a state that singles and locked candidates have closed.
    pub(crate) fn run_swept(
        self,
        boards: &mut BitBoards,
        closed: &BitBoards,
    ) -> Result<(), Contradictory> {
        if boards.is_solved() || !self.has_sets() {
            return Ok(());
        }
        let houses = boards.houses_changed_since(closed);
        self.remove_on(boards, houses, self.swept())
    }

    /// Whether they find nothing in a state.
    pub(crate) fn leaves(self, boards: &BitBoards) -> bool {
        let mut end = *boards;
        self.run(&mut end, &BitBoards::NOTHING).is_ok() && end.bands == boards.bands
    }

    /// Goes on from where `lower` rules have ended, if any have, of which these are more: where
    /// those find the same singles and locked candidates, only larger tight sets are new.
    pub(crate) fn run_beyond(
        self,
        lower: Option<Rules>,
        boards: &mut BitBoards,
    ) -> Result<(), Contradictory> {
        match lower.filter(|lower| lower.swept() == self.swept()) {
            None => self.run(boards, &BitBoards::NOTHING),
            Some(lower) if self.has_sets() && !boards.is_solved() => {
                self.remove_on(boards, ALL_HOUSES, lower)
            }
            Some(_) => Ok(()),
        }
    }

    /// Closes a state that `lower` rules have closed, and these rules everywhere but in these
    /// houses.
    fn remove_on(
        self,
        boards: &mut BitBoards,
        mut houses: u32,
        mut lower: Rules,
    ) -> Result<(), Contradictory> {
        let mut known = *boards;
        while self.remove_by_tight_sets(boards, houses, lower)? && !self.sweep_up(boards)? {
            (houses, lower) = (boards.houses_changed_since(&known), self.swept());
            known = *boards;
        }
        Ok(())
    }

    /// Whether a digit's one place in a house is seen.
    const fn has_hidden_singles(self) -> bool {
        self.exclosure > 0 || self.is_complete()
    }

    /// Of these rules, those that [`sweep_up`](Rules::sweep_up) closes under.
    const fn swept(self) -> Rules {
        Rules {
            enclosure: 1,
            exclosure: self.has_hidden_singles() as u8,
            intersection: self.intersection,
        }
    }

    /// Whether pairs or larger sets are among the rules.
    pub(crate) const fn has_sets(self) -> bool {
        self.enclosure >= 2 || self.exclosure >= 2
    }

    /// Singles and locked candidates until they find nothing more; whether the board is solved.
    pub(crate) fn sweep_up(self, boards: &mut BitBoards) -> Result<bool, Contradictory> {
        let hidden = self.has_hidden_singles();
        loop {
            while boards.naked_singles()? {}
            if boards.is_solved() {
                return Ok(true);
            }
            let changed = match (hidden, self.intersection) {
                (false, false) => false,
                (true, false) => boards.sweep::<true, false>()?,
                (false, true) => boards.sweep::<false, true>()?,
                (true, true) => boards.sweep::<true, true>()?,
            };
            if !changed {
                return Ok(false);
            }
        }
    }

    /// So many rounds: naked singles once, then hidden singles and locked candidates once. Whether
    /// there may be more to be found.
    pub(crate) fn sweep_times(boards: &mut BitBoards, times: usize) -> Result<bool, Contradictory> {
        for _ in 0..times {
            if !boards.naked_singles()? & !boards.sweep::<true, true>()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Tight sets in these houses, once, where `lower` rules find nothing more; whether anything
    /// was removed.
    ///
    /// If *n* of a house's open cells hold only *n* digits, the others are all that the other
    /// digits have. So where E(e) and X(x) find nothing, there are more than *e* of the former and
    /// more than *x* of the latter, or there is nothing to be removed.
    fn remove_by_tight_sets(
        self,
        boards: &mut BitBoards,
        houses: u32,
        lower: Rules,
    ) -> Result<bool, Contradictory> {
        let fewest = u32::from(lower.enclosure + lower.exclosure) + 2;
        let mut changed = false;
        for house in House::all() {
            if houses >> house.index() & 1 == 0 || boards.open_in(house) < fewest {
                continue;
            }
            let before = places(boards, house);
            let mut after = before;
            if self.remove_by_tight_sets_of(&mut after)? {
                changed = true;
                for (digit, (before, after)) in before.iter().zip(&after).enumerate() {
                    if before != after {
                        boards.remove_places(house, digit, u32::from(before & !after));
                    }
                }
            }
        }
        Ok(changed)
    }

    /// Tight sets in one house, given the places of its digits.
    fn remove_by_tight_sets_of(self, places: &mut Matrix) -> Result<bool, Contradictory> {
        // What the complete rules do not find, no part of them finds.
        let mut all = *places;
        let complete = locked_sets::remove_by_all_sets(&mut all);
        if self.is_complete() || complete == Ok(false) {
            *places = all;
            return complete;
        }
        let hidden = self.exclosure > 0
            && locked_sets::remove_by_small_sets(places, usize::from(self.exclosure))?;
        let mut digits = locked_sets::transposed(places);
        let naked = locked_sets::remove_by_small_sets(&mut digits, usize::from(self.enclosure))?;
        *places = locked_sets::transposed(&digits);
        Ok(hidden || naked)
    }
}

/// A bit a house.
const ALL_HOUSES: u32 = (1 << 27) - 1;

/// The places of the nine digits in a house.
fn places(boards: &BitBoards, house: House) -> Matrix {
    let lanes: [u32; LANES] = boards.positions(house);
    let mut places = [0; 9];
    for (out, lane) in places.iter_mut().zip(lanes) {
        *out = lane as u16;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomSource, random_isomorph};
    use crate::rating::SAMPLES;
    use crate::vocabulary::Grid;

    /// Where each closure ends, a higher one goes on to where it ends from the givens; also where
    /// some digit contradicts.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn it_goes_on_from_a_lower_closure() {
        let mut source = RandomSource::new(21, 0);
        let (mut further, mut contradictory) = (0, 0);
        for index in 0..1500 {
            let sample: Grid = SAMPLES[index % SAMPLES.len()].parse().expect("a puzzle");
            let mut boards =
                BitBoards::of_givens(&random_isomorph(21, index as u64).apply(&sample));
            for _ in 0..index % 5 {
                boards.remove(source.below(81) as usize, source.below(9) as usize);
            }
            for (number, higher) in Rules::C.into_iter().enumerate() {
                let mut end = boards;
                let from_givens = higher.run(&mut end, &BitBoards::NOTHING);
                for lower in Rules::C.into_iter().take(number) {
                    let mut on = boards;
                    let from_there = lower.run(&mut on, &BitBoards::NOTHING).and_then(|()| {
                        let closed = on.candidates();
                        higher.run_beyond(Some(lower), &mut on)?;
                        further += usize::from(on.candidates() != closed);
                        Ok(())
                    });
                    assert_eq!(from_there, from_givens, "{lower:?}, {higher:?}: {sample}");
                    assert!(from_there.is_err() || on.candidates() == end.candidates());
                }
                contradictory += usize::from(from_givens.is_err());
            }
        }
        assert!(further > 1000 && contradictory > 1000, "{further}, {contradictory}");
    }
}
