//! The weak and strong links of a sheet, in the order of Sudoku Explainer.

use super::boards::Boards;
use super::geometry::{
    BLOCK, CELLS, COLUMN, HOUSE_CELLS, HOUSES, PEERS, POSITIONS, ROW, bits, cells_of,
};
use super::literal::{Cause, Literal};
use super::sheet::Sheet;

/// Which links a search follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Links of one digit between cells, only.
    X,
    /// Weak links of both kinds; strong links within cells, only.
    Y,
    /// All.
    Xy,
}

impl Mode {
    /// All modes, in the order in which chains are searched.
    pub(super) const ALL: [Mode; 3] = [Mode::X, Mode::Y, Mode::Xy];
}

/// The strong links of a literal, at most one within the cell and one in each house.
pub(super) struct Strong {
    links: [(Literal, Cause); 4],
    count: usize,
}

impl Strong {
    /// Returns what must be on if this candidate is off. A literal that follows twice is listed
    /// once, with its first cause.
    #[inline]
    pub(super) fn of(sheet: &Sheet, cell: usize, digit: usize, mode: Mode) -> Strong {
        let mut strong = Strong { links: [(Literal::on(0, 0), Cause::None); 4], count: 0 };
        if mode != Mode::X {
            let others = sheet.by_cell[cell] & !(1 << digit);
            if others != 0 && others & (others - 1) == 0 && sheet.has(cell, digit) {
                strong.push(Literal::on(cell, others.trailing_zeros() as usize), Cause::Cell);
            }
        }
        if mode != Mode::Y {
            for kind in [BLOCK, ROW, COLUMN] {
                let house = usize::from(HOUSES[cell][kind]);
                let own = 1 << POSITIONS[cell][kind];
                let positions = sheet.positions[digit][house];
                let others = positions & !own;
                if positions & own != 0 && others != 0 && others & (others - 1) == 0 {
                    let other = CELLS[house][others.trailing_zeros() as usize];
                    let literal = Literal::on(usize::from(other), digit);
                    if strong.as_slice().iter().all(|&(known, _)| known != literal) {
                        strong.push(literal, Cause::House(kind as u8));
                    }
                }
            }
        }
        strong
    }

    #[inline]
    fn push(&mut self, literal: Literal, cause: Cause) {
        self.links[self.count] = (literal, cause);
        self.count += 1;
    }

    pub(super) fn as_slice(&self) -> &[(Literal, Cause)] {
        &self.links[..self.count]
    }
}

/// Iterates over what must be off if this candidate is on.
pub(super) fn weak(
    sheet: &Sheet,
    cell: usize,
    digit: usize,
    mode: Mode,
) -> impl Iterator<Item = (Literal, Cause)> {
    weak_to(others(sheet, cell, digit, mode), sheet.boards[digit] & PEERS[cell], cell, digit)
}

/// Iterates over what must be off if this candidate is on, of some candidates only.
#[inline]
pub(super) fn weak_within(
    within: &Boards,
    sheet: &Sheet,
    cell: usize,
    digit: usize,
    mode: Mode,
) -> impl Iterator<Item = (Literal, Cause)> {
    let in_cell = bits(others(sheet, cell, digit, mode)).filter(|&other| within.has(cell, other));
    let in_cell = in_cell.fold(0, |digits, other| digits | 1 << other);
    weak_to(in_cell, within.0[digit] & PEERS[cell], cell, digit)
}

/// Returns the digits of a cell that a weak link within the cell leads to.
#[inline]
pub(super) fn others(sheet: &Sheet, cell: usize, digit: usize, mode: Mode) -> u16 {
    if mode == Mode::X { 0 } else { sheet.by_cell[cell] & !(1 << digit) }
}

/// Iterates over the weak links to digits of the cell, and to peers.
#[inline]
fn weak_to(
    digits: u16,
    peers: u128,
    cell: usize,
    digit: usize,
) -> impl Iterator<Item = (Literal, Cause)> {
    let in_cell = bits(digits).map(move |other| (Literal::off(cell, other), Cause::Cell));
    in_cell.chain(weak_in_houses(peers, cell, digit))
}

/// Iterates over some peers of a cell, first those in its block, then the others in its row, then
/// the others in its column.
#[inline]
pub(super) fn weak_in_houses(
    peers: u128,
    cell: usize,
    digit: usize,
) -> impl Iterator<Item = (Literal, Cause)> {
    let [block, row, _] = HOUSES[cell].map(|house| HOUSE_CELLS[usize::from(house)]);
    [(peers & block, BLOCK), (peers & row & !block, ROW), (peers & !row & !block, COLUMN)]
        .into_iter()
        .flat_map(move |(cells, kind)| {
            cells_of(cells).map(move |peer| (Literal::off(peer, digit), Cause::House(kind as u8)))
        })
}
