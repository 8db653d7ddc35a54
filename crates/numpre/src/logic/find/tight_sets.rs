//! Tight sets: *n* cells of a house that have at most *n* digits between them, or *n* digits that
//! have at most *n* places.
//!
//! ```text
//!            columns = digits 1 2 3 4 …
//!   row 0 (r1c1 = {1, 2})     * *              rows 0 and 1 have the columns 1 and 2 between them:
//!   row 1 (r1c2 = {1, 2})     * *              a tight set of size 2, so row 2 loses 1
//!   row 2 (r1c3 = {1, 3, 4})  *   * *          set = 0b000000011, columns = 0b000000011
//! ```

use super::ChangedCandidates;
use crate::closure::smallest_sets;
use crate::logic::SolvingState;
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Called for each set, with the columns that its rows have between them; returns `Break` to stop.
type OnSet<'a> = &'a mut dyn FnMut(u16, u16) -> ControlFlow<()>;

/// A house as nine rows of nine columns: cells and their digits, or digits and their cells.
pub(in crate::logic) struct HouseRows {
    /// The columns of each row, as bits.
    columns: [u16; 9],
    /// The rows that are not confirmed.
    open: u16,
    /// The rows that have lost a candidate since the last search.
    new: u16,
    /// For each row, columns that every tight set with this row includes; at least the row's own.
    needed: [u16; 9],
}

impl HouseRows {
    /// Creates rows from the house's cells by place, with their digits as columns.
    pub(in crate::logic) fn of_cells(
        state: &SolvingState,
        house: House,
        changed: &ChangedCandidates,
    ) -> HouseRows {
        let columns = std::array::from_fn(|place| state.digits(house.cell(place)).bits());
        let (open, new) = (house.places_of(state.open()), house.places_of(changed.cells()));
        HouseRows { columns, open, new, needed: columns }
    }

    /// Creates rows from the digits, with their places in the house as columns.
    pub(in crate::logic) fn of_digits(
        state: &SolvingState,
        house: House,
        changed: &ChangedCandidates,
    ) -> HouseRows {
        let (mut columns, mut open, mut new) = ([0; 9], 0, 0);
        for digit in Digit::all() {
            let cells = state.cells_with(digit) & house.cells();
            columns[digit.index()] = house.places_of(cells);
            open |= u16::from((cells & state.confirmed()).is_empty()) << digit.index();
            new |= u16::from(!(changed.lost(digit) & house.cells()).is_empty()) << digit.index();
        }
        HouseRows { columns, open, new, needed: columns }
    }

    /// Returns the rows with `needed` extended to the smallest tight set that includes each row.
    /// Returns `None` if no set of rows, of any size, removes something or contradicts.
    pub(in crate::logic) fn with_any_tight(self) -> Option<HouseRows> {
        match smallest_sets(&self.columns) {
            Ok(smallest) => smallest.map(|needed| HouseRows { needed, ..self }),
            Err(_) => Some(self),
        }
    }

    /// Returns whether other rows have any of these columns, so that a set with them removes
    /// something.
    pub(super) fn others_have_any(&self, set: u16, columns: u16) -> bool {
        self.columns
            .iter()
            .enumerate()
            .any(|(row, others)| set >> row & 1 == 0 && others & columns != 0)
    }

    /// Calls `on_set` for each set of `size` open rows that have at most `size` columns between
    /// them, in ascending order. Skips sets without a changed row.
    ///
    /// If the rows are cells these are naked subsets, if they are digits hidden ones.
    pub(super) fn tight_sets(&self, size: usize, on_set: OnSet<'_>) -> ControlFlow<()> {
        let fits = |row: &usize| SIZES[usize::from(self.needed[*row] % 512)] as usize <= size;
        let few = (0..9).filter(fits).fold(0, |few, row| few | 1 << row) & self.open;
        if few & self.new == 0 {
            ControlFlow::Continue(())
        } else {
            self.extend((0, 0), few, size, size, on_set)
        }
    }

    /// Adds `number` of the rows in `from` to a set, whose rows have `columns` between them.
    fn extend(
        &self,
        (set, columns): (u16, u16),
        from: u16,
        number: usize,
        size: usize,
        on_set: OnSet<'_>,
    ) -> ControlFlow<()> {
        // The highest row of a set is chosen first, in ascending order, so the sets are ascending
        // too.
        let mut left = from;
        while left != 0 {
            let row = left & left.wrapping_neg();
            left ^= row;
            let (with, below) = (set | row, from & (row - 1));
            let together = columns | self.needed[row.trailing_zeros() as usize % 9];
            if SIZES[usize::from(together % 512)] as usize > size || (with | below) & self.new == 0
            {
                continue;
            }
            if number > 1 {
                self.extend((with, together), below, number - 1, size, on_set)?;
            } else if with & self.new != 0 {
                on_set(with, together)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The number of bits of each value.
const SIZES: [u8; 512] = {
    let mut sizes = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        sizes[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    sizes
};

#[cfg(test)]
mod tests {
    use super::HouseRows;
    use crate::random::RandomSource;
    use std::ops::ControlFlow;

    #[test]
    fn tight_sets_are_found_completely_and_in_order() {
        let mut source = RandomSource::new(31, 0);
        let (mut seen, mut bounded) = (0, 0);
        for _ in 0..2000 {
            let columns: [u16; 9] =
                std::array::from_fn(|_| (source.below(512) & source.below(512)) as u16);
            let (open, new) = (source.below(512) as u16, source.below(512) as u16);
            let rows = || HouseRows { columns, open, new, needed: columns };
            for size in 2..5 {
                let together = |set: u16| {
                    (0..9).filter(|row| set >> row & 1 == 1).fold(0, |all, row| all | columns[row])
                };
                let is_tight = |set: &u16| {
                    set.count_ones() == size
                        && set & !open == 0
                        && set & new != 0
                        && together(*set).count_ones() <= size
                };
                let plain: Vec<(u16, u16)> =
                    (0..512).filter(is_tight).map(|set| (set, together(set))).collect();
                let mut found = Vec::new();
                for rows in std::iter::once(rows()).chain(rows().with_any_tight()) {
                    found.clear();
                    bounded += usize::from(rows.needed != columns);
                    let _ = rows.tight_sets(size as usize, &mut |set, columns| {
                        found.push((set, columns));
                        ControlFlow::Continue(())
                    });
                    assert_eq!(found, plain);
                }
                seen += found.len();
            }
        }
        assert!(seen > 1000 && bounded > 1000, "{seen}, {bounded}");
    }
}
