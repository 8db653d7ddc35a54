//! Producer 19: the bivalue universal grave.
//!
//! If every blank had two candidates, and every digit two or no places in each house, then the
//! puzzle would have two solutions or none. So one of the extra candidates is in the solution.
//!
//! For example all blanks have two candidates, except r5c5 with 2 6 8. In row 5, column 5 and
//! block 5, the 8 has three places, but the 2 and the 6 have two. So 8 is extra, and r5c5 is 8:
//! type 1.

use super::grid::{BRC, Cell, Grid, Kind, Mask, PEERS, bits, cells_at, size, subsets};
use super::hint::{Hint, candidates_of};

/// The candidates that keep a grid from being a grave.
struct Extras {
    /// The cells with extra digits, in the order in which they were found.
    cells: Vec<Cell>,
    /// The extra digits of each of the cells.
    digits: Vec<Mask>,
    /// The union of the extra digits.
    all: Mask,
    /// The cells that see all the cells with extra digits, in the order of the peers of the first.
    /// Filled cells are among them.
    common: Vec<Cell>,
}

/// Returns the first hint of a grave: type 1, 2, 4 or 3.
pub(super) fn bug(grid: &Grid) -> Option<Hint> {
    let extras = extras(grid)?;
    match extras.cells[..] {
        [] => None,
        [cell] => Hint::removing(5.6, candidates_of(grid, [cell], !extras.digits[0])),
        _ if size(extras.all) == 1 => {
            let removals = candidates_of(grid, extras.common.iter().copied(), extras.all);
            Hint::removing(5.7, removals).or_else(|| type_4(grid, &extras))
        }
        _ if extras.common.is_empty() => None,
        _ => type_4(grid, &extras).or_else(|| type_3(grid, &extras)),
    }
}

/// Returns the extra candidates, or `None` if the grid without them is not a grave.
fn extras(grid: &Grid) -> Option<Extras> {
    let mut copy = grid.clone();
    let mut extras = Extras { cells: Vec::new(), digits: Vec::new(), all: 0, common: Vec::new() };
    for house in BRC.into_iter().flat_map(Kind::houses) {
        for digit in 0..9 {
            let positions = grid.positions[house][digit];
            if matches!(size(positions), 0 | 2) {
                continue;
            }
            let mut cells = cells_at(house, positions);
            cells.retain(|&cell| grid.count(cell) >= 3);
            match cells[..] {
                [] => return None,
                [cell] => {
                    extras.add(cell, digit);
                    copy.strike(cell, digit);
                    let has_several = extras.cells.len() > 1 && size(extras.all) > 1;
                    if has_several && extras.common.is_empty() {
                        return None;
                    }
                }
                _ => {}
            }
        }
    }
    let pairs = (0..81).all(|cell| !copy.is_blank(cell) || copy.count(cell) == 2);
    let places = copy.positions.iter().flatten().all(|&places| matches!(size(places), 0 | 2));
    (pairs && places).then_some(extras)
}

impl Extras {
    fn add(&mut self, cell: Cell, digit: usize) {
        if self.cells.is_empty() {
            self.common = PEERS[cell].to_vec();
        }
        let index = self.cells.iter().position(|&found| found == cell).unwrap_or_else(|| {
            self.cells.push(cell);
            self.digits.push(0);
            self.cells.len() - 1
        });
        self.digits[index] |= 1 << digit;
        self.all |= 1 << digit;
        self.common.retain(|other| PEERS[cell].contains(other) && !self.cells.contains(other));
    }
}

/// Returns the hint of type 4: two cells share a house and exactly one digit that is not extra.
fn type_4(grid: &Grid, extras: &Extras) -> Option<Hint> {
    let [one, other] = extras.cells[..] else { return None };
    let shared = grid.candidates[one] & grid.candidates[other] & !extras.all;
    if size(shared) != 1 || BRC.iter().all(|kind| kind.house_of(one) != kind.house_of(other)) {
        return None;
    }
    let mut removals = candidates_of(grid, [one], !(shared | extras.digits[0]));
    removals.extend(candidates_of(grid, [other], !(shared | extras.digits[1])));
    Hint::removing(5.7, removals)
}

/// Returns the first hint of type 3: the extra digits are part of a naked set in a house.
fn type_3(grid: &Grid, extras: &Extras) -> Option<Hint> {
    for kind in BRC {
        let house = kind.house_of(extras.cells[0]);
        if extras.cells.iter().any(|&cell| kind.house_of(cell) != house) {
            continue;
        }
        let mut others = extras.common.clone();
        others.retain(|&cell| kind.house_of(cell) == house);
        for n in (2..=6).filter(|&n| others.len() >= n) {
            for chosen in subsets(n - 1, others.len()) {
                let set: Vec<Cell> = bits(chosen).map(|index| others[index]).collect();
                let digits = grid.union(&set);
                if set.iter().any(|&cell| grid.count(cell) < 2)
                    || size(digits) != n
                    || size(digits | extras.all) != n
                {
                    continue;
                }
                let rest = others.iter().copied().filter(|cell| !set.contains(cell));
                let rating = 5.7 + (n - 1) as f64 * 0.1;
                let hint = Hint::removing(rating, candidates_of(grid, rest, digits));
                if hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}
