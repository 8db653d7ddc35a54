//! Naked and hidden pairs, triplets and quads.

use super::effect::{Effect, Hint};
use super::geometry::{CELLS, HOUSE_CELLS, ORDER_OF_SETS, bits, subsets_of_nine};
use super::sheet::Sheet;
use std::ops::ControlFlow;

/// Some cells of a house and as many digits.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) house: usize,
    /// The positions of the cells.
    pub(super) positions: u16,
    pub(super) digits: u16,
}

/// Calls `visit` for each naked set in the order of the search, until it breaks. Each cell has two
/// or more candidates, and together they have as many digits as cells.
pub(super) fn each_naked<B>(
    sheet: &Sheet,
    size: u32,
    mut visit: impl FnMut(Set) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in ORDER_OF_SETS.into_iter().flat_map(|kind| 9 * kind..9 * kind + 9) {
        if u32::from(sheet.blanks[house]) < 2 * size {
            continue;
        }
        let by_position = sheet.house(house);
        each_subset(&by_position, size, |positions, digits| {
            visit(Set { house, positions, digits })
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls `visit` for each hidden set in the order of the search, until it breaks. Each digit has
/// two or more places, and together they have as many places as digits. The house has more than
/// `least_blanks` blanks.
pub(super) fn each_hidden<B>(
    sheet: &Sheet,
    size: u32,
    least_blanks: u32,
    mut visit: impl FnMut(Set) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in ORDER_OF_SETS.into_iter().flat_map(|kind| 9 * kind..9 * kind + 9) {
        if u32::from(sheet.blanks[house]) <= least_blanks {
            continue;
        }
        let by_digit: [u16; 9] = std::array::from_fn(|digit| sheet.positions[digit][house]);
        each_subset(&by_digit, size, |digits, positions| visit(Set { house, positions, digits }))?;
    }
    ControlFlow::Continue(())
}

/// Calls `visit` for each subset of `size` members whose sets have two or more elements each, and
/// `size` elements together.
fn each_subset<B>(
    sets: &[u16; 9],
    size: u32,
    mut visit: impl FnMut(u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut usable = 0u16;
    for (member, set) in sets.iter().enumerate() {
        let count = set.count_ones();
        usable |= u16::from(count >= 2 && count <= size) << member;
    }
    if usable.count_ones() < size {
        return ControlFlow::Continue(());
    }
    for &subset in subsets_of_nine(size) {
        if subset & !usable != 0 {
            continue;
        }
        let union = bits(subset).fold(0, |union, member| union | sets[member]);
        if union.count_ones() == size {
            visit(subset, union)?;
        }
    }
    ControlFlow::Continue(())
}

impl Set {
    /// Returns what a naked set removes: its digits from the other cells of the house.
    pub(super) fn naked_effect(self, sheet: &Sheet) -> Effect {
        let others = HOUSE_CELLS[self.house] & !Sheet::cells_at(self.house, self.positions);
        let mut effect = Effect::NONE;
        for digit in bits(self.digits) {
            effect.remove(digit, sheet.boards[digit] & others);
        }
        effect
    }

    /// Returns what a hidden set removes: the other digits from its cells.
    pub(super) fn hidden_effect(self, sheet: &Sheet) -> Effect {
        let cells = Sheet::cells_at(self.house, self.positions);
        let mut effect = Effect::NONE;
        for digit in bits(0x1ff & !self.digits) {
            effect.remove(digit, sheet.boards[digit] & cells);
        }
        effect
    }
}

/// Returns the first naked set that removes something.
pub(super) fn first_naked(sheet: &Sheet, size: u32, rating: f64) -> Option<Hint> {
    each_naked(sheet, size, |set| found(rating, set.naked_effect(sheet))).break_value()
}

/// Returns the first hidden set that removes something.
pub(super) fn first_hidden(sheet: &Sheet, size: u32, rating: f64) -> Option<Hint> {
    each_hidden(sheet, size, 2 * size, |set| found(rating, set.hidden_effect(sheet))).break_value()
}

fn found(rating: f64, effect: Effect) -> ControlFlow<Hint> {
    Hint::worth(rating, effect).map_or(ControlFlow::Continue(()), ControlFlow::Break)
}

/// Returns the first hidden set that leaves another digit one place, where it is filled in. The
/// hint removes nothing else.
///
/// For example, 2 and 5 are possible in the same two cells of a row only. Digit 7 is possible in
/// one of these cells and in a third one: there it is placed.
pub(super) fn first_direct_hidden(sheet: &Sheet, size: u32, rating: f64) -> Option<Hint> {
    each_hidden(sheet, size, size, |set| {
        for digit in bits(0x1ff & !set.digits) {
            let positions = sheet.positions[digit][set.house];
            let outside = positions & !set.positions;
            if positions.count_ones() > 1 && outside.count_ones() == 1 {
                let cell = CELLS[set.house][outside.trailing_zeros() as usize];
                let effect = Effect::place(usize::from(cell), digit);
                return ControlFlow::Break(Hint::new(rating, effect));
            }
        }
        ControlFlow::Continue(())
    })
    .break_value()
}
