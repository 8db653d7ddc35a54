//! Tests that serde reads back what it writes: vocabulary, steps of every technique and family,
//! explanations, ranks, errors.

#![cfg(feature = "serde")]

use crate::common::{minimal, of_rank, on_all_cores};
use numpre::generate::Day;
use numpre::logic::{
    Because, Cluster, Colour, ColourRule, Confined, Contradiction, DeadlyPattern, DeadlyScope, End,
    Evidence, Explanation, Link, Marks, Node, Reasoner, SolvingState, Step, Strength, Technique,
    ladder,
};
use numpre::proof::{Fault, Unsound, check};
use numpre::random::random_grid;
use numpre::rating::{NoRank, Rater};
use numpre::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, Puzzle, Rank, Symmetry};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
    text
}

#[test]
fn explanations_of_every_rank_and_both_ladders() {
    let puzzles: Vec<Grid> =
        (1..=8).map(of_rank).chain((0..40).map(|index| minimal(41, index))).collect();
    on_all_cores(&puzzles, |puzzle| {
        for ladder in [ladder::S4, ladder::PLAYER] {
            let explanation = Reasoner::new(ladder).explain(&SolvingState::from(puzzle));
            let text = round_trip(&explanation);
            // A program that reads the JSON can have the steps judged.
            let read: Explanation = serde_json::from_str(&text).unwrap();
            assert!(check(&Puzzle::of_givens(*puzzle), &read.steps).is_ok(), "{puzzle}");
        }
        round_trip(&Candidates::pencil_marks(puzzle));
        round_trip(&Rater::default().rank(puzzle));
    });
}

#[test]
fn the_forms_are_those_of_the_documentation() {
    let cell: Cell = "r3c5".parse().unwrap();
    let seven = Digit::new(7).unwrap();
    assert_eq!(round_trip(&cell), r#""r3c5""#);
    assert_eq!(round_trip(&seven), "7");
    assert_eq!(round_trip(&House::block(6)), r#""b7""#);
    assert_eq!(round_trip(&Rank::HARD), "5");
    assert_eq!(round_trip(&DigitSet::from_bits(0b10010)), "[2,5]");
    assert_eq!(round_trip(&CellSet::of(cell)), r#"["r3c5"]"#);
    assert_eq!(
        round_trip(&Marks::of(CellSet::of(cell), DigitSet::of(seven))),
        r#"[{"cell":"r3c5","digit":7}]"#
    );
    assert_eq!(round_trip(&Technique::XWing), r#""x-wing""#);
    assert_eq!(round_trip(&Symmetry::Point), r#""point""#);
    assert_eq!(round_trip(&Day::new(2026, 3, 9).unwrap()), r#""2026-03-09""#);
    assert_eq!(round_trip(&NoRank::NoSolution), r#""no-solution""#);
    assert_eq!(
        round_trip(&Unsound { path: vec![1, 0], fault: Fault::AlreadyGone }),
        r#"{"path":[1,0],"fault":"already-gone"}"#
    );
    let end = End::Contradiction(Contradiction::NoPlace { house: House::row(2), digit: seven });
    assert_eq!(round_trip(&end), r#"{"contradiction":{"kind":"no-place","house":"r3","digit":7}}"#);
    let single = Step::placing(
        Technique::HiddenSingle,
        Evidence::Single { cell, digit: seven, house: Some(House::row(2)) },
        cell,
        seven,
        Marks::new(),
    );
    assert_eq!(
        round_trip(&single),
        r#"{"technique":"hidden-single","evidence":{"family":"single","cell":"r3c5","digit":7,"house":"r3"},"placements":[{"cell":"r3c5","digit":7}],"eliminations":[],"rests_on":[]}"#
    );
}

#[test]
fn invalid_values_are_refused() {
    for (text, what) in [(r#""r0c5""#, "cell"), (r#""r3c""#, "cell"), ("5", "cell")] {
        assert!(serde_json::from_str::<Cell>(text).is_err(), "{what}: {text}");
    }
    assert!(serde_json::from_str::<Digit>("0").is_err());
    assert!(serde_json::from_str::<Rank>("9").is_err());
    assert!(serde_json::from_str::<House>(r#""b0""#).is_err());
    assert!(serde_json::from_str::<Technique>(r#""hunch""#).is_err());
    assert!(serde_json::from_str::<Day>(r#""2026-02-29""#).is_err());
    assert!(serde_json::from_str::<Grid>(r#""123""#).is_err());
    assert!(serde_json::from_str::<Candidates>("[[1],[2]]").is_err());
}

fn cells() -> impl Strategy<Value = CellSet> {
    any::<u128>().prop_map(CellSet::from_bits)
}

fn digit() -> impl Strategy<Value = Digit> {
    (0..9_usize).prop_map(|index| Digit::ALL[index])
}

fn house() -> impl Strategy<Value = House> {
    (0..27_usize).prop_map(|index| House::ALL[index])
}

fn link() -> impl Strategy<Value = Link> {
    let node = || (cells(), digit()).prop_map(|(cells, digit)| Node { cells, digit });
    let because = prop_oneof![
        Just(Because::Cell),
        house().prop_map(Because::House),
        house().prop_map(Because::Pair),
    ];
    (node(), node(), any::<bool>(), because).prop_map(|(from, to, strong, because)| {
        let strength = if strong { Strength::Strong } else { Strength::Weak };
        Link { from, to, strength, because }
    })
}

fn rule() -> impl Strategy<Value = ColourRule> {
    prop_oneof![
        Just(ColourRule::Both),
        link().prop_map(|conflict| ColourRule::Within { conflict }),
        (0..81_usize, any::<bool>()).prop_map(|(cell, first)| ColourRule::Emptied {
            cell: Cell::ALL[cell],
            colour: if first { Colour::First } else { Colour::Second },
        }),
        link().prop_map(|conflict| ColourRule::Between { conflict }),
        (link(), link())
            .prop_map(|(one, other)| ColourRule::Against { conflicts: Box::new([one, other]) }),
    ]
}

fn marks() -> impl Strategy<Value = Marks> {
    let some = proptest::collection::vec((0..81_usize, 1..512_u16), 0..4);
    some.prop_map(|some| {
        let of = |(cell, bits)| (Cell::ALL[cell], DigitSet::from_bits(bits));
        some.into_iter().map(of).collect()
    })
}

fn pattern() -> impl Strategy<Value = DeadlyPattern> {
    let confined = (house(), digit()).prop_map(|(house, digit)| Confined { house, digit });
    let confined = proptest::collection::vec(confined, 0..3);
    (any::<bool>(), marks(), marks(), confined, marks()).prop_map(
        |(is_board, cells, guards, confined, with)| {
            let scope = if is_board { DeadlyScope::Board } else { DeadlyScope::Cells };
            DeadlyPattern { scope, cells, guards, confined, with }
        },
    )
}

/// Generates fish, chains, colourings and deadly patterns.
fn evidence() -> impl Strategy<Value = Evidence> {
    let houses = || proptest::collection::vec(house(), 0..4);
    prop_oneof![
        (digit(), houses(), houses(), cells(), cells()).prop_map(
            |(digit, base, cover, body, fins)| Evidence::Fish { digit, base, cover, body, fins }
        ),
        (proptest::collection::vec(link(), 0..6), any::<bool>())
            .prop_map(|(links, is_loop)| Evidence::Chain { links, is_loop }),
        (proptest::collection::vec(link(), 0..6), rule()).prop_map(|(links, rule)| {
            Evidence::Colouring { clusters: vec![Cluster { links }], rule }
        }),
        pattern().prop_map(|pattern| Evidence::Deadly { pattern }),
    ]
}

proptest! {
    #[test]
    fn evidence_of_every_family(evidence in evidence()) {
        round_trip(&evidence);
        // For a program that draws the step, every cell of the evidence has a role.
        let step = Step::removing(Technique::XWing, evidence, Marks::new(), Marks::new());
        let roles = step.roles();
        let drawn = roles.cells.into_iter().fold(CellSet::EMPTY, |all, (cells, _)| all | cells);
        if matches!(step.evidence, Evidence::Fish { .. } | Evidence::Deadly { .. }) {
            prop_assert_eq!(drawn, step.evidence.cells());
        }
        let has_links = match &step.evidence {
            Evidence::Chain { links, .. } => !links.is_empty(),
            Evidence::Colouring { clusters, rule } => {
                !rule.conflicts().is_empty() || !clusters[0].links.is_empty()
            }
            _ => false,
        };
        prop_assert_eq!(roles.links.is_empty(), !has_links);
    }

    #[test]
    fn boards_and_candidates(
        seed in any::<u64>(),
        bits in proptest::collection::vec(0..512_u16, 81),
    ) {
        round_trip(&random_grid(seed, 0));
        let mut candidates = Candidates::NONE;
        Cell::all().zip(bits).for_each(|(cell, bits)| candidates[cell] = DigitSet::from_bits(bits));
        round_trip(&candidates);
    }
}
