//! The data that a link carries.

use numpre::{Candidates, Cell, CellSet, Grid, Puzzle};

/// A game in progress: the data that a link carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkState {
    /// The givens.
    pub givens: Grid,
    /// The digits that were placed. Placed digits, marks and removed candidates of given cells are
    /// not written.
    pub placed: Grid,
    /// Marks in the corners of cells, made by the player.
    pub corner: Candidates,
    /// Marks in the middle of cells, made by the player.
    pub centre: Candidates,
    /// The candidates that were removed.
    pub removed: Candidates,
    /// The colours of each cell: a set of nine colours, stored like the candidates 1 to 9.
    pub colours: Candidates,
    /// The title. Only its first 80 bytes are written, or fewer, so that no character is cut.
    pub title: String,
    /// Eight settings of the page that shows the game, one per bit. This crate does not interpret
    /// them.
    pub settings: Option<u8>,
}

impl LinkState {
    /// Creates a game that has only givens.
    pub fn of_givens(givens: Grid) -> LinkState {
        LinkState {
            givens,
            placed: Grid::EMPTY,
            corner: Candidates::NONE,
            centre: Candidates::NONE,
            removed: Candidates::NONE,
            colours: Candidates::NONE,
            title: String::new(),
            settings: None,
        }
    }

    /// Returns the puzzle with its placed digits, and its candidates if some were removed. The
    /// marks are the player's own and not part of it.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle {
            givens: self.givens,
            placed: self.placed.only(self.givens.blanks()),
            candidates: None,
        };
        let all = puzzle.pencil_marks();
        let mut left = all;
        let grid = puzzle.grid();
        Cell::all()
            .filter(|&cell| grid.get(cell).is_none())
            .for_each(|cell| left[cell] = all[cell] - self.removed[cell]);
        if left != all {
            puzzle.candidates = Some(Box::new(left));
        }
        puzzle
    }
}

/// Converts a puzzle to a game. The candidates that it has lost are removed ones.
impl From<&Puzzle> for LinkState {
    fn from(puzzle: &Puzzle) -> LinkState {
        let mut state = LinkState { placed: puzzle.placed, ..LinkState::of_givens(puzzle.givens) };
        puzzle.removed().for_each(|(cell, digits)| state.removed[cell] = digits);
        state
    }
}

/// Returns the cells that have any of these candidates.
pub(super) fn cells_with_any(candidates: &Candidates) -> CellSet {
    candidates.iter().filter(|(_, digits)| !digits.is_empty()).map(|(cell, _)| cell).collect()
}
