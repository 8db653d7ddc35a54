//! Compares the number of solutions that each digit leads to, and the givens that are not needed,
//! with the plain engine.

use crate::common::minimal;
use numpre::assess::{self, not_needed, possible};
use numpre::random::{RandomSource, random_grid};
use numpre::search::Naive;
use numpre::{
    BatchEngine, Candidates, Cell, CellSet, Digit, DigitSet, Engine, Grid, Limits, Puzzle,
};

/// Counts the solutions with this digit in this cell, up to two.
fn count(puzzle: &Puzzle, cell: Cell, digit: Digit) -> u64 {
    let mut all = puzzle.unreduced_candidates();
    if !all[cell].contains(digit) {
        return 0;
    }
    all[cell] = DigitSet::of(digit);
    Naive.search_candidates(&all, Limits::solutions(2)).count
}

fn compare(engine: &mut BatchEngine, puzzle: &Puzzle) {
    let found = possible(engine, puzzle).unwrap();
    for cell in Cell::all() {
        for digit in Digit::all() {
            let seen = match (found.one[cell].contains(digit), found.multiple[cell].contains(digit))
            {
                (false, false) => 0,
                (true, false) => 1,
                (false, true) => 2,
                (true, true) => panic!("{cell} {digit}: one or several"),
            };
            assert_eq!(seen, count(puzzle, cell, digit), "{cell} {digit}\n{:#}", puzzle.grid());
        }
    }
}

/// Puzzles with some needed givens left out, so that they have multiple solutions; some with a
/// wrong digit, placed digits or removed candidates.
#[test]
fn every_digit_of_every_cell_is_as_the_plain_engine_says() {
    let mut engine = BatchEngine::new();
    for index in 0..30 {
        let mut source = RandomSource::new(77, index);
        let solution = random_grid(77, index);
        let mut puzzle = Puzzle::of_givens(minimal(77, index));
        let filled: Vec<Cell> = (!puzzle.givens.blanks()).iter().collect();
        for _ in 0..source.below(3) {
            puzzle.givens.set(filled[source.below(filled.len() as u32) as usize], None);
        }
        let blanks: Vec<Cell> = puzzle.givens.blanks().iter().collect();
        for _ in 0..10 + source.below(10) {
            let cell = blanks[source.below(blanks.len() as u32) as usize];
            puzzle.placed.set(cell, solution.get(cell));
        }
        if index % 5 == 4 {
            puzzle.placed.set(blanks[0], Digit::from_index(source.below(9) as usize));
        }
        if index % 3 == 2 {
            let mut candidates: Candidates = puzzle.pencil_marks();
            for _ in 0..source.below(20) {
                let cell = blanks[source.below(blanks.len() as u32) as usize];
                if candidates[cell].len() > 1 {
                    let first = candidates[cell].first().unwrap();
                    candidates[cell].remove(first);
                }
            }
            puzzle.candidates = Some(Box::new(candidates));
        }
        compare(&mut engine, &puzzle);
    }
}

#[test]
fn on_the_empty_board_every_digit_leads_to_several() {
    let found = possible(&mut BatchEngine::new(), &Puzzle::of_givens(Grid::EMPTY)).unwrap();
    assert_eq!((found.one, found.multiple), (Candidates::NONE, Candidates::ALL));
}

#[test]
fn givens_are_not_needed_where_one_solution_is_left_without_them() {
    let mut engine = BatchEngine::new();
    for index in 0..20 {
        let mut source = RandomSource::new(5, index);
        let (mut puzzle, solution) = (minimal(5, index), random_grid(5, index));
        assert_eq!(not_needed(&mut engine, &puzzle).unwrap(), CellSet::EMPTY);
        for _ in 0..4 {
            let cell = Cell::from_index(source.below(81) as usize).unwrap();
            puzzle.set(cell, solution.get(cell));
        }
        let found = not_needed(&mut engine, &puzzle).unwrap();
        let plain = puzzle.filled().filter(|&(cell, _)| {
            let mut fewer = puzzle;
            fewer.set(cell, None);
            Naive.search(&fewer, Limits::default()).count == 1
        });
        assert_eq!(found, plain.map(|(cell, _)| cell).collect::<CellSet>());
    }
    assert_eq!(not_needed(&mut engine, &Grid::EMPTY).unwrap(), CellSet::EMPTY);
}

/// Compares with the plain engine: the solution is unique and the same, and without any one given
/// there is more than one.
#[test]
fn a_minimal_puzzle_has_the_same_solution_and_needs_every_given() {
    let mut engine = BatchEngine::new();
    for index in 0..20 {
        let solution = random_grid(81, index);
        let mut puzzle = minimal(81, index);
        // From the minimal puzzle with a few more givens up to nearly the full grid.
        let blanks: Vec<Cell> = puzzle.blanks().iter().collect();
        blanks
            .iter()
            .take(3 * index as usize)
            .for_each(|&cell| puzzle.set(cell, solution.get(cell)));
        let least = assess::minimal(&mut engine, &puzzle).unwrap();
        assert!(least.filled().all(|(cell, digit)| puzzle.get(cell) == Some(digit)), "{least}");
        let solved = |grid: &Grid| {
            Naive.search_candidates(
                &Puzzle::of_givens(*grid).unreduced_candidates(),
                Limits::solutions(2),
            )
        };
        assert_eq!((solved(&least).count, solved(&least).first), (1, Some(solution)), "{least}");
        for (cell, _) in least.filled() {
            let mut without = least;
            without.set(cell, None);
            assert_eq!(solved(&without).count, 2, "{least} without {cell}");
        }
    }
    let open = Grid::EMPTY;
    assert_eq!(assess::minimal(&mut engine, &open).unwrap(), open);
}
