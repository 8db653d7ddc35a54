//! Tests that chains are sound on random boards, and that isomorphs have the same ones.

// A panic in a helper fails the test.
#![allow(clippy::unwrap_used)]

mod common;
#[path = "reference/chains.rs"]
mod plain;

use common::{BOARDS, boards, chains, links_of, on_all_cores, shortest_of, taken};
use numpre::logic::{ChainKind, Shape, SolvingState, Technique, steps_of};
use numpre::proof::check;
use numpre::random::random_isomorph;
use numpre::{Candidates, Cell, Digit, Grid, Isomorph};
use plain::{Lengths, Removed, removed_by};
use std::collections::{BTreeMap, BTreeSet};

/// The counts of a technique: boards with a step, steps, loops, steps that place a digit.
type Counts = BTreeMap<Technique, [usize; 4]>;

/// Asserts of every chain on a board: what it removes is false, and is all that follows from its
/// links; the proof check accepts it, also on the board that has lost only what it rests on. No two
/// of a technique have the same effect, and shorter ones come first.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in chains() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_default();
        counts[0] += usize::from(!steps.is_empty());
        let (mut effects, mut longest) = (BTreeSet::new(), 0);
        for step in &steps {
            let (links, is_loop) = links_of(step);
            let shown = || format!("{technique} {step}\n{links:?}\n{}", state.candidates());
            counts[1] += 1;
            counts[2] += usize::from(is_loop);
            counts[3] += usize::from(!step.placements.is_empty());
            assert_eq!(step.technique, technique, "{}", shown());

            let is_true = |&(cell, digit): &(Cell, Digit)| solution.get(cell) == Some(digit);
            let removed = taken(step, state);
            assert!(!removed.iter().any(is_true), "a digit of the solution: {}", shown());
            assert!(step.placements.iter().all(is_true), "a wrong digit: {}", shown());
            assert_eq!(removed, removed_by(links, is_loop, state), "{}", shown());

            let verdict = check(state.candidates(), std::slice::from_ref(step));
            assert!(verdict.is_ok(), "{verdict:?}: {}", shown());
            let mut largest = Candidates::ALL;
            for (cell, digits) in step.rests_on.iter() {
                largest[cell] -= digits;
            }
            let verdict = check(&largest, std::slice::from_ref(step));
            assert!(verdict.is_ok(), "it rests on more: {verdict:?}: {}", shown());

            assert!(effects.insert((step.placements.clone(), removed)), "twice: {}", shown());
            assert!(links.len() >= longest, "a shorter one after it: {}", shown());
            longest = links.len();
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all: Vec<u64> = (0..indices).collect();
    let each = on_all_cores(&all, |&index| {
        let mut counts = Counts::new();
        for (state, solution) in boards(seed, index) {
            all_are_sound(&state, &solution, &mut counts);
        }
        counts
    });
    let mut all = Counts::new();
    for (technique, counts) in each.into_iter().flatten() {
        let sums = all.entry(technique).or_default();
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    for (technique, [with, steps, loops, placing]) in &all {
        println!(
            "{technique}: {} boards, {with} with {steps} steps; {loops} loops, {placing} place a \
             digit",
            indices * BOARDS
        );
    }
    all
}

#[test]
fn every_chain_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(41, 60);
    assert!(counts.values().all(|[with, ..]| *with > 20), "{counts:?}");
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test chains -- --ignored --nocapture"]
fn every_chain_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(42, 100_000 / BOARDS);
    assert!(counts.values().all(|[with, ..]| *with > 5_000), "{counts:?}");
}

/// Returns the image of a board.
fn image(isomorph: &Isomorph, state: &SolvingState) -> SolvingState {
    let (mut placed, mut candidates) = (Grid::EMPTY, Candidates::NONE);
    for (cell, digits) in state.candidates().iter() {
        let to = isomorph.cell(cell);
        candidates[to] = isomorph.digit_set(digits);
        if state.confirmed().contains(cell) {
            placed.set(to, candidates[to].single());
        }
    }
    SolvingState::new(&placed, &candidates)
}

/// Returns the effects of all steps of a technique: the candidates that each takes from the board.
fn effects(technique: Technique, state: &SolvingState) -> BTreeSet<Removed> {
    steps_of(technique, state).iter().map(|step| taken(step, state)).collect()
}

/// Returns whether a technique lists all its chains. The others list a shortest chain for each pair
/// of ends. Of several, the numbers of the cells decide which it is, and loops with the same pair
/// remove different candidates.
fn lists_all(technique: Technique) -> bool {
    use ChainKind::{TwoLinks, WWing, XyWing};
    matches!(technique.shape(), Shape::Chain(TwoLinks | WWing | XyWing))
}

/// Asserts that the techniques have the same effects on isomorphs, and need as many links for each
/// candidate. General chains are compared as a player meets them: where no easier chain is found.
/// An easier one with the same ends would hide them or not, depending on the numbers of the cells.
#[test]
fn isomorphs_have_the_same_chains() {
    let indices: Vec<u64> = (0..20).collect();
    let each = on_all_cores(&indices, |&index| {
        let mut compared = BTreeMap::new();
        for (number, (mut state, _)) in (0..).zip(boards(45, index)) {
            let isomorph = random_isomorph(index, number);
            let of_candidate = |(cell, digit)| (isomorph.cell(cell), isomorph.digit(digit));
            let mut compare = |technique, state: &SolvingState| {
                let turned = image(&isomorph, state);
                let shown = || format!("{technique} {isomorph}\n{}", state.candidates());
                let [lengths, _] = shortest_of(&[technique], state);
                let expected: Lengths =
                    lengths.iter().map(|(one, links)| (of_candidate(*one), *links)).collect();
                let [of_image, _] = shortest_of(&[technique], &turned);
                assert_eq!(of_image, expected, "{}", shown());
                if lists_all(technique) {
                    let of_removed =
                        |removed: Removed| removed.into_iter().map(of_candidate).collect();
                    let expected: BTreeSet<Removed> =
                        effects(technique, state).into_iter().map(of_removed).collect();
                    assert_eq!(effects(technique, &turned), expected, "{}", shown());
                }
                *compared.entry(technique).or_insert(0) += lengths.len();
                !lengths.is_empty()
            };
            while let Some(technique) = chains().find(|&technique| compare(technique, &state)) {
                steps_of(technique, &state).iter().for_each(|step| state.apply(step));
            }
        }
        compared
    });
    for technique in chains() {
        let compared: usize = each.iter().filter_map(|counts| counts.get(&technique)).sum();
        println!("{technique}: {compared} candidates");
        assert!(compared > 10, "{technique}: {compared}");
    }
}
