//! One way to arrange a board, as far as it is decided.

use super::places::Places;

/// A partial arrangement: which rows come first, where columns may still come, which digits have
/// names.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// Whether the board is read transposed, rows as columns.
    pub(super) transposed: bool,
    /// The board's rows in the order they come, four bits each, the first lowest.
    pub(super) rows: u64,
    /// The rows that have come, one bit each.
    pub(super) used: u16,
    /// How many digits have names: 1 to this.
    pub(super) named: u8,
    /// Where the columns may still come.
    pub(super) places: Places,
    /// For each digit of the board where it got its name: the row of the *image* and the column of
    /// the *board*. The name is what the image has in that row at the column's place, whichever
    /// that will be.
    homes: [u8; 10],
}

/// The home of a digit that has not come yet.
const NONE: u8 = 0xff;

impl State {
    /// Nothing decided but whether to transpose.
    pub(super) fn start(transposed: bool) -> State {
        State { transposed, rows: 0, used: 0, named: 0, places: Places::OPEN, homes: [NONE; 10] }
    }

    /// Whether a digit has a name.
    #[inline(always)]
    pub(super) fn is_named(&self, digit: u8) -> bool {
        self.homes[usize::from(digit)] != NONE
    }

    /// Where a digit that has a name got it: row of the image, column of the board.
    #[inline(always)]
    pub(super) fn home(&self, digit: u8) -> (usize, usize) {
        let home = usize::from(self.homes[usize::from(digit)]);
        (home >> 4, home & 15)
    }

    /// Names a digit: it comes in this row of the image and this column of the board.
    #[inline(always)]
    pub(super) fn name(&mut self, digit: u8, row: usize, column: usize) {
        self.homes[usize::from(digit)] = (row << 4 | column) as u8;
        self.named += 1;
    }

    /// Lets a row of the board come next, as this row of the image.
    #[inline(always)]
    pub(super) fn take_row(&mut self, row: usize, image_row: usize) {
        self.rows |= (row as u64) << (4 * image_row);
        self.used |= 1 << row;
    }
}
