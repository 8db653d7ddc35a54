//! Almost locked sets: *n* open cells of a house with *n* + 1 digits. Without any one of these
//! digits, the cells have as many digits as cells, and need them all.
//!
//! *Example.* Two sets, and the digits that they cannot both have:
//!
//! ```text
//!         c1    c2    c3    c4
//!   r1    12    .     .     .        {r1c1}: 1 cell, digits 1 2
//!   r2    .     .     .     .        {r3c1, r3c4}: 2 cells, digits 1 3 4
//!   r3    134   .     .     34       all places of 1 are in column 1: one set lacks 1
//! ```

use super::bit_rows::{BitRows, bits_of};
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// The greatest number of cells of a set.
const MOST_CELLS: usize = 6;

/// *n* open cells of a house with *n* + 1 digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::logic) struct AlmostLocked {
    pub(in crate::logic) cells: CellSet,
    pub(in crate::logic) digits: DigitSet,
    pub(in crate::logic) house: House,
    seen: [CellSet; 9],
}

impl AlmostLocked {
    fn new(state: &SolvingState, house: House, cells: CellSet, digits: DigitSet) -> AlmostLocked {
        let mut seen = [CellSet::EMPTY; 9];
        for digit in digits.iter() {
            let places = cells & state.cells_with(digit);
            seen[digit.index()] = places.common_peers() & state.cells_with(digit);
        }
        AlmostLocked { cells, digits, house, seen }
    }

    /// Returns the places of this digit that see all its places in the set; none if the set does
    /// not have the digit.
    pub(in crate::logic) fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }
}

/// The almost locked sets of a board, those of fewest cells first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::logic) struct AlmostLockedSets {
    pub(in crate::logic) sets: Vec<AlmostLocked>,
    /// For each digit, which sets without a common cell cannot both have it.
    exclusive: [BitRows; 9],
    /// The same for any digit.
    neighbours: BitRows,
    /// For each digit and each place of it, the sets all of whose places it sees.
    seen_from: [BitRows; 9],
}

impl AlmostLockedSets {
    /// Finds the sets of a board.
    pub(super) fn of(state: &SolvingState) -> AlmostLockedSets {
        let mut of_size: [Vec<AlmostLocked>; MOST_CELLS] = Default::default();
        for house in House::all() {
            let unions = unions(state, house);
            let open = house.places_of(state.open());
            for places in (1..512_u16).filter(|places| places & !open == 0) {
                let size = places.count_ones() as usize;
                let digits = DigitSet::from_bits(unions[usize::from(places)]);
                if size > MOST_CELLS || digits.len() != size + 1 {
                    continue;
                }
                let cells = house.cells_at(places);
                // Cells of a line that are in one block are a set of the block.
                if house.kind() == HouseKind::Block || !is_in_block(cells) {
                    of_size[size - 1].push(AlmostLocked::new(state, house, cells, digits));
                }
            }
        }
        let sets: Vec<AlmostLocked> = of_size.into_iter().flatten().collect();
        let (exclusive, neighbours) = exclusive(state, &sets);
        let seen_from = seen_from(&sets);
        AlmostLockedSets { sets, exclusive, neighbours, seen_from }
    }

    /// Iterates over the sets all of whose places of this digit are seen from a cell with it.
    pub(in crate::logic) fn seen_from(
        &self,
        cell: Cell,
        digit: Digit,
    ) -> impl Iterator<Item = &AlmostLocked> {
        let row = self.seen_from[digit.index()].row(cell.index());
        bits_of(row).map(|number| &self.sets[number])
    }

    /// Sets the bits of the sets for which some cell sees all places of this digit, in them and in
    /// the set of this number. `row` has a bit for each set.
    pub(in crate::logic) fn seen_together(&self, digit: Digit, number: usize, row: &mut Vec<u64>) {
        row.clear();
        row.resize(self.sets.len().div_ceil(64), 0);
        for cell in self.sets[number].seen(digit).iter() {
            let sets = self.seen_from[digit.index()].row(cell.index());
            row.iter_mut().zip(sets).for_each(|(row, sets)| *row |= sets);
        }
    }

    /// Returns the sets that cannot have this digit together with the set of this number, as bits.
    pub(in crate::logic) fn exclusive(&self, digit: Digit, number: usize) -> &[u64] {
        self.exclusive[digit.index()].row(number)
    }

    /// Returns the digits that two sets cannot both have.
    pub(in crate::logic) fn exclusive_digits(&self, one: usize, other: usize) -> DigitSet {
        let has = |digit: &Digit| self.exclusive(*digit, one)[other / 64] >> (other % 64) & 1 == 1;
        let both = self.sets[one].digits & self.sets[other].digits;
        both.iter().filter(has).fold(DigitSet::EMPTY, |all, digit| all | DigitSet::of(digit))
    }

    /// Returns the sets that cannot have some digit together with the set of this number, as bits.
    pub(in crate::logic) fn neighbours(&self, number: usize) -> &[u64] {
        self.neighbours.row(number)
    }

    /// Iterates over the sets after the one of this number that cannot have one of its digits
    /// together with it.
    pub(in crate::logic) fn neighbours_after(&self, number: usize) -> impl Iterator<Item = usize> {
        bits_of(self.neighbours(number)).filter(move |other| *other > number)
    }
}

/// Returns for each digit, and for any of them, which sets without a common cell cannot both have
/// it.
///
/// *Example.* The places of 1 on a board, and in four sets:
///
/// ```text
///   r1c1  r1c5  r2c1  r7c5     places of 1 on the board
///   x                          set 0: r1c5 and r2c1 see all its places, r7c5 does not
///         x                    set 1
///         x           x        set 2
///               x              set 3
/// ```
///
/// The row of set 0 begins with all sets that have the digit: 0 to 3. The sets that include r7c5
/// are taken away, and those that include a cell of set 0. Sets 1 and 3 are left.
fn exclusive(state: &SolvingState, sets: &[AlmostLocked]) -> ([BitRows; 9], BitRows) {
    let mut neighbours = BitRows::new(sets.len());
    let mut exclusive = std::array::from_fn(|_| neighbours.clone());
    // For each cell and for each digit, the sets that include it.
    let mut with_cell = BitRows::with_columns(81, sets.len());
    let mut with_digit = BitRows::with_columns(9, sets.len());
    for (number, set) in sets.iter().enumerate() {
        set.cells.iter().for_each(|cell| with_cell.set(cell.index(), number));
        set.digits.iter().for_each(|digit| with_digit.set(digit.index(), number));
    }
    for (number, set) in sets.iter().enumerate() {
        for digit in set.digits.iter().filter(|digit| !set.seen(*digit).is_empty()) {
            let row = exclusive[digit.index()].row_mut(number);
            row.copy_from_slice(with_digit.row(digit.index()));
            let out_of_sight = state.cells_with(digit) - set.seen(digit);
            for cell in (out_of_sight | set.cells).iter() {
                let others = row.iter_mut().zip(with_cell.row(cell.index()));
                others.for_each(|(row, others)| *row &= !others);
            }
            let all = neighbours.row_mut(number).iter_mut().zip(&*row);
            all.for_each(|(all, row)| *all |= row);
        }
    }
    (exclusive, neighbours)
}

/// Returns for each digit and each place of it the sets all of whose places it sees.
fn seen_from(sets: &[AlmostLocked]) -> [BitRows; 9] {
    let mut rows = std::array::from_fn(|_| BitRows::with_columns(81, sets.len()));
    for (number, set) in sets.iter().enumerate() {
        for digit in set.digits.iter() {
            let of_digit: &mut BitRows = &mut rows[digit.index()];
            set.seen(digit).iter().for_each(|cell| of_digit.set(cell.index(), number));
        }
    }
    rows
}

/// Returns the digits of each set of places of a house.
fn unions(state: &SolvingState, house: House) -> [u16; 512] {
    let mut unions = [0; 512];
    for places in 1..512_usize {
        let lowest = places.trailing_zeros() as usize;
        unions[places] = unions[places & (places - 1)] | state.digits(house.cell(lowest)).bits();
    }
    unions
}

fn is_in_block(cells: CellSet) -> bool {
    cells.first().is_some_and(|cell| House::block(cell.block()).cells().is_superset(cells))
}
