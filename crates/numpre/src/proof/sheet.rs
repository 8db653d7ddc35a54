//! The board of the proof check, independent of the one that finds steps.

use crate::search::{Solved, solve};
use crate::state::{Candidates, Puzzle};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// The candidates of every cell, and the givens.
#[derive(Clone)]
pub(super) struct Sheet {
    cells: [DigitSet; 81],
    givens: Grid,
}

/// Returns whether a cell is in a house, by its row, column or block number.
pub(super) fn lies_in(cell: Cell, house: House) -> bool {
    house.number()
        == match house.kind() {
            HouseKind::Row => cell.index() / 9,
            HouseKind::Column => cell.index() % 9,
            HouseKind::Block => cell.index() / 27 * 3 + cell.index() % 9 / 3,
        }
}

impl Sheet {
    /// Creates a sheet of a puzzle, with its candidates.
    pub(super) fn of(puzzle: &Puzzle) -> Sheet {
        let mut cells = [DigitSet::EMPTY; 81];
        for (cell, digits) in puzzle.pencil_marks().iter() {
            cells[cell.index()] = digits;
        }
        Sheet { cells, givens: puzzle.givens }
    }

    /// Returns whether a cell is a given.
    pub(super) fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// Returns whether the givens single out a solution.
    pub(super) fn is_proper(&self) -> bool {
        matches!(solve(&self.givens), Solved::Unique(_))
    }

    /// Returns the candidates of all cells.
    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::NONE;
        for cell in Cell::all() {
            candidates[cell] = self.digits(cell);
        }
        candidates
    }

    /// Returns the candidates of a cell.
    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// Returns the union of the candidates of these cells.
    pub(super) fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.digits(cell))
    }

    /// Returns the cells of a house that have at least one of these digits as a candidate.
    pub(super) fn places(&self, house: House, digits: DigitSet) -> CellSet {
        Cell::all()
            .filter(|&cell| lies_in(cell, house) && !(self.digits(cell) & digits).is_empty())
            .collect()
    }

    /// Removes all candidates of a cell but these.
    pub(super) fn keep(&mut self, cell: Cell, digits: DigitSet) {
        self.cells[cell.index()] &= digits;
    }

    /// Places a digit: removes all other candidates of the cell, and this digit from the other
    /// cells of its row, column and block.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        for other in Cell::all() {
            if other == cell {
                self.keep(cell, DigitSet::of(digit));
            } else if cell.houses().into_iter().any(|house| lies_in(other, house)) {
                self.keep(other, !DigitSet::of(digit));
            }
        }
    }

    /// Returns whether every cell has one candidate and every house has one place for each digit.
    pub(super) fn is_solved(&self) -> bool {
        let single = self.cells.iter().all(|digits| digits.len() == 1);
        let complete =
            |house| Digit::all().all(|digit| self.places(house, DigitSet::of(digit)).len() == 1);
        single && House::all().all(complete)
    }
}
