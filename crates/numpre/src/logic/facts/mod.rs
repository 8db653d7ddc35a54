//! Facts about a board that several techniques need, kept from step to step.
//!
//! Each fact remembers the part of the board that it was built from. It is built again only when
//! that part has changed:
//!
//! | fact | built from |
//! |---|---|
//! | [`Facts::of_digit`]: links between places of one digit | the places of the digit |
//! | [`Facts::impossible`]: places in no placement of one digit | the places of the digit |
//! | [`Facts::of_board`]: links between all candidates | the whole board |
//! | [`Facts::reaches`]: all that follows from each candidate by links | the whole board |
//! | [`Facts::exchangeable`]: cells whose digits can be exchanged | the whole board |
//! | [`Facts::almost_locked`]: almost locked sets, and which exclude each other | the whole board |
//!
//! For example, a step that removes 5 from two cells leaves the links of the eight other digits.

mod almost_locked;
mod bit_rows;
mod exchangeable;
mod links;
mod placements;
mod reaches;

pub(in crate::logic) use almost_locked::{AlmostLocked, AlmostLockedSets};
pub(in crate::logic) use bit_rows::{bits_of, common_bits};
pub(in crate::logic) use exchangeable::Exchangeable;
pub(in crate::logic) use links::{Links, link};
pub(in crate::logic) use reaches::Reaches;

use super::solving_state::SolvingState;
use crate::vocabulary::{CellSet, Digit, DigitSet};

/// A fact, and the part of the board that it was built from.
type Kept<K, T> = Option<(K, T)>;

/// A fact that was built from the whole board.
type OfWhole<T> = Kept<Box<SolvingState>, T>;

/// The facts about a board.
#[derive(Clone, Debug, Default)]
pub(in crate::logic) struct Facts {
    digits: [Kept<(CellSet, CellSet), Links>; 9],
    impossible: [Kept<CellSet, CellSet>; 9],
    board: OfWhole<Links>,
    reaches: OfWhole<Reaches>,
    exchangeable: OfWhole<Vec<Exchangeable>>,
    almost_locked: OfWhole<AlmostLockedSets>,
}

impl Facts {
    /// Returns the links between the places of a digit.
    pub(in crate::logic) fn of_digit(&mut self, state: &SolvingState, digit: Digit) -> &Links {
        let key = (state.cells_with(digit), state.confirmed() & state.cells_with(digit));
        renewed(
            &mut self.digits[digit.index()],
            |kept| *kept == key,
            || (key, Links::of(state, DigitSet::of(digit))),
        )
    }

    /// Returns the places of a digit that no placement of this digit in all houses includes: the
    /// only ones that a pattern of this digit can remove.
    pub(in crate::logic) fn impossible(&mut self, state: &SolvingState, digit: Digit) -> CellSet {
        let places = state.cells_with(digit);
        let kept = &mut self.impossible[digit.index()];
        *renewed(kept, |key| *key == places, || (places, placements::impossible(places)))
    }

    /// Returns the links between all candidates.
    pub(in crate::logic) fn of_board(&mut self, state: &SolvingState) -> &Links {
        links_of_board(&mut self.board, state)
    }

    /// Returns all that follows from each candidate by links.
    pub(in crate::logic) fn reaches(&mut self, state: &SolvingState) -> &Reaches {
        of_whole(&mut self.reaches, state, || Reaches::of(links_of_board(&mut self.board, state)))
    }

    /// Returns the sets of open cells whose digits could be exchanged.
    pub(in crate::logic) fn exchangeable(&mut self, state: &SolvingState) -> &[Exchangeable] {
        let all: &Vec<Exchangeable> =
            of_whole(&mut self.exchangeable, state, || exchangeable::all(state));
        all
    }

    /// Returns the almost locked sets.
    pub(in crate::logic) fn almost_locked(&mut self, state: &SolvingState) -> &AlmostLockedSets {
        of_whole(&mut self.almost_locked, state, || AlmostLockedSets::of(state))
    }
}

fn links_of_board<'a>(kept: &'a mut OfWhole<Links>, state: &SolvingState) -> &'a Links {
    of_whole(kept, state, || Links::of(state, DigitSet::ALL))
}

/// Returns a fact about the whole board, after building it again if it was built from another one.
fn of_whole<'a, T>(
    kept: &'a mut OfWhole<T>,
    state: &SolvingState,
    build: impl FnOnce() -> T,
) -> &'a T {
    renewed(kept, |kept| **kept == *state, || (Box::new(state.clone()), build()))
}

/// Returns a fact, after building it again if it was built from something else.
fn renewed<K, T>(
    kept: &mut Kept<K, T>,
    is_current: impl Fn(&K) -> bool,
    build: impl FnOnce() -> (K, T),
) -> &T {
    if !kept.as_ref().is_some_and(|(key, _)| is_current(key)) {
        *kept = None;
    }
    &kept.get_or_insert_with(build).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::ladder::PLAYER;
    use crate::logic::{Found, find};
    use crate::random::random_isomorph;

    #[test]
    fn facts_that_were_kept_equal_new_ones() {
        let puzzle =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        for index in 0..3 {
            let puzzle = random_isomorph(29, index).apply(&puzzle.parse().expect("a puzzle"));
            let mut state = SolvingState::from(&puzzle);
            let mut facts = Facts::default();
            let next =
                |state: &SolvingState| PLAYER.iter().find_map(|&technique| find(technique, state));
            while let Some(Found::Step(step)) = next(&state) {
                let mut fresh = Facts::default();
                assert_eq!(facts.of_board(&state), fresh.of_board(&state));
                assert_eq!(facts.reaches(&state), fresh.reaches(&state));
                assert_eq!(facts.exchangeable(&state), fresh.exchangeable(&state));
                assert_eq!(facts.almost_locked(&state), fresh.almost_locked(&state));
                for digit in Digit::all() {
                    assert_eq!(facts.of_digit(&state, digit), fresh.of_digit(&state, digit));
                    assert_eq!(facts.impossible(&state, digit), fresh.impossible(&state, digit));
                }
                state.apply(&step);
            }
            assert!(state.is_solved());
        }
    }
}
