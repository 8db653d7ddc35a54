//! X-wings, swordfish and jellyfish.

use super::effect::{Effect, Hint};
use super::geometry::{COLUMN, ROW, bits, subsets_of_nine};
use super::sheet::Sheet;
use std::ops::ControlFlow;

/// A digit whose places in some lines all lie in as many lines of the other direction.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    /// The kind of the base lines, [`ROW`] or [`COLUMN`].
    pub(super) base_kind: usize,
    /// The base lines, by their number within the kind.
    pub(super) base: u16,
    /// The cover lines, by their number within the other kind.
    pub(super) cover: u16,
    pub(super) digit: usize,
}

impl Fish {
    /// Returns what the fish removes: its digit from the cover lines outside the base lines.
    pub(super) fn effect(self, sheet: &Sheet) -> Effect {
        let mut effect = Effect::NONE;
        let cover_kind = ROW + COLUMN - self.base_kind;
        for line in bits(self.cover) {
            let house = 9 * cover_kind + line;
            let positions = sheet.positions[self.digit][house] & !self.base;
            effect.remove(self.digit, Sheet::cells_at(house, positions));
        }
        effect
    }
}

/// Calls `visit` for each fish in the order of the search, until it breaks: first the columns as
/// base lines. A subset of the base lines is tried for all digits before the next subset.
pub(super) fn each<B>(
    sheet: &Sheet,
    size: u32,
    mut visit: impl FnMut(Fish) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for base_kind in [COLUMN, ROW] {
        // The lines of each digit that have between two and `size` places.
        let mut usable = [0u16; 9];
        let mut any = 0;
        for (digit, usable) in usable.iter_mut().enumerate() {
            if u32::from(sheet.filled[digit]) + 2 * size > 9 {
                continue;
            }
            for line in 0..9 {
                let count = sheet.positions[digit][9 * base_kind + line].count_ones();
                *usable |= u16::from(count >= 2 && count <= size) << line;
            }
            if usable.count_ones() < size {
                *usable = 0;
            }
            any |= *usable;
        }
        if any == 0 {
            continue;
        }
        for &base in subsets_of_nine(size) {
            if base & !any != 0 {
                continue;
            }
            for (digit, usable) in usable.iter().enumerate() {
                if base & !usable != 0 {
                    continue;
                }
                let lines = &sheet.positions[digit][9 * base_kind..9 * base_kind + 9];
                let cover = bits(base).fold(0, |union, line| union | lines[line]);
                if cover.count_ones() == size {
                    visit(Fish { base_kind, base, cover, digit })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the first fish that removes something.
pub(super) fn first(sheet: &Sheet, size: u32, rating: f64) -> Option<Hint> {
    each(sheet, size, |fish| {
        Hint::worth(rating, fish.effect(sheet))
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
    .break_value()
}
