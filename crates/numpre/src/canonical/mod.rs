//! The canonical form of a board: its least isomorph, which represents the board and all of its
//! isomorphs.

mod class;
mod full;
mod places;
mod row;
mod search;
mod state;

use crate::vocabulary::{Grid, Isomorph};
pub use class::{Class, Classes};

/// Returns the least isomorph of a board, its canonical form (*minlex*).
///
/// There are 3 359 232 ways to move the cells, each with the digits named 1, 2, 3, … in the order
/// in which they first appear. The least isomorph is the one that reads least as 81 characters, a
/// blank counting as 0. Two boards have the same one exactly if an isomorph takes one to the other,
/// so it shows whether two puzzles are essentially different. Any board will do: full, with blanks,
/// or with clashing digits.
///
/// ```
/// use numpre::{Grid, canonical::canonical, random::random_isomorph};
///
/// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// let least = canonical(&puzzle);
/// assert_eq!(format!("{least:#}"), "\
/// +-------+-------+-------+
/// | . . . | . . . | . . 1 |
/// | . . . | . . 1 | . 2 3 |
/// | . . 4 | . 5 . | . . . |
/// +-------+-------+-------+
/// | . . . | . . . | 5 . . |
/// | . . . | 6 . . | 7 4 . |
/// | 3 8 . | . . . | . . . |
/// +-------+-------+-------+
/// | . . . | . . 2 | . . . |
/// | . . 7 | . . . | 6 . . |
/// | . 1 . | . . 8 | . . . |
/// +-------+-------+-------+");
/// assert_eq!(canonical(&random_isomorph(7, 0).apply(&puzzle)), least);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn canonical(grid: &Grid) -> Grid {
    canonical_isomorph(grid).0
}

/// Returns the least isomorph of a board, and an isomorph that takes the board there.
///
/// There are as many such isomorphs as the board has symmetries of its own. One of them is
/// returned, always the same for the same board. The slowest board found took 0.7 ms.
///
/// ```
/// use numpre::{Grid, canonical::canonical_isomorph, random::random_grid};
///
/// let grid = random_grid(2026, 0);
/// let (least, isomorph) = canonical_isomorph(&grid);
/// assert_eq!(isomorph.apply(&grid), least);
/// assert!(least.to_string().starts_with("12345678945"));
/// ```
pub fn canonical_isomorph(grid: &Grid) -> (Grid, Isomorph) {
    search::search(grid)
}

/// Returns all isomorphs that take a full grid to its least isomorph: one for each symmetry that
/// the grid has of its own. Most grids have one only. `None` if the grid is not full.
///
/// Puzzles with the same solution, up to isomorphs, can be compared on the least board of their
/// class. If it has symmetries of its own, each puzzle can be put there in several ways.
///
/// ```
/// use numpre::canonical::{canonical, solution_isomorphs};
/// use numpre::{Grid, random::random_grid};
///
/// // Rows 1 to 3 repeat in rows 4 to 9, moved by a digit each time: a grid with 648 symmetries.
/// let regular: Grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645".parse()?;
/// let isomorphs = solution_isomorphs(&regular).expect("the grid is full");
/// assert_eq!(isomorphs.len(), 648);
/// assert!(isomorphs.iter().all(|isomorph| isomorph.apply(&regular) == canonical(&regular)));
/// assert_eq!(solution_isomorphs(&random_grid(1, 0)).map(|all| all.len()), Some(1));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn solution_isomorphs(grid: &Grid) -> Option<Vec<Isomorph>> {
    grid.is_full().then(|| search::search_all(grid))
}
