//! The order of the columns, as far as it is decided.

/// The places of the columns: for each column of the board, the leftmost place, 0 to 8, that it may
/// still get. Nine groups of four bits, column 0 lowest.
///
/// Columns of one stack with the same place are not distinguished yet, and neither are stacks whose
/// columns have places in the same block. When one of them is settled, the others move to the
/// right. At first every column may get place 0:
///
/// ```text
///   columns                     0 1 2   3 4 5   6 7 8
///   nothing decided             0 0 0   0 0 0   0 0 0
///   column 4 settled at 0       3 3 3   1 0 1   3 3 3
///   then column 7 at 3          6 6 6   1 0 1   4 3 4
/// ```
///
/// Stacks that are not distinguished always have the same three places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places(u64);

impl Places {
    /// Places of which nothing is decided.
    pub(super) const OPEN: Places = Places(0);

    /// Returns places that are all decided, given the place of each column.
    pub(super) fn settled(places: &[u8; 9]) -> Places {
        Places((0..9).fold(0, |all, column| all | u64::from(places[column]) << (4 * column)))
    }

    /// Returns the column at each place, or `None` if some column is not settled.
    #[inline(always)]
    pub(super) fn columns(self) -> Option<[u8; 9]> {
        let (mut columns, mut taken) = ([0; 9], 0_u16);
        for column in 0..9 {
            let place = self.of(column);
            columns[place % 9] = column as u8;
            taken |= 1 << place;
        }
        (taken == 0x1ff).then_some(columns)
    }

    /// Returns the leftmost place that a column may still get.
    #[inline(always)]
    pub(super) fn of(self, column: usize) -> usize {
        (self.0 >> (4 * column)) as usize & 15
    }

    /// Returns whether block `slot` of the row is the leftmost that a stack may still get.
    #[inline(always)]
    pub(super) fn stack_at(self, stack: usize, slot: usize) -> bool {
        self.of(3 * stack) / 3 == slot
    }

    /// Moves a column to the right by a number of places.
    #[inline(always)]
    pub(super) fn shift(&mut self, column: usize, by: usize) {
        self.0 += (by as u64) << (4 * column);
    }

    /// Moves a stack to the right by a number of blocks.
    #[inline(always)]
    pub(super) fn shift_stack(&mut self, stack: usize, by: usize) {
        self.0 += (0x333 * by as u64) << (12 * stack);
    }

    /// Settles a stack at its leftmost block. Stacks not distinguished from it move to the next
    /// block.
    #[inline(always)]
    pub(super) fn settle_stack(&mut self, stack: usize) {
        let slot = self.of(3 * stack) / 3;
        for other in 0..3 {
            if other != stack && self.stack_at(other, slot) {
                self.shift_stack(other, 1);
            }
        }
    }

    /// Settles a column at its leftmost place, and its stack. Columns and stacks not distinguished
    /// from these move to the right.
    #[inline(always)]
    pub(super) fn settle(&mut self, column: usize) {
        let stack = column / 3;
        self.settle_stack(stack);
        let place = self.of(column);
        for other in 3 * stack..3 * stack + 3 {
            if other != column && self.of(other) == place {
                self.shift(other, 1);
            }
        }
    }
}
