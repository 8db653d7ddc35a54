//! Tests techniques on known positions: one of the steps that a technique finds removes exactly
//! what is listed. The proof check accepts every step.

use numpre::logic::{Marks, SolvingState, Step, Technique, steps_of};
use numpre::proof::check;
use numpre::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};

const POSITIONS: &str = include_str!("techniques/positions.txt");

/// Reads candidates such as `916,928`: a digit, a row and a column each. `-` is none.
fn marks(text: &str) -> Marks {
    let one = |mark: &str| {
        let number = |place: usize| usize::from(mark.as_bytes()[place] - b'0');
        let cell = Cell::at(number(1) - 1, number(2) - 1).expect("a cell");
        (cell, DigitSet::of(Digit::from_index(number(0) - 1).expect("a digit")))
    };
    text.split(',').filter(|mark| *mark != "-").map(one).collect()
}

#[test]
fn each_technique_finds_the_step_of_its_position() {
    let mut wrong = Vec::new();
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(' ').collect();
        let (slug, grid, gone, removed) = (parts[0], parts[1], parts[2], parts[3]);
        let technique: Technique = slug.parse().expect("a technique");
        let grid: Grid = grid.parse().expect("a board");
        let mut candidates: Candidates = Candidates::pencil_marks(&grid);
        for (cell, digits) in marks(gone).iter() {
            candidates[cell] -= digits;
        }
        let mut puzzle =
            Puzzle { candidates: Some(Box::new(candidates)), ..Puzzle::of_givens(grid) };
        for (cell, digit) in parts.get(4).map_or_else(Marks::new, |placed| marks(placed)).pairs() {
            puzzle.givens.set(cell, None);
            puzzle.placed.set(cell, Some(digit));
        }
        let state = SolvingState::from(&puzzle);
        let steps = steps_of(technique, &state);
        for step in &steps {
            let checked = check(&state.puzzle(), std::slice::from_ref(step));
            assert!(checked.is_ok(), "{technique:?} {step}: {checked:?}");
        }
        let removed = marks(removed);
        // A digit that is placed removes the other candidates of its cell, and itself from the
        // peers. The library lists only one of the two.
        let removes = |step: &Step| match step.placements.first() {
            Some(&(cell, digit)) => {
                let digit = DigitSet::of(digit);
                state.marks(CellSet::of(cell), !digit) == removed
                    || state.marks(cell.peers(), digit) == removed
            }
            None => step.eliminations == removed,
        };
        if !steps.iter().any(removes) {
            let found: Vec<String> = steps.iter().map(|step| step.to_string()).collect();
            wrong.push(format!("{slug} {grid}: expected {removed}, found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
