//! Tests that ranks are facts: known values, rules in any order, isomorphs, and the equality of
//! fixpoints of S4.6.

use crate::common::{collection, minimal, of_rank, on_all_cores, random_state, solved_by_c6};
use crate::reference::{close, close_with_negation};
use numpre::closure::{Negation, Reading, Rules};
use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::rating::{NoRank, Rater};
use numpre::{Candidates, Cell, Grid, Rank};
use proptest::prelude::*;

/// Counts the puzzles of each rank, and asserts that one call per puzzle and one call for all
/// agree.
fn ranks(puzzles: &[Grid]) -> [usize; 8] {
    let together = Rater::default().rank_many(puzzles);
    let mut counts = [0; 8];
    let each = on_all_cores(puzzles, |puzzle| Rater::default().rank(puzzle).unwrap());
    for (rank, (together, puzzle)) in each.into_iter().zip(together.into_iter().zip(puzzles)) {
        assert_eq!(together, Ok(rank), "{puzzle}");
        counts[rank.index()] += 1;
    }
    counts
}

#[test]
fn the_17_clue_puzzles_have_their_known_ranks() {
    let Some(puzzles) = collection("17_clue.txt") else { return };
    assert_eq!(ranks(&puzzles), [0, 21_905, 15_470, 4_216, 56, 3, 7_491, 17]);
}

#[test]
fn the_top_1465_have_their_known_ranks() {
    let Some(puzzles) = collection("magictour_top1465.txt") else { return };
    assert_eq!(ranks(&puzzles), [0, 0, 60, 214, 34, 0, 1_084, 73]);
}

#[test]
fn the_17_clue_puzzles_of_rank_8_fall_to_the_general_reading() {
    let Some(puzzles) = collection("17_clue.txt") else { return };
    let mut rater = Rater::default();
    let hardest: Vec<&Grid> =
        puzzles.iter().filter(|puzzle| rater.rank(puzzle) == Ok(Rank::EXTREME)).collect();
    assert_eq!(hardest.len(), 17);
    for puzzle in hardest {
        let finding = rater.hypothesis(puzzle, 2).unwrap();
        assert!(finding.general.solved && finding.general_depth == Some(1), "{puzzle}");
        assert!(!finding.literal.solved && finding.literal_depth == Some(2), "{puzzle}");
    }
}

#[test]
fn the_samples_have_their_ranks() {
    for rank in Rank::all() {
        assert_eq!(
            Rater::default().rank(&of_rank(rank.get())),
            Ok(rank),
            "{}",
            of_rank(rank.get())
        );
    }
}

#[test]
fn inkalas_puzzle_refutes_the_hypothesis() {
    let finding = Rater::default().hypothesis(&of_rank(8), 2).unwrap();
    assert!(finding.is_counterexample());
    assert_eq!((finding.rank, finding.general_depth), (Rank::EXTREME, Some(2)));
}

#[test]
fn a_puzzle_without_exactly_one_solution_has_no_rank() {
    let mut rater = Rater::default();
    assert_eq!(rater.rank(&Grid::EMPTY), Err(NoRank::MultipleSolutions));
    // The first sample of S3.2 has two sevens in column 6.
    let clashing =
        "8.....**0..36......7..9.2...5...7......457......1...3...1....68..85...1..9....4.."
            .parse()
            .unwrap();
    assert_eq!(rater.rank(&clashing), Err(NoRank::NoSolution));
    // No digits clash, but row 1 has no place for a 9.
    let hidden =
        "12345678...........9........9.........................................9..........".parse();
    let hidden: Grid = hidden.unwrap();
    let mut blocked = hidden;
    blocked.set("r5c9".parse().unwrap(), numpre::Digit::new(9));
    assert_eq!(rater.rank(&blocked), Err(NoRank::NoSolution));
    if let Some(puzzles) = collection("serg_multi_solution.txt") {
        let ranks = on_all_cores(&puzzles, |puzzle| Rater::default().rank(puzzle));
        assert!(ranks.iter().all(|rank| *rank == Err(NoRank::MultipleSolutions)));
    }
}

/// Computes the rank as it is defined: the least k for which Ck solves the puzzle. Each closure is
/// plain and runs from the start.
fn rank_by_definition(puzzle: &Grid, source: &mut RandomSource) -> u8 {
    let solves = |run: &mut dyn FnMut(&mut Candidates)| {
        let mut state = Candidates::unreduced(puzzle);
        run(&mut state);
        state.singles().is_full()
    };
    for (rules, rank) in Rules::C.into_iter().zip(1..) {
        if solves(&mut |state| close(state, rules, source).unwrap()) {
            return rank;
        }
    }
    let negation = &mut |state: &mut Candidates| {
        close_with_negation(state, Rules::C6, Reading::Literal, 1, source).unwrap();
    };
    if solves(negation) { 7 } else { 8 }
}

#[test]
fn the_rank_is_the_least_closure_that_solves() {
    let puzzles: Vec<(u64, Grid)> = (0..30).map(|index| (index, minimal(14, index))).collect();
    let samples = (1..=8).map(|rank| (u64::from(rank), of_rank(rank)));
    on_all_cores(&puzzles.into_iter().chain(samples).collect::<Vec<_>>(), |(index, puzzle)| {
        let plain = rank_by_definition(puzzle, &mut RandomSource::new(97, *index));
        assert_eq!(Rater::default().rank(puzzle).map(Rank::get), Ok(plain), "{puzzle}");
    });
}

/// Returns the fast closure of a state, and the plain one in random order.
fn both_closures(
    state: &Candidates,
    rules: Rules,
    seed: u64,
) -> (Option<Candidates>, Option<Candidates>) {
    let mut plain = *state;
    let end = close(&mut plain, rules, &mut RandomSource::new(seed, 99));
    (rules.close(state).ok(), end.ok().map(|()| plain))
}

const EVERY_SET: [Rules; 12] = [
    Rules::C[0],
    Rules::C[1],
    Rules::C[2],
    Rules::C[3],
    Rules::C[4],
    Rules::C[5],
    Rules::ENCLOSURE,
    Rules::ENCLOSURE_AND_INTERSECTION,
    Rules { enclosure: 3, exclosure: 0, intersection: true },
    Rules { enclosure: 3, exclosure: 0, intersection: false },
    Rules { enclosure: 2, exclosure: 1, intersection: false },
    Rules { enclosure: 5, exclosure: 1, intersection: true },
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_closure_does_not_depend_on_the_order_of_its_rules(seed: u64, unfair: bool) {
        let state = random_state(seed, 0, unfair);
        for rules in EVERY_SET {
            let (fast, plain) = both_closures(&state, rules, seed);
            prop_assert_eq!(fast, plain, "{:?}", rules);
        }
    }

    #[test]
    fn enclosure_1_to_8_and_intersection_end_where_c6_does(seed: u64, unfair: bool) {
        let state = random_state(seed, 1, unfair);
        let mut enclosure = state;
        let mut c6 = state;
        let source = &mut RandomSource::new(seed, 3);
        let enclosure_end = close(&mut enclosure, Rules::ENCLOSURE_AND_INTERSECTION, source);
        let c6_end = close(&mut c6, Rules::C6, source);
        prop_assert_eq!(enclosure_end, c6_end);
        if c6_end.is_ok() {
            prop_assert_eq!(enclosure, c6);
        }
    }

    #[test]
    fn the_rank_of_an_isomorph_is_the_same(seed: u64) {
        let mut rater = Rater::default();
        for rank in 1..=8 {
            let puzzle = of_rank(rank);
            let image = random_isomorph(seed, u64::from(rank)).apply(&puzzle);
            prop_assert_eq!(rater.rank(&image), rater.rank(&puzzle), "{}", image);
        }
    }
}

#[test]
fn the_findings_about_an_isomorph_are_the_same() {
    let mut rater = Rater::default();
    for (seed, rank) in (0..5).flat_map(|seed| [5, 7, 8].map(|rank| (seed, rank))) {
        let puzzle = of_rank(rank);
        let image = random_isomorph(seed, u64::from(rank)).apply(&puzzle);
        assert_eq!(rater.hypothesis(&image, 1), rater.hypothesis(&puzzle, 1), "{image}");
    }
}

/// Returns the fast negation closure of a state, and the plain one.
fn both_negations(
    state: &Candidates,
    negation: Negation,
    seed: u64,
) -> (Option<Candidates>, Option<Candidates>) {
    let mut plain = *state;
    let source = &mut RandomSource::new(seed, 98);
    let end =
        close_with_negation(&mut plain, negation.rules, negation.reading, negation.depth, source);
    (negation.close(state, None).ok(), end.ok().map(|()| plain))
}

#[test]
fn negation_does_not_depend_on_the_order_of_its_trials() {
    let seeds: Vec<u64> = (0..12).collect();
    on_all_cores(&seeds, |&seed| {
        let state = random_state(seed, 2, seed % 2 == 1);
        for rules in [Rules::C6, Rules::ENCLOSURE, Rules::C[2]] {
            for reading in [Reading::Literal, Reading::General] {
                let (fast, plain) =
                    both_negations(&state, Negation { rules, reading, depth: 1 }, seed);
                assert_eq!(fast, plain, "{rules:?} {reading:?} seed {seed}");
            }
        }
    });
}

#[test]
fn nested_negation_does_not_depend_on_the_order_of_its_trials() {
    // Cheap rules, so that the plain closure ends. The nesting is the same.
    let seeds: Vec<u64> = (0..8).collect();
    on_all_cores(&seeds, |&seed| {
        let puzzle = minimal(seed, 4);
        let state = Rules::C[1].close(&Candidates::pencil_marks(&puzzle)).unwrap();
        for reading in [Reading::Literal, Reading::General] {
            let (fast, plain) =
                both_negations(&state, Negation { rules: Rules::C[0], reading, depth: 2 }, seed);
            assert_eq!(fast, plain, "{reading:?} seed {seed}");
        }
    });
}

#[test]
fn knowing_the_solution_changes_no_end() {
    let puzzles: Vec<Grid> =
        (0..200).map(|index| minimal(11, index)).chain([of_rank(7), of_rank(8)]).collect();
    on_all_cores(&puzzles, |puzzle| {
        let numpre::Solved::Unique(solution) = numpre::solve(puzzle) else {
            panic!("{puzzle} is proper")
        };
        let state = Candidates::pencil_marks(puzzle);
        for reading in [Reading::Literal, Reading::General] {
            let negation = Negation { reading, ..Negation::C7 };
            assert_eq!(
                negation.close(&state, Some(&solution)),
                negation.close(&state, None),
                "{puzzle}"
            );
        }
    });
}

#[test]
fn the_general_reading_goes_at_least_as_far_and_enclosure_never_further() {
    let puzzles: Vec<Grid> =
        (0..150).map(|index| minimal(12, index)).chain((1..=8).map(of_rank)).collect();
    let findings = on_all_cores(&puzzles, |puzzle| Rater::default().hypothesis(puzzle, 2).unwrap());
    for (puzzle, finding) in puzzles.iter().zip(&findings) {
        assert_eq!(finding.literal.solved, finding.rank <= Rank::FIENDISH, "{puzzle}");
        assert_eq!(finding.literal_depth == Some(0), finding.rank <= Rank::VERY_HARD, "{puzzle}");
        if finding.literal.solved {
            assert_eq!(finding.literal.rounds == 0, finding.rank <= Rank::VERY_HARD, "{puzzle}");
        }
        assert!(finding.general.solved >= finding.literal.solved, "{puzzle}");
        assert!(finding.general.solved >= finding.general_enclosure.solved, "{puzzle}");
        assert!(finding.literal.solved >= finding.literal_enclosure.solved, "{puzzle}");
        assert_eq!(
            finding.general_depth.is_some_and(|depth| depth <= 1),
            finding.general.solved,
            "{puzzle}"
        );
        assert_eq!(
            finding.literal_depth.is_some_and(|depth| depth <= 1),
            finding.literal.solved,
            "{puzzle}"
        );
    }
}

#[test]
fn puzzles_dug_for_c6_are_solved_by_it() {
    let puzzles: Vec<u64> = (0..300).collect();
    for rank in
        on_all_cores(&puzzles, |&index| Rater::default().rank(&solved_by_c6(13, index)).unwrap())
    {
        assert!(rank <= Rank::VERY_HARD);
    }
}

/// Puts the blanks in a few rows and columns, where they are most likely to depend on each other.
#[test]
fn nine_blanks_never_need_more_than_naked_singles() {
    let mut source = RandomSource::new(6, 0);
    let (mut rater, mut proper, mut improper) = (Rater::default(), 0, 0);
    for index in 0..20 {
        let solution = random_grid(6, index);
        for _ in 0..2000 {
            let mut lines = || -> Vec<usize> { (0..3).map(|_| source.below(9) as usize).collect() };
            let (rows, columns) = (lines(), lines());
            let mut puzzle = solution;
            for _ in 0..9 {
                let (row, column) =
                    (rows[source.below(3) as usize], columns[source.below(3) as usize]);
                puzzle.set(Cell::at(row, column).unwrap(), None);
            }
            match rater.rank(&puzzle) {
                Ok(rank) => {
                    assert_eq!(rank, Rank::VERY_EASY, "{puzzle}");
                    proper += 1;
                }
                Err(_) => improper += 1,
            }
        }
    }
    assert!(proper > 1000 && improper > 10, "{proper} {improper}");
}
