//! Tests the generator: puzzles meet the request, depend only on the index, and impossible requests
//! are refused.

use crate::common::{hardest_rank, on_all_cores};
use numpre::check::verify;
use numpre::generate::{Difficulty, Generated, Nearest, Refusal, Request, StopReason};
use numpre::logic::{End, explain};
use numpre::proof::check_explanation;
use numpre::search::EngineKind;
use numpre::{CellSet, Grid, House, Puzzle, Rank, Solved, Symmetry};
use std::collections::HashSet;
use std::ops::{ControlFlow, RangeInclusive};

fn rank(number: u8) -> Rank {
    Rank::new(number).unwrap()
}

/// Returns a request for any puzzle.
fn any() -> Request {
    Request::default().ranks(rank(1)..=rank(8)).symmetry(Symmetry::None)
}

/// Generates the puzzles of the indices from 0 to `number`, on all cores.
fn made(request: &Request, number: u64) -> Vec<Generated> {
    let indices: Vec<u64> = (0..number).collect();
    on_all_cores(&indices, |&index| request.clone().build().unwrap().generate(index).unwrap())
}

fn solved(puzzle: &Grid) -> Solved {
    EngineKind::Fewest.build().solve(puzzle)
}

/// Asserts what is true of every generated puzzle, without the engine or the closures that made it.
fn assert_sound(made: &Generated) {
    assert_eq!(solved(&made.puzzle), Solved::Unique(made.solution), "{made:?}");
    assert!(verify(&made.puzzle, &made.solution).is_correct(), "{made:?}");
    assert_eq!(made.clues, made.puzzle.clue_count());
    assert!(made.tries >= 1);
    let explanation = explain(&made.puzzle);
    assert_eq!(
        (&explanation.end, hardest_rank(&explanation.steps)),
        (&End::Solved, made.rank),
        "{made:?}"
    );
    check_explanation(&Puzzle::of_givens(made.puzzle), &explanation).unwrap();
}

fn is_minimal(puzzle: &Grid) -> bool {
    puzzle.filled().all(|(cell, _)| {
        let mut fewer = *puzzle;
        fewer.set(cell, None);
        matches!(solved(&fewer), Solved::Multiple(..))
    })
}

#[test]
fn the_default_puzzles_are_symmetric_and_easy() {
    let all = made(&Request::default().seed(1), 300);
    for made in &all {
        assert_sound(made);
        assert!(made.rank <= rank(3) && Symmetry::Point.holds(!made.puzzle.blanks()), "{made:?}");
        assert!((20..=36).contains(&made.clues), "{made:?}");
    }
    let puzzles: HashSet<Grid> = all.iter().map(|made| made.puzzle).collect();
    assert_eq!(puzzles.len(), all.len());
    // All ranks requested occur.
    for number in 1..=3 {
        assert!(all.iter().any(|made| made.rank == rank(number)), "none of rank {number}");
    }
}

#[test]
fn every_rank_is_met_with_and_without_symmetry() {
    for symmetry in [Symmetry::None, Symmetry::Point] {
        for number in 1..=8 {
            let few = number == 6 || number == 8;
            let count = if few && symmetry == Symmetry::Point {
                2
            } else if few {
                6
            } else {
                40
            };
            for made in made(&any().rank(rank(number)).symmetry(symmetry).seed(2), count) {
                assert_sound(&made);
                assert_eq!(made.rank, rank(number));
                assert!(symmetry.holds(!made.puzzle.blanks()), "{symmetry}: {made:?}");
            }
        }
    }
}

#[test]
fn puzzles_have_the_symmetry_requested() {
    for symmetry in Symmetry::ALL {
        for made in made(&any().symmetry(symmetry).seed(3), 60) {
            assert_sound(&made);
            assert!(symmetry.holds(!made.puzzle.blanks()), "{symmetry}: {made:?}");
        }
    }
}

#[test]
fn minimal_puzzles_are_minimal() {
    for made in made(&any().minimal(true).seed(4), 80) {
        assert_sound(&made);
        assert!(is_minimal(&made.puzzle), "{made:?}");
    }
    for number in [1, 2, 3, 4, 7] {
        for made in made(&any().rank(rank(number)).minimal(true).seed(4), 10) {
            assert_sound(&made);
            assert!(made.rank == rank(number) && is_minimal(&made.puzzle), "{made:?}");
        }
    }
    for made in made(&any().symmetry(Symmetry::Point).minimal(true).seed(4), 10) {
        assert!(
            Symmetry::Point.holds(!made.puzzle.blanks()) && is_minimal(&made.puzzle),
            "{made:?}"
        );
    }
}

#[test]
fn the_number_of_clues_is_within_the_range() {
    for (fewest, most) in [(17, 22), (22, 22), (24, 26), (30, 30), (36, 40), (50, 50), (81, 81)] {
        for made in made(&any().clues(fewest..=most).seed(5), 10) {
            assert_sound(&made);
            assert!((fewest..=most).contains(&made.clues), "{fewest} to {most}: {made:?}");
        }
    }
    // Requirements can be combined.
    let request =
        Request::default().rank(rank(4)).symmetry(Symmetry::Diagonal).clues(30..=32).seed(5);
    for made in made(&request, 10) {
        assert_sound(&made);
        assert!(made.rank == rank(4) && (30..=32).contains(&made.clues), "{made:?}");
        assert!(Symmetry::Diagonal.holds(!made.puzzle.blanks()), "{made:?}");
    }
}

#[test]
fn difficulties_are_ranges_of_ranks() {
    let mut next = 1;
    for difficulty in Difficulty::ALL {
        assert_eq!(difficulty.ranks().start().get(), next, "{difficulty}: they follow each other");
        next = difficulty.ranks().end().get() + 1;
        assert_eq!(difficulty.name().parse(), Ok(difficulty));
        for made in made(&any().difficulty(difficulty).seed(6), 3) {
            assert!(difficulty.ranks().contains(&made.rank), "{difficulty}: {made:?}");
        }
    }
    assert_eq!(next, 9);
}

/// A pattern that a setter might draw: 24 cells in a diamond, with every symmetry.
const DIAMOND: &str = "\
    ....x....\
    ...x.x...\
    ..x.x.x..\
    .x.x.x.x.\
    x.x...x.x\
    .x.x.x.x.\
    ..x.x.x..\
    ...x.x...\
    ....x....";

/// Returns the cells of a drawing that are not a full stop.
fn pattern(drawing: &str) -> CellSet {
    numpre::Cell::all().filter(|cell| drawing.as_bytes()[cell.index()] != b'.').collect()
}

#[test]
fn patterns_are_filled() {
    // The pattern of an existing puzzle, with 24 cells.
    let of_24: Grid =
        "...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6"
            .parse()
            .unwrap();
    for (cells, ranks) in
        [(!of_24.blanks(), rank(1)..=rank(8)), (pattern(DIAMOND), rank(2)..=rank(3))]
    {
        let all = made(&any().pattern(cells).ranks(ranks.clone()).seed(7), 5);
        for made in &all {
            assert_sound(made);
            assert!(!made.puzzle.blanks() == cells && ranks.contains(&made.rank), "{made:?}");
        }
        let different: HashSet<Grid> = all.iter().map(|made| made.puzzle).collect();
        assert_eq!(different.len(), all.len());
    }
}

#[test]
fn the_index_decides_and_nothing_else() {
    for request in
        [any(), Request::default(), any().rank(rank(4)), any().rank(rank(8)), any().minimal(true)]
    {
        let request = request.seed(8);
        let first = made(&request, 4);
        // One generator makes the puzzles in another order, and one of them twice.
        let mut generator = request.build().unwrap();
        for index in [3, 1, 1, 2, 0] {
            assert_eq!(generator.generate(index).as_ref(), Ok(&first[index as usize]));
        }
    }
    let puzzles = |request: Request| {
        made(&request, 3).into_iter().map(|made| made.puzzle).collect::<Vec<_>>()
    };
    assert_ne!(puzzles(any().seed(8)), puzzles(any().seed(9)));
    // Different requests with the same seed do not use the same solutions.
    let solutions = |request: Request| {
        made(&request, 50).into_iter().map(|made| made.solution).collect::<HashSet<_>>()
    };
    assert!(
        solutions(any().seed(8).rank(rank(1))).is_disjoint(&solutions(any().seed(8).rank(rank(2))))
    );
}

/// Makes more puzzles than run side by side, so that some searches begin when others end. A puzzle
/// that is not found leaves its error in its place.
#[test]
fn many_are_what_each_is() {
    let requests = [
        (any(), 700),
        (any().minimal(true), 300),
        (Request::default(), 100),
        (any().symmetry(Symmetry::Point), 300),
        (any().symmetry(Symmetry::Diagonal).minimal(true), 40),
        (any().rank(rank(7)), 60),
        (any().rank(rank(3)).clues(24..=27), 30),
        (any().rank(rank(4)), 20),
        (any().rank(rank(8)), 2),
        (any().clues(17..=19).max_tries(30), 20),
        (any().pattern(pattern(DIAMOND)).ranks(rank(1)..=rank(7)).max_tries(500), 4),
        (any(), 0),
    ];
    for (request, number) in requests {
        let request = request.seed(13);
        let indices: Vec<u64> = (u64::MAX - number..u64::MAX).collect();
        let each =
            on_all_cores(&indices, |&index| request.clone().build().unwrap().generate(index));
        let mut generator = request.build().unwrap();
        let watch = &mut |_| ControlFlow::Continue(());
        assert_eq!(generator.generate_many(u64::MAX - number..u64::MAX, watch), each);
    }
    // A watcher that stops one search does not stop the others.
    let mut generator = any().seed(13).build().unwrap();
    let all = generator.generate_many(0..50, &mut |progress| {
        if progress.index == 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let stopped: Vec<usize> = (0..50).filter(|&index| all[index].is_err()).collect();
    assert_eq!(stopped, [20]);
}

fn refusal(request: Request) -> Refusal {
    request.build().err().expect("no puzzle is like that")
}

#[test]
fn what_cannot_be_is_refused() {
    let row = |number| House::row(number).cells();
    let cases = [
        (any().ranks(rank(5)..=rank(4)), "no-rank", "no-rank: ranks 5..4"),
        (any().clues(RangeInclusive::new(30, 29)), "no-clue-count", "no-clue-count: clues 30..29"),
        (any().clues(10..=16), "too-few-clues", "too-few-clues: clues ..16"),
        (any().clues(82..=90), "too-many-clues", "too-many-clues: clues 82.."),
        (
            any().symmetry(Symmetry::Full).clues(18..=19),
            "not-in-orbits",
            "not-in-orbits: symmetry full, clues 18..19",
        ),
        (
            any().rank(rank(8)).clues(80..=80),
            "rank-too-many-clues",
            "rank-too-many-clues: ranks 8.., clues 80..",
        ),
        (
            any().rank(rank(2)).clues(72..=81),
            "rank-too-many-clues",
            "rank-too-many-clues: ranks 2.., clues 72..",
        ),
        (
            any().rank(rank(2)).pattern(CellSet::ALL - CellSet::of("r5c5".parse().unwrap())),
            "rank-too-many-clues",
            "rank-too-many-clues: ranks 2.., clues 80..",
        ),
        (
            any().minimal(true).clues(73..=81),
            "minimal-too-many-clues",
            "minimal-too-many-clues: clues 73..",
        ),
        (
            any().pattern(pattern(DIAMOND)).clues(25..=30),
            "pattern-clues",
            "pattern-clues: cells 24, clues 25..30",
        ),
        (any().pattern(row(0)), "pattern-too-few", "pattern-too-few: cells 9"),
        (
            any()
                .pattern(pattern(DIAMOND) - CellSet::of("r1c5".parse().unwrap()))
                .symmetry(Symmetry::Point),
            "pattern-symmetry",
            "pattern-symmetry: symmetry point, cell r9c5",
        ),
        (
            any().pattern(CellSet::ALL - row(3) - row(5)),
            "pattern-two-empty",
            "pattern-two-empty: r4, r6",
        ),
        (
            any().pattern(pattern(DIAMOND) | House::block(4).cells()).minimal(true),
            "minimal-full-house",
            "minimal-full-house: b5",
        ),
    ];
    for (request, name, text) in cases {
        let refusal = refusal(request);
        assert_eq!((refusal.name(), refusal.to_string().as_str()), (name, text));
    }
    // What is possible, however rare, is not refused.
    assert!(any().clues(17..=17).minimal(true).build().is_ok());
    assert!(any().rank(rank(8)).clues(71..=81).build().is_ok());
    assert!(any().clues(72..=81).build().is_ok());
    assert!(any().pattern(CellSet::ALL - row(3) - row(6)).build().is_ok());
}

#[test]
fn a_failed_search_reports_the_closest_puzzle() {
    let mut generator = any().rank(rank(8)).clues(17..=17).seed(10).max_tries(200).build().unwrap();
    let missed = generator.generate(5).unwrap_err();
    assert_eq!(
        (missed.because, missed.seed, missed.index, missed.tries),
        (StopReason::OutOfTries, 10, 5, 200)
    );
    let Nearest { puzzle, rank, clues, minimal, se, hodoku } = *missed.nearest.clone().unwrap();
    assert!(matches!(solved(&puzzle), Solved::Unique(_)));
    assert_eq!(
        (rank, clues, minimal),
        (hardest_rank(&explain(&puzzle).steps), puzzle.clue_count(), is_minimal(&puzzle))
    );
    assert_eq!((se, hodoku), (None, None));
    assert!(missed.to_string().starts_with("out-of-tries: tries 200, nearest rank "));
    assert_eq!(generator.generate(5), Err(missed));
    // With no tries, there is no closest puzzle either.
    let none = any().max_tries(0).build().unwrap().generate(0).unwrap_err();
    assert_eq!((none.tries, none.nearest.clone()), (0, None));
    assert_eq!(none.to_string(), "out-of-tries: tries 0");
}

#[test]
fn a_watcher_sees_every_try_and_can_stop_the_search() {
    let mut generator = any().rank(rank(4)).seed(11).build().unwrap();
    let expected = generator.generate(2).unwrap();
    let mut seen = Vec::new();
    let made = generator.generate_watched(2, &mut |progress| {
        seen.push((progress.index, progress.tries));
        ControlFlow::Continue(())
    });
    assert_eq!(made.unwrap(), expected);
    assert_eq!(seen, (0..expected.tries).map(|tries| (2, tries)).collect::<Vec<_>>());
    let stopped = generator.generate_watched(2, &mut |_| ControlFlow::Break(())).unwrap_err();
    assert_eq!((stopped.because, stopped.tries), (StopReason::Stopped, 0));
    // The generator is still usable.
    assert_eq!(generator.generate(2).unwrap(), expected);
}

/// Random minimal puzzles have the known distribution: about 24.4 clues, and about 4 in 10 each of
/// rank 2 and of rank 7.
#[test]
fn random_minimal_puzzles_are_the_usual_ones() {
    let all = made(&any().minimal(true).seed(12), 2000);
    let mean = all.iter().map(|made| made.clues).sum::<usize>() as f64 / all.len() as f64;
    assert!((24.2..24.6).contains(&mean), "{mean}");
    let share = |number| {
        all.iter().filter(|made| made.rank == rank(number)).count() as f64 / all.len() as f64
    };
    // The shares were measured by others; the tolerance is four standard deviations.
    for (number, known, within) in
        [(1, 0.010, 0.010), (2, 0.41, 0.045), (3, 0.12, 0.03), (4, 0.061, 0.022), (7, 0.39, 0.045)]
    {
        assert!((share(number) - known).abs() < within, "rank {number}: {}", share(number));
    }
    // No cell and no digit is favoured.
    let mut cells = [0.0; 81];
    let mut digits = [0.0; 9];
    for (cell, digit) in all.iter().flat_map(|made| made.puzzle.filled()) {
        cells[cell.index()] += 1.0;
        digits[digit.index()] += 1.0;
    }
    let clues = mean * all.len() as f64;
    // Per cell: a count of 2000 draws with share 0.3. Per digit: about 5400 clues. The tolerances
    // are at least five standard deviations.
    assert!(cells.iter().all(|count: &f64| (count - clues / 81.0).abs() < 105.0), "{cells:?}");
    assert!(digits.iter().all(|count: &f64| (count - clues / 9.0).abs() < 370.0), "{digits:?}");
}

/// The puzzle of an index must never change within a major version.
#[test]
fn golden_values() {
    let board = |request: Request, index| {
        request.seed(2026).build().unwrap().generate(index).unwrap().puzzle.to_string()
    };
    let found = [
        board(Request::default(), 0),
        board(Request::default(), u64::MAX),
        board(any().minimal(true), 0),
        board(any().symmetry(Symmetry::Full), 0),
        board(any().rank(rank(3)), 0),
        board(any().rank(rank(5)), 0),
        board(any().rank(rank(6)), 0),
        board(any().rank(rank(8)), 0),
        board(any().rank(rank(4)).clues(30..=31).symmetry(Symmetry::Vertical), 0),
        board(any().pattern(pattern(DIAMOND)), 0),
    ];
    assert_eq!(found, GOLDEN);
}

const GOLDEN: [&str; 10] = [
    ".36....98...84..3...5.....68.....6.9...5.7...3.7.....42.....7...7..38...56....82.",
    "....5....1362..4..84..3.2..5..4...3..62...18..7...3..5..1.7..42..7..9813....4....",
    ".9...8....8.4.95.3....1......7......2..7.6....1..9......9.....47..54..195...8.3.2",
    ".783.465.5.6...3.243.....789...5...7...4.6...7...8...638.....691.2...7.4.491.782.",
    ".9....2.......23.868..51.7....4..89.........6.51........6.....13.....5....51.9.4.",
    "..3.79..2....6...7.9..4.8..............5.2.9..846..523.38..42...62.......5.3....4",
    "...51.9...2.86351..6.7......1.4.5....4..76..8...23.....78...2.5......86.2.6....9.",
    ".5..2..9...9.38.........7.17....1..4....9..7....8...3.8.7..4...6..5......3..1..2.",
    "..37.91..94.....727.......55..1.2..6...9.4....1.....9..........6.45837.1.3.421.5.",
    "....7.......6.3.....7.1.2...6.5.4.3.4.1...8.9.9.3.1.6...8.4.7.....9.2.......5....",
];
