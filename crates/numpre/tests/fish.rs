//! Tests that fish are sound on random boards, that a plain search finds the same ones, and that
//! forged ones are rejected.

use crate::common::{BOARDS, boards, counted, on_all_cores, same_for_isomorphs, sound, taken};
use numpre::logic::{Evidence, Marks, Shape, SolvingState, Step, Technique, name_of, steps_of};
use numpre::proof::{Fault, check};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};
use std::collections::{BTreeMap, BTreeSet};

/// The candidates that a step removes.
type Removed = BTreeSet<(Cell, Digit)>;

/// The techniques that the general search finds.
fn fish() -> impl Iterator<Item = Technique> {
    let is_fish = |technique: &Technique| {
        matches!(technique.shape(), Shape::FinnedFish(_) | Shape::FrankenFish | Shape::MutantFish)
    };
    Technique::ALL.iter().copied().filter(is_fish)
}

fn count(houses: &[House], cell: Cell) -> usize {
    houses.iter().filter(|house| house.cells().contains(cell)).count()
}

/// Returns the body, the fins and the removed cells of a fish, by the definition.
fn parts(state: &SolvingState, digit: Digit, base: &[House], cover: &[House]) -> [CellSet; 3] {
    let places = state.cells_with(digit) & state.open();
    let select = |is_wanted: &dyn Fn(Cell) -> bool| -> CellSet {
        places.iter().filter(|cell| is_wanted(*cell)).collect()
    };
    let body = select(&|cell| count(base, cell) == 1 && count(cover, cell) > 0);
    let fins = select(&|cell| count(base, cell) > 0) - body;
    let sees_all = |cell: Cell| fins.iter().all(|fin| cell.peers().contains(fin));
    let removed = select(&|cell| count(cover, cell) > count(base, cell) && sees_all(cell));
    [body, fins, removed]
}

/// The counts of a technique: boards with a step, and steps.
type Counts = crate::common::Counts<2>;

/// Asserts of every fish on a board: what it removes is false, and is all that follows from it; the
/// proof check accepts it, also on the board that has lost only what it rests on. No two of a
/// technique have the same effect, and smaller ones come first.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in fish() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 2]);
        counts[0] += u64::from(!steps.is_empty());
        counts[1] += steps.len() as u64;
        let (mut effects, mut largest) = (BTreeSet::new(), 0);
        for step in &steps {
            let Evidence::Fish { digit, base, cover, body, fins } = &step.evidence else {
                panic!("not a fish: {step:?}");
            };
            let shown = || format!("{technique} {step:?}\n{}", state.candidates());
            let removed = sound(step, state, solution);
            let [expected_body, expected_fins, lost] = parts(state, *digit, base, cover);
            assert_eq!((*body, *fins), (expected_body, expected_fins), "{}", shown());
            let lost: Removed = lost.iter().map(|cell| (cell, *digit)).collect();
            assert_eq!(removed, lost, "{}", shown());

            assert!(effects.insert(removed), "twice: {}", shown());
            assert!(base.len() >= largest, "a smaller one after it: {}", shown());
            largest = base.len();
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all = counted(seed, indices, all_are_sound);
    for (technique, [with, steps]) in &all {
        println!("{technique}: {} boards, {with} with {steps} steps", indices * BOARDS);
    }
    all
}

#[test]
fn every_fish_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(51, 8);
    assert!(counts.values().all(|[with, _]| *with > 5), "{counts:?}");
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all fish -- --ignored --nocapture"]
fn every_fish_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(52, 100_000 / BOARDS);
    assert!(counts.values().all(|[with, _]| *with > 5_000), "{counts:?}");
}

/// Calls `on_set` for every set of `size` of these houses.
fn sets(houses: &[House], size: usize, chosen: &mut Vec<House>, on_set: &mut dyn FnMut(&[House])) {
    if chosen.len() == size {
        return on_set(chosen);
    }
    for (place, house) in houses.iter().enumerate() {
        chosen.push(*house);
        sets(&houses[place + 1..], size, chosen, on_set);
        chosen.pop();
    }
}

/// Returns, for each name, what fish of a digit and this size remove. Tries all sets
/// of base and cover houses of these kinds, as long as the digit has two places in each house, and
/// each cover house has a place of a base house.
fn by_plain_search(
    state: &SolvingState,
    digit: Digit,
    size: usize,
    kinds: [&[HouseKind]; 2],
) -> BTreeMap<Technique, BTreeSet<Removed>> {
    let mut removed: BTreeMap<Technique, BTreeSet<Removed>> = BTreeMap::new();
    let inside = |house: &House| state.cells_with(digit) & state.open() & house.cells();
    let [bases, covers] = kinds.map(|kinds| {
        let is_usable = |house: &House| kinds.contains(&house.kind()) && inside(house).len() > 1;
        House::all().filter(is_usable).collect::<Vec<_>>()
    });
    sets(&bases, size, &mut Vec::new(), &mut |base| {
        let places = base.iter().fold(CellSet::EMPTY, |all, house| all | inside(house));
        let is_usable =
            |house: &House| !base.contains(house) && !(inside(house) & places).is_empty();
        let covers: Vec<House> = covers.iter().copied().filter(is_usable).collect();
        sets(&covers, size, &mut Vec::new(), &mut |cover| {
            let [body, fins, lost] = parts(state, digit, base, cover);
            if lost.is_empty() {
                return;
            }
            let (base, cover) = (base.to_vec(), cover.to_vec());
            let name = name_of(&Evidence::Fish { digit, base, cover, body, fins }).unwrap();
            let lost = lost.iter().map(|cell| (cell, digit)).collect();
            removed.entry(name).or_default().insert(lost);
        });
    });
    removed
}

/// Asserts that a plain search finds the same fish on boards: those of lines, and general ones up
/// to this size.
fn same_as_plain(seed: u64, indices: u64, general: usize) {
    use HouseKind::{Block, Column, Row};
    let any: &[HouseKind] = &[Row, Column, Block];
    let lines: [[&[HouseKind]; 2]; 2] = [[&[Row], &[Column]], [&[Column], &[Row]]];
    let with_blocks: [[&[HouseKind]; 2]; 2] =
        [[&[Row, Block], &[Column, Block]], [&[Column, Block], &[Row, Block]]];
    let of_lines = lines.into_iter().flat_map(|kinds| (2..=4).map(move |size| (size, kinds)));
    let of_all = with_blocks.into_iter().chain([[any, any]]);
    let of_all = of_all.flat_map(|kinds| (2..=general).map(move |size| (size, kinds)));
    let searches: Vec<_> = of_lines.chain(of_all).collect();
    let indices: Vec<u64> = (0..indices).collect();
    let each = on_all_cores(&indices, |&index| {
        let mut compared = BTreeMap::new();
        for (state, _) in boards(seed, index) {
            let mut expected: BTreeMap<Technique, BTreeSet<Removed>> = BTreeMap::new();
            for digit in Digit::all() {
                for &(size, kinds) in &searches {
                    for (name, removed) in by_plain_search(&state, digit, size, kinds) {
                        expected.entry(name).or_default().extend(removed);
                    }
                }
            }
            for technique in fish() {
                let steps = steps_of(technique, &state).into_iter().filter(|step| {
                    matches!(technique.shape(), Shape::FinnedFish(_))
                        || step.evidence.houses().len() <= 2 * general
                });
                let found: BTreeSet<Removed> = steps.map(|step| taken(&step, &state)).collect();
                let expected = expected.remove(&technique).unwrap_or_default();
                assert_eq!(found, expected, "{technique}\n{}", state.candidates());
                *compared.entry(technique).or_insert(0) += found.len();
            }
        }
        compared
    });
    for technique in fish() {
        let compared: usize = each.iter().filter_map(|counts| counts.get(&technique)).sum();
        println!("{technique}: {compared} fish");
        assert!(compared > 10, "{technique}: {compared}");
    }
}

#[test]
fn a_plain_search_finds_the_same_fish() {
    same_as_plain(53, 12, 2);
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all fish -- --ignored --nocapture"]
fn a_plain_search_finds_the_same_fish_of_three_houses() {
    same_as_plain(54, 8, 3);
}

#[test]
fn isomorphs_have_the_same_fish() {
    same_for_isomorphs(&fish().collect::<Vec<_>>(), 55, 6);
}

/// A forged step, and the fault that the check finds in it.
type Forged = (&'static str, Step, Fault);

/// Returns false copies of a fish.
fn forged(state: &SolvingState, step: &Step) -> Vec<Forged> {
    let Evidence::Fish { digit, base, cover, body, fins } = &step.evidence else {
        panic!("not a fish: {step:?}");
    };
    let (digit, body, fins) = (*digit, *body, *fins);
    let with = |base: &[House], cover: &[House], [body, fins]: [CellSet; 2]| Step {
        evidence: Evidence::Fish { digit, base: base.to_vec(), cover: cover.to_vec(), body, fins },
        ..step.clone()
    };
    let removing = |eliminations: Marks| Step { eliminations, ..step.clone() };
    let mut all = Vec::new();
    for fin in fins.iter() {
        let fewer = fins.without(fin);
        all.push(("a fin is missing", with(base, cover, [body, fewer]), Fault::ConditionFails));
        let as_body = with(base, cover, [body.with(fin), fewer]);
        all.push(("a fin as body", as_body, Fault::ConditionFails));
    }
    for cell in body.iter() {
        let without = with(base, cover, [body.without(cell), fins]);
        all.push(("a place is missing", without, Fault::ConditionFails));
    }
    let parts = [body, fins];
    all.push(("a house twice", with(&[base[0], base[0]], &cover[..2], parts), Fault::WrongShape));
    all.push(("a cover house as base", with(cover, cover, parts), Fault::WrongShape));
    all.push(("too few cover houses", with(base, &cover[1..], parts), Fault::WrongShape));
    let ones = DigitSet::of(digit);
    let [_, _, lost] = self::parts(state, digit, base, cover);
    for cell in (state.cells_with(digit) & (state.open() - lost)).iter() {
        let more = Marks::of(CellSet::of(cell), ones);
        all.push(("a place that may be the digit", removing(more), Fault::DoesNotFollow));
    }
    if let Some((cell, others)) = lost
        .iter()
        .map(|cell| (cell, state.digits(cell) - ones))
        .find(|(_, others)| !others.is_empty())
    {
        let other = removing(Marks::of(CellSet::of(cell), others));
        all.push(("another digit", other, Fault::DoesNotFollow));
    }
    let cell = lost.first().unwrap();
    let placing = Step { placements: vec![(cell, digit)], ..step.clone() };
    all.push(("a placement", placing, Fault::WrongShape));
    for technique in Technique::ALL.iter().filter(|other| **other != step.technique) {
        let renamed = Step { technique: *technique, ..step.clone() };
        all.push(("another name", renamed, Fault::WrongShape));
    }
    all
}

#[test]
fn forged_fish_are_rejected() {
    let mut counts: BTreeMap<(Technique, &str), usize> = BTreeMap::new();
    for (state, _) in (0..12).flat_map(|index| boards(56, index)) {
        for technique in fish() {
            for step in steps_of(technique, &state).iter().take(3) {
                for (what, forged, fault) in forged(&state, step) {
                    // A forged fish often has another name, too.
                    let name = name_of(&forged.evidence).filter(|_| what != "another name");
                    let named = Step { technique: name.unwrap_or(forged.technique), ..forged };
                    let verdict = check(&state.puzzle(), std::slice::from_ref(&named));
                    let found = verdict.map(|_| ()).map_err(|unsound| unsound.fault);
                    assert_eq!(found, Err(fault), "{what}: {named:?}\n{}", state.candidates());
                    *counts.entry((technique, what)).or_insert(0) += 1;
                }
            }
        }
    }
    let kinds: BTreeSet<&str> = counts.keys().map(|(_, what)| *what).collect();
    assert_eq!(kinds.len(), 10, "{counts:?}");
}
