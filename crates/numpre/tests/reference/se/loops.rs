//! Producer 15: unique rectangles and loops.
//!
//! A loop has the same two digits v1 and v2 in all its cells. If it had nothing else, the two
//! digits could be exchanged, and the puzzle would have two solutions.
//!
//! For example r1c1, r1c4 and r2c1 have the candidates 4 7, and r2c4 has 4 7 9. If r2c4 were 4 or
//! 7, the four cells could be filled in two ways. So 4 and 7 are removed from r2c4: type 1.
//!
//! All hints are collected, and the first of the lowest rating is returned. Two hints of one kind
//! on the same loop have the same rating, so duplicates need no check: the first wins anyway.

use super::grid::{
    BRC, Cell, Grid, HOUSES, Kind, Mask, PEERS, bits, position_in, sees, size, subsets,
};
use super::hint::{Candidate, Hint, candidates_of};

/// Returns the hint with the lowest rating, then with the lowest type.
pub(super) fn unique_loop(grid: &Grid) -> Option<Hint> {
    let mut found: Vec<(u8, Hint)> = Vec::new();
    for start in (0..81).filter(|&cell| grid.count(cell) == 2) {
        let mut walk =
            Walk { grid, pair: grid.candidates[start], path: Vec::new(), loops: Vec::new() };
        walk.enter(start, 2, 0, None);
        for cells in walk.loops.into_iter().filter(|cells| is_valid(cells)) {
            hints_of(grid, &cells, grid.candidates[start], &mut found);
        }
    }
    // Stable: of equal hints the first found wins.
    found.sort_by(|(one_type, one), (other_type, other)| {
        one.rating.total_cmp(&other.rating).then(one_type.cmp(other_type))
    });
    found.into_iter().next().map(|(_, hint)| hint)
}

/// The search for loops from one cell.
struct Walk<'a> {
    grid: &'a Grid,
    pair: Mask,
    path: Vec<Cell>,
    loops: Vec<Vec<Cell>>,
}

impl Walk<'_> {
    /// Adds a cell to the path and tries all next cells. `allowed` is the number of cells with
    /// extra digits that may still follow, `extra` the extra digits so far, `via` the type of the
    /// house that led here.
    fn enter(&mut self, cell: Cell, allowed: i32, mut extra: Mask, via: Option<Kind>) {
        self.path.push(cell);
        for kind in BRC.into_iter().filter(|&kind| Some(kind) != via) {
            for &next in kind.cells_around(cell) {
                if next == self.path[0] && self.path.len() >= 4 {
                    self.loops.push(self.path.clone());
                } else if !self.path.contains(&next)
                    && self.grid.candidates[next] & self.pair == self.pair
                {
                    // The extra digits of this cell stay for the cells that are tried after it.
                    // This is a defect of 1.2.1.
                    extra |= self.grid.candidates[next] & !self.pair;
                    let has_extra = self.grid.count(next) > 2;
                    if !has_extra || size(extra) == 1 || allowed > 0 {
                        self.enter(next, allowed - i32::from(has_extra), extra, Some(kind));
                    }
                }
            }
        }
        self.path.pop();
    }
}

/// Returns whether every house of the loop has one cell at an even place of the path, and one at an
/// odd place.
fn is_valid(path: &[Cell]) -> bool {
    let mut seen = [0_u32; 2];
    for (place, &cell) in path.iter().enumerate() {
        for kind in BRC {
            let house = 1 << kind.house_of(cell);
            if seen[place % 2] & house != 0 {
                return false;
            }
            seen[place % 2] |= house;
        }
    }
    seen[0] == seen[1]
}

/// Adds the hints of a loop, each with its type.
fn hints_of(grid: &Grid, path: &[Cell], pair: Mask, found: &mut Vec<(u8, Hint)>) {
    let mut base = 4.5;
    if path.len() >= 10 {
        base += 0.3;
    }
    if path.len() >= 8 {
        base += 0.2;
    } else if path.len() >= 6 {
        base += 0.1;
    }
    let with_extra: Vec<Cell> = path.iter().copied().filter(|&cell| grid.count(cell) > 2).collect();
    let extra = grid.union(&with_extra) & !pair;
    let mut add = |kind: u8, rating: f64, removals: Vec<Candidate>| {
        found.extend(Hint::removing(rating, removals).map(|hint| (kind, hint)));
    };
    match with_extra[..] {
        [] => {}
        [cell] => add(1, base, candidates_of(grid, [cell], pair)),
        [one, other] => {
            if size(extra) == 1 {
                add(2, base, seen_by_all(grid, &with_extra, extra));
            } else {
                type_3(grid, [one, other], pair, extra, |added, removals| {
                    add(3, base + added, removals);
                });
            }
            add(4, base, type_4(grid, [one, other], pair));
        }
        // More than two cells have the same extra digit. The walk allows nothing else.
        _ => add(2, base, seen_by_all(grid, &with_extra, extra)),
    }
}

/// Returns the places of a digit that see all these cells.
fn seen_by_all(grid: &Grid, cells: &[Cell], digit: Mask) -> Vec<Candidate> {
    let seen = |&target: &Cell| cells.iter().all(|&cell| sees(target, cell));
    candidates_of(grid, PEERS[cells[0]].into_iter().filter(seen), digit)
}

/// Visits the removals of type 3: the extra digits of the two cells, as if one cell had them, are
/// part of a naked or hidden set. With each comes what is added to the rating.
fn type_3(
    grid: &Grid,
    [one, other]: [Cell; 2],
    pair: Mask,
    extra: Mask,
    mut visit: impl FnMut(f64, Vec<Candidate>),
) {
    for n in size(extra)..=7 {
        for house in common_houses(one, other) {
            let (at_one, at_other) = (1 << position_in(house, one), 1 << position_in(house, other));
            let cells = |positions| bits(positions).map(move |position| HOUSES[house][position]);
            if 2 * n <= grid.blanks[house] {
                for positions in subsets(n, 9) {
                    if positions & at_one == 0 || positions & at_other != 0 {
                        continue;
                    }
                    let set: Vec<Cell> = cells(positions & !at_one).collect();
                    let in_set = grid.union(&set);
                    let both = extra & grid.candidates[one] & grid.candidates[other];
                    if set.iter().all(|&cell| grid.count(cell) >= 2)
                        && size(extra | in_set) == n
                        && size(both | in_set) == n
                    {
                        let rest = cells(0b1_1111_1111 & !positions & !at_other);
                        visit((n - 1) as f64 * 0.1, candidates_of(grid, rest, extra | in_set));
                    }
                }
            }
            if 2 * n < grid.blanks[house] {
                let others: Vec<usize> = bits(0b1_1111_1111 & !pair & !extra).collect();
                for chosen in subsets(n - 2, others.len()) {
                    let digits = bits(chosen).fold(pair, |all, index| all | 1 << others[index]);
                    let places = bits(digits).map(|digit| grid.positions[house][digit] & !at_other);
                    let positions = places.clone().fold(0, |all, places| all | places);
                    if places.clone().all(|places| places != 0) && size(positions) == n {
                        let set = cells(positions & !at_one);
                        visit((n - 2) as f64 * 0.1, candidates_of(grid, set, !digits));
                    }
                }
            }
        }
    }
}

/// Returns the removals of type 4: one digit of the pair must be in one of the two cells, because
/// it has no other place in a house of both. So the other digit is removed from both.
fn type_4(grid: &Grid, [one, other]: [Cell; 2], pair: Mask) -> Vec<Candidate> {
    let nowhere_else = |digit: usize| {
        common_houses(one, other).any(|house| {
            let here = 1 << position_in(house, one) | 1 << position_in(house, other);
            grid.positions[house][digit] & !here == 0
        })
    };
    match bits(pair).find(|&digit| nowhere_else(digit)) {
        Some(locked) => candidates_of(grid, [one, other], pair & !(1 << locked)),
        None => Vec::new(),
    }
}

/// Returns the houses that hold both cells.
fn common_houses(one: Cell, other: Cell) -> impl Iterator<Item = usize> {
    BRC.into_iter()
        .filter(move |kind| kind.house_of(one) == kind.house_of(other))
        .map(move |kind| kind.house_of(one))
}
