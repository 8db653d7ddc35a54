//! What a link carries.

use numpre::{Candidates, Cell, CellSet, Grid, Puzzle};

/// A game as it stands: what a link carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkState {
    /// The givens.
    pub givens: Grid,
    /// The digits placed since. What is said of a given cell here, or among marks and removed
    /// candidates, is not written.
    pub placed: Grid,
    /// Marks in the corners of cells: the player's own.
    pub corner: Candidates,
    /// Marks in the middle of cells.
    pub centre: Candidates,
    /// The candidates that were removed.
    pub removed: Candidates,
    /// Nine colours, as if they were digits.
    pub colours: Candidates,
    /// What it is called; no more than 80 bytes of it are written, whole characters.
    pub title: String,
    /// Eight settings of the page that shows it, whatever they mean.
    pub settings: Option<u8>,
}

impl LinkState {
    /// A puzzle of givens alone.
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

    /// The puzzle as it stands: its candidates where some were removed. Marks are the player's own
    /// and no part of it.
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

/// A puzzle as it stands, with the candidates that it has lost as removed.
impl From<&Puzzle> for LinkState {
    fn from(puzzle: &Puzzle) -> LinkState {
        let mut state = LinkState { placed: puzzle.placed, ..LinkState::of_givens(puzzle.givens) };
        puzzle.removed().for_each(|(cell, digits)| state.removed[cell] = digits);
        state
    }
}

/// The cells that have any of these.
pub(super) fn cells_with_any(candidates: &Candidates) -> CellSet {
    candidates.iter().filter(|(_, digits)| !digits.is_empty()).map(|(cell, _)| cell).collect()
}
