//! Sets of open cells whose digits could be exchanged: the deadly patterns of two and three digits.
//!
//! *Two digits.* The cells have both digits as candidates, and every house has two of them or none.
//! Along a house the digit changes, so each way to fill the cells with the two digits has a second
//! one, in which all of them change:
//!
//! ```text
//!        c1 c2 c4            c1 c2 c4
//!   r1   a  .  b             b  .  a       six cells: two in each of rows 1, 2 and 4,
//!   r2   .  b  a      or     .  a  b       columns 1, 2 and 4, blocks 1, 2 and 4
//!   r4   b  a  .             a  b  .
//! ```
//!
//! *Three digits.* Two parallel lines of one band cross three others, one in each block. If the six
//! cells have only three digits, the two lines can be exchanged.

use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// The greatest number of cells.
const MOST_CELLS: usize = 16;

/// Open cells, none of them a given, whose digits could be exchanged if they had no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::logic) struct Exchangeable {
    /// The cells. Some of them have other candidates.
    pub(in crate::logic) cells: CellSet,
    /// The digits.
    pub(in crate::logic) digits: DigitSet,
}

/// Returns all such sets with few other candidates: in one or two cells; in three of four; or of
/// one digit.
pub(super) fn all(state: &SolvingState) -> Vec<Exchangeable> {
    let mut found = Vec::new();
    let open = state.open() - state.givens();
    for one in Digit::all() {
        for other in Digit::all().skip(one.index() + 1) {
            let cells = state.cells_with(one) & state.cells_with(other) & open;
            let digits = DigitSet::of(one) | DigitSet::of(other);
            let mut left = cells;
            for start in cells.iter() {
                let search = Search { state, digits, cells: left };
                search.extend([CellSet::of(start), CellSet::EMPTY], &mut found);
                left.remove(start);
            }
        }
    }
    add_lines(state, open, &mut found);
    found
}

/// A search for the sets of two digits among some cells.
struct Search<'s> {
    state: &'s SolvingState,
    digits: DigitSet,
    cells: CellSet,
}

impl Search<'_> {
    /// Adds a cell to the two sides of a set, in each possible way, until every house has two cells
    /// or none.
    fn extend(&self, sides: [CellSet; 2], found: &mut Vec<Exchangeable>) {
        let set = sides[0] | sides[1];
        let is_half = |house: &House| (house.cells() & set).len() == 1;
        let Some(house) = House::all().find(is_half) else {
            found.push(Exchangeable { cells: set, digits: self.digits });
            return;
        };
        if set.len() == MOST_CELLS {
            return;
        }
        let side = usize::from(!(house.cells() & sides[0]).is_empty());
        for cell in (self.cells & (house.cells() - set)).iter() {
            // In each of its houses the cell is the first one, or the second and on the other side.
            let fits = |house: House| {
                let there = house.cells() & set;
                there.len() <= 1 && (there & sides[side]).is_empty()
            };
            if cell.houses().into_iter().all(fits) && self.has_few_others(set | CellSet::of(cell)) {
                let mut sides = sides;
                sides[side].insert(cell);
                self.extend(sides, found);
            }
        }
    }

    fn has_few_others(&self, set: CellSet) -> bool {
        let others = |cell: Cell| self.state.digits(cell) - self.digits;
        let roof: CellSet = set.iter().filter(|cell| !others(*cell).is_empty()).collect();
        let all = roof.iter().fold(DigitSet::EMPTY, |all, cell| all | others(cell));
        roof.len() <= 2 || all.len() == 1 || (roof.len() == 3 && set.len() <= 4)
    }
}

/// Adds the sets of three digits.
fn add_lines(state: &SolvingState, open: CellSet, found: &mut Vec<Exchangeable>) {
    for lines in [House::row as fn(usize) -> House, House::column] {
        let across: fn(usize) -> House =
            if lines(0) == House::row(0) { House::column } else { House::row };
        for band in 0..3 {
            for [one, other] in [[0, 1], [0, 2], [1, 2]] {
                let both = lines(3 * band + one).cells() | lines(3 * band + other).cells();
                for places in 0..27 {
                    let crossing = [places % 3, 3 + places / 3 % 3, 6 + places / 9];
                    let cells = crossing
                        .iter()
                        .fold(CellSet::EMPTY, |all, &place| all | (across(place).cells() & both));
                    if (cells - open).is_empty() {
                        add_three_digits(state, cells, found);
                    }
                }
            }
        }
    }
}

/// Adds six cells with their three digits, if at most two of them have others.
fn add_three_digits(state: &SolvingState, cells: CellSet, found: &mut Vec<Exchangeable>) {
    let small: CellSet = cells.iter().filter(|&cell| state.digits(cell).len() <= 3).collect();
    if small.len() < 4 {
        return;
    }
    for one in Digit::all() {
        for two in Digit::all().skip(one.index() + 1) {
            for three in Digit::all().skip(two.index() + 1) {
                let digits = DigitSet::of(one) | DigitSet::of(two) | DigitSet::of(three);
                let has_two = |cell: Cell| (state.digits(cell) & digits).len() >= 2;
                let others = |cell: &Cell| !(state.digits(*cell) - digits).is_empty();
                let roof: CellSet = cells.iter().filter(others).collect();
                let floor = (cells - roof).iter();
                let used = floor.fold(DigitSet::EMPTY, |all, cell| all | state.digits(cell));
                if roof.len() <= 2 && used == digits && cells.iter().all(has_two) {
                    found.push(Exchangeable { cells, digits });
                }
            }
        }
    }
}
