//! Eight pairs of cells in a ring through four blocks and four lines, which have room for 16
//! digits: SK loop.
//!
//! *Example.* The corners of a rectangle are filled. Next to each corner are two cells of its row
//! and two of its column, in its block. The pairs are numbered along the ring:
//!
//! ```text
//!         c1   c2   c3  | c4   c5   c6
//!   r1    #    0    0   | 1    1    #      0 and 1 share row 1, 1 and 2 share block 2,
//!   r2    7    .    .   | .    .    2      2 and 3 share column 6, and so on;
//!   r3    7    .    .   | .    .    2      7 and 0 share block 1
//!         --------------+--------------
//!   r4    6    .    .   | .    .    3
//!   r5    6    .    .   | .    .    3
//!   r6    #    5    5   | 4    4    #
//! ```
//!
//! Each candidate of a pair has room in the house shared with the pair before, or in the one shared
//! with the pair after. With 16 such places for 16 cells, all are used.

use super::found::Found;
use crate::logic::step::Cover;
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// Adds the rings around every rectangle of filled cells in four blocks.
pub(super) fn find(found: &mut Found<'_>) {
    for top in 0..6 {
        for bottom in (top / 3 + 1) * 3..9 {
            for left in 0..6 {
                for right in (left / 3 + 1) * 3..9 {
                    add([top, bottom], [left, right], found);
                }
            }
        }
    }
}

/// Adds the rings around the rectangle of these rows and columns.
fn add(rows: [usize; 2], columns: [usize; 2], found: &mut Found<'_>) {
    let state = found.state();
    let [[Some(one), Some(two)], [Some(four), Some(three)]] =
        rows.map(|row| columns.map(|column| Cell::at(row, column)))
    else {
        return;
    };
    // Clockwise from the corner in the first row and column.
    let corners = [one, two, three, four];
    if !corners.iter().all(|corner| state.confirmed().contains(*corner)) {
        return;
    }
    let mut houses = Vec::new();
    let mut pairs: Vec<CellSet> = Vec::new();
    for (place, corner) in corners.iter().enumerate() {
        let [row, column, block] = corner.houses();
        // The ring enters a block along a line, and leaves it along the other one.
        let [enters, leaves] = if place % 2 == 0 { [column, row] } else { [row, column] };
        houses.extend([block, leaves]);
        for line in [enters, leaves] {
            pairs.push((line.cells() & block.cells()).without(*corner));
        }
    }
    let all = pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair);
    if !state.open().is_superset(all) {
        return;
    }
    let digits: Vec<DigitSet> = pairs
        .iter()
        .map(|pair| pair.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell)))
        .collect();
    for first in (1..512).map(DigitSet::from_bits).filter(|first| digits[0].is_superset(*first)) {
        if let Some(covers) = covers(&digits, &houses, first) {
            found.add(pairs.clone(), covers);
        }
    }
}

/// Returns the 16 covers if the house shared by the first two pairs covers these digits of them.
/// Every further house covers the digits of a pair that the house before does not.
fn covers(digits: &[DigitSet], houses: &[House], first: DigitSet) -> Option<Vec<Cover>> {
    let mut covered = vec![first];
    for pair in &digits[1..] {
        covered.push(*pair - covered[covered.len() - 1]);
    }
    let is_closed = (first | covered[covered.len() - 1]).is_superset(digits[0]);
    let count: usize = covered.iter().map(|digits| digits.len()).sum();
    let of_house = |(house, digits): (&House, &DigitSet)| {
        let house = *house;
        digits.iter().map(move |digit| Cover { house, digit }).collect::<Vec<Cover>>()
    };
    (is_closed && count == 2 * houses.len())
        .then(|| houses.iter().zip(&covered).flat_map(of_house).collect())
}
