//! Compares the passes of singles and pairs with plain code.

use super::*;

/// Returns what a sweep of singles leaves of one state, in plain code.
fn plain_singles(before: &Candidates, hidden: bool) -> Candidates {
    let mut state = *before;
    for house in House::all() {
        let cells: Vec<Cell> = house.cells().iter().collect();
        let house = cells.iter().map(|&cell| state[cell]).collect::<Vec<_>>();
        let naked =
            house.iter().filter(|set| set.len() == 1).fold(DigitSet::EMPTY, |all, set| all | *set);
        let places = |digit| house.iter().filter(|set| set.contains(digit)).count();
        for (&cell, set) in cells.iter().zip(&house).filter(|(_, set)| set.len() > 1) {
            let lone: DigitSet = set.iter().filter(|digit| places(*digit) == 1).collect();
            state[cell] -= naked;
            if hidden && !lone.is_empty() {
                state[cell] = lone - naked;
            }
        }
    }
    state
}

/// Returns what pairs in every house leave of one state, in plain code.
fn plain_pairs(before: &Candidates) -> Candidates {
    let mut state = *before;
    for house in House::all() {
        let cells: Vec<Cell> = house.cells().iter().collect();
        let places = |state: &Candidates, digit| {
            cells.iter().filter(|cell| state[**cell].contains(digit)).collect::<Vec<_>>()
        };
        let twins = |cell: &Cell| {
            state[*cell].len() == 2
                && cells.iter().filter(|other| state[**other] == state[*cell]).count() > 1
        };
        let naked: Vec<Cell> = cells.iter().copied().filter(twins).collect();
        let taken = naked.iter().fold(DigitSet::EMPTY, |all, cell| all | state[*cell]);
        cells.iter().filter(|cell| !naked.contains(cell)).for_each(|cell| state[*cell] -= taken);
        let bound = |digit: &Digit| {
            let mine = places(&state, *digit);
            mine.len() == 2
                && Digit::all().filter(|other| places(&state, *other) == mine).count() > 1
        };
        let hidden: DigitSet = Digit::all().filter(bound).collect();
        let full: Vec<&Cell> =
            cells.iter().filter(|cell| !(state[**cell] & hidden).is_empty()).collect();
        full.iter().for_each(|cell| state[**cell] &= hidden);
    }
    state
}

type Pass<V> = (fn(&mut State<V>), fn(&Candidates) -> Candidates);

fn passes_are_as_in_plain_code<V: Vector>() {
    let mut source = RandomSource::new(14, 0);
    let passes: [Pass<V>; 3] = [
        (|state| _ = singles::<V, false>(state), |before| plain_singles(before, false)),
        (|state| _ = singles::<V, true>(state), |before| plain_singles(before, true)),
        (pairs, plain_pairs),
    ];
    for round in 0..ROUNDS {
        let before: Vec<Candidates> =
            (0..256).map(|lane| random_state(&mut source, round * 7 + lane % 7)).collect();
        for (number, (pass, plain)) in passes.iter().enumerate() {
            let old = Box::new(load::<V>(&before));
            let mut new = Box::new(load::<V>(&before));
            pass(&mut new);
            let changed = new.differs(&old);
            for (lane, before) in before.iter().enumerate() {
                let expected = plain(before);
                assert_eq!(candidates_of(&new, lane), expected, "{number}: {before:?}");
                assert_eq!(changed.contains(lane), expected != *before);
            }
            assert!(changed.len() > 20, "{number}: {}", changed.len());
            if number < 2 {
                let mut again = old;
                let reported = if number == 0 {
                    singles::<V, false>(&mut again)
                } else {
                    singles::<V, true>(&mut again)
                };
                assert_eq!(reported, changed);
            }
        }
    }
}

#[test]
fn passes_are_as_in_plain_code_everywhere() {
    on_every_backend!(passes_are_as_in_plain_code);
}
