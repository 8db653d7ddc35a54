//! One way to arrange a board, as far as it is decided.

use super::places::Places;

/// A partial arrangement: the rows that come first, the places that columns may still get, and the
/// digits that have names.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// `true` if the board is read transposed, with its rows as columns.
    pub(super) transposed: bool,
    /// The board's rows in the order in which they come, four bits each, the first lowest.
    pub(super) rows: u64,
    /// The rows that have come, one bit each.
    pub(super) used: u16,
    /// The number of digits with names, which are 1 to this number.
    pub(super) named: u8,
    /// The places that the columns may still get.
    pub(super) places: Places,
    /// The home of each digit: the row of the *image* and the column of the *board* in which it got
    /// its name. The name is what the image has in that row at the place of that column, which may
    /// still be open.
    homes: [u8; 10],
}

/// The home of a digit without a name.
const NONE: u8 = 0xff;

impl State {
    /// Returns an arrangement in which only one thing is decided: whether to transpose.
    pub(super) fn start(transposed: bool) -> State {
        State { transposed, rows: 0, used: 0, named: 0, places: Places::OPEN, homes: [NONE; 10] }
    }

    /// Returns whether a digit has a name.
    #[inline(always)]
    pub(super) fn is_named(&self, digit: u8) -> bool {
        self.homes[usize::from(digit)] != NONE
    }

    /// Returns the home of a digit with a name: row of the image, column of the board.
    #[inline(always)]
    pub(super) fn home(&self, digit: u8) -> (usize, usize) {
        let home = usize::from(self.homes[usize::from(digit)]);
        (home >> 4, home & 15)
    }

    /// Names a digit that comes in this row of the image and this column of the board.
    #[inline(always)]
    pub(super) fn name(&mut self, digit: u8, row: usize, column: usize) {
        self.homes[usize::from(digit)] = (row << 4 | column) as u8;
        self.named += 1;
    }

    /// Takes a row of the board as this row of the image.
    #[inline(always)]
    pub(super) fn take_row(&mut self, row: usize, image_row: usize) {
        self.rows |= (row as u64) << (4 * image_row);
        self.used |= 1 << row;
    }
}
