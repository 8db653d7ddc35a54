//! Sets of *n* of a house's cells, or digits, that have no more than *n* digits, or cells,
//! together.

use super::ChangedCandidates;
use crate::closure::smallest_sets;
use crate::logic::SolvingState;
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Takes a set, and what its members have together; breaks where it is enough.
type Take<'a> = &'a mut dyn FnMut(u16, u16) -> ControlFlow<()>;

/// The cells of a house and their digits, or the other way round: nine rows of nine columns.
pub(in crate::logic) struct HouseRows {
    columns: [u16; 9],
    /// The rows that are not confirmed.
    open: u16,
    /// The rows that have lost anything.
    new: u16,
    /// Columns that every tight set with this row has, the row's own among them.
    needed: [u16; 9],
}

impl HouseRows {
    /// The house's cells by place, and their digits.
    pub(in crate::logic) fn of_cells(
        state: &SolvingState,
        house: House,
        changed: &ChangedCandidates,
    ) -> HouseRows {
        let columns = std::array::from_fn(|place| state.digits(house.cell(place)).bits());
        let (open, new) = (house.places_of(state.open()), house.places_of(changed.cells()));
        HouseRows { columns, open, new, needed: columns }
    }

    /// The digits, and their places in the house.
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

    /// The same rows, with all known that their sets need; nothing where no set of rows, of
    /// whatever size, has so few columns that this removes something or contradicts.
    pub(in crate::logic) fn with_any_tight(self) -> Option<HouseRows> {
        match smallest_sets(&self.columns) {
            Ok(smallest) => smallest.map(|needed| HouseRows { needed, ..self }),
            Err(_) => Some(self),
        }
    }

    /// Whether a set of rows with these columns takes anything from the other rows.
    pub(super) fn others_have_any(&self, set: u16, columns: u16) -> bool {
        self.columns
            .iter()
            .enumerate()
            .any(|(row, others)| set >> row & 1 == 0 && others & columns != 0)
    }

    /// All sets of `size` open rows that have together no more than so many columns, in ascending
    /// order; of those with a new row in them.
    ///
    /// With cells as rows these are naked subsets, with digits as rows hidden ones.
    pub(super) fn tight_sets(&self, size: usize, take: Take<'_>) -> ControlFlow<()> {
        let fits = |row: &usize| SIZES[usize::from(self.needed[*row] % 512)] as usize <= size;
        let few = (0..9).filter(fits).fold(0, |few, row| few | 1 << row) & self.open;
        if few & self.new == 0 {
            ControlFlow::Continue(())
        } else {
            self.extend((0, 0), few, size, size, take)
        }
    }

    /// Adds so many of these rows to a set, and to the columns that it has.
    fn extend(
        &self,
        (set, columns): (u16, u16),
        from: u16,
        number: usize,
        size: usize,
        take: Take<'_>,
    ) -> ControlFlow<()> {
        // The highest row of the set comes first, ascending: so the sets are ascending, too.
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
                self.extend((with, together), below, number - 1, size, take)?;
            } else if with & self.new != 0 {
                take(with, together)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many bits a number has.
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
    fn they_are_all_sets_that_are_tight_in_order() {
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
