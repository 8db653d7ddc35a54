//! Unique rectangles and loops, types 1 to 4.
//!
//! A loop of cells that all have the digits `v1` and `v2` may hold them in two ways. If nothing
//! else were possible in its cells, the puzzle would have two solutions. So one of the *extra*
//! digits is right.
//!
//! ```text
//!        c1   c7
//!  r1    47   47        r3c7 would be 4 or 7 as well: then both ways fit.
//!  r3    47   4 7 9     So r3c7 is 9 (type 1).
//! ```
//!
//! All loops of the board are looked for. The hint with the lowest rating counts; of equal ones the
//! one of the lowest type; of equal ones the first that is found.

use super::effect::{Effect, Hint};
use super::geometry::{CELLS, HOUSE_CELLS, HOUSES, ORDER_OF_LINKS, PEERS, bits, cells_of};
use super::sheet::{Searched, Sheet};

/// The search for loops. It remembers the pairs of digits that have none: they are searched again
/// only if a cell with both digits has changed.
pub(super) struct Loops {
    searched: Searched,
    /// For each pair of digits the cells that had both, if they had no loop. `u128::MAX` if they
    /// had one.
    without_loop: [[u128; 9]; 9],
}

impl Loops {
    /// Begins with a puzzle.
    pub(super) const NEW: Loops =
        Loops { searched: Searched::NOTHING, without_loop: [[u128::MAX; 9]; 9] };

    /// Returns the best hint from a unique rectangle or loop.
    pub(super) fn best(&mut self, sheet: &Sheet) -> Option<Hint> {
        let changed = self.searched.changed(sheet);
        for without in self.without_loop.iter_mut().flatten() {
            if *without & changed != 0 {
                *without = u128::MAX;
            }
        }
        self.searched.remember(sheet);
        best(sheet, &mut self.without_loop)
    }
}

fn best(sheet: &Sheet, without_loop: &mut [[u128; 9]; 9]) -> Option<Hint> {
    let mut search = Search {
        sheet,
        best: None,
        path: Vec::with_capacity(32),
        pair: [0; 2],
        linked: 0,
        has_loop: [[false; 9]; 9],
    };
    let known = *without_loop;
    for start in cells_of(sheet.open) {
        if sheet.count(start) != 2 {
            continue;
        }
        let low = sheet.by_cell[start].trailing_zeros() as usize;
        let high = 15 - sheet.by_cell[start].leading_zeros() as usize;
        if known[low][high] == u128::MAX {
            let both = sheet.boards[low] & sheet.boards[high];
            if search.pair != [low, high] {
                search.pair = [low, high];
                search.linked = linked(both);
            }
            if search.linked >> start & 1 == 1 {
                search.walk(start, 2, 0, usize::MAX, Walked::default());
            }
            without_loop[low][high] = both;
        }
    }
    for (low, has_loop) in search.has_loop.iter().enumerate() {
        for (high, _) in has_loop.iter().enumerate().filter(|(_, has_loop)| **has_loop) {
            without_loop[low][high] = u128::MAX;
        }
    }
    search.best.map(|best| best.hint)
}

/// Returns the cells of a set that a valid loop can contain. In a valid loop, the cells with even
/// numbers and those with odd numbers have the same houses. So each cell meets another one in its
/// block, in its row and in its column.
fn linked(mut cells: u128) -> u128 {
    loop {
        let mut accompanied = [0u128; 3];
        for (house, of_house) in HOUSE_CELLS.iter().enumerate() {
            let of_house = cells & of_house;
            if of_house & of_house.wrapping_sub(1) != 0 {
                accompanied[house / 9] |= of_house;
            }
        }
        let left = accompanied.iter().fold(cells, |left, kind| left & kind);
        if left == cells {
            return cells;
        }
        cells = left;
    }
}

/// A hint, and the number of its type.
struct Typed {
    hint: Hint,
    number: u8,
}

/// The cells of the path, and the houses of its cells with even and odd numbers.
#[derive(Clone, Copy, Default)]
struct Walked {
    cells: u128,
    houses: [u32; 2],
}

struct Search<'a> {
    sheet: &'a Sheet,
    best: Option<Typed>,
    path: Vec<u8>,
    pair: [usize; 2],
    /// The cells that a loop of this pair can contain.
    linked: u128,
    /// The pairs of digits that have a loop.
    has_loop: [[bool; 9]; 9],
}

impl Search<'_> {
    /// Extends the path by a cell, and continues from there. `extra` belongs to one call, but keeps
    /// the digits of cells that were tried before in the same call: Sudoku Explainer 1.2.1 does so.
    ///
    /// In a valid loop, the houses of the cells with even numbers are all different, and so are
    /// those with odd numbers. So the path does not enter a cell that repeats one of its houses.
    fn walk(&mut self, cell: usize, allowed: i32, mut extra: u16, via: usize, walked: Walked) {
        self.path.push(cell as u8);
        let parity = (self.path.len() - 1) % 2;
        let mut walked = walked;
        walked.cells |= 1 << cell;
        walked.houses[parity] |= houses_of(cell);
        let pair = 1 << self.pair[0] | 1 << self.pair[1];
        for kind in ORDER_OF_LINKS {
            if kind == via {
                continue;
            }
            let house = usize::from(HOUSES[cell][kind]);
            let positions = self.sheet.positions[self.pair[0]][house]
                & self.sheet.positions[self.pair[1]][house];
            for position in bits(positions) {
                let next = usize::from(CELLS[house][position]);
                if next == usize::from(self.path[0]) {
                    if self.path.len() >= 4 && walked.houses[0] == walked.houses[1] {
                        self.judge();
                    }
                    continue;
                }
                if walked.cells >> next & 1 == 1 {
                    continue;
                }
                let others = self.sheet.by_cell[next] & !pair;
                extra |= others;
                if (others == 0 || extra.count_ones() == 1 || allowed > 0)
                    && self.linked >> next & 1 == 1
                    && walked.houses[1 - parity] & houses_of(next) == 0
                {
                    self.walk(next, allowed - i32::from(others != 0), extra, kind, walked);
                }
            }
        }
        self.path.pop();
    }

    /// Finds the hints of the loop that the path is.
    fn judge(&mut self) {
        let sheet = self.sheet;
        let [low, high] = self.pair;
        self.has_loop[low][high] = true;
        let pair: u16 = 1 << self.pair[0] | 1 << self.pair[1];
        let mut rating = 4.5;
        if self.path.len() >= 10 {
            rating += 0.3;
        }
        if self.path.len() >= 8 {
            rating += 0.2;
        } else if self.path.len() >= 6 {
            rating += 0.1;
        }
        let with_extra: Vec<usize> = self
            .path
            .iter()
            .map(|&cell| usize::from(cell))
            .filter(|&cell| sheet.by_cell[cell] & !pair != 0)
            .collect();
        let extra = |cell: usize| sheet.by_cell[cell] & !pair;
        match with_extra[..] {
            [] => {}
            [cell] => self.offer(rating, 1, Effect::removal(cell, pair)),
            [first, second] => {
                let digits = extra(first) | extra(second);
                if digits.count_ones() == 1 {
                    self.offer(rating, 2, type_two(sheet, &with_extra, digits));
                } else {
                    self.type_three(rating, first, second, digits);
                }
                self.type_four(rating, first, second);
            }
            _ => {
                let digits = with_extra.iter().fold(0, |union, &cell| union | extra(cell));
                if digits.count_ones() == 1 {
                    self.offer(rating, 2, type_two(sheet, &with_extra, digits));
                }
            }
        }
    }

    /// Two cells have the extra digits. With other cells of a house they form a naked or hidden
    /// set.
    fn type_three(&mut self, rating: f64, first: usize, second: usize, extra: u16) {
        let sheet = self.sheet;
        let pair: u16 = 1 << self.pair[0] | 1 << self.pair[1];
        let shared = extra & sheet.by_cell[first] & sheet.by_cell[second];
        for size in extra.count_ones()..=7 {
            for kind in ORDER_OF_LINKS {
                let house = usize::from(HOUSES[first][kind]);
                if HOUSES[second][kind] != HOUSES[first][kind] {
                    continue;
                }
                let blanks = u32::from(sheet.blanks[house]);
                let position_of = |cell: usize| 1u16 << super::geometry::POSITIONS[cell][kind];
                let (at_first, at_second) = (position_of(first), position_of(second));
                if 2 * size <= blanks {
                    let naked = rating + f64::from(size - 1) * 0.1;
                    let by_position = sheet.house(house);
                    for others in subsets(size - 1, at_first | at_second) {
                        if bits(others).any(|position| by_position[position].count_ones() < 2) {
                            continue;
                        }
                        let theirs =
                            bits(others).fold(0, |union, position| union | by_position[position]);
                        let union = extra | theirs;
                        if union.count_ones() != size || (shared | theirs).count_ones() != size {
                            continue;
                        }
                        let rest = HOUSE_CELLS[house]
                            & !Sheet::cells_at(house, others | at_first | at_second);
                        let mut effect = Effect::NONE;
                        for digit in bits(union) {
                            effect.remove(digit, sheet.boards[digit] & rest);
                        }
                        self.offer(naked, 3, effect);
                    }
                }
                if 2 * size < blanks && size >= 2 {
                    let hidden = rating + f64::from(size - 2) * 0.1;
                    for digits in subsets(size - 2, pair | extra) {
                        let digits = digits | pair;
                        let places = |digit: usize| sheet.positions[digit][house] & !at_second;
                        if bits(digits).any(|digit| places(digit) == 0) {
                            continue;
                        }
                        let union = bits(digits).fold(0, |union, digit| union | places(digit));
                        if union.count_ones() != size {
                            continue;
                        }
                        let mut effect = Effect::NONE;
                        for cell in cells_of(Sheet::cells_at(house, union & !at_first)) {
                            effect.remove_digits(cell, sheet.by_cell[cell] & !digits);
                        }
                        self.offer(hidden, 3, effect);
                    }
                }
            }
        }
    }

    /// Two cells have the extra digits. One digit of the loop is possible nowhere else in a house
    /// of both, so the other one is not in them.
    fn type_four(&mut self, rating: f64, first: usize, second: usize) {
        let sheet = self.sheet;
        let both = 1 << first | 1 << second;
        let confined = |digit: usize| {
            ORDER_OF_LINKS.into_iter().any(|kind| {
                let house = usize::from(HOUSES[first][kind]);
                HOUSES[second][kind] == HOUSES[first][kind]
                    && sheet.boards[digit] & HOUSE_CELLS[house] & !both == 0
            })
        };
        let [v1, v2] = self.pair;
        let removed = if confined(v1) {
            v2
        } else if confined(v2) {
            v1
        } else {
            return;
        };
        let mut effect = Effect::NONE;
        effect.remove(removed, both);
        self.offer(rating, 4, effect);
    }

    /// Keeps a hint that removes something, if it is better than all before.
    fn offer(&mut self, rating: f64, number: u8, effect: Effect) {
        if !effect.is_worth() {
            return;
        }
        let is_better = self.best.as_ref().is_none_or(|best| {
            rating < best.hint.rating || rating == best.hint.rating && number < best.number
        });
        if is_better {
            self.best = Some(Typed { hint: Hint::new(rating, effect), number });
        }
    }
}

/// The cells with the only extra digit: a cell that sees all of them does not hold it.
fn type_two(sheet: &Sheet, cells: &[usize], digit: u16) -> Effect {
    let digit = digit.trailing_zeros() as usize;
    let seen = cells.iter().fold(sheet.boards[digit], |seen, &cell| seen & PEERS[cell]);
    let mut effect = Effect::NONE;
    effect.remove(digit, seen);
    effect
}

/// Returns the houses of a cell as a set.
fn houses_of(cell: usize) -> u32 {
    HOUSES[cell].iter().fold(0, |set, &house| set | 1 << house)
}

/// Returns the subsets of nine members of some size, without some members, in increasing value of
/// the bit mask.
fn subsets(size: u32, without: u16) -> impl Iterator<Item = u16> {
    (0..512u16).filter(move |mask| mask & without == 0 && mask.count_ones() == size)
}
