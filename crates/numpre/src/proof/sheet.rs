//! The judge's own sheet of candidates.

use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// The candidates of every cell.
#[derive(Clone)]
pub(super) struct Sheet {
    cells: [DigitSet; 81],
}

/// Whether a cell lies in a house, by its row, column and block number.
pub(super) fn lies_in(cell: Cell, house: House) -> bool {
    house.number()
        == match house.kind() {
            HouseKind::Row => cell.index() / 9,
            HouseKind::Column => cell.index() % 9,
            HouseKind::Block => cell.index() / 27 * 3 + cell.index() % 9 / 3,
        }
}

impl Sheet {
    pub(super) fn of(candidates: &Candidates) -> Sheet {
        let mut cells = [DigitSet::EMPTY; 81];
        for (cell, digits) in candidates.iter() {
            cells[cell.index()] = digits;
        }
        Sheet { cells }
    }

    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::NONE;
        for cell in Cell::all() {
            candidates[cell] = self.digits(cell);
        }
        candidates
    }

    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// All digits of these cells together.
    pub(super) fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.digits(cell))
    }

    /// The cells of a house that have at least one of these digits.
    pub(super) fn places(&self, house: House, digits: DigitSet) -> CellSet {
        Cell::all()
            .filter(|&cell| lies_in(cell, house) && !(self.digits(cell) & digits).is_empty())
            .collect()
    }

    /// Leaves a cell these digits only.
    pub(super) fn keep(&mut self, cell: Cell, digits: DigitSet) {
        self.cells[cell.index()] &= digits;
    }

    /// Confirms a digit: the cell keeps it alone, every other cell of its row, column and block
    /// loses it.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        for other in Cell::all() {
            if other == cell {
                self.keep(cell, DigitSet::of(digit));
            } else if cell.houses().into_iter().any(|house| lies_in(other, house)) {
                self.keep(other, !DigitSet::of(digit));
            }
        }
    }

    /// Whether every cell holds one digit, and every house every digit.
    pub(super) fn is_solved(&self) -> bool {
        let single = self.cells.iter().all(|digits| digits.len() == 1);
        let complete =
            |house| Digit::all().all(|digit| self.places(house, DigitSet::of(digit)).len() == 1);
        single && House::all().all(complete)
    }
}
