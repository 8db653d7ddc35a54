//! Near-copies: puzzles that are the same but for a cell or two.
//!
//! A model that has seen a puzzle has as good as seen the puzzle with one given more, or with a
//! given elsewhere. To find such pairs in spite of renamed digits and moved rows, both puzzles are
//! moved onto the least board of their solutions. There they have the same digits, so they differ
//! only in which cells are given.
//!
//! ```text
//!   puzzle ──isomorph of its solution──▶ cells of the least board ─┐
//!   other  ──each isomorph of its solution──▶ cells …              ├▶ cells in only one of the two
//! ```
//! If the least board has symmetries of its own, all of them are tried for one of the two.

use numpre::canonical::{canonical, solution_isomorphs};
use numpre::{CellSet, Grid, Isomorph};
use std::collections::HashMap;

/// The number of cells in which two puzzles may differ and still be near-copies.
pub const MOST_CELLS: usize = 2;

/// The givens of a puzzle on the least board of its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The least board.
    pub board: Grid,
    /// The cells of the givens, by each isomorph that takes the solution there.
    ways: Vec<CellSet>,
}

impl Placed {
    /// Puts a puzzle onto the least board of its solution. `None` if the solution is not full.
    pub fn new(puzzle: &Grid, solution: &Grid) -> Option<Placed> {
        let isomorphs = solution_isomorphs(solution)?;
        let board = isomorphs.first().map(|first| first.apply(solution))?;
        debug_assert_eq!(board, canonical(solution));
        let givens = !puzzle.blanks();
        let moved = |isomorph: &Isomorph| givens.iter().map(|cell| isomorph.cell(cell)).collect();
        Some(Placed { board, ways: isomorphs.iter().map(moved).collect() })
    }

    /// Returns in how many cells two puzzles differ, at best; `None` if their solutions are of
    /// different classes.
    pub fn distance(&self, other: &Placed) -> Option<usize> {
        if self.board != other.board {
            return None;
        }
        let one = *self.ways.first()?;
        other.ways.iter().map(|&way| ((one | way) & !(one & way)).len()).min()
    }

    /// Returns whether two puzzles are near-copies.
    ///
    /// ```
    /// use numpre::{Grid, Solved, random::random_isomorph, solve};
    /// use numpre_dataset::near_copy::Placed;
    ///
    /// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
    /// let Solved::Unique(solution) = solve(&puzzle) else { panic!("a proper puzzle") };
    /// // One given more, and everything moved and renamed.
    /// let cell = puzzle.blanks().first().expect("there are blanks");
    /// let mut other = puzzle;
    /// other.set(cell, solution.get(cell));
    /// let isomorph = random_isomorph(1, 0);
    /// let other = Placed::new(&isomorph.apply(&other), &isomorph.apply(&solution)).expect("full");
    /// let placed = Placed::new(&puzzle, &solution).expect("full");
    /// assert_eq!(placed.distance(&other), Some(1));
    /// assert!(placed.is_near(&other));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn is_near(&self, other: &Placed) -> bool {
        self.distance(other).is_some_and(|cells| cells <= MOST_CELLS)
    }
}

/// A set of puzzles, asked for near-copies of others.
#[derive(Default)]
pub struct NearCopies {
    by_board: HashMap<[u8; 81], Vec<(usize, Placed)>>,
}

impl NearCopies {
    /// Adds a puzzle with a number of the caller's.
    pub fn add(&mut self, number: usize, placed: Placed) {
        self.by_board.entry(*placed.board.values()).or_default().push((number, placed));
    }

    /// Returns the first puzzle of which this one is a near-copy, as the number and the cells in
    /// which they differ.
    pub fn find(&self, placed: &Placed) -> Option<(usize, usize)> {
        let same = self.by_board.get(placed.board.values())?;
        same.iter().find_map(|(number, other)| {
            let cells = placed.distance(other).filter(|&cells| cells <= MOST_CELLS)?;
            Some((*number, cells))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Cell;
    use numpre::random::{random_grid, random_isomorph};

    fn without(grid: &Grid, cells: &[usize]) -> Grid {
        let blank: CellSet = cells.iter().filter_map(|&cell| Cell::from_index(cell)).collect();
        grid.only(!blank)
    }

    #[test]
    fn cells_are_counted_on_the_least_board() {
        let solution = random_grid(3, 1);
        let one = Placed::new(&without(&solution, &[0, 1, 2, 40]), &solution).unwrap();
        for (blanks, cells) in [
            (&[0, 1, 2, 40][..], 0),
            (&[0, 1, 2][..], 1),
            (&[0, 1, 2, 41][..], 2),
            (&[0, 1, 40, 50, 60][..], 3),
        ] {
            let isomorph = random_isomorph(9, 4);
            let moved = isomorph.apply(&without(&solution, blanks));
            let other = Placed::new(&moved, &isomorph.apply(&solution)).unwrap();
            assert_eq!(one.distance(&other), Some(cells), "{blanks:?}");
            assert_eq!(other.distance(&one), Some(cells), "{blanks:?}");
            assert_eq!(one.is_near(&other), cells <= 2);
        }
        let stranger = random_grid(3, 2);
        let stranger = Placed::new(&without(&stranger, &[0, 1, 2, 40]), &stranger).unwrap();
        assert_eq!(one.distance(&stranger), None);
    }

    /// On this board, which has 648 symmetries, a puzzle and its image by one of them are the same
    /// puzzle, although their givens are elsewhere.
    #[test]
    fn symmetries_of_the_board_are_tried() {
        let regular: Grid =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
                .parse()
                .unwrap();
        let isomorphs = solution_isomorphs(&regular).unwrap();
        let puzzle = without(&regular, &[0, 5, 9, 33, 61, 80]);
        let one = Placed::new(&puzzle, &regular).unwrap();
        for isomorph in isomorphs.iter().step_by(37) {
            let image = Placed::new(&isomorph.apply(&puzzle), &isomorph.apply(&regular)).unwrap();
            assert_eq!(one.distance(&image), Some(0));
        }
    }

    #[test]
    fn the_first_near_copy_is_found() {
        let solution = random_grid(3, 1);
        let mut all = NearCopies::default();
        for (number, blanks) in [&[1, 2, 3, 4][..], &[0][..], &[0, 1][..]].into_iter().enumerate() {
            all.add(number, Placed::new(&without(&solution, blanks), &solution).unwrap());
        }
        let of = |blanks: &[usize]| {
            all.find(&Placed::new(&without(&solution, blanks), &solution).unwrap())
        };
        assert_eq!(of(&[0, 1, 2]), Some((1, 2)));
        assert_eq!(of(&[1, 2, 3]), Some((0, 1)));
        assert_eq!(of(&[70, 71, 72]), None);
    }
}
