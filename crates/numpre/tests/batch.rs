//! Compares the batch engine with the scalar engines: with every kind of registers that this
//! machine has, for any batch in any order.
//!
//! `./test` also runs these tests and the kernels' own as WebAssembly with its vector registers,
//! under node, and on AArch64 under an emulator.

use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::search::{Backend, BatchError, LengthMismatch};
use numpre::{
    BatchEngine, CancelToken, Cancelled, Candidates, Digit, DigitSet, EngineKind, Grid, Limits,
    Solved, Verdict,
};
use std::path::PathBuf;

fn backends() -> impl Iterator<Item = Backend> {
    Backend::ALL.iter().copied().filter(|backend| backend.is_available())
}

/// Solves the puzzles one by one with the default engine.
fn one_by_one(puzzles: &[Grid]) -> Vec<Solved> {
    let mut engine = EngineKind::default().build();
    puzzles.iter().map(|puzzle| engine.solve(puzzle)).collect()
}

fn solve(batch: &mut BatchEngine, puzzles: &[Grid]) -> Vec<Solved> {
    let mut solved = vec![Solved::None; puzzles.len()];
    batch.solve_into(puzzles, &mut solved).expect("as many places as puzzles");
    solved
}

/// Returns the first solutions and the verdicts of these results.
fn firsts_of(solved: &[Solved]) -> (Vec<Grid>, Vec<Verdict>) {
    let first = |solved: &Solved| match *solved {
        Solved::Unique(first) | Solved::Multiple(first, _) => first,
        Solved::None => Grid::EMPTY,
    };
    (solved.iter().map(first).collect(), solved.iter().map(Solved::verdict).collect())
}

/// Asks the batch for first solutions only. The slices are filled with other values first, which
/// must all be overwritten.
fn first(batch: &mut BatchEngine, puzzles: &[Grid]) -> (Vec<Grid>, Vec<Verdict>) {
    let mut firsts = vec![random_grid(33, 0); puzzles.len()];
    let mut verdicts = vec![Verdict::Unknown; puzzles.len()];
    batch.first_into(puzzles, &mut firsts, &mut verdicts).expect("as many places as puzzles");
    (firsts, verdicts)
}

#[track_caller]
fn assert_same_firsts(batch: &mut BatchEngine, puzzles: &[Grid], expected: &[Solved]) {
    let (firsts, verdicts) = first(batch, puzzles);
    let (expected_firsts, expected_verdicts) = firsts_of(expected);
    for (number, puzzle) in puzzles.iter().enumerate() {
        let (found, expected) = (
            (verdicts[number], firsts[number]),
            (expected_verdicts[number], expected_firsts[number]),
        );
        assert_eq!(found, expected, "{}: {puzzle}", batch.backend());
    }
}

#[track_caller]
fn assert_same(backend: Backend, puzzles: &[Grid], expected: &[Solved]) {
    let mut batch = BatchEngine::with_backend(backend).expect("this processor has it");
    let solved = solve(&mut batch, puzzles);
    let verdicts = batch.verdicts(puzzles).expect("not cancelled");
    for (((puzzle, solved), verdict), expected) in
        puzzles.iter().zip(&solved).zip(&verdicts).zip(expected)
    {
        assert_eq!(solved, expected, "{backend}: {puzzle}");
        assert_eq!(*verdict, expected.verdict(), "{backend}: {puzzle}");
    }
    assert_same_firsts(&mut batch, puzzles, expected);
    assert!(batch.most_states_waiting() <= 65);
}

/// Returns a random puzzle: `givens` cells of a random grid, of which `changed` are set to any
/// digit.
fn random_puzzle(index: u64, givens: usize, changed: usize) -> Grid {
    let grid = random_grid(31, index % 500);
    let mut source = RandomSource::new(32, index);
    let mut cells: Vec<_> = grid.filled().collect();
    source.shuffle(&mut cells);
    let mut puzzle = Grid::EMPTY;
    for (place, &(cell, digit)) in cells[..givens].iter().enumerate() {
        let other = Digit::new(source.below(9) as u8 + 1);
        puzzle.set(cell, if place < changed { other } else { Some(digit) });
    }
    puzzle
}

/// Returns boards with no, one and many solutions, with clashing givens, full and empty ones.
fn mixture(count: u64) -> Vec<Grid> {
    (0..count)
        .map(|index| match index % 16 {
            0 => random_puzzle(index, 81, 0),
            1 => random_puzzle(index, 81, 1),
            2 => random_puzzle(index, 17 + (index / 16 % 6) as usize, 0),
            3 if index % 64 == 3 => Grid::EMPTY,
            3 => random_puzzle(index, 5, 0),
            4 | 5 => random_puzzle(index, 28, 1),
            6 => random_puzzle(index, 40, 2),
            _ => random_puzzle(index, 24 + (index / 16 % 14) as usize, 0),
        })
        .collect()
}

#[test]
fn random_puzzles_of_all_kinds() {
    let puzzles = mixture(4000);
    let expected = one_by_one(&puzzles);
    for kind in [Verdict::None, Verdict::Unique, Verdict::Multiple] {
        assert!(
            expected.iter().filter(|solved| solved.verdict() == kind).count() > 200,
            "{kind:?}"
        );
    }
    for backend in backends() {
        assert_same(backend, &puzzles, &expected);
    }
}

#[test]
fn any_batch_and_any_order_give_the_same() {
    let mut puzzles = mixture(700);
    let mut expected = one_by_one(&puzzles);
    for backend in backends() {
        for size in [0, 1, 2, 11, 12, 13, 64, 255, 256, 257, 700] {
            let mut batch = BatchEngine::with_backend(backend).expect("this processor has it");
            for (puzzles, expected) in puzzles.chunks(size.max(1)).zip(expected.chunks(size.max(1)))
            {
                assert_eq!(solve(&mut batch, puzzles), expected, "{backend}, {size} at a time");
                assert_eq!(
                    first(&mut batch, puzzles),
                    firsts_of(expected),
                    "{backend}, {size} at a time"
                );
            }
        }
        puzzles.reverse();
        expected.reverse();
        assert_same(backend, &puzzles, &expected);
    }
}

/// If a slice has another length, the call fails and writes nothing.
#[test]
fn slices_of_another_length_are_refused() {
    let puzzles = mixture(100);
    let mut batch = BatchEngine::new();
    let untouched = random_grid(33, 1);
    for places in [0, 60, 99, 101, 120] {
        let refused = Err(BatchError::Length(LengthMismatch { puzzles: 100, places }));
        let mut solved = vec![Solved::Unique(untouched); places];
        assert_eq!(batch.solve_into(&puzzles, &mut solved), refused);
        assert!(solved.iter().all(|solved| *solved == Solved::Unique(untouched)));
        let mut verdicts = vec![Verdict::Unknown; places];
        assert_eq!(batch.verdicts_into(&puzzles, &mut verdicts), refused);
        let (mut firsts, mut all) = (vec![untouched; places], vec![Verdict::Unknown; 100]);
        assert_eq!(batch.first_into(&puzzles, &mut firsts, &mut all), refused);
        assert_eq!(batch.first_into(&puzzles, &mut vec![untouched; 100], &mut verdicts), refused);
        assert!(firsts.iter().all(|&grid| grid == untouched));
        assert!(verdicts.iter().chain(&all).all(|&verdict| verdict == Verdict::Unknown));
    }
}

/// Results that are returned equal those written into slices.
#[test]
fn returned_and_written_results_are_the_same() {
    let puzzles = mixture(300);
    let expected = one_by_one(&puzzles);
    let mut batch = BatchEngine::new();
    assert_eq!(batch.solve(&puzzles).unwrap(), expected);
    let found = batch.first(&puzzles).unwrap();
    assert_eq!((found.firsts, found.verdicts), firsts_of(&expected));
    let mut verdicts = vec![Verdict::Unknown; 300];
    batch.verdicts_into(&puzzles, &mut verdicts).unwrap();
    assert_eq!(batch.verdicts(&puzzles).unwrap(), verdicts);
}

/// A cancelled call returns the error; a connected call that is not cancelled gives the usual
/// results.
#[test]
fn a_batch_can_be_cancelled() {
    let puzzles = mixture(300);
    let mut plain = BatchEngine::new();
    let token = CancelToken::new();
    let mut batch = BatchEngine::new().with_cancel(token.clone());
    assert_eq!(batch.solve(&puzzles), plain.solve(&puzzles));
    assert_eq!(batch.first(&puzzles), plain.first(&puzzles));
    assert_eq!(batch.verdicts(&puzzles), plain.verdicts(&puzzles));
    token.cancel();
    assert_eq!(batch.solve(&puzzles), Err(Cancelled));
    assert_eq!(batch.first(&puzzles), Err(Cancelled));
    assert_eq!(batch.verdicts(&puzzles), Err(Cancelled));
    assert_eq!(batch.candidate_verdicts(&[Candidates::ALL]), Err(Cancelled));
    let mut verdicts = vec![Verdict::Unknown; puzzles.len()];
    assert_eq!(batch.verdicts_into(&puzzles, &mut verdicts), Err(BatchError::Cancelled));
    // Cancels in the middle of plain searches that take some hundred milliseconds each.
    let begun = std::time::Instant::now();
    let token = CancelToken::when(move || begun.elapsed().as_millis() > 20);
    let hard: Grid =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
            .parse()
            .unwrap();
    let mut plain = BatchEngine::one_by_one(EngineKind::Naive.build()).with_cancel(token);
    let many = vec![hard; 1000];
    assert_eq!(plain.verdicts(&many), Err(Cancelled));
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

/// Every engine gives the same first solutions whether one or two are asked for.
#[test]
fn first_solutions_are_those_of_both() {
    let puzzles: Vec<Grid> =
        mixture(300).into_iter().filter(|puzzle| puzzle.clue_count() >= 26).collect();
    for &kind in EngineKind::ALL {
        let mut engine = kind.build_batch();
        let solved = engine.solve(&puzzles).unwrap();
        assert_eq!(first(&mut engine, &puzzles), firsts_of(&solved), "{kind}");
    }
}

#[test]
fn a_stream_gives_the_same_as_a_slice() {
    let puzzles = mixture(1000);
    let expected = one_by_one(&puzzles);
    let mut batch = BatchEngine::new();
    for chunk in [0, 1, 100, 5000] {
        let streamed: Vec<Solved> =
            batch.stream(puzzles.iter().copied(), chunk).map(Result::unwrap).collect();
        assert_eq!(streamed, expected);
    }
}

/// Candidate states: givens with all other candidates, and with some candidates removed.
#[test]
fn candidates_are_counted_as_the_scalar_engine_does() {
    let mut source = RandomSource::new(41, 0);
    let states: Vec<Candidates> = (0..1200)
        .map(|index| {
            let mut state =
                Candidates::unreduced(&random_puzzle(index, 22 + (index % 12) as usize, 0));
            for cell in numpre::Cell::all() {
                if source.below(3) == 0 {
                    let removed = DigitSet::from_bits(1 << source.below(9));
                    state[cell] -= removed;
                }
            }
            state
        })
        .collect();
    let mut engine = EngineKind::default().build();
    let expected: Vec<Verdict> = states
        .iter()
        .map(|state| engine.search_candidates(state, Limits::default()).verdict())
        .collect();
    for kind in [Verdict::None, Verdict::Unique, Verdict::Multiple] {
        assert!(expected.contains(&kind), "{kind:?}");
    }
    for backend in backends() {
        let verdicts = BatchEngine::with_backend(backend)
            .expect("this processor has it")
            .candidate_verdicts(&states)
            .unwrap();
        assert_eq!(verdicts, expected, "{backend}");
    }
}

/// The question of the generator: is the solution still unique without this given?
#[test]
fn givens_that_can_go_are_found_many_at_once() {
    let puzzle: Grid =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
            .parse()
            .unwrap();
    let Solved::Unique(answer) = numpre::solve(&puzzle) else { panic!("it is proper") };
    let mut more = puzzle;
    for (cell, digit) in answer.filled().step_by(5) {
        more.set(cell, Some(digit));
    }
    let without: Vec<Grid> = more
        .filled()
        .map(|(cell, _)| {
            let mut without = more;
            without.set(cell, None);
            without
        })
        .collect();
    let verdicts = BatchEngine::new().verdicts(&without).unwrap();
    let expected: Vec<Verdict> = one_by_one(&without).iter().map(Solved::verdict).collect();
    assert_eq!(verdicts, expected);
    assert!(verdicts.contains(&Verdict::Unique) && !verdicts.contains(&Verdict::None));
}

/// All puzzles have very many solutions. The batch engine uses the scalar one, and memory stays
/// bounded.
#[test]
fn floods_of_solutions_stay_bounded() {
    let puzzles: Vec<Grid> =
        (0..3000).map(|index| random_puzzle(index, 17 + (index % 3) as usize, 0)).collect();
    let expected = one_by_one(&puzzles);
    for backend in backends() {
        assert_same(backend, &puzzles, &expected);
    }
    let empty = vec![Grid::EMPTY; 2000];
    let expected = one_by_one(&empty);
    assert_same(Backend::best(), &empty, &expected);
}

/// Returns a puzzle as the generator meets them: minimal, with one given more or less, with a wrong
/// one, or random givens of a random grid.
fn near_minimal(index: u64, minimal: &[(Grid, Grid)]) -> Grid {
    let mut source = RandomSource::new(71, index);
    let (puzzle, answer) = &minimal[source.below(minimal.len() as u32) as usize];
    let mut puzzle = *puzzle;
    let mut any = |puzzle: &Grid, wanted: fn(Option<Digit>) -> bool| {
        let cells: Vec<_> = numpre::Cell::all().filter(|&cell| wanted(puzzle.get(cell))).collect();
        cells[source.below(cells.len() as u32) as usize]
    };
    match index % 8 {
        0 | 1 => {}
        2 => puzzle.set(any(&puzzle, |digit| digit.is_some()), None),
        3 => {
            let cell = any(&puzzle, |digit| digit.is_none());
            puzzle.set(cell, Digit::new(1 + (index / 8 % 9) as u8));
        }
        4 => {
            let (less, more) =
                (any(&puzzle, |digit| digit.is_some()), any(&puzzle, |digit| digit.is_none()));
            puzzle.set(less, None);
            puzzle.set(more, answer.get(more));
        }
        5 => {
            // Many givens, with one too few for a unique solution.
            for cell in numpre::Cell::all().filter(|cell| cell.index() as u64 % 5 != index / 8 % 5)
            {
                puzzle.set(
                    cell,
                    puzzle.get(cell).or(if cell.index() % 3 == 0 {
                        answer.get(cell)
                    } else {
                        None
                    }),
                );
            }
            puzzle.set(any(&puzzle, |digit| digit.is_some()), None);
        }
        6 => return random_puzzle(index, 17 + (index / 8 % 45) as usize, 0),
        _ => {
            return random_puzzle(
                index,
                20 + (index / 8 % 40) as usize,
                1 + (index / 8 % 2) as usize,
            );
        }
    }
    random_isomorph(72, index).apply(&puzzle)
}

/// Compares random puzzles of every kind, in batches of any size, with the default engine.
/// `NUMPRE_DIFFERENCES` sets their number.
///
/// ```sh
/// NUMPRE_DIFFERENCES=10000000 cargo test -p numpre --release --test batch however_many \
///   -- --nocapture
/// ```
#[test]
fn however_many_there_is_no_difference() {
    let count: u64 = std::env::var("NUMPRE_DIFFERENCES")
        .map_or(6_000, |count| count.parse().expect("NUMPRE_DIFFERENCES is a number"));
    // Givens removed from random grids one by one, while the solution is unique.
    let minimal: Vec<(Grid, Grid)> = (0..count.clamp(40, 2_000))
        .map(|index| {
            let answer = random_grid(73, index);
            let mut puzzle = answer;
            let mut cells: Vec<_> = answer.filled().collect();
            RandomSource::new(74, index).shuffle(&mut cells);
            for (cell, digit) in cells {
                puzzle.set(cell, None);
                if !matches!(numpre::solve(&puzzle), Solved::Unique(_)) {
                    puzzle.set(cell, Some(digit));
                }
            }
            (puzzle, answer)
        })
        .collect();
    let (mut done, mut verdicts) = (0, [0; 3]);
    let mut source = RandomSource::new(75, 0);
    let mut batches: Vec<BatchEngine> = backends().filter_map(BatchEngine::with_backend).collect();
    while done < count {
        let size = (50 + u64::from(source.below(8_000))).min(count - done);
        let puzzles: Vec<Grid> =
            (done..done + size).map(|index| near_minimal(index, &minimal)).collect();
        let expected = one_by_one(&puzzles);
        for batch in &mut batches {
            assert_same_firsts(batch, &puzzles, &expected);
            let solved = solve(batch, &puzzles);
            let counted = batch.verdicts(&puzzles).unwrap();
            for (((puzzle, solved), counted), expected) in
                puzzles.iter().zip(&solved).zip(&counted).zip(&expected)
            {
                assert_eq!(solved, expected, "{}: {puzzle}", batch.backend());
                assert_eq!(*counted, expected.verdict(), "{}: {puzzle}", batch.backend());
            }
        }
        for solved in &expected {
            match solved {
                Solved::None => verdicts[0] += 1,
                Solved::Unique(_) => verdicts[1] += 1,
                _ => verdicts[2] += 1,
            }
        }
        done += size;
    }
    let names: Vec<&str> = batches.iter().map(|batch| batch.backend().name()).collect();
    println!(
        "{done} puzzles on {names:?}: {verdicts:?} with none, one and multiple solutions; \
         no difference"
    );
    assert!(verdicts.iter().all(|&number| number > count / 20), "{verdicts:?}");
}

/// From 28 givens on, the two solutions are the first two in reading order, as in the plain search.
#[test]
fn of_many_givens_the_first_two_solutions_are_shown() {
    let puzzles: Vec<Grid> =
        (0..600).map(|index| random_puzzle(index, 28 + (index % 12) as usize, 0)).collect();
    let expected: Vec<Solved> =
        puzzles.iter().map(|puzzle| EngineKind::CellList.build().solve(puzzle)).collect();
    assert!(expected.iter().filter(|solved| solved.verdict() == Verdict::Multiple).count() > 300);
    assert_eq!(one_by_one(&puzzles), expected);
    for backend in backends() {
        assert_same(backend, &puzzles, &expected);
    }
}

/// Tests every puzzle of the public collections, and an isomorph of each, if the collections are
/// available.
#[test]
fn the_public_collections() {
    let folder = std::env::var_os("NUMPRE_DATA").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")),
        PathBuf::from,
    );
    let files = [
        "17_clue",
        "magictour_top1465",
        "forum_hardest_1905_11plus",
        "forum_hardest_1106",
        "serg_multi_solution",
    ];
    for name in files {
        let Ok(text) = std::fs::read_to_string(folder.join(name).with_extension("txt")) else {
            println!("skipped: no {name}.txt in {}", folder.display());
            continue;
        };
        let puzzles: Vec<Grid> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .enumerate()
            .filter_map(|(index, line)| {
                let puzzle: Grid = line.get(..81)?.parse().ok()?;
                Some(if index % 2 == 0 {
                    puzzle
                } else {
                    random_isomorph(51, index as u64).apply(&puzzle)
                })
            })
            .collect();
        assert!(puzzles.len() >= 375, "{name}");
        let expected = one_by_one(&puzzles);
        for backend in backends() {
            assert_same(backend, &puzzles, &expected);
        }
    }
}
