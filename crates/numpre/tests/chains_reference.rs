//! Compares the chains that are found with those of a plain search.

use crate::common::{boards, chains, on_all_cores, shortest_of, taken};
use crate::reference::chains::{Lengths, Removed, Scope, shortest, with_two_strong_links};
use numpre::DigitSet;
use numpre::logic::{SolvingState, Technique, steps_of};
use std::collections::BTreeSet;

/// The chains of one digit with two strong links.
const WITH_TWO_LINKS: [Technique; 4] = [
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
];

#[test]
fn chains_with_two_strong_links_are_those_of_their_definitions() {
    let indices: Vec<u64> = (0..120).collect();
    let each = on_all_cores(&indices, |&index| {
        let mut compared = [0; 4];
        for (state, _) in boards(44, index) {
            let mut expected = with_two_strong_links(&state);
            for (technique, compared) in WITH_TWO_LINKS.into_iter().zip(&mut compared) {
                let steps = steps_of(technique, &state);
                let found: BTreeSet<Removed> =
                    steps.iter().map(|step| taken(step, &state)).collect();
                let expected = expected.remove(&technique).unwrap_or_default();
                assert_eq!(found, expected, "{technique}\n{}", state.candidates());
                *compared += usize::from(!found.is_empty());
            }
        }
        compared
    });
    for (number, technique) in WITH_TWO_LINKS.into_iter().enumerate() {
        let compared: usize = each.iter().map(|compared| compared[number]).sum();
        assert!(compared > 50, "{technique}: {compared}");
    }
}

/// The scopes of the plain search, and whether groups are nodes.
const SCOPES: [(Scope, bool); 5] = [
    (Scope::OneDigit, false),
    (Scope::OneDigit, true),
    (Scope::Cells, false),
    (Scope::Any, false),
    (Scope::Any, true),
];

/// Returns the techniques that find all chains of a scope between them.
fn techniques_of((scope, with_groups): (Scope, bool)) -> Vec<Technique> {
    let is_grouped = |technique| {
        matches!(
            technique,
            Technique::EmptyRectangle | Technique::GroupedXChain | Technique::GroupedAic
        )
    };
    let is_of_digit = |technique| {
        WITH_TWO_LINKS.contains(&technique)
            || matches!(technique, Technique::XChain | Technique::GroupedXChain)
    };
    let is_of_cells = |technique| matches!(technique, Technique::XyWing | Technique::XyChain);
    chains()
        .filter(|&technique| with_groups || !is_grouped(technique))
        .filter(|&technique| match scope {
            Scope::OneDigit => is_of_digit(technique),
            Scope::Cells => is_of_cells(technique),
            Scope::Any => true,
        })
        .collect()
}

/// Applies the steps of a technique until there are no more.
fn exhaust(technique: Technique, state: &mut SolvingState) {
    while let Some(step) = steps_of(technique, state).first() {
        state.apply(step);
    }
}

/// Places singles and removes locked candidates until there are no more. A locked candidate is a
/// chain of one link, which the finders leave to its own technique.
fn tidy(state: &mut SolvingState) {
    loop {
        let before = state.clone();
        for technique in
            [Technique::NakedSingle, Technique::HiddenSingle, Technique::LockedCandidates]
        {
            exhaust(technique, state);
        }
        if *state == before {
            return;
        }
    }
}

/// Removes candidates, and all that follow on later boards, until there are no more.
fn closed(state: &SolvingState, lengths: impl Fn(&SolvingState) -> Lengths) -> SolvingState {
    let mut state = state.clone();
    loop {
        tidy(&mut state);
        let removed = lengths(&state);
        if removed.is_empty() {
            return state;
        }
        for (cell, digit) in removed.into_keys() {
            state.remove(cell, DigitSet::of(digit));
        }
    }
}

/// Returns the fewest links for each candidate in any of the scopes that are within this one: for
/// two ends, the shortest chain of one digit may be longer than the shortest of all.
fn within((scope, with_groups): (Scope, bool), each: &[Lengths]) -> Lengths {
    let mut all = Lengths::new();
    for ((inner, groups), lengths) in SCOPES.into_iter().zip(each) {
        if groups <= with_groups && (scope == Scope::Any || scope == inner) {
            for (candidate, links) in lengths {
                let known = all.entry(*candidate).or_insert(*links);
                *known = (*links).min(*known);
            }
        }
    }
    all
}

/// Compares boards on which only the locked candidates are removed: the shortest chain for each
/// candidate, and what is left at the end, when nothing more is found. A loop may remove further
/// candidates. Some candidates follow only from a chain that passes a node twice, so from a shorter
/// chain and another. They are removed later.
#[test]
fn the_chains_are_as_short_as_those_of_a_plain_search_and_remove_as_much() {
    let indices: Vec<u64> = (0..12).collect();
    let each = on_all_cores(&indices, |&index| {
        let mut compared = [[0; 2]; 5];
        for (mut state, _) in boards(43, index).into_iter().take(4) {
            exhaust(Technique::LockedCandidates, &mut state);
            let plainly = |(scope, with_groups): (Scope, bool), state: &SolvingState| {
                shortest(state, scope, with_groups)
            };
            let of_scopes = SCOPES.map(|scope| plainly(scope, &state));
            for (scope, compared) in SCOPES.into_iter().zip(&mut compared) {
                let techniques = techniques_of(scope);
                let shown = || format!("{scope:?}\n{}", state.candidates());
                let [found, open] = shortest_of(&techniques, &state);
                let expected = within(scope, &of_scopes);
                let is_found = |(candidate, links): (&_, &usize)| {
                    found.get(candidate).is_some_and(|found| found <= links)
                };
                assert!(expected.iter().all(is_found), "{found:?} {expected:?} {}", shown());
                let is_expected = |(candidate, links): (&_, &usize)| {
                    expected.get(candidate).is_some_and(|expected| expected <= links)
                };
                assert!(open.iter().all(is_expected), "{open:?} {expected:?} {}", shown());
                assert_eq!(found.values().min(), expected.values().min(), "{}", shown());
                compared[0] += expected.len();

                let end = closed(&state, |state| plainly(scope, state));
                let found_end = closed(&state, |state| {
                    let [found, _] = shortest_of(&techniques, state);
                    found
                });
                assert_eq!(found_end, end, "{}", shown());
                compared[1] += usize::from(!end.is_solved());
            }
        }
        compared
    });
    for (number, scope) in SCOPES.into_iter().enumerate() {
        let sum = |kind: usize| each.iter().map(|compared| compared[number][kind]).sum::<usize>();
        println!("{scope:?}: {} candidates, {} boards not solved by chains", sum(0), sum(1));
        assert!(sum(0) > 10 && sum(1) > 10, "{scope:?}");
    }
}
