//! Rectangles with placed cells, none of them a given: avoidable rectangles.
//!
//! *Example.* Three cells are placed. If r3c5 were 4, the four cells could be exchanged:
//!
//! ```text
//!         c2    c5
//!   r1    4     7        r1c2 = 4, r1c5 = 7 and r3c2 = 7 are placed, not given
//!   r3    7     24       so r3c5 is not 4
//! ```

use super::found::Found;
use crate::logic::step::{DeadlyScope, Marks};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// Adds the rectangles with two or three placed cells.
pub(super) fn find(found: &mut Found<'_>) {
    let state = found.state();
    let free = CellSet::ALL - state.givens();
    for corner in free.iter() {
        for opposite in free.iter().filter(|cell| is_below_right(corner, *cell)) {
            let Some(cells) = rectangle(corner, opposite).filter(|cells| free.is_superset(*cells))
            else {
                continue;
            };
            let placed = cells & state.confirmed();
            let digits = placed.iter().fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell));
            let has_choice = |cell: Cell| state.digits(cell).len() > 1;
            if (2..=3).contains(&placed.len()) && (cells - placed).iter().all(has_choice) {
                add(cells, digits, [corner, opposite], found);
            }
        }
    }
}

/// Adds a rectangle for each pair of digits that its placed cells allow.
fn add(cells: CellSet, placed: DigitSet, diagonal: [Cell; 2], found: &mut Found<'_>) {
    let state = found.state();
    let is_of_diagonal = |cell: Cell| diagonal.contains(&cell);
    for one in Digit::all() {
        for other in Digit::all().filter(|other| *other != one) {
            let both = DigitSet::of(one) | DigitSet::of(other);
            // The first digit is in the diagonal, the second in the other two cells.
            let wanted = |cell: Cell| if is_of_diagonal(cell) { one } else { other };
            let fits = cells.iter().all(|cell| state.digits(cell).contains(wanted(cell)));
            if !both.is_superset(placed) || !fits {
                continue;
            }
            let guards = cells
                .iter()
                .map(|cell| (cell, state.digits(cell) - DigitSet::of(wanted(cell))))
                .collect::<Marks>();
            found.add(found.pattern(DeadlyScope::Cells, cells, guards));
        }
    }
}

/// Returns the rectangle with these two opposite corners, the first of which is in the first row,
/// if it lies in two blocks.
fn rectangle(corner: Cell, opposite: Cell) -> Option<CellSet> {
    let [row, column, block] = corner.houses().map(|house| house.cells());
    let [other_row, other_column, other_block] = opposite.houses().map(|house| house.cells());
    let cells = (row | other_row) & (column | other_column);
    let in_two = (block & cells).len() == 2 && (other_block & cells).len() == 2;
    (cells.len() == 4 && in_two).then_some(cells)
}

fn is_below_right(corner: Cell, other: Cell) -> bool {
    other.row() > corner.row() && other.column() > corner.column()
}
