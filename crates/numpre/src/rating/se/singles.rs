//! Last cells of a house, hidden singles and naked singles.

use super::effect::{Effect, Hint};
use super::geometry::{BLOCK, CELLS, ORDER_OF_SETS, cells_of};
use super::sheet::Sheet;

/// Returns the first hidden single, the last cell of a house before all others.
pub(super) fn hidden(sheet: &Sheet) -> Option<Hint> {
    let mut single_in = [0u32; 9];
    let mut in_any = 0;
    for (houses, positions) in single_in.iter_mut().zip(&sheet.positions) {
        // Most digits have no single. This loop is made of vectors, unlike the next one.
        let is_single = |&positions: &u16| positions.is_power_of_two();
        if !positions.iter().fold(false, |any, positions| any | is_single(positions)) {
            continue;
        }
        for (house, positions) in positions.iter().enumerate() {
            *houses |= u32::from(is_single(positions)) << house;
        }
        in_any |= *houses;
    }
    if in_any == 0 {
        return None;
    }
    let full =
        (0..27).filter(|&house| sheet.blanks[house] == 1).fold(0, |set, house| set | 1 << house);
    let (last_cells, others) = (in_any & full, in_any & !full);
    let (house, is_last) = first_house(last_cells)
        .map_or_else(|| (first_house(others), false), |house| (Some(house), true));
    let house = house.expect("some house has a single");
    let digit = single_in.iter().position(|&houses| houses >> house & 1 == 1);
    let digit = digit.expect("the house was found by this digit");
    let cell = CELLS[house][sheet.positions[digit][house].trailing_zeros() as usize];
    let rating = match (is_last, house / 9) {
        (true, _) => 1.0,
        (false, BLOCK) => 1.2,
        (false, _) => 1.5,
    };
    Some(Hint::new(rating, Effect::place(usize::from(cell), digit)))
}

/// Returns the first house of a set in the order blocks, columns, rows.
fn first_house(houses: u32) -> Option<usize> {
    ORDER_OF_SETS.into_iter().find_map(|kind| {
        let of_kind = houses >> (9 * kind) & 0x1ff;
        (of_kind != 0).then(|| 9 * kind + of_kind.trailing_zeros() as usize)
    })
}

/// Returns the first naked single in reading order.
pub(super) fn naked(sheet: &Sheet) -> Option<Hint> {
    let (mut once, mut twice) = (0, 0);
    for board in sheet.boards {
        twice |= once & board;
        once |= board;
    }
    let cell = cells_of(once & !twice).next()?;
    let digit = sheet.by_cell[cell].trailing_zeros() as usize;
    Some(Hint::new(2.3, Effect::place(cell, digit)))
}
