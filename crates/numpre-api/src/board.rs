//! A board in requests and replies.

use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};
use serde::{Deserialize, Serialize};

/// A board: the givens, the digits placed since, and the candidates if some were removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The digits that the puzzle gives.
    pub givens: Grid,
    /// The digits placed since. Digits in cells of givens are ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<Grid>,
    /// The candidates of each cell. Those of cells with a digit are ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<CellSets>,
}

/// A set of digits (or of colours) for each of the 81 cells. In JSON each set is a number of nine
/// bits; the lowest bit is for 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u16>", into = "Vec<u16>")]
pub struct CellSets(pub Candidates);

/// A digit of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl TryFrom<Vec<u16>> for CellSets {
    type Error = &'static str;

    fn try_from(sets: Vec<u16>) -> Result<CellSets, &'static str> {
        if sets.len() != 81 || sets.iter().any(|&bits| bits > 0x1FF) {
            return Err("expected 81 numbers from 0 to 511");
        }
        let mut all = Candidates::NONE;
        Cell::all().zip(sets).for_each(|(cell, bits)| all[cell] = DigitSet::from_bits(bits));
        Ok(CellSets(all))
    }
}

impl From<CellSets> for Vec<u16> {
    fn from(sets: CellSets) -> Vec<u16> {
        sets.0.iter().map(|(_, digits)| digits.bits()).collect()
    }
}

impl CellSets {
    /// Wraps these sets. Returns `None` if all are empty.
    pub(crate) fn unless_empty(sets: Candidates) -> Option<CellSets> {
        Some(sets).filter(|sets| *sets != Candidates::NONE).map(CellSets)
    }
}

/// Returns whether a field with cells is left out of the JSON.
pub(crate) fn is_empty(cells: &CellSet) -> bool {
    cells.is_empty()
}

impl Board {
    /// Creates a board with givens only.
    pub fn of_givens(givens: Grid) -> Board {
        Board { givens, placed: None, candidates: None }
    }

    /// Converts a puzzle of the core to a board.
    pub fn of(puzzle: &Puzzle) -> Board {
        Board {
            givens: puzzle.givens,
            placed: Some(puzzle.placed).filter(|placed| *placed != Grid::EMPTY),
            candidates: puzzle.candidates.as_deref().copied().map(CellSets),
        }
    }

    /// Returns the board after some steps: confirmed digits are placed digits.
    pub fn of_state(givens: &Grid, state: &SolvingState) -> Board {
        let confirmed = state.candidates().singles().only(state.confirmed());
        Board {
            givens: *givens,
            placed: Some(confirmed.only(givens.blanks())),
            candidates: Some(CellSets(*state.candidates())),
        }
    }

    /// Returns the puzzle for the core. It has candidates only if some were removed that the digits
    /// do not rule out.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::of_givens(self.givens);
        puzzle.placed = self.placed.unwrap_or(Grid::EMPTY).only(self.givens.blanks());
        let Some(CellSets(sets)) = &self.candidates else { return puzzle };
        let grid = puzzle.grid();
        let all = Candidates::pencil_marks(&grid);
        let mut candidates = all;
        for cell in Cell::all().filter(|&cell| grid.get(cell).is_none()) {
            candidates[cell] = all[cell] & sets[cell];
        }
        if candidates != all {
            puzzle.candidates = Some(Box::new(candidates));
        }
        puzzle
    }
}
