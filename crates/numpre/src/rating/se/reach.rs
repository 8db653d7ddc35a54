//! Which candidates lead to which, by links of the sheet as it is.
//!
//! A chain goes from a candidate that is on over a *weak* link to one that is off, and from there
//! over a *strong* link to the next that is on. Only candidates with a strong link, the *linked*
//! ones, can be on at its end. There are 200 of them at most in practice, so a row of bits says
//! what a candidate leads to, and a transitive closure of all rows takes some ten thousand cycles.
//!
//! ```text
//! r1c1 = 1 2      +1 in r1c1 makes 2 off there (weak), so 2 is on in r1c9 (strong: the only other
//! r1c9 = 2 3      place in the row). That makes 3 off in r1c9, and so on.
//! ```
//!
//! The links are skew-symmetric: if a leads to b, then the opposite of b leads to the opposite of
//! a. So these facts follow:
//!
//! - A forcing chain is a path from a literal to its opposite.
//! - If a cycle removes a candidate x, then x leads to its opposite too: x sees a candidate that is
//!   on in the cycle, and one that is off. x, if on, makes the first one off, and the cycle, read
//!   backwards, leads from there to the other one, on, which makes x off.
//! - So a sheet without such a path has neither cycles nor forcing chains. Then a closure has no
//!   contradiction either, and it is exactly the set of what its source leads to.

use super::boards::Boards;
use super::geometry::{CELLS, PEERS, bits, cells_of};
use super::links::{Mode, others};
use super::sheet::Sheet;

/// The set of linked candidates that a candidate leads to, a bit for each. The bits are in groups
/// of 256, of which most sheets need one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Row([[u64; 4]; 3]);

impl Row {
    const EMPTY: Row = Row([[0; 4]; 3]);

    #[inline]
    fn has(&self, at: usize) -> bool {
        self.0[at / 256][at / 64 % 4] >> (at % 64) & 1 == 1
    }

    #[inline]
    fn insert(&mut self, at: usize) {
        self.0[at / 256][at / 64 % 4] |= 1 << (at % 64);
    }

    #[inline]
    fn meets(&self, other: &Row, groups: usize) -> bool {
        let words = self.0[..groups].iter().flatten().zip(other.0[..groups].iter().flatten());
        words.fold(0, |shared, (mine, theirs)| shared | mine & theirs) != 0
    }

    #[inline]
    fn add(&mut self, other: &Row, groups: usize) {
        for (mine, theirs) in self.0[..groups].iter_mut().zip(&other.0[..groups]) {
            for (word, more) in mine.iter_mut().zip(theirs) {
                *word |= more;
            }
        }
    }

    fn iter(&self, groups: usize) -> impl Iterator<Item = usize> + '_ {
        self.0[..groups].iter().flatten().enumerate().flat_map(|(word, &set)| {
            let mut rest = set;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Some(64 * word + bit)
            })
        })
    }
}

/// The candidates that each candidate leads to.
pub(super) struct Reach {
    mode: Mode,
    /// The linked candidates, as (cell, digit).
    linked: Vec<(u8, u8)>,
    /// The same as sets of cells.
    linked_boards: Boards,
    /// The number of each linked candidate.
    number: Box<[[u16; 81]; 9]>,
    /// The strong partners of each linked candidate.
    strong: Vec<Row>,
    /// The candidates that each linked one, on, leads to.
    from_on: Vec<Row>,
    /// The candidates that each linked one, off, leads to.
    from_off: Vec<Row>,
    /// Groups of 256 bits in use.
    groups: usize,
}

/// The ways in which literals of a sheet lead back to themselves or to their opposite.
#[derive(Clone, Copy)]
pub(super) struct Returns {
    /// Candidates that are off if they are on.
    pub(super) on_to_off: Boards,
    /// Candidates that are on if they are off.
    pub(super) off_to_on: Boards,
    /// Candidates on a cycle.
    pub(super) cycles: Boards,
}

impl Reach {
    pub(super) fn new(mode: Mode) -> Reach {
        Reach {
            mode,
            linked: Vec::new(),
            linked_boards: Boards::EMPTY,
            number: Box::new([[0; 81]; 9]),
            strong: Vec::new(),
            from_on: Vec::new(),
            from_off: Vec::new(),
            groups: 0,
        }
    }

    /// Returns which links are followed.
    pub(super) fn mode(&self) -> Mode {
        self.mode
    }

    /// Returns the linked candidates, as (cell, digit).
    pub(super) fn linked(&self) -> &[(u8, u8)] {
        &self.linked
    }

    /// Returns the linked candidates as sets of cells.
    pub(super) fn linked_boards(&self) -> &Boards {
        &self.linked_boards
    }

    /// Returns the row with only this linked candidate.
    pub(super) fn row_of(&self, cell: usize, digit: usize) -> Row {
        let mut row = Row::EMPTY;
        row.insert(usize::from(self.number[digit][cell]));
        row
    }

    /// Returns the linked candidates that conflict with a candidate.
    pub(super) fn conflicts_of(&self, sheet: &Sheet, cell: usize, digit: usize) -> Row {
        let mut row = Row::EMPTY;
        for other in self.linked_conflicts(sheet, cell, digit) {
            row.insert(other);
        }
        row
    }

    /// Returns whether a linked candidate is in a row, or leads to one that is.
    #[inline]
    pub(super) fn leads_into(&self, (cell, digit): (usize, usize), row: &Row) -> bool {
        let number = usize::from(self.number[digit][cell]);
        row.has(number) || self.from_on[number].meets(row, self.groups)
    }

    /// Computes what each candidate of a sheet leads to.
    fn compute(&mut self, sheet: &Sheet) {
        self.find_strong_links(sheet);
        let (count, groups) = (self.linked.len(), self.linked.len().div_ceil(256));
        self.groups = groups;
        self.from_on.clear();
        for at in 0..count {
            let (cell, digit) = self.linked[at];
            let mut row = Row::EMPTY;
            for off in self.linked_conflicts(sheet, usize::from(cell), usize::from(digit)) {
                row.add(&self.strong[off], groups);
            }
            self.from_on.push(row);
        }
        for middle in 0..count {
            let row = self.from_on[middle];
            for other in &mut self.from_on {
                if other.has(middle) {
                    other.add(&row, groups);
                }
            }
        }
        self.from_off.clear();
        for at in 0..count {
            let mut row = self.strong[at];
            for on in self.strong[at].iter(groups) {
                row.add(&self.from_on[on], groups);
            }
            self.from_off.push(row);
        }
    }

    fn find_strong_links(&mut self, sheet: &Sheet) {
        self.linked.clear();
        self.strong.clear();
        self.linked_boards = Boards::EMPTY;
        for cell in cells_of(sheet.open) {
            if self.mode != Mode::X && sheet.count(cell) == 2 {
                let low = sheet.by_cell[cell].trailing_zeros() as usize;
                let high = 15 - sheet.by_cell[cell].leading_zeros() as usize;
                self.link((cell, low), (cell, high));
            }
        }
        if self.mode == Mode::Y {
            return;
        }
        for (digit, houses) in sheet.positions.iter().enumerate() {
            for (house, &positions) in houses.iter().enumerate() {
                if positions.count_ones() == 2 {
                    let low = positions.trailing_zeros() as usize;
                    let high = 15 - positions.leading_zeros() as usize;
                    let [low, high] = [low, high].map(|at| usize::from(CELLS[house][at]));
                    self.link((low, digit), (high, digit));
                }
            }
        }
    }

    fn link(&mut self, a: (usize, usize), b: (usize, usize)) {
        let (number_a, number_b) = (self.number_of(a), self.number_of(b));
        self.strong[number_a].insert(number_b);
        self.strong[number_b].insert(number_a);
    }

    /// Returns the number of a linked candidate; gives it the next one if it has none yet.
    fn number_of(&mut self, (cell, digit): (usize, usize)) -> usize {
        if !self.linked_boards.has(cell, digit) {
            self.linked_boards.insert(cell, digit);
            self.number[digit][cell] = self.linked.len() as u16;
            self.linked.push((cell as u8, digit as u8));
            self.strong.push(Row::EMPTY);
        }
        usize::from(self.number[digit][cell])
    }

    /// Iterates over the numbers of the linked candidates that conflict with a candidate.
    fn linked_conflicts(
        &self,
        sheet: &Sheet,
        cell: usize,
        digit: usize,
    ) -> impl Iterator<Item = usize> + '_ {
        let others = bits(others(sheet, cell, digit, self.mode))
            .filter(move |&other| self.linked_boards.has(cell, other))
            .map(move |other| usize::from(self.number[other][cell]));
        let peers = cells_of(self.linked_boards.0[digit] & PEERS[cell])
            .map(move |peer| usize::from(self.number[digit][peer]));
        others.chain(peers)
    }

    /// Returns the linked candidates that are on if this one is on.
    fn row_from_on(&self, sheet: &Sheet, cell: usize, digit: usize) -> Row {
        if self.linked_boards.has(cell, digit) {
            return self.from_on[usize::from(self.number[digit][cell])];
        }
        let mut row = Row::EMPTY;
        for off in self.linked_conflicts(sheet, cell, digit) {
            row.add(&self.from_off[off], self.groups);
        }
        row
    }

    /// Computes what each candidate of a sheet leads to, and [returns](Reach::returns) what leads
    /// back.
    pub(super) fn returns_of(&mut self, sheet: &Sheet) -> Option<Returns> {
        self.compute(sheet);
        self.returns(sheet)
    }

    /// Returns the candidates that lead back to themselves or to their opposite, or `None` if none
    /// leads to its opposite.
    fn returns(&self, sheet: &Sheet) -> Option<Returns> {
        let (mut on_to_off, mut off_to_on, mut cycles) =
            (Boards::EMPTY, Boards::EMPTY, Boards::EMPTY);
        for digit in 0..9 {
            for cell in cells_of(sheet.boards[digit]) {
                let row = self.row_from_on(sheet, cell, digit);
                if self.linked_conflicts(sheet, cell, digit).any(|other| row.has(other)) {
                    on_to_off.insert(cell, digit);
                }
                if self.linked_boards.has(cell, digit) {
                    let number = usize::from(self.number[digit][cell]);
                    if row.has(number) {
                        cycles.insert(cell, digit);
                    }
                    if self.from_off[number].has(number) {
                        off_to_on.insert(cell, digit);
                    }
                }
            }
        }
        let is_any = !on_to_off.is_empty() || !off_to_on.is_empty();
        is_any.then(|| {
            self.keep_useful(&on_to_off, &mut cycles);
            Returns { on_to_off, off_to_on, cycles }
        })
    }

    /// Keeps the candidates on a cycle that can remove something. What it removes leads to its
    /// opposite, and sees a candidate of the same digit that is on in the cycle.
    fn keep_useful(&self, on_to_off: &Boards, cycles: &mut Boards) {
        let mut seen = Boards::EMPTY;
        for (digit, &board) in on_to_off.0.iter().enumerate() {
            for cell in cells_of(board) {
                seen.0[digit] |= cycles.0[digit] & PEERS[cell];
            }
        }
        let number = |cell: usize, digit: usize| usize::from(self.number[digit][cell]);
        let mut useful = Boards::EMPTY;
        for (digit, &board) in seen.0.iter().enumerate() {
            for cell in cells_of(board) {
                let on = number(cell, digit);
                for (other_digit, &board) in cycles.0.iter().enumerate() {
                    for other_cell in cells_of(board & !useful.0[other_digit]) {
                        let other = number(other_cell, other_digit);
                        if self.from_on[on].has(other) && self.from_on[other].has(on) {
                            useful.insert(other_cell, other_digit);
                        }
                    }
                }
            }
        }
        *cycles = useful;
    }

    /// Returns the candidates that are on, and those that are off, if this one is on. That is the
    /// closure of the candidate, if none leads to its opposite.
    pub(super) fn closure(&self, sheet: &Sheet, cell: usize, digit: usize) -> [Boards; 2] {
        let (mut on, mut off) = (Boards::EMPTY, conflicts(sheet, cell, digit));
        on.insert(cell, digit);
        for number in self.row_from_on(sheet, cell, digit).iter(self.groups) {
            let (cell, digit) = self.linked[number];
            let (cell, digit) = (usize::from(cell), usize::from(digit));
            on.insert(cell, digit);
            off.0[digit] |= sheet.boards[digit] & PEERS[cell];
            for other in bits(sheet.by_cell[cell] & !(1 << digit)) {
                off.0[other] |= 1 << cell;
            }
        }
        [on, off]
    }
}

/// Returns the candidates that cannot hold together with this one: the other digits of its cell,
/// and its digit in the peers.
fn conflicts(sheet: &Sheet, cell: usize, digit: usize) -> Boards {
    let mut conflicts = Boards::EMPTY;
    for other in bits(sheet.by_cell[cell] & !(1 << digit)) {
        conflicts.0[other] = 1 << cell;
    }
    conflicts.0[digit] = sheet.boards[digit] & PEERS[cell];
    conflicts
}
