//! Tests that patterns of cases are sound, that a plain search finds the same, and that forged ones
//! are rejected.

use crate::common::{BOARDS, boards, counted, on_all_cores, same_for_isomorphs, sound, taken};
use numpre::logic::{
    CasesPattern, Evidence, Link, Marks, Node, SolvingState, Split, Step, Strength, Technique,
    name_of, steps_of,
};
use numpre::proof::{Fault, check};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

const CASES: [Technique; 2] = [Technique::ForcingChain, Technique::KrakenFish];

fn pattern_of(step: &Step) -> &CasesPattern {
    match &step.evidence {
        Evidence::Cases { pattern } => pattern,
        other => panic!("not a pattern of cases: {other:?}"),
    }
}

/// The counts of a technique: boards with a step, steps, and steps that place a digit.
type Counts = crate::common::Counts<3>;

/// Asserts of every pattern on a board: in its branch, what a case leads to is right if the case is
/// true; what the step removes is false; the proof check accepts it, also on the board that has
/// lost only what it rests on. No two of a technique have the same effect.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in CASES {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 3]);
        counts[0] += u64::from(!steps.is_empty());
        counts[1] += steps.len() as u64;
        counts[2] += steps.iter().filter(|step| !step.placements.is_empty()).count() as u64;
        let mut effects = BTreeSet::new();
        for step in &steps {
            let shown = || format!("{technique} {step:?}\n{}", state.candidates());
            let is_true =
                |node: Node| node.cells.iter().any(|cell| solution.get(cell) == Some(node.digit));
            let pattern = pattern_of(step);
            let holding = pattern.branches.iter().filter(|branch| is_true(branch.start));
            for branch in holding.clone() {
                let agrees = |link: &Link| is_true(link.to) == (link.strength == Strength::Strong);
                assert!(branch.links.iter().all(agrees), "{}", shown());
            }
            let is_fish = technique == Technique::KrakenFish;
            assert!(is_fish || holding.count() == 1, "no case holds: {}", shown());
            sound(step, state, solution);
            let effect = (step.placements.clone(), step.eliminations.pairs().collect::<Vec<_>>());
            assert!(effects.insert(effect), "twice: {}", shown());
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all = counted(seed, indices, all_are_sound);
    for (technique, [with, steps, placing]) in &all {
        let boards = indices * BOARDS;
        println!("{technique}: {boards} boards, {with} with {steps} steps, {placing} placing");
    }
    all
}

#[test]
fn every_pattern_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(91, 8);
    for technique in CASES {
        assert!(counts[&technique][0] > 3, "{technique}: {counts:?}");
    }
    assert!(counts[&Technique::ForcingChain][2] > 3, "{counts:?}");
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all cases -- --ignored --nocapture"]
fn every_pattern_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(92, 100_000 / BOARDS);
    assert!(counts[&Technique::KrakenFish][0] > 500, "{counts:?}");
}

#[test]
fn isomorphs_of_a_board_lose_the_isomorphic_candidates() {
    same_for_isomorphs(&CASES, 93, 6);
}

/// A statement: a digit is in one of these cells, or in none of them.
type Statement = (CellSet, Digit, bool);

/// A board, and its groups: the places of a digit in the crossing of a block and a line.
struct Plain<'a> {
    state: &'a SolvingState,
    nodes: Vec<(CellSet, Digit)>,
}

impl Plain<'_> {
    fn of(state: &SolvingState) -> Plain<'_> {
        let mut nodes: BTreeSet<(u128, usize)> = BTreeSet::new();
        for digit in Digit::all() {
            let places = state.cells_with(digit) & state.open();
            places.iter().for_each(|cell| {
                nodes.insert((CellSet::of(cell).bits(), digit.index()));
            });
            for (block, line) in
                House::all().flat_map(|one| House::all().map(move |two| (one, two)))
            {
                let cells = places & block.cells() & line.cells();
                let is_crossing =
                    block.kind() == HouseKind::Block && line.kind() != HouseKind::Block;
                if is_crossing && cells.len() > 1 {
                    nodes.insert((cells.bits(), digit.index()));
                }
            }
        }
        let of_bits = |(cells, digit): (u128, usize)| {
            (CellSet::from_bits(cells), Digit::from_index(digit).unwrap())
        };
        Plain { state, nodes: nodes.into_iter().map(of_bits).collect() }
    }

    /// Returns whether the second statement follows from the first by the bare rules.
    fn follows(&self, (cells, digit, is_true): Statement, (others, other, _): Statement) -> bool {
        let sees = |one: Cell, two: Cell| one != two && one.peers().contains(two);
        if is_true {
            // Both cannot be true.
            return match digit == other {
                true => cells.iter().all(|one| others.iter().all(|two| sees(one, two))),
                false => cells == others && cells.len() == 1,
            };
        }
        if digit != other {
            let both = DigitSet::of(digit) | DigitSet::of(other);
            let is_pair = |cell: Cell| self.state.digits(cell) == both;
            return cells == others && cells.len() == 1 && cells.iter().all(is_pair);
        }
        // One of the two is true, because a house has no other place. Parts of a block may cross.
        let is_part = cells.is_superset(others) || others.is_superset(cells);
        !is_part
            && (cells & others).len() <= 1
            && House::all().any(|house| {
                let places = house.cells() & self.state.cells_with(digit) & self.state.open();
                places == cells | others
            })
    }

    /// Returns everything that follows from a candidate, with the fewest links.
    fn reach(&self, cell: Cell, digit: Digit) -> BTreeMap<(u128, usize, bool), usize> {
        let key = |(cells, digit, is_true): Statement| (cells.bits(), digit.index(), is_true);
        let start = (CellSet::of(cell), digit, true);
        let mut lengths = BTreeMap::from([(key(start), 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(statement) = queue.pop_front() {
            let length = lengths[&key(statement)] + 1;
            for &(cells, digit) in &self.nodes {
                let next = (cells, digit, !statement.2);
                if !lengths.contains_key(&key(next)) && self.follows(statement, next) {
                    lengths.insert(key(next), length);
                    queue.push_back(next);
                }
            }
        }
        lengths
    }
}

/// Returns the conclusions of all cells and houses with three cases or more, each with the fewest
/// links.
fn by_plain_search(state: &SolvingState) -> BTreeMap<(Cell, Digit, bool), usize> {
    let plain = Plain::of(state);
    let mut splits: Vec<Vec<(Cell, Digit)>> = Vec::new();
    for cell in state.open().iter() {
        splits.push(state.digits(cell).iter().map(|digit| (cell, digit)).collect());
    }
    for house in House::all() {
        for digit in Digit::all() {
            let places = house.cells() & state.cells_with(digit) & state.open();
            splits.push(places.iter().map(|cell| (cell, digit)).collect());
        }
    }
    let mut reaches = BTreeMap::new();
    let mut all: BTreeMap<(Cell, Digit, bool), usize> = BTreeMap::new();
    for starts in splits.into_iter().filter(|starts| starts.len() > 2) {
        for &(cell, digit) in &starts {
            reaches.entry((cell, digit)).or_insert_with(|| plain.reach(cell, digit));
        }
        for cell in state.open().iter() {
            for digit in state.digits(cell).iter().filter(|&digit| !starts.contains(&(cell, digit)))
            {
                for is_true in [true, false] {
                    let end = (CellSet::of(cell).bits(), digit.index(), is_true);
                    let lengths: Option<Vec<usize>> =
                        starts.iter().map(|start| reaches[start].get(&end).copied()).collect();
                    // If each case rules the candidate out at once, it is locked.
                    let lengths = lengths.filter(|lengths| lengths.iter().any(|one| *one > 1));
                    if let Some(length) = lengths.map(|lengths| lengths.iter().sum()) {
                        let known = all.entry((cell, digit, is_true)).or_insert(length);
                        *known = length.min(*known);
                    }
                }
            }
        }
    }
    all
}

#[test]
fn a_plain_search_finds_the_same_forcing_chains_and_none_shorter() {
    let indices: Vec<u64> = (0..6).collect();
    let counts = on_all_cores(&indices, |&index| {
        let mut count = 0;
        for (state, _) in boards(94, index).into_iter().take(2) {
            let found: BTreeMap<(Cell, Digit, bool), usize> =
                steps_of(Technique::ForcingChain, &state)
                    .iter()
                    .map(|step| {
                        let pattern = pattern_of(step);
                        let (node, is_true) = pattern.end().unwrap();
                        let cell = node.cells.first().unwrap();
                        ((cell, node.digit, is_true), pattern.links().count())
                    })
                    .collect();
            assert_eq!(found, by_plain_search(&state), "{}", state.candidates());
            count += found.len();
        }
        count
    });
    assert!(counts.iter().sum::<usize>() > 100, "{counts:?}");
}

/// A kraken fish would be a finned fish if each fin saw the cell.
#[test]
fn a_kraken_fish_has_a_fin_that_does_not_see_the_cell() {
    let mut count = 0;
    for (state, _) in (0..4).flat_map(|index| boards(95, index)) {
        for step in steps_of(Technique::KrakenFish, &state) {
            let Split::Fins { fins, digit, .. } = &pattern_of(&step).split else {
                panic!("no fins: {step:?}")
            };
            let removed = taken(&step, &state);
            let &[(cell, removed)] = &*removed.iter().copied().collect::<Vec<_>>() else {
                panic!("it removes more: {step:?}")
            };
            assert!(removed == *digit && !cell.peers().is_superset(*fins), "{step:?}");
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

/// Returns false copies of a step, each with the fault that the check finds in it.
fn forged(step: &Step, state: &SolvingState) -> Vec<(&'static str, Step, Fault)> {
    let with = |change: &dyn Fn(&mut CasesPattern)| {
        let mut pattern = pattern_of(step).clone();
        change(&mut pattern);
        Step { evidence: Evidence::Cases { pattern }, ..step.clone() }
    };
    let last_links = |pattern: &CasesPattern| pattern.branches.last().unwrap().links.len();
    let mut all = vec![
        (
            "a case left out",
            with(&|pattern| pattern.branches.truncate(pattern.branches.len() - 1)),
            if pattern_of(step).branches.len() == 1 {
                Fault::WrongShape
            } else {
                Fault::ConditionFails
            },
        ),
        (
            "a case twice",
            with(&|pattern| pattern.branches.push(pattern.branches[0].clone())),
            Fault::ConditionFails,
        ),
        ("no case", with(&|pattern| pattern.branches.clear()), Fault::WrongShape),
        (
            "a branch without its end",
            with(&|pattern| {
                let count = last_links(pattern);
                pattern.branches.last_mut().unwrap().links.truncate(count - 1);
            }),
            // The only branch of a fish with one fin then ends at a true node.
            match &pattern_of(step).branches[..] {
                [only] if only.links.last().unwrap().from.cells.len() == 1 => Fault::DoesNotFollow,
                _ => Fault::WrongShape,
            },
        ),
        (
            "a strong link that is said to be weak",
            with(&|pattern| {
                for branch in &mut pattern.branches {
                    for link in &mut branch.links {
                        link.strength = Strength::Weak;
                    }
                }
            }),
            Fault::WrongShape,
        ),
    ];
    let (end, is_true) = pattern_of(step).end().unwrap();
    let cell = end.cells.first().unwrap();
    let opposite = match is_true {
        true => Step {
            placements: Vec::new(),
            eliminations: Marks::of(end.cells, DigitSet::of(end.digit)),
            ..step.clone()
        },
        false => {
            Step { placements: vec![(cell, end.digit)], eliminations: Marks::new(), ..step.clone() }
        }
    };
    all.push(("the opposite", opposite, Fault::DoesNotFollow));
    let other = state.open().iter().find(|other| *other != cell).unwrap();
    let more = Marks::of(CellSet::of(other), state.digits(other));
    let more = Step { eliminations: more, ..step.clone() };
    all.push(("another removal", more, Fault::DoesNotFollow));
    // A strong link that ends in another cell, in the middle of a branch.
    let weaker = pattern_of(step).branches.iter().position(|branch| branch.links.len() > 2);
    if let Some(place) = weaker {
        let link = pattern_of(step).branches[place].links[1];
        let further = state.open().iter().find(|other| {
            !(link.from.cells | link.to.cells).contains(*other)
                && state.digits(*other).contains(link.to.digit)
        });
        if let Some(further) = further {
            let forged = with(&|pattern| {
                let links = &mut pattern.branches[place].links;
                let to = Node { cells: CellSet::of(further), digit: link.to.digit };
                links[1].to = to;
                links[2].from = to;
            });
            all.push(("a link to another cell", forged, Fault::ConditionFails));
        }
    }
    all.extend(Technique::ALL.iter().filter(|other| **other != step.technique).map(|other| {
        ("another name", Step { technique: *other, ..step.clone() }, Fault::WrongShape)
    }));
    all
}

#[test]
fn forged_patterns_are_rejected() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for technique in CASES {
        for (state, _) in (0..2).flat_map(|index| boards(96, index)) {
            for step in steps_of(technique, &state).iter().take(2) {
                for (what, forged, fault) in forged(step, &state) {
                    // Without the only strong link, no technique has the pattern.
                    let is_nameless = name_of(&forged.evidence).is_none();
                    let fault = if is_nameless { Fault::WrongShape } else { fault };
                    let verdict = check(&state.puzzle(), std::slice::from_ref(&forged));
                    let found = verdict.map(|_| ()).map_err(|unsound| unsound.fault);
                    assert_eq!(found, Err(fault), "{technique}: {what}: {forged:?}");
                    *counts.entry(what).or_default() += 1;
                }
            }
        }
    }
    assert!(counts.len() > 8, "{counts:?}");
}

/// Other splits have no name, so that no step can claim them.
#[test]
fn a_fish_that_is_not_of_lines_has_no_kraken_name() {
    let fish = |base: &str, cover: &str| Evidence::Cases {
        pattern: CasesPattern {
            split: Split::Fins {
                digit: Digit::new(1).unwrap(),
                base: base.split(' ').map(|house| house.parse().unwrap()).collect(),
                cover: cover.split(' ').map(|house| house.parse().unwrap()).collect(),
                body: CellSet::EMPTY,
                fins: CellSet::of("r1c1".parse().unwrap()),
            },
            branches: Vec::new(),
        },
    };
    assert_eq!(name_of(&fish("r1 r2", "c1 c2")), Some(Technique::KrakenFish));
    assert_eq!(name_of(&fish("r1 b2", "c1 c2")), None);
    assert_eq!(name_of(&fish("r1", "c1")), None);
}
