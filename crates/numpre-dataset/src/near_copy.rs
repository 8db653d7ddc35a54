//! Near-copies: puzzles that are isomorphs except for one or two cells.
//!
//! A model that was trained on a puzzle also knows the puzzle with one more given, or with a given
//! in another cell. To find such pairs despite renamed digits and moved rows, both puzzles are
//! moved onto the least board of their solution: its canonical form, which all isomorphs of the
//! solution share. There both puzzles have the same digits, and only the cells of their givens can
//! differ.
//!
//! ```text
//!   puzzle ──isomorph of its solution──▶ cells of the least board ─┐
//!   other  ──each isomorph of its solution──▶ cells …              ├▶ cells in only one of the two
//! ```
//! If the least board has symmetries, several isomorphs take the solution there. Then all of them
//! are tried for one of the two puzzles, and the smallest number of differing cells counts.

use numpre::canonical::{canonical, solution_isomorphs};
use numpre::{CellSet, Grid, Isomorph};
use std::collections::HashMap;

/// The maximum number of cells in which near-copies differ.
pub const MOST_CELLS: usize = 2;

/// The givens of a puzzle on the least board of its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The least board.
    pub board: Grid,
    /// The cells of the givens on that board, for each isomorph that takes the solution there.
    ways: Vec<CellSet>,
}

impl Placed {
    /// Moves a puzzle onto the least board of its solution. Returns `None` if the solution is not a
    /// full grid.
    pub fn new(puzzle: &Grid, solution: &Grid) -> Option<Placed> {
        let isomorphs = solution_isomorphs(solution)?;
        let board = isomorphs.first().map(|first| first.apply(solution))?;
        debug_assert_eq!(board, canonical(solution));
        let givens = !puzzle.blanks();
        let moved = |isomorph: &Isomorph| givens.iter().map(|cell| isomorph.cell(cell)).collect();
        Some(Placed { board, ways: isomorphs.iter().map(moved).collect() })
    }

    /// Returns the smallest number of cells in which the givens of two puzzles differ on their
    /// least board. Returns `None` if their solutions are not isomorphs.
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
    /// // An isomorph of the puzzle with one more given.
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

/// A set of puzzles in which near-copies of other puzzles can be found.
#[derive(Default)]
pub struct NearCopies {
    by_board: HashMap<[u8; 81], Vec<(usize, Placed)>>,
}

impl NearCopies {
    /// Adds a puzzle. [`NearCopies::find`] returns its `number`.
    pub fn add(&mut self, number: usize, placed: Placed) {
        self.by_board.entry(*placed.board.values()).or_default().push((number, placed));
    }

    /// Returns the first puzzle of which this one is a near-copy: its number, and the number of
    /// cells in which the two differ. Returns `None` if there is no such puzzle.
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

    /// This board has 648 symmetries. A puzzle and its image by one of them are isomorphs, although
    /// their givens are in different cells.
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
