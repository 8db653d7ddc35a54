//! The places of a digit that no complete placement of this digit includes. A *placement* (often
//! called a template) is a place of the digit in each row, column and block.
//!
//! A pattern of one digit, such as a fish or an X-chain, looks at no other digit. So it can only
//! remove places that are in no placement, and need not be searched if there are none.
//!
//! *Example.* The places of a digit in a band:
//!
//! ```text
//!        c1 c2 c3   c4 c5 c6   c7 c8 c9
//!   r1   x  .  .  | x  .  .  | .  .  .      columns that the band can use:
//!   r2   .  .  .  | .  x  .  | .  x  .      r1c1 r2c5 r3c8
//!   r3   x  .  .  | .  .  .  | .  x  .      r1c4 r2c8 r3c1
//! ```
//!
//! Each of the three bands uses three columns. A placement consists of one choice for each band,
//! and these use all nine columns. A choice of a band is possible if the two other bands can share
//! the other six columns.

use crate::vocabulary::{Cell, CellSet};

/// A choice for a band: its columns as bits, and its cells. The columns are a `u32`, because other
/// code sorts such numbers, too, and shares the sort.
type Choice = (u32, CellSet);

/// Returns those of a digit's places, confirmed ones included, that are in no placement.
pub(super) fn impossible(places: CellSet) -> CellSet {
    let bands = [0, 1, 2].map(|band| choices(places, band));
    let columns = bands.each_ref().map(|choices| {
        let mut used: Vec<u32> = choices.iter().map(|(columns, _)| *columns).collect();
        used.sort_unstable();
        used.dedup();
        used
    });
    let mut possible = CellSet::EMPTY;
    for (band, choices) in bands.iter().enumerate() {
        let [own, one, other] = [0, 1, 2].map(|next| &columns[(band + next) % 3]);
        let is_possible = |used: &u32| {
            let mut rest = one.iter().filter(|columns| **columns & used == 0);
            rest.any(|columns| other.contains(&(0x1ff & !(columns | used))))
        };
        let own: Vec<u32> = own.iter().copied().filter(is_possible).collect();
        for (_, cells) in choices.iter().filter(|(used, _)| own.binary_search(used).is_ok()) {
            possible |= *cells;
        }
    }
    places - possible
}

/// Returns all choices for a band: a place in each of its rows, in different blocks.
fn choices(places: CellSet, band: usize) -> Vec<Choice> {
    // The three blocks that the rows of a band can use, in order.
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let inside = |row: usize, stack: usize| {
        let columns = 3 * stack..3 * stack + 3;
        let cells = columns.filter_map(move |column| Cell::at(3 * band + row, column));
        cells.filter(|cell| places.contains(*cell))
    };
    let mut all = Vec::new();
    for [first, second, third] in ORDERS {
        for one in inside(0, first) {
            for two in inside(1, second) {
                for three in inside(2, third) {
                    let cells = [one, two, three];
                    let columns = cells.iter().fold(0, |all, cell| all | 1 << cell.column());
                    all.push((columns, cells.into_iter().collect()));
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;

    /// Collects the places of all placements, row by row.
    fn plain(places: CellSet, chosen: &mut Vec<Cell>, possible: &mut CellSet) {
        if chosen.len() == 9 {
            *possible |= chosen.iter().copied().collect();
            return;
        }
        for cell in places.iter().filter(|cell| cell.row() == chosen.len()).collect::<Vec<_>>() {
            if chosen.iter().all(|other| !cell.peers().contains(*other)) {
                chosen.push(cell);
                plain(places, chosen, possible);
                chosen.pop();
            }
        }
    }

    #[test]
    fn a_plain_search_agrees() {
        let (mut with_some, mut with_none) = (0, 0);
        for index in 0..400 {
            let mut source = RandomSource::new(71, index);
            let percent = 20 + source.below(50);
            let places: CellSet = Cell::all().filter(|_| source.below(100) < percent).collect();
            let mut possible = CellSet::EMPTY;
            plain(places, &mut Vec::new(), &mut possible);
            assert_eq!(impossible(places), places - possible, "{places}");
            with_some += usize::from(!possible.is_empty() && possible != places);
            with_none += usize::from(possible.is_empty());
        }
        assert!(with_some > 100 && with_none > 20, "{with_some} {with_none}");
    }
}
