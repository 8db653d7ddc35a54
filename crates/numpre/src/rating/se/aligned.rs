//! Aligned pair and triplet exclusion.
//!
//! Some cells take one candidate each. A combination is *forbidden* if two of the cells that see
//! each other get the same digit, or if a common *excluder*, a cell that all of them see, has no
//! candidate outside the combination. A candidate without any allowed combination is removed.
//!
//! ```text
//! the pair:    r1c1 = 1 2 3   r2c2 = 2 4
//! excluders:   r1c3 = 1 4     r3c1 = 1 2
//! combinations:  1,2 no (r3c1)   1,4 no (r1c3)   2,2 no   2,4 yes   3,2 yes   3,4 yes
//! So r1c1 is not 1.
//! ```

use super::effect::{Effect, Hint};
use super::geometry::{PEERS, bits, cells_of};
use super::links::weak_in_houses;
use super::sheet::{Searched, Sheet};

/// The cells that the search combines.
struct Base {
    /// The cells in reading order.
    cells: Vec<usize>,
    /// The same cells as a set.
    set: u128,
    /// The cells with 2 candidates, up to as many as the search combines: they can be excluders.
    narrow: u128,
}

impl Base {
    /// Cells with two candidates or more, without a peer that has exactly one, and with an
    /// excluder.
    fn of(sheet: &Sheet, size: u32) -> Base {
        let (mut narrow, mut single, mut many) = (0, 0, 0);
        for cell in cells_of(sheet.open) {
            let count = sheet.count(cell);
            single |= u128::from(count == 1) << cell;
            many |= u128::from(count >= 2) << cell;
            narrow |= u128::from(count >= 2 && count <= size) << cell;
        }
        let cells: Vec<usize> = cells_of(many)
            .filter(|&cell| PEERS[cell] & single == 0 && PEERS[cell] & narrow != 0)
            .collect();
        let set = cells.iter().fold(0, |set, cell| set | 1 << cell);
        Base { cells, set, narrow }
    }
}

/// The searches for aligned pairs and triplets. They remember what they have searched in vain: a
/// group of cells is tried again only if its cells or its common excluders have changed.
pub(super) struct Aligned {
    pairs: Searched,
    triplets: Searched,
    /// The cells of the hint that was found last.
    found: [u8; 3],
}

impl Aligned {
    /// Begins with a puzzle.
    pub(super) const NEW: Aligned =
        Aligned { pairs: Searched::NOTHING, triplets: Searched::NOTHING, found: [0; 3] };

    /// Returns the cells of the hint that was found last. The last one is repeated for a pair.
    pub(super) fn found(&self) -> [u8; 3] {
        self.found
    }

    /// Returns the first aligned pair exclusion.
    pub(super) fn first_pair(&mut self, sheet: &Sheet) -> Option<Hint> {
        let base = Base::of(sheet, 2);
        let changed = self.pairs.changed(sheet);
        for (index, &second) in base.cells.iter().enumerate() {
            let of_second = PEERS[second] & base.narrow;
            for &first in &base.cells[..index] {
                let common = PEERS[first] & of_second;
                if common & common.wrapping_sub(1) == 0
                    || (common | 1 << first | 1 << second) & changed == 0
                {
                    continue;
                }
                if let Some(effect) = pair(sheet, first, second, common) {
                    self.found = [first, second, second].map(|cell| cell as u8);
                    return Some(Hint::new(6.2, effect));
                }
            }
        }
        self.pairs.remember(sheet);
        None
    }

    /// Returns the first aligned triplet exclusion.
    ///
    /// The search can meet three cells in three roles. The result is the same, so only the first
    /// role counts: with the two lowest cells as the pair, else with the lowest and the highest.
    pub(super) fn first_triplet(&mut self, sheet: &Sheet) -> Option<Hint> {
        let base = Base::of(sheet, 3);
        let changed = self.triplets.changed(sheet);
        let thirds = base.narrow & base.set;
        let is_third =
            |cell: usize, of: [usize; 2]| thirds & (PEERS[of[0]] | PEERS[of[1]]) & 1 << cell != 0;
        for (index, &second) in base.cells.iter().enumerate() {
            let of_second = PEERS[second] & base.narrow;
            for &first in &base.cells[..index] {
                let seen = PEERS[first] & of_second;
                if seen & seen.wrapping_sub(1) == 0 {
                    continue;
                }
                let pair_has_changed = (1 << first | 1 << second) & changed != 0;
                // If neither the pair nor what both see has changed, the third cell must have.
                let may_change = pair_has_changed || seen & changed != 0;
                let thirds = if may_change { thirds } else { thirds & changed };
                if thirds & (PEERS[first] | PEERS[second]) == 0 {
                    continue;
                }
                let mut listed: u128 = 1 << first | 1 << second;
                for of in [first, second] {
                    for (third, _) in weak_in_houses(thirds & PEERS[of] & !listed, of, 0) {
                        let third = third.cell();
                        listed |= 1 << third;
                        let common = seen & PEERS[third];
                        if common & common.wrapping_sub(1) == 0
                            || !pair_has_changed && (common | 1 << third) & changed == 0
                            || third < second && is_third(second, [first, third])
                            || third < first && is_third(first, [second, third])
                        {
                            continue;
                        }
                        if let Some(effect) = triplet(sheet, [first, second, third], common) {
                            self.found = [first, second, third].map(|cell| cell as u8);
                            return Some(Hint::new(7.5, effect));
                        }
                    }
                }
            }
        }
        self.triplets.remember(sheet);
        None
    }
}

/// Returns the candidates of two cells without an allowed combination, if there are any.
fn pair(sheet: &Sheet, first: usize, second: usize, common: u128) -> Option<Effect> {
    let sees = PEERS[first] >> second & 1 == 1;
    let (of_first, of_second) = (sheet.by_cell[first], sheet.by_cell[second]);
    // For each digit of the first cell, the digits that the second may not have then.
    let mut forbidden = [0u16; 9];
    for excluder in cells_of(common) {
        let digits = sheet.by_cell[excluder];
        let low = digits.trailing_zeros() as usize;
        let high = 15 - digits.leading_zeros() as usize;
        forbidden[low] |= 1 << high;
        forbidden[high] |= 1 << low;
    }
    let (mut without, mut allowed) = (0u16, 0u16);
    for digit in bits(of_first) {
        let same = if sees { 1 << digit } else { 0 };
        let partners = of_second & !forbidden[digit] & !same;
        without |= u16::from(partners == 0) << digit;
        allowed |= partners;
    }
    let removed = of_second & !allowed;
    if without | removed == 0 {
        return None;
    }
    let mut effect = Effect::removal(first, without);
    effect.remove_digits(second, removed);
    Some(effect)
}

/// Returns the candidates of three cells without an allowed combination, if there are any.
fn triplet(sheet: &Sheet, cells: [usize; 3], common: u128) -> Option<Effect> {
    let [first, second, third] = cells;
    let of = cells.map(|cell| sheet.by_cell[cell]);
    let sees = |a: usize, b: usize| PEERS[a] >> b & 1 == 1;
    let (first_second, first_third, second_third) =
        (sees(first, second), sees(first, third), sees(second, third));
    // Three cells have 18 common peers at most.
    let (mut excluders, mut count) = ([0u16; 18], 0);
    for excluder in cells_of(common) {
        excluders[count] = sheet.by_cell[excluder];
        count += 1;
    }
    let mut allowed = [0u16; 3];
    for a in bits(of[0]) {
        for b in bits(of[1]) {
            if a == b && first_second {
                continue;
            }
            let pair: u16 = 1 << a | 1 << b;
            let mut left = of[2];
            if first_third {
                left &= !(1 << a);
            }
            if second_third {
                left &= !(1 << b);
            }
            for digits in &excluders[..count] {
                let outside = digits & !pair;
                if outside & outside.wrapping_sub(1) == 0 {
                    // All combinations, or those with this digit.
                    left = if outside == 0 { 0 } else { left & !outside };
                }
            }
            if left != 0 {
                allowed[0] |= 1 << a;
                allowed[1] |= 1 << b;
                allowed[2] |= left;
                if allowed == of {
                    return None;
                }
            }
        }
    }
    let mut effect = Effect::NONE;
    for (index, &cell) in cells.iter().enumerate() {
        effect.remove_digits(cell, of[index] & !allowed[index]);
    }
    effect.is_worth().then_some(effect)
}
