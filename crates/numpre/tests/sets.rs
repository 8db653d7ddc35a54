//! Tests that patterns of counting are sound, that the pairs of a plain search are found, and that
//! forged ones are rejected.

use crate::common::{BOARDS, boards, counted, image, on_all_cores, sound, taken};
use numpre::logic::{
    Cover, Evidence, Marks, SetsPattern, Shape, SolvingState, Step, Technique, name_of, steps_of,
};
use numpre::practice::Practice;
use numpre::proof::{Fault, check};
use numpre::random::random_isomorph;
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House, Solved, logic::ladder, solve};
use std::collections::{BTreeMap, BTreeSet};

/// The candidates that a step removes.
type Removed = BTreeSet<(Cell, Digit)>;

/// Returns the techniques of counting, and the locked subsets.
fn sets() -> impl Iterator<Item = Technique> {
    let is_of_sets = |technique: &Technique| {
        matches!(technique.shape(), Shape::Sets(_) | Shape::LockedSubset(_))
    };
    Technique::ALL.iter().copied().filter(is_of_sets)
}

fn pattern_of(step: &Step) -> Option<&SetsPattern> {
    match &step.evidence {
        Evidence::Sets { pattern } => Some(pattern),
        _ => None,
    }
}

/// The counts of a technique: boards with a step, and steps.
type Counts = crate::common::Counts<2>;

/// Returns how many covers the digits of a solution leave unused.
fn unused(pattern: &SetsPattern, solution: &Grid) -> usize {
    let is_used = |cover: &&Cover| {
        let places = pattern.places(cover.digit) & cover.house.cells();
        places.iter().any(|cell| solution.get(cell) == Some(cover.digit))
    };
    pattern.covers.len() - pattern.covers.iter().filter(is_used).count()
}

/// Asserts of every pattern on a board: it leaves no more covers unused than it says; what it
/// removes is false; the proof check accepts it, also on the board that has lost only what it rests
/// on. No two of a technique have the same effect.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in sets() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 2]);
        counts[0] += u64::from(!steps.is_empty());
        counts[1] += steps.len() as u64;
        let mut effects = BTreeSet::new();
        for step in &steps {
            let shown = || format!("{technique} {step:?}\n{}", state.candidates());
            if let Some(pattern) = pattern_of(step) {
                let spare = pattern.spare().unwrap();
                assert!(unused(pattern, solution) <= spare, "too few: {}", shown());
            }
            let removed = sound(step, state, solution);
            // The same pair of cells may be a step of two houses.
            let is_new = effects.insert(removed);
            assert!(is_new || pattern_of(step).is_none(), "twice: {}", shown());
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
fn every_pattern_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(81, 24);
    for technique in sets().filter(|technique| *technique != Technique::SkLoop) {
        assert!(counts[&technique][0] > 3, "{technique}: {counts:?}");
    }
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all sets -- --ignored --nocapture"]
fn every_pattern_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(82, 100_000 / BOARDS);
    assert!(counts[&Technique::DeathBlossom][0] > 500, "{counts:?}");
}

/// Random boards have no SK loop; the puzzles for practice have one each.
#[test]
fn the_loops_of_the_exercises_are_sound() {
    for index in 0..4 {
        let exercise =
            Practice::new(ladder::PLAYER, 83).exercise(Technique::SkLoop, index).unwrap();
        let Solved::Unique(solution) = solve(&exercise.puzzle) else { panic!("it is proper") };
        let mut counts = Counts::new();
        all_are_sound(&exercise.state, &solution, &mut counts);
        assert!(counts[&Technique::SkLoop][1] > 0, "{index}");
    }
}

/// Returns every set of open cells of a house with one digit more than cells, by trying all sets.
fn almost_locked(state: &SolvingState) -> Vec<(CellSet, DigitSet)> {
    let mut all: BTreeSet<(u128, u16)> = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Cell> = (house.cells() & state.open()).iter().collect();
        for chosen in 1_u32..1 << open.len() {
            let is_chosen = |(place, _): &(usize, &Cell)| chosen >> place & 1 == 1;
            let cells: CellSet =
                open.iter().enumerate().filter(is_chosen).map(|(_, cell)| *cell).collect();
            let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell));
            if cells.len() <= 6 && digits.len() == cells.len() + 1 {
                all.insert((cells.bits(), digits.bits()));
            }
        }
    }
    all.into_iter()
        .map(|(cells, digits)| (CellSet::from_bits(cells), DigitSet::from_bits(digits)))
        .collect()
}

/// Returns what two almost locked sets remove by the definition: a digit that cannot be in both,
/// and every other digit of both from the cells that see all its places.
fn by_plain_search(state: &SolvingState) -> Vec<Removed> {
    let sets = almost_locked(state);
    let sees = |one: Cell, other: Cell| one != other && one.peers().contains(other);
    let mut all = Vec::new();
    for (number, (one, digits)) in sets.iter().enumerate() {
        for (other, others) in &sets[..number] {
            let shared: Vec<Digit> = (*digits & *others).iter().collect();
            if !(*one & *other).is_empty() || shared.len() < 2 {
                continue;
            }
            let places = |digit: Digit| (*one | *other) & state.cells_with(digit);
            let is_link = |digit: Digit| {
                let [first, second] = [*one, *other].map(|set| set & state.cells_with(digit));
                first.iter().all(|cell| second.iter().all(|place| sees(cell, place)))
            };
            let links: Vec<Digit> =
                shared.iter().copied().filter(|digit| is_link(*digit)).collect();
            if links.len() != 1 {
                continue;
            }
            let mut removed = Removed::new();
            for digit in shared.into_iter().filter(|digit| *digit != links[0]) {
                for cell in (state.cells_with(digit) & state.open()).iter() {
                    if places(digit).iter().all(|place| sees(cell, place)) {
                        removed.insert((cell, digit));
                    }
                }
            }
            if !removed.is_empty() {
                all.push(removed);
            }
        }
    }
    all
}

#[test]
fn a_plain_search_finds_the_same_pairs_of_sets() {
    let indices: Vec<u64> = (0..12).collect();
    let counts = on_all_cores(&indices, |&index| {
        let mut count = 0;
        for (state, _) in boards(84, index).into_iter().take(3) {
            let pairs = [Technique::XyzWing, Technique::WxyzWing, Technique::AlsXz];
            let steps = pairs.into_iter().flat_map(|technique| steps_of(technique, &state));
            let steps: Vec<Step> = steps.collect();
            let found: BTreeSet<Removed> = steps.iter().map(|step| taken(step, &state)).collect();
            let plain = by_plain_search(&state);
            for removed in &plain {
                let board = state.candidates();
                assert!(found.iter().any(|other| other == removed), "{removed:?}\n{board}");
            }
            let wanted: BTreeSet<&Removed> = plain.iter().collect();
            for step in steps.iter().filter(|step| pattern_of(step).unwrap().spare() == Some(1)) {
                let removed = taken(step, &state);
                assert!(wanted.contains(&removed), "{step:?}\n{}", state.candidates());
            }
            count += found.len();
        }
        count
    });
    assert!(counts.iter().sum::<usize>() > 200, "{counts:?}");
}

/// Returns everything that the steps of a technique remove from a board.
fn all_removed(technique: Technique, state: &SolvingState) -> Removed {
    steps_of(technique, state).iter().flat_map(|step| taken(step, state)).collect()
}

#[test]
fn isomorphs_of_a_board_lose_the_isomorphic_candidates() {
    // Of chains and petals only the smallest are found, and their order is that of the cells.
    let is_complete =
        |technique: &Technique| !matches!(technique, Technique::AlsChain | Technique::DeathBlossom);
    let techniques: Vec<Technique> = sets().filter(is_complete).collect();
    let indices: Vec<u64> = (0..20).collect();
    on_all_cores(&indices, |&index| {
        for (number, (state, _)) in (0..).zip(boards(85, index)) {
            let isomorph = random_isomorph(index, number);
            let turned = image(&isomorph, &state);
            for &technique in &techniques {
                let removed = all_removed(technique, &state).into_iter();
                let expected: Removed = removed
                    .map(|(cell, digit)| (isomorph.cell(cell), isomorph.digit(digit)))
                    .collect();
                let shown = || format!("{technique} {isomorph}\n{}", state.candidates());
                assert_eq!(all_removed(technique, &turned), expected, "{}", shown());
            }
        }
    });
}

/// Returns false copies of a step, each with the fault that the check finds in it.
fn forged(step: &Step, state: &SolvingState) -> Vec<(&'static str, Step, Fault)> {
    let Some(pattern) = pattern_of(step) else { return forged_subset(step) };
    let with = |change: &dyn Fn(&mut SetsPattern)| {
        let mut pattern = pattern.clone();
        change(&mut pattern);
        Step { evidence: Evidence::Sets { pattern }, ..step.clone() }
    };
    let mut all = vec![
        (
            "a cover left out",
            with(&|pattern| pattern.covers.truncate(pattern.covers.len() - 1)),
            // A digit of some cell has no cover, or there are too few of them.
            if pattern.spare() == Some(0) { Fault::WrongShape } else { Fault::ConditionFails },
        ),
        (
            "a cover twice",
            with(&|pattern| pattern.covers.push(pattern.covers[0])),
            Fault::WrongShape,
        ),
        (
            "a candidate left out",
            with(&|pattern| {
                let (cell, digits) = pattern.marks.iter().next().unwrap();
                let kept = DigitSet::of(digits.first().unwrap());
                let marks = pattern.marks.iter();
                pattern.marks = marks
                    .map(|(other, d)| (other, if other == cell { d - kept } else { d }))
                    .collect();
            }),
            Fault::ConditionFails,
        ),
        (
            "a cell in two parts",
            with(&|pattern| {
                let cell = pattern.parts[0].first().unwrap();
                pattern.parts[1].insert(cell);
            }),
            Fault::WrongShape,
        ),
        (
            "a cell in no part",
            with(&|pattern| {
                let last = pattern.parts.len() - 1;
                let cell = pattern.parts[last].first().unwrap();
                pattern.parts[last].remove(cell);
            }),
            Fault::WrongShape,
        ),
    ];
    // A candidate of the pattern that no place of its digit contradicts.
    let kept = pattern.marks.pairs().find(|&(cell, digit)| {
        let covers: Vec<House> = pattern.houses_of(digit).collect();
        covers.iter().all(|house| house.cells().contains(cell))
    });
    if let Some((cell, digit)) = kept {
        let eliminations = Marks::of(CellSet::of(cell), DigitSet::of(digit));
        let more = Step { eliminations, ..step.clone() };
        all.push(("a candidate of the pattern is removed", more, Fault::DoesNotFollow));
        let placements = vec![(cell, digit)];
        all.push(("a placement", Step { placements, ..step.clone() }, Fault::WrongShape));
    }
    let outside = Cell::all().find_map(|cell| {
        let others = state.digits(cell) - pattern.digits();
        Some((cell, others.first()?)).filter(|_| state.digits(cell).len() > 1)
    });
    if let Some((cell, digit)) = outside {
        let eliminations = Marks::of(CellSet::of(cell), DigitSet::of(digit));
        let more = Step { eliminations, ..step.clone() };
        all.push(("a digit without a cover is removed", more, Fault::DoesNotFollow));
    }
    all.extend(renamed(step));
    all
}

fn renamed(step: &Step) -> Vec<(&'static str, Step, Fault)> {
    let others = Technique::ALL.iter().filter(|other| **other != step.technique);
    let renamed = |technique: &Technique| Step { technique: *technique, ..step.clone() };
    others.map(|other| ("another name", renamed(other), Fault::WrongShape)).collect()
}

/// Returns false copies of a locked subset.
fn forged_subset(step: &Step) -> Vec<(&'static str, Step, Fault)> {
    let Evidence::Subset { house, cells, digits, crossing, .. } = step.evidence else {
        panic!("not a subset: {step:?}")
    };
    let with = |cells, crossing, is_hidden| Step {
        evidence: Evidence::Subset { house, cells, digits, is_hidden, crossing },
        ..step.clone()
    };
    let other_line = House::all()
        .find(|other| Some(*other) != crossing && Some(other.kind()) == crossing.map(House::kind));
    let mut all = vec![
        ("another line", with(cells, other_line, false), Fault::WrongShape),
        ("the same house twice", with(cells, Some(house), false), Fault::WrongShape),
        ("hidden", with(cells, crossing, true), Fault::WrongShape),
    ];
    all.extend(renamed(step));
    all
}

#[test]
fn forged_patterns_are_rejected() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for technique in sets() {
        for index in 0..2 {
            let exercise = Practice::new(ladder::PLAYER, 86).exercise(technique, index);
            let exercise = exercise.unwrap_or_else(|error| panic!("{technique}: {error}"));
            let state = &exercise.state;
            for (what, forged, fault) in forged(&exercise.step, state) {
                // A forged pattern often has another name, too, or none.
                let name = name_of(&forged.evidence).filter(|_| what != "another name");
                let named = Step { technique: name.unwrap_or(forged.technique), ..forged };
                let verdict = check(&state.puzzle(), std::slice::from_ref(&named));
                let found = verdict.map(|_| ()).map_err(|unsound| unsound.fault);
                let is_nameless =
                    pattern_of(&named).is_some() && name_of(&named.evidence).is_none();
                let expected = if is_nameless { Fault::WrongShape } else { fault };
                assert_eq!(found, Err(expected), "{technique}: {what}: {named:?}");
                *counts.entry(what).or_default() += 1;
            }
        }
    }
    assert!(counts.len() > 8, "{counts:?}");
}
