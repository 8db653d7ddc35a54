//! Literals, the links between them, and the causes of links.

use std::fmt;

/// That a cell is a digit, or that it is not. The number is `2 * (9 * cell + digit)`, and one more
/// for "is not".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Literal(u16);

impl Literal {
    /// The number of literals.
    pub(super) const COUNT: usize = 1458;

    #[inline]
    pub(super) fn on(cell: usize, digit: usize) -> Literal {
        Literal(2 * (9 * cell + digit) as u16)
    }

    #[inline]
    pub(super) fn off(cell: usize, digit: usize) -> Literal {
        Literal(2 * (9 * cell + digit) as u16 + 1)
    }

    #[inline]
    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    #[inline]
    pub(super) fn cell(self) -> usize {
        usize::from(self.0) / 18
    }

    #[inline]
    pub(super) fn digit(self) -> usize {
        usize::from(self.0) / 2 % 9
    }

    /// Returns the opposite.
    #[inline]
    pub(super) fn negated(self) -> Literal {
        Literal(self.0 ^ 1)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.cell() / 9 + 1, self.cell() % 9 + 1);
        let sign = if self.is_on() { '=' } else { '≠' };
        write!(f, "r{row}c{column}{sign}{}", self.digit() + 1)
    }
}

/// Why a literal follows from its first parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is the start, or a technique removed it.
    None,
    /// The cell takes one digit.
    Cell,
    /// The house of this kind takes the digit once.
    House(u8),
}
