//! Sets of candidates, as one set of cells for each digit.

/// A set of candidates: the cells of each digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Boards(pub(super) [u128; 9]);

impl Boards {
    pub(super) const EMPTY: Boards = Boards([0; 9]);

    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.0[digit] >> cell & 1 == 1
    }

    #[inline]
    pub(super) fn insert(&mut self, cell: usize, digit: usize) {
        self.0[digit] |= 1 << cell;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    #[inline]
    pub(super) fn keep(&mut self, other: &Boards) {
        for (board, more) in self.0.iter_mut().zip(&other.0) {
            *board &= more;
        }
    }
}
