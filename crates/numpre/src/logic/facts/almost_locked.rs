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
use crate::vocabulary::{CellSet, Digit, DigitSet, House, HouseKind};

/// The greatest number of cells of a set.
const MOST_CELLS: usize = 6;

/// *n* open cells of a house with *n* + 1 digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::logic) struct AlmostLocked {
    pub(in crate::logic) cells: CellSet,
    pub(in crate::logic) digits: DigitSet,
    pub(in crate::logic) house: House,
    places: [CellSet; 9],
    seen: [CellSet; 9],
}

impl AlmostLocked {
    fn new(state: &SolvingState, house: House, cells: CellSet, digits: DigitSet) -> AlmostLocked {
        let (mut places, mut seen) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        for digit in digits.iter() {
            places[digit.index()] = cells & state.cells_with(digit);
            seen[digit.index()] = places[digit.index()].common_peers() & state.cells_with(digit);
        }
        AlmostLocked { cells, digits, house, places, seen }
    }

    /// Returns the cells of the set that have this digit.
    pub(in crate::logic) fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
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
}

impl AlmostLockedSets {
    /// Finds the sets of a board.
    pub(super) fn of(state: &SolvingState) -> AlmostLockedSets {
        let mut sets = Vec::new();
        let houses: Vec<_> = House::all().map(|house| (house, unions(state, house))).collect();
        for size in 1..=MOST_CELLS {
            for (house, unions) in &houses {
                let of_size = |places: &u16| places.count_ones() as usize == size;
                for places in (1..512).filter(of_size) {
                    let digits = DigitSet::from_bits(unions[usize::from(places)]);
                    let cells = house.cells_at(places);
                    let is_open = cells.len() == size && (cells - state.open()).is_empty();
                    // Cells of a line that are in one block are a set of the block.
                    if digits.len() == size + 1
                        && is_open
                        && (house.kind() == HouseKind::Block || !is_in_block(cells))
                    {
                        sets.push(AlmostLocked::new(state, *house, cells, digits));
                    }
                }
            }
        }
        let mut neighbours = BitRows::new(sets.len());
        let mut exclusive = std::array::from_fn(|_| neighbours.clone());
        for (number, one) in sets.iter().enumerate() {
            for (before, other) in sets[..number].iter().enumerate() {
                if !(one.cells & other.cells).is_empty() {
                    continue;
                }
                for digit in (one.digits & other.digits).iter() {
                    if one.seen(digit).is_superset(other.places(digit)) {
                        exclusive[digit.index()].join(number, before);
                        neighbours.join(number, before);
                    }
                }
            }
        }
        AlmostLockedSets { sets, exclusive, neighbours }
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

    /// Iterates over the sets after the one of this number that cannot have one of its digits
    /// together with it.
    pub(in crate::logic) fn neighbours_after(&self, number: usize) -> impl Iterator<Item = usize> {
        bits_of(self.neighbours.row(number)).filter(move |other| *other > number)
    }
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
