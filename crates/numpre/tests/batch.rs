//! The batch engine against the scalar ones: every kind of registers that this machine has, any batch, any order.
//!
//! As WebAssembly with its vector registers, under node, the kernels' own tests and these:
//!
//! ```sh
//! rustup target add wasm32-wasip1
//! export CARGO_TARGET_WASM32_WASIP1_RUNNER="node --no-warnings $PWD/crates/numpre/tests/wasi.mjs"
//! RUSTFLAGS="-C target-feature=+simd128" cargo test -p numpre --release --target wasm32-wasip1 --lib --test batch batch
//! ```

use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::search::{Backend, Batch};
use numpre::{Candidates, Digit, DigitSet, Engine, EngineKind, Grid, Limits, Solved, Verdict};
use std::path::PathBuf;

fn backends() -> impl Iterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|backend| backend.is_available())
}

/// What the default engine says, one by one.
fn one_by_one(problems: &[Grid]) -> Vec<Solved> {
    let mut engine = EngineKind::default().build();
    problems.iter().map(|problem| engine.search(problem, Limits::default()).solved()).collect()
}

fn verdict_of(solved: &Solved) -> Verdict {
    match solved {
        Solved::None => Verdict::None,
        Solved::Unique(_) => Verdict::Unique,
        Solved::Multiple(..) => Verdict::Multiple,
        Solved::Unknown(_) => Verdict::Unknown,
    }
}

fn solve(batch: &mut Batch, problems: &[Grid]) -> Vec<Solved> {
    let mut solved = vec![Solved::Unknown(None); problems.len()];
    batch.solve_many(problems, &mut solved);
    solved
}

#[track_caller]
fn assert_same(backend: Backend, problems: &[Grid], expected: &[Solved]) {
    let mut batch = Batch::with_backend(backend).expect("this processor has it");
    let solved = solve(&mut batch, problems);
    let mut verdicts = vec![Verdict::Unknown; problems.len()];
    batch.judge_many(problems, &mut verdicts);
    for (((problem, solved), verdict), expected) in problems.iter().zip(&solved).zip(&verdicts).zip(expected) {
        assert_eq!(solved, expected, "{backend}: {problem}");
        assert_eq!(*verdict, verdict_of(expected), "{backend}: {problem}");
    }
    assert!(batch.most_states_waiting() <= 65);
}

/// A random problem: so many givens of a random grid, then so many of them changed to any digit.
fn random_problem(index: u64, givens: usize, changed: usize) -> Grid {
    let grid = random_grid(31, index % 500);
    let mut source = RandomSource::new(32, index);
    let mut cells: Vec<_> = grid.filled().collect();
    source.shuffle(&mut cells);
    let mut problem = Grid::EMPTY;
    for (place, &(cell, digit)) in cells[..givens].iter().enumerate() {
        let other = Digit::new(source.below(9) as u8 + 1);
        problem.set(cell, if place < changed { other } else { Some(digit) });
    }
    problem
}

/// No, one and many solutions, clashing givens, full and empty boards.
fn mixture(count: u64) -> Vec<Grid> {
    (0..count)
        .map(|index| match index % 16 {
            0 => random_problem(index, 81, 0),
            1 => random_problem(index, 81, 1),
            2 => random_problem(index, 17 + (index / 16 % 6) as usize, 0),
            3 if index % 64 == 3 => Grid::EMPTY,
            3 => random_problem(index, 5, 0),
            4 | 5 => random_problem(index, 28, 1),
            6 => random_problem(index, 40, 2),
            _ => random_problem(index, 24 + (index / 16 % 14) as usize, 0),
        })
        .collect()
}

#[test]
fn random_problems_of_all_kinds() {
    let problems = mixture(4000);
    let expected = one_by_one(&problems);
    for kind in [Verdict::None, Verdict::Unique, Verdict::Multiple] {
        assert!(expected.iter().filter(|solved| verdict_of(solved) == kind).count() > 200, "{kind:?}");
    }
    for backend in backends() {
        assert_same(backend, &problems, &expected);
    }
}

#[test]
fn any_batch_and_any_order_give_the_same() {
    let mut problems = mixture(700);
    let mut expected = one_by_one(&problems);
    for backend in backends() {
        for size in [0, 1, 2, 11, 12, 13, 64, 255, 256, 257, 700] {
            let mut batch = Batch::with_backend(backend).expect("this processor has it");
            for (problems, expected) in problems.chunks(size.max(1)).zip(expected.chunks(size.max(1))) {
                assert_eq!(solve(&mut batch, problems), expected, "{backend}, {size} at a time");
            }
        }
        problems.reverse();
        expected.reverse();
        assert_same(backend, &problems, &expected);
    }
}

#[test]
fn where_one_slice_is_shorter_the_rest_is_untouched() {
    let problems = mixture(100);
    let expected = one_by_one(&problems);
    let mut batch = Batch::new();
    let mut few = vec![Solved::Unknown(None); 60];
    batch.solve_many(&problems, &mut few);
    assert_eq!(few, expected[..60]);
    let mut many = vec![Solved::Unknown(None); 120];
    batch.solve_many(&problems, &mut many);
    assert_eq!(many[..100], expected);
    assert!(many[100..].iter().all(|solved| *solved == Solved::Unknown(None)));
    let mut verdicts = vec![Verdict::Unknown; 60];
    batch.judge_many(&problems, &mut verdicts);
    assert!(verdicts.iter().zip(&expected).all(|(verdict, solved)| *verdict == verdict_of(solved)));
}

#[test]
fn a_stream_is_as_a_slice() {
    let problems = mixture(1000);
    let expected = one_by_one(&problems);
    let mut batch = Batch::new();
    for chunk in [0, 1, 100, 5000] {
        let streamed: Vec<Solved> = batch.stream(problems.iter().copied(), chunk).collect();
        assert_eq!(streamed, expected);
    }
}

/// Candidate states: givens with all else open, and with candidates struck.
#[test]
fn candidates_are_judged_as_the_scalar_engine_does() {
    let mut source = RandomSource::new(41, 0);
    let states: Vec<Candidates> = (0..1200)
        .map(|index| {
            let mut state = Candidates::of_givens(&random_problem(index, 22 + (index % 12) as usize, 0));
            for cell in numpre::Cell::all() {
                if source.below(3) == 0 {
                    let struck = DigitSet::from_bits(1 << source.below(9));
                    state[cell] -= struck;
                }
            }
            state
        })
        .collect();
    let mut engine = EngineKind::default().build();
    let expected: Vec<Verdict> =
        states.iter().map(|state| engine.search_candidates(state, Limits::default()).verdict()).collect();
    for kind in [Verdict::None, Verdict::Unique, Verdict::Multiple] {
        assert!(expected.contains(&kind), "{kind:?}");
    }
    for backend in backends() {
        let mut verdicts = vec![Verdict::Unknown; states.len()];
        Batch::with_backend(backend).expect("this processor has it").judge_candidates_many(&states, &mut verdicts);
        assert_eq!(verdicts, expected, "{backend}");
    }
}

/// The generator's question: is the problem still unique without this given?
#[test]
fn givens_that_can_go_are_found_many_at_once() {
    let problem: Grid =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse().unwrap();
    let Solved::Unique(answer) = numpre::solve(&problem) else { panic!("it is proper") };
    let mut more = problem;
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
    let mut verdicts = vec![Verdict::Unknown; without.len()];
    Batch::new().judge_many(&without, &mut verdicts);
    let expected: Vec<Verdict> = one_by_one(&without).iter().map(verdict_of).collect();
    assert_eq!(verdicts, expected);
    assert!(verdicts.contains(&Verdict::Unique) && !verdicts.contains(&Verdict::None));
}

/// Very many solutions throughout: the engine turns to the scalar one, and memory stays bounded.
#[test]
fn floods_of_solutions_stay_bounded() {
    let problems: Vec<Grid> = (0..3000).map(|index| random_problem(index, 17 + (index % 3) as usize, 0)).collect();
    let expected = one_by_one(&problems);
    for backend in backends() {
        assert_same(backend, &problems, &expected);
    }
    let empty = vec![Grid::EMPTY; 2000];
    let expected = one_by_one(&empty);
    assert_same(Backend::best(), &empty, &expected);
}

/// Every problem of the public collections, and an isomorph of each, where the collections are at hand.
#[test]
fn the_public_collections() {
    let folder = std::env::var_os("NUMPRE_DATA")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")), PathBuf::from);
    let files =
        ["17_clue", "magictour_top1465", "forum_hardest_1905_11plus", "forum_hardest_1106", "serg_multi_solution"];
    for name in files {
        let Ok(text) = std::fs::read_to_string(folder.join(name).with_extension("txt")) else {
            println!("skipped: no {name}.txt in {}", folder.display());
            continue;
        };
        let problems: Vec<Grid> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .enumerate()
            .filter_map(|(index, line)| {
                let problem: Grid = line.get(..81)?.parse().ok()?;
                Some(if index % 2 == 0 { problem } else { random_isomorph(51, index as u64).apply(&problem) })
            })
            .collect();
        assert!(problems.len() >= 375, "{name}");
        let expected = one_by_one(&problems);
        for backend in backends() {
            assert_same(backend, &problems, &expected);
        }
    }
}
