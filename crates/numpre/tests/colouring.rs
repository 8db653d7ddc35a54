//! Tests that colourings are sound on random boards, that a plain search finds the same ones, and
//! that forged ones are rejected.

use crate::common::{BOARDS, boards, counted, on_all_cores, same_for_isomorphs, sound, taken};
use numpre::logic::{
    Because, Cluster, Colour, ColourRule, ColouringKind, Evidence, Marks, Shape, SolvingState,
    Step, Strength, Technique, name_of, steps_of,
};
use numpre::proof::{Fault, check};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House};
use std::collections::{BTreeMap, BTreeSet};

/// A candidate.
type Candidate = (Cell, Digit);

/// The candidates that a step removes.
type Removed = BTreeSet<Candidate>;

fn colourings() -> impl Iterator<Item = Technique> {
    let is_colouring = |technique: &Technique| matches!(technique.shape(), Shape::Colouring(_));
    Technique::ALL.iter().copied().filter(is_colouring)
}

fn parts(step: &Step) -> (&[Cluster], &ColourRule) {
    match &step.evidence {
        Evidence::Colouring { clusters, rule } => (clusters, rule),
        other => panic!("not a colouring: {other:?}"),
    }
}

/// The counts of a technique: boards with a step, and steps of each rule.
type Counts = crate::common::Counts<6>;

/// Returns the place of a rule among the counts.
fn number(rule: &ColourRule) -> usize {
    match rule {
        ColourRule::Both => 1,
        ColourRule::Within { .. } => 2,
        ColourRule::Emptied { .. } => 3,
        ColourRule::Between { .. } => 4,
        ColourRule::Against { .. } => 5,
    }
}

/// Asserts of every colouring on a board: one colour of each cluster is true; what it removes is
/// false; the proof check accepts it, also on the board that has lost only what it rests on. No two
/// of a technique have the same effect.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in colourings() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 6]);
        counts[0] += u64::from(!steps.is_empty());
        let mut effects = BTreeSet::new();
        for step in &steps {
            let (clusters, rule) = parts(step);
            counts[number(rule)] += 1;
            let shown = || format!("{technique} {step:?}\n{}", state.candidates());
            let is_true = |&(cell, digit): &Candidate| solution.get(cell) == Some(digit);
            for cluster in clusters {
                let [first, second] = cluster.colours().map(|nodes| {
                    let each = nodes.iter().map(|node| (node.cells.first().unwrap(), node.digit));
                    let true_ones = each.filter(is_true).count();
                    assert!(true_ones == 0 || true_ones == nodes.len(), "{}", shown());
                    true_ones > 0
                });
                assert_ne!(first, second, "{}", shown());
            }
            let removed = sound(step, state, solution);
            assert!(effects.insert(removed), "twice: {}", shown());
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all = counted(seed, indices, all_are_sound);
    for (technique, [with, both, within, emptied, between, against]) in &all {
        println!(
            "{technique}: {} boards, {with} with a step; both {both}, within {within}, emptied \
             {emptied}, between {between}, against {against}",
            indices * BOARDS
        );
    }
    all
}

#[test]
fn every_colouring_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(61, 60);
    assert!(counts.values().all(|[with, ..]| *with > 5), "{counts:?}");
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all colouring -- --ignored --nocapture"]
fn every_colouring_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(62, 100_000 / BOARDS);
    assert!(counts.values().all(|[with, ..]| *with > 2_000), "{counts:?}");
}

/// Returns whether two candidates exclude each other.
fn exclude((one, of_one): Candidate, (other, of_other): Candidate) -> bool {
    match of_one == of_other {
        true => one.peers().contains(other),
        false => one == other,
    }
}

/// Returns whether exactly one of two candidates is true.
fn are_exclusive(state: &SolvingState, one: Candidate, other: Candidate) -> bool {
    let only_two = |house: House| {
        let places = state.cells_with(one.1) & house.cells();
        places == CellSet::of(one.0) | CellSet::of(other.0)
    };
    exclude(one, other)
        && match one.1 == other.1 {
            true => House::all().any(only_two),
            false => state.digits(one.0).len() == 2,
        }
}

/// Returns the two colours of each cluster that these candidates form.
fn clusters(
    candidates: &[Candidate],
    is_joined: impl Fn(Candidate, Candidate) -> bool,
) -> Vec<[Vec<Candidate>; 2]> {
    let mut left = candidates.to_vec();
    let mut all = Vec::new();
    while let Some(first) = left.pop() {
        let mut sides = [vec![first], Vec::new()];
        loop {
            let next = (0..2).find_map(|side| {
                let near = |to: &Candidate| sides[side].iter().any(|&from| is_joined(from, *to));
                left.iter().position(near).map(|place| (side, place))
            });
            let Some((side, place)) = next else { break };
            sides[1 - side].push(left.remove(place));
        }
        if !sides[1].is_empty() {
            all.push(sides);
        }
    }
    all
}

/// Returns the effects of the colourings of each name on a board, by the definitions.
fn by_plain_search(state: &SolvingState) -> BTreeMap<Technique, BTreeSet<Removed>> {
    let candidates: Vec<Candidate> = state
        .open()
        .iter()
        .flat_map(|cell| state.digits(cell).iter().map(move |digit| (cell, digit)))
        .collect();
    let meets = |side: &[Candidate], one: Candidate| side.iter().any(|&node| exclude(node, one));
    let clash = |ones: &[Candidate], others: &[Candidate]| {
        ones.iter().any(|&one| others.iter().any(|&other| exclude(one, other)))
    };
    let both = |ones: &[Candidate], others: &[Candidate], coloured: &[&[Vec<Candidate>; 2]]| {
        let is_coloured = |one: &Candidate| {
            coloured.iter().any(|sides| sides.iter().any(|side| side.contains(one)))
        };
        let all = candidates.iter().filter(|one| !is_coloured(one));
        all.filter(|one| meets(ones, **one) && meets(others, **one)).copied().collect::<Removed>()
    };
    let mut effects: BTreeMap<Technique, BTreeSet<Removed>> = BTreeMap::new();
    let mut add = |technique, removed: Removed| {
        if !removed.is_empty() {
            effects.entry(technique).or_default().insert(removed);
        }
    };
    let mut single = |technique, sides: &[Vec<Candidate>; 2]| {
        let is_false = |side: &[Candidate]| {
            let is_emptied = |cell: Cell| {
                let digits = state.digits(cell);
                digits.len() > 1 && digits.iter().all(|digit| meets(side, (cell, digit)))
            };
            clash(side, side) || state.open().iter().any(is_emptied)
        };
        let wrong: Vec<_> = sides.iter().filter(|side| is_false(side)).collect();
        match wrong.is_empty() {
            true if sides.iter().flatten().count() < 4 => {}
            true => add(technique, both(&sides[0], &sides[1], &[sides])),
            false => {
                wrong.iter().for_each(|side| add(technique, side.iter().copied().collect()));
            }
        }
    };
    let digits_of =
        |sides: &[Vec<Candidate>; 2]| sides.iter().flatten().map(|one| one.1).collect::<DigitSet>();
    let cells_of =
        |sides: &[Vec<Candidate>; 2]| sides.iter().flatten().map(|one| one.0).collect::<CellSet>();
    for sides in clusters(&candidates, |one, other| are_exclusive(state, one, other)) {
        let is_pair = |cell: Cell| state.digits(cell) == digits_of(&sides);
        if digits_of(&sides).len() > 1
            && !(digits_of(&sides).len() == 2
                && cells_of(&sides).len() == 1
                && cells_of(&sides).iter().all(is_pair))
        {
            single(Technique::Medusa, &sides);
        }
    }
    let mut of_digits = Vec::new();
    for digit in Digit::all() {
        let places: Vec<Candidate> =
            candidates.iter().copied().filter(|one| one.1 == digit).collect();
        let all = clusters(&places, |one, other| are_exclusive(state, one, other));
        all.iter().for_each(|sides| single(Technique::SimpleColouring, sides));
        of_digits.push(all);
    }
    for all in &of_digits {
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            if one == other {
                continue;
            }
            for side in 0..2 {
                let against = [0, 1].map(|of_other| clash(&one[side], &other[of_other]));
                if against == [true, true] {
                    add(Technique::MultiColouring, one[side].iter().copied().collect());
                    continue;
                }
                for of_other in (0..2).filter(|of_other| against[*of_other]) {
                    let removed = both(&one[1 - side], &other[1 - of_other], &[one, other]);
                    add(Technique::MultiColouring, removed);
                }
            }
        }
    }
    let pairs: BTreeSet<u16> = state
        .open()
        .iter()
        .map(|cell| state.digits(cell))
        .filter(|digits| digits.len() == 2)
        .map(DigitSet::bits)
        .collect();
    for pair in pairs {
        let of_pair: Vec<Candidate> = candidates
            .iter()
            .copied()
            .filter(|(cell, _)| state.digits(*cell).bits() == pair)
            .collect();
        for sides in clusters(&of_pair, exclude) {
            if cells_of(&sides).len() > 3 {
                add(Technique::RemotePair, both(&sides[0], &sides[1], &[&sides]));
            }
        }
    }
    effects
}

#[test]
fn a_plain_search_finds_the_same_colourings() {
    let indices: Vec<u64> = (0..60).collect();
    let each = on_all_cores(&indices, |&index| {
        let mut compared = BTreeMap::new();
        for (state, _) in boards(63, index) {
            let mut expected = by_plain_search(&state);
            for technique in colourings() {
                let steps = steps_of(technique, &state);
                let found: BTreeSet<Removed> =
                    steps.iter().map(|step| taken(step, &state)).collect();
                let expected = expected.remove(&technique).unwrap_or_default();
                assert_eq!(found, expected, "{technique}\n{}", state.candidates());
                *compared.entry(technique).or_insert(0) += found.len();
            }
        }
        compared
    });
    for technique in colourings() {
        let compared: usize = each.iter().filter_map(|counts| counts.get(&technique)).sum();
        println!("{technique}: {compared} colourings");
        assert!(compared > 10, "{technique}: {compared}");
    }
}

#[test]
fn isomorphs_have_the_same_colourings() {
    same_for_isomorphs(&colourings().collect::<Vec<_>>(), 65, 20);
}

/// A forged step, and the fault that the check finds in it.
type Forged = (&'static str, Step, Fault);

/// Returns false copies of a colouring.
fn forged(state: &SolvingState, step: &Step) -> Vec<Forged> {
    let (clusters, rule) = parts(step);
    let with = |clusters: Vec<Cluster>, rule: ColourRule| Step {
        evidence: Evidence::Colouring { clusters, rule },
        ..step.clone()
    };
    let first_link = |change: &dyn Fn(&mut numpre::logic::Link)| {
        let mut clusters = clusters.to_vec();
        change(&mut clusters[0].links[0]);
        with(clusters, rule.clone())
    };
    let mut all = vec![
        ("no cluster", with(Vec::new(), rule.clone()), Fault::WrongShape),
        ("a weak link", first_link(&|link| link.strength = Strength::Weak), Fault::WrongShape),
        ("a link to where it began", first_link(&|link| link.to = link.from), Fault::WrongShape),
    ];
    let mut twice = clusters.to_vec();
    let again = twice[0].links[0];
    twice[0].links.push(again);
    all.push(("a link twice", with(twice, rule.clone()), Fault::WrongShape));
    let node = clusters[0].links[0].from;
    let cell = node.cells.first().unwrap();
    let elsewhere = House::all().find(|house| !house.cells().contains(cell)).unwrap();
    let moved = |link: &mut numpre::logic::Link| {
        link.because = match link.because {
            Because::Cell => Because::House(cell.houses()[0]),
            Because::House(_) => Because::House(elsewhere),
            Because::Pair(_) => Because::Pair(elsewhere),
        };
    };
    all.push(("another reason", first_link(&moved), Fault::ConditionFails));
    let nodes: Vec<Candidate> = clusters
        .iter()
        .flat_map(Cluster::nodes)
        .map(|node| (node.cells.first().unwrap(), node.digit))
        .collect();
    let far = state.open().iter().find_map(|cell| {
        let digit = state.digits(cell).iter().find(|&digit| {
            let one = (cell, digit);
            !nodes.contains(&one) && !nodes.iter().any(|&node| exclude(node, one))
        })?;
        Some((cell, digit))
    });
    if let Some((cell, digit)) = far {
        let eliminations = Marks::of(CellSet::of(cell), DigitSet::of(digit));
        let more = Step { eliminations, ..step.clone() };
        all.push(("a candidate far away", more, Fault::DoesNotFollow));
    }
    match rule {
        ColourRule::Both => {
            let conflict = clusters[0].links[0];
            all.push((
                "a link as conflict",
                with(clusters.to_vec(), ColourRule::Within { conflict }),
                Fault::ConditionFails,
            ));
            let emptied = ColourRule::Emptied { cell, colour: Colour::First };
            all.push((
                "a cell with a digit left",
                with(clusters.to_vec(), emptied),
                Fault::ConditionFails,
            ));
        }
        ColourRule::Within { conflict } => {
            let mut turned = *conflict;
            turned.strength = Strength::Strong;
            let rule = ColourRule::Within { conflict: turned };
            all.push(("a strong conflict", with(clusters.to_vec(), rule), Fault::ConditionFails));
        }
        ColourRule::Emptied { cell, colour } => {
            let rule = ColourRule::Emptied { cell: *cell, colour: colour.other() };
            let wrong = with(clusters.to_vec(), rule);
            // Both colours are false only on a board without a solution.
            all.push(("the other colour", wrong, Fault::ConditionFails));
        }
        ColourRule::Between { conflict } => {
            let mut moved = *conflict;
            moved.to = moved.from;
            let changed = ColourRule::Between { conflict: moved };
            let wrong = with(clusters.to_vec(), changed);
            all.push(("a conflict with itself", wrong, Fault::WrongShape));
            let one = vec![clusters[0].clone(), clusters[0].clone()];
            all.push(("one cluster twice", with(one, rule.clone()), Fault::WrongShape));
        }
        ColourRule::Against { conflicts } => {
            let [first, second] = **conflicts;
            let rule = ColourRule::Against { conflicts: Box::new([second, first]) };
            all.push(("conflicts exchanged", with(clusters.to_vec(), rule), Fault::ConditionFails));
        }
    }
    let (cell, digit) = step.eliminations.pairs().next().unwrap();
    let placing = Step { placements: vec![(cell, digit)], ..step.clone() };
    all.push(("a placement", placing, Fault::WrongShape));
    for technique in Technique::ALL.iter().filter(|other| **other != step.technique) {
        let renamed = Step { technique: *technique, ..step.clone() };
        all.push(("another name", renamed, Fault::WrongShape));
    }
    all
}

#[test]
fn forged_colourings_are_rejected() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (state, _) in (0..100).flat_map(|index| boards(66, index)) {
        for technique in colourings() {
            for step in steps_of(technique, &state).iter().take(3) {
                for (what, forged, fault) in forged(&state, step) {
                    // A forged colouring often has another name, too.
                    let name = name_of(&forged.evidence).filter(|_| what != "another name");
                    let named = Step { technique: name.unwrap_or(forged.technique), ..forged };
                    let verdict = check(&state.puzzle(), std::slice::from_ref(&named));
                    let found = verdict.map(|_| ()).map_err(|unsound| unsound.fault);
                    assert_eq!(found, Err(fault), "{what}: {named:?}\n{}", state.candidates());
                    *counts.entry(what).or_insert(0) += 1;
                }
            }
        }
    }
    assert_eq!(counts.len(), 15, "{counts:?}");
}

#[test]
fn kinds_of_colourings_have_the_expected_number_of_clusters() {
    for (state, _) in (0..20).flat_map(|index| boards(67, index)) {
        for technique in colourings() {
            let expected = match technique.shape() {
                Shape::Colouring(ColouringKind::OneDigit { clusters }) => usize::from(clusters),
                _ => 1,
            };
            for step in steps_of(technique, &state) {
                assert_eq!(parts(&step).0.len(), expected, "{step:?}");
            }
        }
    }
}
