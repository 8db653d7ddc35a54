//! The covers of a pattern of counting, and what it removes.
//!
//! With *spare* more covers than cells, one of any *spare* + 1 covers of a digit is used. So the
//! digit is in one of the places in these covers, and is removed from the cells that see them all.
//!
//! *Example.* The places of 4 in the cells of a pattern:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6     No house includes all four places, but row 1 and
//!   r1    4     4     .   | .     4     .      block 1 do, and so do row 1 and column 2. So 4 has
//!   r3    .     4     .   | .     .     .      two covers, and there is a choice between these.
//! ```

use crate::logic::find::choices::{choices, chosen};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Cover, Marks, SetsPattern};
use crate::vocabulary::{CellSet, Digit, DigitSet, House};
use std::cmp::Reverse;

/// Returns the candidates that a pattern removes.
pub(super) fn removed(state: &SolvingState, pattern: &SetsPattern) -> Marks {
    let mut removed = Marks::new();
    let Some(spare) = pattern.spare() else { return removed };
    for digit in pattern.digits().iter() {
        let houses: Vec<House> = pattern.houses_of(digit).collect();
        let lost = removed_by(state, digit, pattern.places(digit), &houses, spare);
        lost.iter().for_each(|cell| removed.insert(cell, DigitSet::of(digit)));
    }
    removed
}

/// Returns the cells that lose a digit with these places in a pattern and these covers.
fn removed_by(
    state: &SolvingState,
    digit: Digit,
    places: CellSet,
    houses: &[House],
    spare: usize,
) -> CellSet {
    let mut removed = CellSet::EMPTY;
    for set in choices(houses.len(), spare + 1) {
        let covered = chosen(houses, set).fold(CellSet::EMPTY, |all, house| all | house.cells());
        if !(places & covered).is_empty() {
            removed |= (places & covered).common_peers();
        }
    }
    removed & state.cells_with(digit) & state.open()
}

/// Returns covers of all candidates of these cells: for each digit the fewest houses that include
/// its places. Of several such choices, it takes the one that removes the digit from the most
/// cells. Every other choice of a digit that removes it from further cells makes another result.
pub(super) fn covers(state: &SolvingState, cells: CellSet) -> Vec<Vec<Cover>> {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell));
    let places = |digit: Digit| cells & state.cells_with(digit);
    let mut choices: Vec<(Digit, Vec<Vec<House>>)> =
        digits.iter().map(|digit| (digit, fewest_houses(places(digit), cells))).collect();
    let count: usize = choices.iter().map(|(_, choices)| choices[0].len()).sum();
    let spare = count.saturating_sub(cells.len());
    for (digit, choices) in &mut choices {
        keep_useful(choices, |houses| {
            // With fewer covers, every choice removes the same.
            let is_open = houses.len() > spare + 1;
            let lost = || removed_by(state, *digit, places(*digit), houses, spare);
            if is_open { lost() } else { CellSet::EMPTY }
        });
    }
    let of_digit = |digit: Digit, houses: &[House]| -> Vec<Cover> {
        houses.iter().map(|&house| Cover { house, digit }).collect()
    };
    let with = |other: Option<(Digit, &[House])>| -> Vec<Cover> {
        let covers = choices.iter().flat_map(|(digit, choices)| {
            let houses = other.filter(|(of, _)| of == digit).map_or(&choices[0][..], |one| one.1);
            of_digit(*digit, houses)
        });
        covers.collect()
    };
    let others = choices.iter().flat_map(|(digit, choices)| {
        choices[1..].iter().map(|houses| with(Some((*digit, &houses[..]))))
    });
    std::iter::once(with(None)).chain(others).collect()
}

/// Moves the choice that removes the most to the front. Keeps of the others those that remove
/// something that no choice before them does.
fn keep_useful(choices: &mut Vec<Vec<House>>, removes: impl Fn(&[House]) -> CellSet) {
    let lost: Vec<CellSet> = choices.iter().map(|houses| removes(houses)).collect();
    let most = (0..lost.len()).rev().max_by_key(|place| lost[*place].len()).unwrap_or(0);
    let mut removed = lost[most];
    let mut kept = vec![choices[most].clone()];
    for (houses, lost) in choices.iter().zip(lost) {
        if !removed.is_superset(lost) {
            removed |= lost;
            kept.push(houses.clone());
        }
    }
    *choices = kept;
}

/// Returns every choice of the fewest houses that include these places of a digit. Houses with more
/// cells of the pattern come first, so that its sentence names few different houses.
fn fewest_houses(places: CellSet, cells: CellSet) -> Vec<Vec<House>> {
    let mut found = Vec::new();
    let mut count = 0;
    while found.is_empty() {
        extend(places, cells, count, &mut Vec::new(), &mut found);
        count += 1;
    }
    found
}

/// Adds every extension of some houses by `count` at most, so that they include these places too.
fn extend(
    places: CellSet,
    cells: CellSet,
    count: usize,
    houses: &mut Vec<House>,
    found: &mut Vec<Vec<House>>,
) {
    let Some(first) = places.first() else { return found.push(houses.clone()) };
    if count == 0 {
        return;
    }
    let mut sorted = first.houses();
    sorted.sort_by_key(|house| Reverse((house.cells() & cells).len()));
    for house in sorted {
        houses.push(house);
        extend(places - house.cells(), cells, count - 1, houses, found);
        houses.pop();
    }
}
