//! Tests the answer verifier: each of the three tests of S1.6 separately, and together.

use numpre::check::verify;
use numpre::random::random_grid;
use numpre::{Cell, Digit, Grid};
use proptest::prelude::*;

/// Returns the puzzle with this answer in which the cells of the mask are given.
fn puzzle_of(answer: &Grid, mask: u128) -> Grid {
    let mut puzzle = Grid::EMPTY;
    for (cell, digit) in answer.filled().filter(|(cell, _)| mask >> cell.index() & 1 == 1) {
        puzzle.set(cell, Some(digit));
    }
    puzzle
}

proptest! {
    #[test]
    fn a_full_grid_answers_every_puzzle_of_its_own(seed: u64, mask: u128) {
        let answer = random_grid(seed, 0);
        prop_assert!(verify(&puzzle_of(&answer, mask), &answer).is_correct());
    }

    #[test]
    fn one_blank_is_named(seed: u64, mask: u128, place in 0..81_usize) {
        let answer = random_grid(seed, 0);
        let puzzle = puzzle_of(&answer, mask);
        let cell = Cell::from_index(place).unwrap();
        let mut blanked = answer;
        blanked.set(cell, None);
        let found = verify(&puzzle, &blanked);
        prop_assert_eq!(found.blank, cell.into());
        prop_assert_eq!(!found.changed.is_empty(), puzzle.get(cell).is_some());
        prop_assert!(found.clashes.is_empty() && !found.is_correct());
    }

    #[test]
    fn one_wrong_digit_is_named_in_its_three_houses(
        seed: u64,
        mask: u128,
        place in 0..81_usize,
        other in 1..9_u8,
    ) {
        let answer = random_grid(seed, 0);
        let puzzle = puzzle_of(&answer, mask);
        let cell = Cell::from_index(place).unwrap();
        let right = answer.get(cell).unwrap().get();
        let wrong = Digit::new((right - 1 + other) % 9 + 1).unwrap();
        let mut spoilt = answer;
        spoilt.set(cell, Some(wrong));
        let found = verify(&puzzle, &spoilt);
        prop_assert!(found.blank.is_empty());
        prop_assert_eq!(found.changed.contains(cell), puzzle.get(cell).is_some());
        prop_assert_eq!(found.clashes.len(), 3, "one in each house of the cell");
        for clash in &found.clashes {
            prop_assert!(cell.houses().contains(&clash.house));
            prop_assert_eq!(clash.digit, wrong);
            prop_assert!(clash.cells.contains(cell) && clash.cells.len() == 2);
        }
    }

    #[test]
    fn another_solution_fails_only_where_givens_differ(seed: u64, mask: u128) {
        let (mine, other) = (random_grid(seed, 0), random_grid(seed, 1));
        let puzzle = puzzle_of(&mine, mask);
        let found = verify(&puzzle, &other);
        prop_assert!(found.blank.is_empty() && found.clashes.is_empty());
        let differing =
            puzzle.filled().filter(|&(cell, digit)| other.get(cell) != Some(digit));
        prop_assert_eq!(found.changed, differing.map(|(cell, _)| cell).collect());
    }
}
