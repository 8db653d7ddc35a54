//! The candidates of a puzzle in the forms that the searches read.

use super::geometry::{CELLS, HOUSES, PEERS, POSITIONS, bits, cells_of};
use crate::state::Candidates;
use crate::vocabulary::{Cell, Grid};

/// The candidates by cell, by digit and house, and by digit. A filled cell has no candidates.
///
/// ```text
/// by_cell[20] = 0b000010010       cell r3c3 can be 2 or 5
/// positions[1][0] = 0b100000010   digit 2 is possible in the second and last cell of block 1
/// boards[1]                       the cells that can be 2
/// ```
#[derive(Clone)]
pub(super) struct Sheet {
    /// The digits of each cell.
    pub(super) by_cell: [u16; 81],
    /// The positions of each digit in each house.
    pub(super) positions: [[u16; 27]; 9],
    /// The cells of each digit.
    pub(super) boards: [u128; 9],
    /// The number of blanks of each house. Only [`place`](Sheet::place) changes it.
    pub(super) blanks: [u8; 27],
    /// The number of cells that are filled with each digit.
    pub(super) filled: [u8; 9],
    /// The cells that are not filled.
    pub(super) open: u128,
}

impl Sheet {
    /// Creates the sheet of a board with the candidates of its blanks.
    pub(super) fn of(grid: &Grid, candidates: &Candidates) -> Sheet {
        let mut sheet = Sheet {
            by_cell: [0; 81],
            positions: [[0; 27]; 9],
            boards: [0; 9],
            blanks: [0; 27],
            filled: [0; 9],
            open: 0,
        };
        for cell in Cell::all() {
            let at = cell.index();
            if let Some(digit) = grid.get(cell) {
                sheet.filled[usize::from(digit.get()) - 1] += 1;
                continue;
            }
            sheet.open |= 1 << at;
            for house in HOUSES[at] {
                sheet.blanks[usize::from(house)] += 1;
            }
            for digit in candidates[cell] {
                let digit = usize::from(digit.get()) - 1;
                sheet.by_cell[at] |= 1 << digit;
                sheet.boards[digit] |= 1 << at;
                for (house, position) in HOUSES[at].into_iter().zip(POSITIONS[at]) {
                    sheet.positions[digit][usize::from(house)] |= 1 << position;
                }
            }
        }
        sheet
    }

    /// Returns whether all cells are filled.
    pub(super) fn is_full(&self) -> bool {
        self.open == 0
    }

    /// Returns whether a cell has a candidate.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.by_cell[cell] >> digit & 1 == 1
    }

    /// Returns the number of candidates of a cell.
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.by_cell[cell].count_ones()
    }

    /// Removes a candidate that the cell has.
    #[inline]
    pub(super) fn strike(&mut self, cell: usize, digit: usize) {
        debug_assert!(self.has(cell, digit));
        self.by_cell[cell] &= !(1 << digit);
        self.boards[digit] &= !(1 << cell);
        for (house, position) in HOUSES[cell].into_iter().zip(POSITIONS[cell]) {
            self.positions[digit][usize::from(house)] &= !(1 << position);
        }
    }

    /// Fills a cell: removes its candidates, and the digit from its peers.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in bits(self.by_cell[cell]) {
            self.strike(cell, other);
        }
        for peer in cells_of(self.boards[digit] & PEERS[cell]) {
            self.strike(peer, digit);
        }
        self.open &= !(1 << cell);
        self.filled[digit] += 1;
        for house in HOUSES[cell] {
            self.blanks[usize::from(house)] -= 1;
        }
    }

    /// Returns the cells of some positions of a house as a set.
    pub(super) fn cells_at(house: usize, positions: u16) -> u128 {
        bits(positions).fold(0, |set, position| set | 1 << CELLS[house][position])
    }

    /// Returns the positions of a house whose cell has a number of candidates within a range, and
    /// the candidates of each position.
    pub(super) fn house(&self, house: usize) -> [u16; 9] {
        CELLS[house].map(|cell| self.by_cell[usize::from(cell)])
    }
}

/// The candidates at the end of a search that found nothing. While they are the same, a search
/// that reads only them finds nothing again.
pub(super) struct Searched {
    by_cell: [u16; 81],
}

impl Searched {
    /// Nothing was searched yet.
    pub(super) const NOTHING: Searched = Searched { by_cell: [u16::MAX; 81] };

    /// Remembers the candidates of a sheet.
    pub(super) fn remember(&mut self, sheet: &Sheet) {
        self.by_cell = sheet.by_cell;
    }

    /// Returns the cells whose candidates are not as they were.
    pub(super) fn changed(&self, sheet: &Sheet) -> u128 {
        let differs = |cell: &usize| self.by_cell[*cell] != sheet.by_cell[*cell];
        (0..81).filter(differs).fold(0, |changed, cell| changed | 1 << cell)
    }
}
