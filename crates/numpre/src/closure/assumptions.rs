//! The assumptions about a state that are still worth trying, in the order in which they are tried.

use super::assumption::{Assumption, Reading};
use super::bit_boards::{BAND, BitBoards, Lanes, bands_of};
use crate::vocabulary::{Cell, CellSet, Digit};

/// The assumptions about a state that are still worth trying. Cells with the fewest candidates come
/// first, as the 1999 page advises.
#[derive(Clone)]
pub(super) struct Assumptions {
    reading: Reading,
    /// The candidates that may still be assumed, laid out like the bands of [`BitBoards`].
    left: [Lanes; 3],
    /// Sets of cells, by band, in the order in which they are tried: the likely cells with 2, 3, …
    /// 9 candidates, then the other cells with 2, 3, … 9.
    turns: [[u32; 3]; 16],
    /// The number of the set that is being tried.
    turn: usize,
}

impl Assumptions {
    /// Returns the assumptions about a closed state, those about the `likely` cells first. If the
    /// solution is known, assumptions that are true in it are left out, since they never lead to a
    /// contradiction.
    pub(super) fn of(
        boards: &BitBoards,
        reading: Reading,
        solution: Option<&BitBoards>,
        likely: CellSet,
    ) -> Assumptions {
        let mut assumptions =
            Assumptions { reading, left: boards.bands, turns: [[0; 3]; 16], turn: 0 };
        let likely = bands_of(likely);
        for (number, band) in assumptions.left.iter_mut().enumerate() {
            // The cells by their number of candidates: `cells[n]` has those with n.
            let mut cells = [0; 10];
            cells[0] = BAND;
            for board in band.iter().take(9) {
                for count in (0..9).rev() {
                    let more = cells[count] & board;
                    cells[count] ^= more;
                    cells[count + 1] |= more;
                }
            }
            for (turn, cells) in cells[2..].iter().enumerate() {
                assumptions.turns[turn][number] = cells & likely[number];
                assumptions.turns[turn + 8][number] = cells & !likely[number];
            }
            if let Some(solution) = solution {
                for (board, solution) in band.iter_mut().zip(&solution.bands[number]) {
                    *board &= if reading == Reading::Literal { *solution } else { !solution };
                }
            }
        }
        assumptions
    }

    /// Takes the next assumption out. Returns `None` if none is left.
    pub(super) fn next(&mut self) -> Option<Assumption> {
        while let Some(turn) = self.turns.get(self.turn) {
            for ((band, cells), begin) in self.left.iter_mut().zip(turn).zip([0, 27, 54]) {
                let cells = cells & band.iter().fold(0, |any, board| any | board);
                let first = cells & cells.wrapping_neg();
                if let Some(digit) = band.iter().position(|board| board & first != 0) {
                    band[digit] &= !first;
                    let cell = Cell::wrapping(begin + first.trailing_zeros() as usize);
                    return Digit::from_index(digit)
                        .map(|digit| self.reading.assumption(cell, digit));
                }
            }
            self.turn += 1;
        }
        None
    }

    /// Returns all assumptions that are left, in order.
    pub(super) fn into_list(self) -> Vec<Assumption> {
        let mut list = Vec::new();
        for turn in self.turns {
            for ((band, cells), begin) in self.left.iter().zip(turn).zip([0, 27, 54]) {
                let mut cells = cells & band.iter().fold(0, |any, board| any | board);
                while cells != 0 {
                    let place = cells.trailing_zeros() as usize;
                    let cell = Cell::wrapping(begin + place);
                    let is_left = |digit: &Digit| band[digit.index()] >> place & 1 == 1;
                    list.extend(
                        Digit::all()
                            .filter(is_left)
                            .map(|digit| self.reading.assumption(cell, digit)),
                    );
                    cells &= cells - 1;
                }
            }
        }
        list
    }

    /// Takes an assumption out before its turn. Returns whether it was left.
    pub(super) fn take(&mut self, assumption: Assumption) -> bool {
        let (cell, digit) = (assumption.cell().index(), assumption.digit().index());
        let (board, bit) = (&mut self.left[cell / 27][digit], 1 << (cell % 27));
        let was_left = *board & bit != 0;
        *board &= !bit;
        was_left
    }

    /// Returns whether no assumptions are left. Assumptions about cells with one candidate count
    /// too.
    pub(super) fn is_empty(&self) -> bool {
        self.left.iter().flatten().fold(0, |any, board| any | board) == 0
    }

    /// Drops the assumptions about these cells.
    pub(super) fn leave_out(&mut self, cells: CellSet) {
        self.leave_out_bands(bands_of(cells));
    }

    /// Drops the assumptions about these cells, given by band.
    pub(super) fn leave_out_bands(&mut self, cells: [u32; 3]) {
        for (band, cells) in self.left.iter_mut().zip(cells) {
            band.iter_mut().for_each(|board| *board &= !cells);
        }
    }

    /// Drops the assumptions that hold in `closed`, a closed state without a contradiction. Closing
    /// the state after such an assumption leaves at least the candidates of `closed`, so it does
    /// not lead to a contradiction either.
    pub(super) fn drop_implied(&mut self, closed: &BitBoards) {
        for ((left, closed), confirmed) in
            self.left.iter_mut().zip(&closed.bands).zip(closed.confirmed)
        {
            for (left, closed) in left.iter_mut().zip(closed) {
                *left &= match self.reading {
                    Reading::Literal => *closed,
                    Reading::General => !(closed & confirmed),
                };
            }
        }
    }
}
