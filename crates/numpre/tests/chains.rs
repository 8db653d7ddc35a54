//! Tests that chains are sound on random boards, and that isomorphs have the same ones.

use crate::common::{
    BOARDS, boards, chains, counted, image, links_of, on_all_cores, shortest_of, sound, taken,
};
use crate::reference::chains::{Lengths, Removed, removed_by};
use numpre::Grid;
use numpre::logic::{ChainKind, Shape, SolvingState, Technique, steps_of};
use numpre::random::random_isomorph;
use std::collections::{BTreeMap, BTreeSet};

/// The counts of a technique: boards with a step, steps, loops, steps that place a digit.
type Counts = crate::common::Counts<4>;

/// Asserts of every chain on a board: what it removes is false, and is all that follows from its
/// links; the proof check accepts it, also on the board that has lost only what it rests on. No two
/// of a technique have the same effect, and shorter ones come first.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in chains() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 4]);
        counts[0] += u64::from(!steps.is_empty());
        let (mut effects, mut longest) = (BTreeSet::new(), 0);
        for step in &steps {
            let (links, is_loop) = links_of(step);
            let shown = || format!("{technique} {step}\n{links:?}\n{}", state.candidates());
            counts[1] += 1;
            counts[2] += u64::from(is_loop);
            counts[3] += u64::from(!step.placements.is_empty());
            assert_eq!(step.technique, technique, "{}", shown());

            let removed = sound(step, state, solution);
            assert_eq!(removed, removed_by(links, is_loop, state), "{}", shown());

            assert!(effects.insert((step.placements.clone(), removed)), "twice: {}", shown());
            assert!(links.len() >= longest, "a shorter one after it: {}", shown());
            longest = links.len();
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all = counted(seed, indices, all_are_sound);
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
#[ignore = "long: cargo test --release -p numpre --test all chains -- --ignored --nocapture"]
fn every_chain_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(42, 100_000 / BOARDS);
    assert!(counts.values().all(|[with, ..]| *with > 5_000), "{counts:?}");
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
