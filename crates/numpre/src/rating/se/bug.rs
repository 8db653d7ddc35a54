//! Bivalue universal graves (BUG), types 1 to 4.
//!
//! If each blank had two candidates, and each digit two places or none in each house, then the
//! puzzle would have no solution or several. So one of the candidates beyond that, the *BUG digits*
//! of the *BUG cells*, is right.

use super::effect::{Effect, Hint};
use super::geometry::{
    CELLS, HOUSE_CELLS, HOUSES, ORDER_OF_LINKS, PEER_ORDER, PEERS, bits, cells_of,
};
use super::sheet::Sheet;

/// The candidates beyond a BUG.
struct Grave {
    /// The BUG cells in the order in which they were found, with their BUG digits.
    cells: Vec<(usize, u16)>,
    /// All BUG digits.
    digits: u16,
    /// The cells that see all BUG cells. Empty before the first one.
    common: u128,
}

/// Returns the hint of a BUG.
pub(super) fn first(sheet: &Sheet) -> Option<Hint> {
    let grave = find(sheet)?;
    match grave.cells[..] {
        [] => None,
        [(cell, digits)] => Hint::worth(5.6, Effect::removal(cell, sheet.by_cell[cell] & !digits)),
        _ if grave.digits.count_ones() == 1 => {
            let digit = grave.digits.trailing_zeros() as usize;
            let mut effect = Effect::NONE;
            effect.remove(digit, sheet.boards[digit] & grave.common);
            Hint::worth(5.7, effect).or_else(|| type_four(sheet, &grave))
        }
        _ if grave.common != 0 => type_four(sheet, &grave).or_else(|| type_three(sheet, &grave)),
        _ => None,
    }
}

/// Finds the BUG cells and digits, if the board without them is a BUG.
fn find(sheet: &Sheet) -> Option<Grave> {
    let mut struck = Vec::new();
    let mut grave = Grave { cells: Vec::new(), digits: 0, common: 0 };
    for house in ORDER_OF_LINKS.into_iter().flat_map(|kind| 9 * kind..9 * kind + 9) {
        for digit in 0..9 {
            let places = sheet.positions[digit][house];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut with_three = bits(places)
                .map(|position| usize::from(CELLS[house][position]))
                .filter(|&cell| sheet.count(cell) >= 3);
            let cell = with_three.next()?;
            if with_three.next().is_some() {
                continue;
            }
            grave.digits |= 1 << digit;
            match grave.cells.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => *digits |= 1 << digit,
                None => grave.cells.push((cell, 1 << digit)),
            }
            struck.push((cell, digit));
            grave.common =
                if grave.common_is_new(cell) { PEERS[cell] } else { grave.common & PEERS[cell] };
            for &(cell, _) in &grave.cells {
                grave.common &= !(1 << cell);
            }
            if grave.cells.len() > 1 && grave.digits.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    let mut without = sheet.clone();
    for (cell, digit) in struck {
        if without.has(cell, digit) {
            without.strike(cell, digit);
        }
    }
    let is_grave = cells_of(sheet.open).all(|cell| without.count(cell) == 2)
        && without.positions.iter().flatten().all(|places| matches!(places.count_ones(), 0 | 2));
    is_grave.then_some(grave)
}

impl Grave {
    /// Returns whether this cell is the first and only BUG cell, whose peers are the common ones.
    fn common_is_new(&self, cell: usize) -> bool {
        matches!(self.cells[..], [(only, digits)] if only == cell && digits.count_ones() == 1)
    }
}

/// Two BUG cells see each other and share one digit besides BUG digits: one of them holds it.
fn type_four(sheet: &Sheet, grave: &Grave) -> Option<Hint> {
    let [(first, of_first), (second, of_second)] = grave.cells[..] else { return None };
    let shared = sheet.by_cell[first] & sheet.by_cell[second] & !grave.digits;
    if shared.count_ones() != 1 || PEERS[first] >> second & 1 == 0 {
        return None;
    }
    let mut effect = Effect::removal(first, sheet.by_cell[first] & !(shared | of_first));
    effect.remove_digits(second, sheet.by_cell[second] & !(shared | of_second));
    Hint::worth(5.7, effect)
}

/// The BUG cells lie in one house, and form a naked set with cells that see all of them.
fn type_three(sheet: &Sheet, grave: &Grave) -> Option<Hint> {
    let first = grave.cells[0].0;
    for kind in ORDER_OF_LINKS {
        let house = HOUSES[first][kind];
        if grave.cells.iter().any(|&(cell, _)| HOUSES[cell][kind] != house) {
            continue;
        }
        let in_house = grave.common & HOUSE_CELLS[usize::from(house)];
        let others: Vec<usize> = PEER_ORDER[first]
            .iter()
            .map(|&cell| usize::from(cell))
            .filter(|&cell| in_house >> cell & 1 == 1)
            .collect();
        for size in 2..=6usize {
            if others.len() < size {
                continue;
            }
            for subset in 0..1u16 << others.len() {
                if subset.count_ones() as usize != size - 1 {
                    continue;
                }
                let chosen = || bits(subset).map(|at| sheet.by_cell[others[at]]);
                let theirs = chosen().fold(0, |union, digits| union | digits);
                if chosen().any(|digits| digits.count_ones() < 2)
                    || grave.digits.count_ones() < 2
                    || theirs.count_ones() as usize != size
                    || (theirs | grave.digits).count_ones() as usize != size
                {
                    continue;
                }
                let mut effect = Effect::NONE;
                for (at, &cell) in others.iter().enumerate() {
                    if subset >> at & 1 == 0 {
                        effect.remove_digits(cell, sheet.by_cell[cell] & theirs);
                    }
                }
                let rating = 5.7 + (size - 1) as f64 * 0.1;
                if let Some(hint) = Hint::worth(rating, effect) {
                    return Some(hint);
                }
            }
        }
    }
    None
}
