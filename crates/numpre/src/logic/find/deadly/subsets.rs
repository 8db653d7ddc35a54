//! Naked subsets of guards and other cells.
//!
//! *Example.* The guards 2 and 3 of a rectangle are in two cells of row 3. One of them is true, so
//! the two cells are like one cell with the candidates 2 and 3. With a cell 2 3 they are a naked
//! pair, and the other cells of the row lose 2 and 3:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6
//!   r1    .     47    .   | .     47    .
//!   r3    -23   247   .   | 23    347   .
//! ```

use super::found::Found;
use crate::logic::step::{DeadlyPattern, Marks};
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// Adds the pattern with each naked subset of its guards and other cells of a house. The subsets
/// have no digit of the pattern.
pub(super) fn add(
    pattern: &DeadlyPattern,
    house: House,
    of_pattern: DigitSet,
    found: &mut Found<'_>,
) {
    let state = found.state();
    let guards = pattern.guard_digits();
    let others = house.cells() & (state.open() - pattern.cells());
    let fits = |cell: &Cell| (state.digits(*cell) & of_pattern).is_empty();
    let usable: Vec<Cell> = others.iter().filter(fits).collect();
    for chosen in 1_u32..1 << usable.len() {
        let is_chosen = |(place, _): &(usize, &Cell)| chosen >> place & 1 == 1;
        let cells: CellSet =
            usable.iter().enumerate().filter(is_chosen).map(|(_, cell)| *cell).collect();
        let digits = cells.iter().fold(guards, |all, cell| all | state.digits(cell));
        let is_subset = digits.len() == cells.len() + 1;
        let loses = |cell: Cell| !cells.contains(cell) && !(state.digits(cell) & digits).is_empty();
        if is_subset && others.iter().any(loses) {
            let with: Marks = state.marks(cells, DigitSet::ALL);
            found.add(DeadlyPattern { with, ..pattern.clone() });
        }
    }
}
