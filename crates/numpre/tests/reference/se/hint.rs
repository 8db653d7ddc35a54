//! Hints: what a producer finds.

use super::grid::{Cell, Digit, Grid, bits};

/// A candidate: the digit of a cell.
pub(super) type Candidate = (Cell, Digit);

/// A step that a producer proposes.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) rating: f64,
    /// The removed candidates, sorted.
    pub(super) removals: Vec<Candidate>,
    pub(super) placement: Option<Candidate>,
}

impl Hint {
    /// Returns a hint that only places a digit.
    pub(super) fn placing(rating: f64, cell: Cell, digit: Digit) -> Hint {
        Hint { rating, removals: Vec::new(), placement: Some((cell, digit)) }
    }

    /// Returns a hint that only removes candidates, or `None` if there are none to remove.
    pub(super) fn removing(rating: f64, mut removals: Vec<Candidate>) -> Option<Hint> {
        removals.sort_unstable();
        removals.dedup();
        (!removals.is_empty()).then_some(Hint { rating, removals, placement: None })
    }

    pub(super) fn apply(&self, grid: &mut Grid) {
        for &(cell, digit) in &self.removals {
            grid.strike(cell, digit);
        }
        if let Some((cell, digit)) = self.placement {
            grid.place(cell, digit);
        }
    }
}

/// Returns those of some digits that are candidates of these cells.
pub(super) fn candidates_of(
    grid: &Grid,
    cells: impl IntoIterator<Item = Cell>,
    digits: u16,
) -> Vec<Candidate> {
    let of_cell = |cell| bits(grid.candidates[cell] & digits).map(move |digit| (cell, digit));
    cells.into_iter().flat_map(of_cell).collect()
}
