//! Pointing and claiming: all places of a digit in one house lie in a second house too.

use super::effect::{Effect, Hint};
use super::geometry::{BLOCK, CELLS, COLUMN, HOUSE_CELLS, HOUSES, ROW, bits};
use super::sheet::Sheet;
use std::ops::ControlFlow;

/// The kinds of the two houses, in the order of the search.
const PAIRS_OF_KINDS: [(usize, usize); 4] =
    [(BLOCK, COLUMN), (BLOCK, ROW), (COLUMN, BLOCK), (ROW, BLOCK)];

/// A digit whose places in one house, two or more, all lie in a second one.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    /// The house with the places.
    pub(super) from: usize,
    /// The house that has them too.
    pub(super) to: usize,
    pub(super) digit: usize,
}

impl Locked {
    /// Returns the cells that lose the digit: those of the second house outside the first.
    pub(super) fn removals(self, sheet: &Sheet) -> u128 {
        sheet.boards[self.digit] & HOUSE_CELLS[self.to] & !HOUSE_CELLS[self.from]
    }

    fn is_pointing(self) -> bool {
        self.from / 9 == BLOCK
    }
}

/// The thirds of a house, bits of its positions. A row or column has its three blocks, and a block
/// its three rows. Columns of a block are the other three.
const THIRDS: [u16; 3] = [0b000_000_111, 0b000_111_000, 0b111_000_000];
const COLUMNS_OF_BLOCK: [u16; 3] = [0b001_001_001, 0b010_010_010, 0b100_100_100];

/// Calls `visit` for each locked digit in the order of the search, until it breaks.
pub(super) fn each<B>(
    sheet: &Sheet,
    mut visit: impl FnMut(Locked) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for (from_kind, to_kind) in PAIRS_OF_KINDS {
        let parts = if (from_kind, to_kind) == (BLOCK, COLUMN) { COLUMNS_OF_BLOCK } else { THIRDS };
        for (from, cells) in CELLS.iter().enumerate().skip(9 * from_kind).take(9) {
            let mut confined = [0u16; 3];
            for (digit, positions) in sheet.positions.iter().enumerate() {
                let positions = positions[from];
                if positions & positions.wrapping_sub(1) == 0 {
                    continue;
                }
                for (confined, part) in confined.iter_mut().zip(parts) {
                    *confined |= u16::from(positions & !part == 0) << digit;
                }
            }
            for (confined, part) in confined.into_iter().zip(parts) {
                for digit in bits(confined) {
                    let cell = cells[part.trailing_zeros() as usize];
                    let to = usize::from(HOUSES[usize::from(cell)][to_kind]);
                    visit(Locked { from, to, digit })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the first locked digit that removes something.
pub(super) fn first(sheet: &Sheet) -> Option<Hint> {
    each(sheet, |locked| {
        let removals = locked.removals(sheet);
        if removals == 0 {
            return ControlFlow::Continue(());
        }
        let mut effect = Effect::NONE;
        effect.remove(locked.digit, removals);
        ControlFlow::Break(Hint::new(if locked.is_pointing() { 2.6 } else { 2.8 }, effect))
    })
    .break_value()
}

/// Returns the first locked digit that leaves a house one place, where the digit is filled in.
///
/// For example, digit 4 of block 1 is possible in column 1 only. In block 4 it is possible in
/// column 1 and in one other cell: there it is placed. The hint removes nothing else.
pub(super) fn first_direct(sheet: &Sheet) -> Option<Hint> {
    each(sheet, |locked| {
        let Locked { from, to, digit } = locked;
        let kind = from / 9;
        for (other, cells) in HOUSE_CELLS.iter().enumerate().skip(9 * kind).take(9) {
            let positions = sheet.positions[digit][other];
            if other == from
                || cells & HOUSE_CELLS[to] == 0
                || positions & positions.wrapping_sub(1) == 0
            {
                continue;
            }
            let outside = sheet.boards[digit] & cells & !HOUSE_CELLS[to];
            if outside.count_ones() == 1 {
                let effect = Effect::place(outside.trailing_zeros() as usize, digit);
                let rating = if locked.is_pointing() { 1.7 } else { 1.9 };
                return ControlFlow::Break(Hint::new(rating, effect));
            }
        }
        ControlFlow::Continue(())
    })
    .break_value()
}
