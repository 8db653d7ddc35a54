//! Helpers for the tests of logic, ranks and proof: puzzles from the public collections and from
//! the generator.

// Each test uses only some of the helpers. A panic here fails the test.
#![allow(dead_code, clippy::unwrap_used)]

use numpre::closure::Rules;
use numpre::logic::{
    Evidence, Link, Shape, SolvingState, Step, Technique, explain, ladder, steps_of,
};
use numpre::proof::check;
use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::{Candidates, Cell, Digit, DigitSet, Grid, Isomorph, Puzzle, Rank, Solved, solve};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns a collection from the data folder. Prints a note and returns `None` if the folder is
/// missing.
pub(crate) fn collection(name: &str) -> Option<Vec<Grid>> {
    let folder = std::env::var_os("NUMPRE_DATA").map(PathBuf::from).unwrap_or_else(|| {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data"))
    });
    let path = folder.join(name);
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {} (NUMPRE_DATA names the folder)", path.display());
        return None;
    };
    Some(text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect())
}

/// Returns a puzzle made from a random grid: cells are emptied in random order wherever `still`
/// holds afterwards.
fn emptied(seed: u64, index: u64, still: impl Fn(&Grid) -> bool) -> Grid {
    let mut puzzle = random_grid(seed, index);
    let mut order: Vec<Cell> = Cell::all().collect();
    RandomSource::new(seed ^ 0x9e37, index).shuffle(&mut order);
    for cell in order {
        let mut fewer = puzzle;
        fewer.set(cell, None);
        if still(&fewer) {
            puzzle = fewer;
        }
    }
    puzzle
}

/// Returns a random minimal puzzle: without any one of its givens it has multiple solutions.
pub(crate) fn minimal(seed: u64, index: u64) -> Grid {
    emptied(seed, index, |puzzle| matches!(solve(puzzle), Solved::Unique(_)))
}

/// Returns a random puzzle that C6 solves, but not without any one of its givens.
pub(crate) fn solved_by_c6(seed: u64, index: u64) -> Grid {
    emptied(seed, index, |puzzle| {
        Rules::C6.close(&Candidates::pencil_marks(puzzle)).is_ok_and(|end| end.singles().is_full())
    })
}

/// Returns a random state: some cells of a random grid are given, then candidates are removed at
/// random. If `unfair`, candidates of the solution may be removed too, and then a large share of
/// the states contradict.
pub(crate) fn random_state(seed: u64, index: u64, unfair: bool) -> Candidates {
    let mut source = RandomSource::new(seed ^ 0x5151, index);
    let solution = random_grid(seed, index);
    let mut givens = Grid::EMPTY;
    let count = 14 + source.below(20);
    for _ in 0..count {
        let cell = Cell::from_index(source.below(81) as usize).unwrap();
        givens.set(cell, solution.get(cell));
    }
    let mut state = if source.below(2) == 0 {
        Candidates::pencil_marks(&givens)
    } else {
        Candidates::unreduced(&givens)
    };
    for _ in 0..source.below(120) {
        let cell = Cell::from_index(source.below(81) as usize).unwrap();
        let digit = Digit::from_index(source.below(9) as usize).unwrap();
        if unfair || solution.get(cell) != Some(digit) {
            state[cell].remove(digit);
        }
    }
    state
}

/// Returns boards on the way to the solution of a puzzle. On each, some first steps of its
/// explanation are taken, then a random share of the wrong candidates is removed.
pub(crate) fn half_solved(puzzle: &Grid, seed: u64, count: u64) -> Vec<SolvingState> {
    let Solved::Unique(solution) = solve(puzzle) else { panic!("it is proper: {puzzle}") };
    let steps = explain(puzzle).steps;
    let board = |index| {
        let mut source = RandomSource::new(seed ^ 0x4a1f, index);
        let mut state = SolvingState::from(puzzle);
        let taken = source.below(steps.len() as u32) as usize;
        steps[..taken].iter().for_each(|step| state.apply(step));
        let percent = [0, 5, 15, 30][source.below(4) as usize];
        for cell in state.open().iter() {
            for digit in state.digits(cell).iter() {
                if solution.get(cell) != Some(digit) && source.below(100) < percent {
                    state.remove(cell, DigitSet::of(digit));
                }
            }
        }
        state
    };
    (0..count).map(board).collect()
}

/// Returns the image of a board.
pub(crate) fn image(isomorph: &Isomorph, state: &SolvingState) -> SolvingState {
    SolvingState::from(&state.puzzle().image(isomorph))
}

/// The number of boards that [`boards`] makes for an index.
pub(crate) const BOARDS: u64 = 8;

/// Returns boards, and a solution of each. Half of the indices are for minimal puzzles, a quarter
/// for puzzles that C6 solves, and a quarter for random givens, which may have further solutions.
pub(crate) fn boards(seed: u64, index: u64) -> Vec<(SolvingState, Grid)> {
    let of_puzzle = |puzzle: Grid| {
        let Solved::Unique(solution) = solve(&puzzle) else { panic!("it is proper: {puzzle}") };
        let boards = half_solved(&puzzle, seed ^ index, BOARDS).into_iter();
        boards.map(|state| (state, solution)).collect()
    };
    match index % 4 {
        0 | 1 => of_puzzle(minimal(seed, index)),
        2 => of_puzzle(solved_by_c6(seed, index)),
        _ => (BOARDS * index..BOARDS * (index + 1))
            .map(|index| {
                let state = SolvingState::from(&random_state(seed, index, false));
                (state, random_grid(seed, index))
            })
            .collect(),
    }
}

/// Returns the techniques whose evidence is a chain, in the order in which a player tries them.
pub(crate) fn chains() -> impl Iterator<Item = Technique> {
    let all = ladder::PLAYER.iter().copied();
    all.filter(|technique| matches!(technique.shape(), Shape::Chain(_)))
}

/// Returns the links of a chain, and whether it closes.
pub(crate) fn links_of(step: &Step) -> (&[Link], bool) {
    match &step.evidence {
        Evidence::Chain { links, is_loop } => (links, *is_loop),
        other => panic!("not a chain: {other:?}"),
    }
}

/// Returns the candidates that a step takes from a board. The placements remove candidates, too.
pub(crate) fn taken(step: &Step, state: &SolvingState) -> BTreeSet<(Cell, Digit)> {
    let mut after = state.clone();
    after.apply(step);
    let of_cell = |(cell, digits): (Cell, DigitSet)| {
        (digits - after.digits(cell)).iter().map(move |digit| (cell, digit)).collect::<Vec<_>>()
    };
    state.candidates().iter().flat_map(of_cell).collect()
}

/// Asserts of a step: it removes something, what it removes is false and what it places is right;
/// the proof check accepts it, also on the board that has lost only what it rests on. Returns what
/// it takes from the board.
pub(crate) fn sound(step: &Step, state: &SolvingState, solution: &Grid) -> BTreeSet<(Cell, Digit)> {
    let shown = || format!("{step:?}\n{}", state.candidates());
    let is_true = |&(cell, digit): &(Cell, Digit)| solution.get(cell) == Some(digit);
    let removed = taken(step, state);
    assert!(!removed.is_empty(), "nothing: {}", shown());
    assert!(!removed.iter().any(is_true), "a digit of the solution: {}", shown());
    assert!(step.placements.iter().all(is_true), "a wrong digit: {}", shown());
    let verdict = check(&state.puzzle(), std::slice::from_ref(step));
    assert!(verdict.is_ok(), "{verdict:?}: {}", shown());
    let mut largest = Candidates::ALL;
    for (cell, digits) in step.rests_on.iter() {
        largest[cell] -= digits;
    }
    let board =
        Puzzle { candidates: Some(Box::new(largest)), ..Puzzle::of_givens(state.puzzle().givens) };
    let verdict = check(&board, std::slice::from_ref(step));
    assert!(verdict.is_ok(), "it rests on more: {verdict:?}: {}", shown());
    removed
}

/// Asserts that each technique finds on the isomorphs of the [`boards`] of these indices the images
/// of what it finds on the boards.
pub(crate) fn same_for_isomorphs(techniques: &[Technique], seed: u64, indices: u64) {
    let effects = |technique, state: &SolvingState| -> BTreeSet<BTreeSet<(Cell, Digit)>> {
        steps_of(technique, state).iter().map(|step| taken(step, state)).collect()
    };
    let indices: Vec<u64> = (0..indices).collect();
    on_all_cores(&indices, |&index| {
        for (number, (state, _)) in (0..).zip(boards(seed, index)) {
            let isomorph = random_isomorph(index, number);
            let turned = image(&isomorph, &state);
            let of_candidate = |(cell, digit)| (isomorph.cell(cell), isomorph.digit(digit));
            for &technique in techniques {
                let expected: BTreeSet<BTreeSet<(Cell, Digit)>> = effects(technique, &state)
                    .into_iter()
                    .map(|removed| removed.into_iter().map(of_candidate).collect())
                    .collect();
                let shown = || format!("{technique} {isomorph}\n{}", state.candidates());
                assert_eq!(effects(technique, &turned), expected, "{}", shown());
            }
        }
    });
}

/// Counts of each technique.
pub(crate) type Counts<const N: usize> = BTreeMap<Technique, [u64; N]>;

/// Calls `count` for all [`boards`] of these indices, and returns the sums of the counts.
pub(crate) fn counted<const N: usize>(
    seed: u64,
    indices: u64,
    count: impl Fn(&SolvingState, &Grid, &mut Counts<N>) + Sync,
) -> Counts<N> {
    let all: Vec<u64> = (0..indices).collect();
    let each = on_all_cores(&all, |&index| {
        let mut counts = Counts::new();
        for (state, solution) in boards(seed, index) {
            count(&state, &solution, &mut counts);
        }
        counts
    });
    let mut all = Counts::new();
    for (technique, counts) in each.into_iter().flatten() {
        let sums = all.entry(technique).or_insert([0; N]);
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    all
}

/// Returns the fewest links with which the steps of these techniques remove each candidate, and the
/// fewest with which open chains do.
pub(crate) fn shortest_of(
    techniques: &[Technique],
    state: &SolvingState,
) -> [BTreeMap<(Cell, Digit), usize>; 2] {
    let mut lengths = [BTreeMap::new(), BTreeMap::new()];
    for step in techniques.iter().flat_map(|&technique| steps_of(technique, state)) {
        let (links, is_loop) = links_of(&step);
        for candidate in taken(&step, state) {
            for lengths in &mut lengths[..2 - usize::from(is_loop)] {
                let known = lengths.entry(candidate).or_insert(links.len());
                *known = links.len().min(*known);
            }
        }
    }
    lengths
}

/// Runs `work` for each item on all cores. Returns the results in order.
pub(crate) fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let worker = || {
            let mut mine = Vec::new();
            while let index = next.fetch_add(1, Ordering::Relaxed)
                && index < items.len()
            {
                mine.push((index, work(&items[index])));
            }
            mine
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// A puzzle of each rank. Inkala's, of rank 8, is from S3; the others are from this project.
pub(crate) const OF_RANK: [(u8, &str); 8] = [
    (1, "91.42........3.....7.....58...6....4....9.67.86..5...9......24...31..7....5.7...1"),
    (2, "...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6"),
    (3, "......9....5..9..3..9.4.....4....2.9938.2.64..2............8.6575.3..4..8.2.....1"),
    (4, ".85.396.2..1....34...1..85....593.....4...2...5.........9......1.8.4.......78..29"),
    (5, "9.......7..754......6..134.18..6.7......8.9..........3..3.7...4....94..1...6....."),
    (6, "........1.......23..4..5........6.......4.5...21.........3....26.5...7..8...1...."),
    (7, ".1.....24..3..859.....1...77.8.....2.....3...46.2...7......5.4.89..2..5.....69..."),
    (8, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
];

/// Returns the sample puzzle of a rank.
pub(crate) fn of_rank(rank: u8) -> Grid {
    OF_RANK[usize::from(rank) - 1].1.parse().unwrap()
}

/// Returns the highest rank among the techniques of these steps, which were found with the ladder
/// S4. Returns rank 1 if there are no steps.
pub(crate) fn hardest_rank(steps: &[Step]) -> Rank {
    steps.iter().filter_map(|step| step.technique.rank()).max().unwrap_or(Rank::VERY_EASY)
}
