//! One row of the image: the least that an arrangement can have next, and all that this decides.
//!
//! For example, `4.....8.5` becomes the first row of the image, before anything is decided:
//!
//! ```text
//!   column                         0 1 2   3 4 5   6 7 8     row of the image
//!   value                          4 . .   . . .   8 . 5
//!   place at first                 0 0 0   0 0 0   0 0 0
//!   the blank stack comes first    3 3 3   0 0 0   3 3 3     000
//!   blanks come first in a stack   5 3 3   0 0 0   4 3 4
//!   pattern 001 before 011         5 3 3   0 0 0   7 6 7     000 001 023
//! ```
//!
//! The digit 4 is now named 1. The digits 8 and 5 share the names 2 and 3, and their columns the
//! place 7: which is which stays open until a later row needs it. If the digit 8 has to be least
//! there, column 6 is settled at place 7, so that column 8 moves to place 8 and 5 is named 3.

use super::state::State;

/// The image so far, and the arrangements that lead to it.
///
/// The rows above the current one are final. The current row is the least found so far; it is
/// `UNKNOWN` where nothing is known yet.
pub(super) struct BestImage {
    /// The image, row by row, 0 for a blank.
    pub(super) image: [u8; 81],
    /// The row of the image that is being made.
    pub(super) image_row: usize,
    /// The arrangements that reach the current row as it is now.
    pub(super) found: Vec<State>,
}

/// A value above every digit.
pub(super) const UNKNOWN: u8 = 0xff;

/// A row of the board (or of its transpose), prepared for all arrangements.
pub(super) struct Row {
    /// The values of the row, 0 for a blank.
    values: [u8; 9],
    /// `true` if no digit is in the row twice.
    sound: bool,
    /// `true` if every digit is in the row.
    complete: bool,
    /// For each column, an earlier column of its stack that is equal on the whole board, or itself.
    pub(super) twins: [usize; 9],
}

/// Each column as its own twin.
const COLUMNS: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

impl Row {
    pub(super) fn new(values: [u8; 9]) -> Row {
        let (mut seen, mut sound) = (0_u16, true);
        for value in values.into_iter().filter(|&value| value != 0) {
            sound &= seen >> value & 1 == 0;
            seen |= 1 << value;
        }
        Row { values, sound, complete: seen == 0x3fe, twins: COLUMNS }
    }

    #[inline(always)]
    pub(super) fn values(&self) -> &[u8; 9] {
        &self.values
    }

    pub(super) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns whether a column need not be tried at a place, since an equal column before it may
    /// still get the same place.
    #[inline(always)]
    fn has_twin_at(&self, column: usize, state: &State, place: usize) -> bool {
        !self.sound && self.twins[column] != column && state.places.of(self.twins[column]) == place
    }

    pub(super) fn is_sound(&self) -> bool {
        self.sound
    }

    /// Returns whether a stack is blank in this row.
    fn is_blank(&self, stack: usize) -> bool {
        self.values[3 * stack..3 * stack + 3] == [0; 3]
    }
}

impl BestImage {
    /// Returns an image without any row, and these arrangements.
    pub(super) fn start(found: Vec<State>) -> BestImage {
        BestImage { image: [UNKNOWN; 81], image_row: 0, found }
    }

    /// Compares a value with the current row at this place. A lesser one is written, and the
    /// arrangements found before are dropped. Returns whether the value is among the least.
    #[inline(always)]
    pub(super) fn offer(&mut self, place: usize, value: u8) -> bool {
        let least = &mut self.image[9 * self.image_row..][..9];
        if value > least[place] {
            return false;
        }
        if value < least[place] {
            least[place] = value;
            least[place + 1..].fill(UNKNOWN);
            self.found.clear();
        }
        true
    }

    /// Fills the row if every column is settled.
    pub(super) fn settled(&mut self, mut state: State, row: &Row, columns: &[u8; 9]) {
        for (place, &column) in columns.iter().enumerate() {
            let digit = row.values[usize::from(column)];
            if digit != 0 && !state.is_named(digit) {
                state.name(digit, self.image_row, column.into());
                if !self.offer(place, state.named) {
                    return;
                }
            } else if !self.offer(place, if digit == 0 { 0 } else { self.name_of(&state, digit) }) {
                return;
            }
        }
        self.found.push(state);
    }

    /// Returns the name of a digit, or the least name that it may still get.
    #[inline(always)]
    fn name_of(&self, state: &State, digit: u8) -> u8 {
        let (row, column) = state.home(digit);
        self.image[9 * row + state.places.of(column)]
    }

    /// Fills the blocks of the row from block `slot` on.
    pub(super) fn block(&mut self, mut state: State, row: &Row, slot: usize) {
        if slot == 3 {
            self.found.push(state);
            return;
        }
        let mut stacks = [0; 3];
        let mut count = 0;
        for stack in 0..3 {
            if state.places.stack_at(stack, slot) {
                stacks[count] = stack;
                count += 1;
            }
        }
        let stacks = &stacks[..count];
        if let [stack] = *stacks {
            return self.cells(state, row, stack, 3 * slot);
        }
        // Blank stacks come first; which of them is which stays open.
        let blank = stacks.iter().filter(|&&stack| row.is_blank(stack)).count();
        if blank > 0 {
            for &stack in stacks.iter().filter(|&&stack| !row.is_blank(stack)) {
                state.places.shift_stack(stack, blank);
            }
            for place in 3 * slot..3 * (slot + blank) {
                if !self.offer(place, 0) {
                    return;
                }
            }
            return self.block(state, row, slot + blank);
        }
        let is_new = |value: u8| value == 0 || !state.is_named(value);
        if row.sound
            && stacks.iter().all(|stack| {
                row.values[3 * stack..3 * stack + 3].iter().all(|&value| is_new(value))
            })
        {
            return self.new_blocks(state, row, slot, stacks);
        }
        for &stack in stacks {
            let mut next = state;
            next.places.settle_stack(stack);
            self.cells(next, row, stack, 3 * slot);
        }
    }

    /// Fills several blocks from stacks that are not distinguished yet and have only blanks and
    /// unnamed digits in this row. Only the pattern of blanks matters; which of several stacks with
    /// the same pattern is which stays open.
    fn new_blocks(&mut self, mut state: State, row: &Row, slot: usize, stacks: &[usize]) {
        // In each stack, columns that are not distinguished divide into blank ones and others.
        let mut patterns = [0_u8; 3];
        for &stack in stacks {
            let columns = 3 * stack..3 * stack + 3;
            let before = state.places;
            for column in columns.clone().filter(|&column| row.values[column] != 0) {
                let blanks = columns.clone().filter(|&other| {
                    row.values[other] == 0 && before.of(other) == before.of(column)
                });
                state.places.shift(column, blanks.count());
            }
            // A group of columns that are not distinguished ends with those that are not blank: one
            // bit for each, at the right end of the group.
            for column in columns.clone().filter(|&column| row.values[column] != 0) {
                let place = before.of(column);
                let equal = columns.clone().filter(|&other| before.of(other) == place).count();
                let filled = columns
                    .clone()
                    .filter(|&other| before.of(other) == place && row.values[other] != 0)
                    .count();
                let last = 3 - (place % 3 + equal);
                patterns[stack] |= ((1 << filled) - 1) << last;
            }
        }
        for &stack in stacks {
            let less = stacks.iter().filter(|&&other| patterns[other] < patterns[stack]).count();
            state.places.shift_stack(stack, less);
            for column in 3 * stack..3 * stack + 3 {
                if row.values[column] != 0 {
                    state.name(row.values[column], self.image_row, column);
                }
            }
        }
        let mut sorted = [0_u8; 3];
        let sorted = &mut sorted[..stacks.len()];
        for (pattern, stack) in sorted.iter_mut().zip(stacks) {
            *pattern = patterns[*stack];
        }
        sorted.sort_unstable();
        let total: u32 = sorted.iter().map(|pattern| pattern.count_ones()).sum();
        let mut name = state.named - total as u8;
        for (block, pattern) in sorted.iter().enumerate() {
            for offset in 0..3 {
                let filled = pattern >> (2 - offset) & 1;
                name += filled;
                if !self.offer(3 * (slot + block) + offset, filled * name) {
                    return;
                }
            }
        }
        self.block(state, row, slot + stacks.len());
    }

    /// Fills a block from this place on, from a stack that is settled.
    fn cells(&mut self, mut state: State, row: &Row, stack: usize, place: usize) {
        let columns = 3 * stack..3 * stack + 3;
        let (mut blank, mut named, mut new) = (0, 0, 0);
        for column in columns.clone() {
            if state.places.of(column) == place {
                match row.values[column] {
                    0 => blank += 1,
                    digit if state.is_named(digit) => named += 1,
                    _ => new += 1,
                }
            }
        }
        let end = 3 * (place / 3) + 3;
        if blank > 0 {
            // Blanks come first; which of them is which stays open.
            for column in columns.clone() {
                if state.places.of(column) == place && row.values[column] != 0 {
                    state.places.shift(column, blank);
                }
            }
            for blank_place in place..place + blank {
                if !self.offer(blank_place, 0) {
                    return;
                }
            }
            self.onward(state, row, stack, place + blank, end);
        } else if named > 0 {
            self.named_cell(&state, row, stack, place);
        } else if row.sound {
            // Columns with new digits get the next names, in any order; which of them is which
            // stays open.
            for new_place in place..place + new {
                let name = state.named + 1 + (new_place - place) as u8;
                if !self.offer(new_place, name) {
                    return;
                }
            }
            for column in columns.clone() {
                if state.places.of(column) == place {
                    state.name(row.values[column], self.image_row, column);
                }
            }
            self.onward(state, row, stack, place + new, end);
        } else {
            // The same digit is elsewhere in this row, so the column that comes first has to be
            // chosen now.
            let may_come = |column: usize| {
                state.places.of(column) == place && !row.has_twin_at(column, &state, place)
            };
            for column in columns.filter(|&column| may_come(column)) {
                let mut next = state;
                next.places.settle(column);
                next.name(row.values[column], self.image_row, column);
                if self.offer(place, next.named) {
                    self.onward(next, row, stack, place + 1, end);
                }
            }
        }
    }

    /// Fills one cell with the least name among the named digits that may come there.
    fn named_cell(&mut self, state: &State, row: &Row, stack: usize, place: usize) {
        let end = 3 * (place / 3) + 3;
        for column in 3 * stack..3 * stack + 3 {
            let digit = row.values[column];
            if state.places.of(column) != place
                || !state.is_named(digit)
                || row.has_twin_at(column, state, place)
            {
                continue;
            }
            let mut places = state.places;
            places.settle(column);
            // This is the least name that the digit can still get. It becomes final when the column
            // in which the digit got its name is settled.
            let (home_row, home_column) = state.home(digit);
            if !self.offer(place, self.image[9 * home_row + places.of(home_column)]) {
                continue;
            }
            places.settle(home_column);
            let mut next = *state;
            next.places = places;
            self.onward(next, row, stack, place + 1, end);
        }
    }

    /// Continues within the block, or with the next block.
    #[inline(always)]
    fn onward(&mut self, state: State, row: &Row, stack: usize, place: usize, end: usize) {
        if place == end {
            self.block(state, row, end / 3)
        } else {
            self.cells(state, row, stack, place)
        }
    }
}
