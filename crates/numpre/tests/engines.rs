//! Compares every engine with the plainest one, on random puzzles and on public collections.

use crate::common::{collection, on_all_cores};
use numpre::check::verify;
use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::search::{CellList, Ended, Fast, Fewest, ListAnalysis, Naive};
use numpre::{
    Candidates, Cell, Digit, DigitSet, Engine, EngineKind, Grid, Limits, Outcome, Solved,
};
use proptest::prelude::*;

/// The number of calls that is enough for the plain engine on most random puzzles.
const BUDGET: u64 = 200_000;

/// Returns all engines except the oracle.
fn engines() -> [(&'static str, Box<dyn Engine>); 4] {
    [
        ("whole list", Box::new(CellList { analysis: ListAnalysis::Whole })),
        ("partial list", Box::new(CellList { analysis: ListAnalysis::Partial })),
        ("fewest", Box::new(Fewest)),
        ("fast", Box::new(Fast)),
    ]
}

/// Returns the grid with `count` random cells kept.
fn kept(grid: &Grid, count: usize, source: &mut RandomSource) -> Grid {
    let mut cells: Vec<Cell> = Cell::all().collect();
    source.shuffle(&mut cells);
    let mut puzzle = Grid::EMPTY;
    for &cell in &cells[..count] {
        puzzle.set(cell, grid.get(cell));
    }
    puzzle
}

/// Returns a puzzle of 20 to 81 clues with at least one solution. If `spoiled`, one of its digits
/// is changed.
fn random_puzzle(index: u64, spoiled: bool) -> Grid {
    let mut source = RandomSource::new(2026, index);
    let count = 20 + source.below(62) as usize;
    let mut puzzle = kept(&random_grid(2026, index), count, &mut source);
    if spoiled {
        let (cell, digit) = puzzle.filled().nth(source.below(count as u32) as usize).unwrap();
        puzzle.set(cell, Digit::from_index((digit.index() + 1 + source.below(8) as usize) % 9));
    }
    puzzle
}

/// Returns the facts on which all engines must agree: the count up to the limit, how the search
/// ended, and the solution if it is proven to be the only one.
fn verdict(outcome: &Outcome) -> (u64, Ended, Option<Grid>) {
    let only = outcome.count == 1 && outcome.ended == Ended::Exhausted;
    (outcome.count, outcome.ended, outcome.first.filter(|_| only))
}

/// Compares all engines with the oracle. Returns whether the oracle ended within its calls.
fn compare(candidates: &Candidates, solutions: u64) -> bool {
    let limits = Limits::solutions(solutions).calls(BUDGET);
    let oracle = Naive.search_candidates(candidates, limits);
    if oracle.ended == Ended::CallLimit {
        return false;
    }
    for (name, mut engine) in engines() {
        let outcome = engine.search_candidates(candidates, limits);
        if outcome.ended != Ended::CallLimit {
            assert_eq!(
                verdict(&outcome),
                verdict(&oracle),
                "{name}, limit {solutions}:\n{candidates}"
            );
        } else {
            assert_ne!(name, "fast", "out of calls:\n{candidates}");
        }
        for found in outcome.first.iter().chain(&outcome.second) {
            assert!(verify(&candidates.singles(), found).is_correct(), "{name}: {found}");
            assert!(
                found.filled().all(|(cell, digit)| candidates[cell].contains(digit)),
                "{name}: {found}"
            );
        }
        assert!(outcome.second.is_none() || outcome.first != outcome.second, "{name}");
    }
    true
}

#[test]
fn engines_agree_with_the_oracle_on_random_puzzles() {
    let (mut compared, mut kinds) = (0, [0; 3]);
    for index in 0..1500 {
        let puzzle = random_puzzle(index, index % 3 == 0);
        for solutions in [1, 2, 50] {
            compared += u32::from(compare(&Candidates::unreduced(&puzzle), solutions));
        }
        kinds[Fast.search(&puzzle, Limits::default()).count as usize] += 1;
        // Searching the givens and searching their candidates give the same result.
        let outcome = Fast.search(&puzzle, Limits::solutions(50));
        let by_candidates =
            Fast.search_candidates(&Candidates::unreduced(&puzzle), Limits::solutions(50));
        assert_eq!(verdict(&outcome), verdict(&by_candidates), "{puzzle}");
    }
    assert!(compared > 4000, "the oracle ended only {compared} of 4500 in time");
    assert!(kinds.iter().all(|&kind| kind > 100), "not enough of a kind: {kinds:?}");
}

#[test]
fn engines_agree_with_the_oracle_on_candidates() {
    let (mut compared, mut several) = (0, 0);
    for index in 0..600 {
        let solution = random_grid(77, index);
        let mut source = RandomSource::new(77, index);
        let percent = 30 + source.below(60);
        let mut candidates = Candidates::ALL;
        for (cell, digit) in solution.filled() {
            for other in Digit::all().filter(|&other| other != digit) {
                if source.below(100) < percent {
                    candidates[cell].remove(other);
                }
            }
        }
        let outcome = Fast.search_candidates(&candidates, Limits::default());
        match outcome.solved() {
            Some(Solved::Unique(found)) => assert_eq!(found, solution),
            Some(Solved::Multiple(..)) => several += 1,
            other => panic!("the solution was kept, but: {other:?}\n{candidates}"),
        }
        compared += u32::from(compare(&candidates, 2));
    }
    assert!(compared > 300 && several > 50, "{compared} compared, {several} of multiple solutions");
}

#[test]
fn every_engine_finds_no_solution_of_hopeless_boards() {
    let clashing: Grid =
        "55..............................................................................."
            .parse()
            .unwrap();
    let mut empty_cell = Candidates::ALL;
    empty_cell["r5c5".parse().unwrap()] = DigitSet::EMPTY;
    let mut no_nine_in_row = Candidates::ALL;
    for column in 0..9 {
        no_nine_in_row[Cell::at(4, column).unwrap()].remove(Digit::new(9).unwrap());
    }
    for &kind in EngineKind::ALL {
        assert_eq!(kind.build().solve(&clashing), Solved::None, "{kind}");
    }
    // The other engines examine one cell at a time and would not end on these.
    for hopeless in [empty_cell, no_nine_in_row] {
        assert_eq!(Fast.solve_candidates(&hopeless), Solved::None);
    }
}

#[test]
fn limits_hold() {
    for limit in [0, 1, 2, 1000, 5000] {
        let outcome = Fast.search(&Grid::EMPTY, Limits::solutions(limit));
        assert_eq!((outcome.count, outcome.ended), (limit, Ended::SolutionLimit));
    }
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
        .parse()
        .unwrap();
    let all = Fast.search(&hard, Limits::default());
    for calls in 0..all.calls {
        let outcome = Fast.search(&hard, Limits::default().calls(calls));
        assert_eq!((outcome.calls, outcome.ended), (calls, Ended::CallLimit));
    }
    assert_eq!(Fast.search(&hard, Limits::default().calls(all.calls)), all);
}

#[test]
fn whole_trees_are_counted_alike() {
    for index in 0..40 {
        let mut puzzle = random_grid(5, index);
        let mut source = RandomSource::new(5, index);
        for _ in 0..40 {
            puzzle.set(Cell::from_index(source.below(81) as usize).unwrap(), None);
        }
        let expected = Fewest.search(&puzzle, Limits::solutions(u64::MAX));
        let counted = Fast.search(&puzzle, Limits::solutions(u64::MAX));
        assert_eq!((counted.count, counted.ended), (expected.count, Ended::Exhausted), "{puzzle}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn isomorphs_have_isomorphic_solutions(
        seed in any::<u64>(),
        index in 0..1000u64,
        count in 24..60usize,
    ) {
        let solution = random_grid(seed, index);
        let mut source = RandomSource::new(seed, index);
        let puzzle = kept(&solution, count, &mut source);
        let isomorph = random_isomorph(seed, index);
        let here = Fast.search(&puzzle, Limits::solutions(20));
        let there = Fast.search(&isomorph.apply(&puzzle), Limits::solutions(20));
        prop_assert_eq!(here.count, there.count);
        if here.count == 1 {
            prop_assert_eq!(here.first, Some(solution));
            prop_assert_eq!(there.first, Some(isomorph.apply(&solution)));
        }
    }
}

#[test]
fn collections_of_proper_puzzles_are_proper() {
    let collections = [
        ("17_clue.txt", 49_158),
        ("magictour_top1465.txt", 1_465),
        ("forum_hardest_1106.txt", 375),
        ("forum_hardest_1905_11plus.txt", 48_766),
    ];
    for (name, count) in collections {
        let Some(puzzles) = collection(name) else { continue };
        assert_eq!(puzzles.len(), count, "{name}");
        let answers = on_all_cores(&puzzles, |puzzle| {
            let outcome = Fast.search(puzzle, Limits::default());
            let Some(Solved::Unique(answer)) = outcome.solved() else {
                panic!("{name}: {puzzle}: {outcome:?}")
            };
            assert!(verify(puzzle, &answer).is_correct(), "{name}: {puzzle}: {answer}");
            answer
        });
        // A second engine confirms every two-hundredth puzzle. It is slow.
        let few: Vec<(Grid, Grid)> = puzzles.into_iter().zip(answers).step_by(200).collect();
        on_all_cores(&few, |(puzzle, answer)| {
            assert_eq!(Fewest.solve(puzzle), Solved::Unique(*answer), "{name}: {puzzle}");
        });
    }
}

#[test]
fn a_collection_of_puzzles_with_several_solutions_has_them() {
    let Some(puzzles) = collection("serg_multi_solution.txt") else { return };
    assert_eq!(puzzles.len(), 10_000);
    on_all_cores(&puzzles, |puzzle| {
        let outcome = Fast.search(puzzle, Limits::default());
        let Some(Solved::Multiple(first, second)) = outcome.solved() else {
            panic!("{puzzle}: {outcome:?}")
        };
        assert!(first != second);
        assert!(
            verify(puzzle, &first).is_correct() && verify(puzzle, &second).is_correct(),
            "{puzzle}"
        );
    });
}
