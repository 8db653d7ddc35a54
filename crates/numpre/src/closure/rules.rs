//! A set of rules, and the closure of a state under it.

use super::bit_boards::{BitBoards, Contradictory, LANES};
use super::locked_sets::{self, Matrix};
use crate::state::Candidates;
use crate::vocabulary::House;

/// A set of S4's rules: naked singles (Sbit), which always run, and others by their largest size.
///
/// In a house of nine cells, E(n) and X(9 − n) have the same effect: if *n* cells hold only *n*
/// digits, the other 9 − *n* digits have places only in the other cells. So the sum of the two
/// largest sizes decides whether locked sets of every size are covered. From a sum of 8 on they are
/// ([`is_complete`](Rules::is_complete)), however the sum is divided. S4.6 rests on this.
///
/// ```
/// use numpre::closure::Rules;
///
/// assert_eq!(Rules::C[5], Rules { enclosure: 4, exclosure: 4, intersection: true });
/// assert!(Rules::C[5].is_complete() && Rules::ENCLOSURE.is_complete());
/// assert!(!Rules::C[4].is_complete());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The largest *n* of E(*n*): *n* cells of a house that hold only *n* digits (naked single,
    /// pair, …). At least 1; 0 counts as 1.
    pub enclosure: u8,
    /// The largest *n* of X(*n*): *n* digits of a house that have only *n* places (hidden single,
    /// pair, …). 0 if none of these rules run.
    pub exclosure: u8,
    /// `true` if locked candidates (InterSection) run.
    pub intersection: bool,
}

impl Rules {
    /// C1 … C6. Each adds to the one before it: Sbit, Ubit, InterSection, pairs, triples, quads.
    pub const C: [Rules; 6] = [
        Rules { enclosure: 1, exclosure: 0, intersection: false },
        Rules { enclosure: 1, exclosure: 1, intersection: false },
        Rules { enclosure: 1, exclosure: 1, intersection: true },
        Rules { enclosure: 2, exclosure: 2, intersection: true },
        Rules { enclosure: 3, exclosure: 3, intersection: true },
        Rules::C6,
    ];
    /// The rules A2-1 to A2-4 together. They also run inside negation.
    pub const C6: Rules = Rules { enclosure: 4, exclosure: 4, intersection: true };
    /// Enclosure(1…8), the one operation into which the hypothesis folds all rules but negation
    /// (S4.6).
    pub const ENCLOSURE: Rules = Rules { enclosure: 8, exclosure: 0, intersection: false };
    /// Enclosure(1…8) and InterSection. By S4.6 its closure is that of [`C6`](Rules::C6).
    pub const ENCLOSURE_AND_INTERSECTION: Rules =
        Rules { enclosure: 8, exclosure: 0, intersection: true };

    /// Returns whether E(n) and X(n) together cover locked sets of every size.
    #[inline]
    pub const fn is_complete(self) -> bool {
        self.enclosure + self.exclosure >= 8
    }

    /// Returns the state in which these rules, run from `candidates`, find nothing more.
    ///
    /// The rules only remove candidates, and a removal never prevents another one. So neither the
    /// resulting state nor a contradiction depends on the order in which the rules run.
    ///
    /// # Errors
    /// [`Contradictory`] if a rule finds a contradiction.
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

    /// Closes a state under these rules. `closed` is a closed state that contains this one, or
    /// [`BitBoards::NOTHING`] if there is none. Locked sets are searched for only in houses that
    /// differ from `closed`, and only when singles and locked candidates find nothing more.
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

    /// Does the same as [`run`](Rules::run) for a state that singles and locked candidates have
    /// closed already.
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

    /// Returns whether these rules find nothing in a state.
    pub(crate) fn leaves(self, boards: &BitBoards) -> bool {
        let mut end = *boards;
        self.run(&mut end, &BitBoards::NOTHING).is_ok() && end.bands == boards.bands
    }

    /// Closes a state that the `lower` rules have closed, if any; these rules must include them. If
    /// both find the same singles and locked candidates, only larger locked sets have to be
    /// searched for.
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

    /// Closes a state that is closed under the `lower` rules everywhere, and under these rules in
    /// all houses except the given ones.
    fn remove_on(
        self,
        boards: &mut BitBoards,
        mut houses: u32,
        mut lower: Rules,
    ) -> Result<(), Contradictory> {
        let mut known = *boards;
        while self.remove_by_locked_sets(boards, houses, lower)? && !self.sweep_up(boards)? {
            (houses, lower) = (boards.houses_changed_since(&known), self.swept());
            known = *boards;
        }
        Ok(())
    }

    /// Returns whether hidden singles are among the rules.
    const fn has_hidden_singles(self) -> bool {
        self.exclosure > 0 || self.is_complete()
    }

    /// Returns the part of these rules under which [`sweep_up`](Rules::sweep_up) closes a state:
    /// singles and locked candidates.
    const fn swept(self) -> Rules {
        Rules {
            enclosure: 1,
            exclosure: self.has_hidden_singles() as u8,
            intersection: self.intersection,
        }
    }

    /// Returns whether pairs or larger sets are among the rules.
    pub(crate) const fn has_sets(self) -> bool {
        self.enclosure >= 2 || self.exclosure >= 2
    }

    /// Applies singles and locked candidates until they find nothing more. Returns whether the
    /// board is solved.
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

    /// Applies up to `times` rounds: naked singles once, then hidden singles and locked candidates
    /// once. Returns `false` if a round found nothing, so that later rounds would find nothing
    /// either.
    pub(crate) fn sweep_times(boards: &mut BitBoards, times: usize) -> Result<bool, Contradictory> {
        for _ in 0..times {
            if !boards.naked_singles()? & !boards.sweep::<true, true>()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Removes candidates by locked sets in these houses, once. The `lower` rules must find nothing
    /// more. Returns whether anything was removed.
    ///
    /// Houses with few open cells are left out. If *n* of a house's open cells hold only *n*
    /// digits, the other open cells hold all of the other digits. Once E(1) … E(e) and X(1) … X(x)
    /// find nothing, a set that still removes something has more than *e* cells and leaves more
    /// than *x* cells. So the house needs at least *e* + *x* + 2 open cells: 4 after singles, 6
    /// after pairs.
    fn remove_by_locked_sets(
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
            if self.remove_by_locked_sets_of(&mut after)? {
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

    /// Removes candidates by locked sets in one house, given the places of each digit. Returns
    /// whether anything was removed.
    fn remove_by_locked_sets_of(self, places: &mut Matrix) -> Result<bool, Contradictory> {
        // If sets of all sizes find nothing, sets of limited size find nothing either.
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

/// A mask with one bit per house, all of them set.
const ALL_HOUSES: u32 = (1 << 27) - 1;

/// Returns the places of the nine digits in a house, nine bits per digit.
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

    /// A higher closure that starts where a lower one ended gives the same state as from the
    /// givens, also if a wrongly removed candidate leads to a contradiction.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn a_closure_continues_from_a_lower_one() {
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
