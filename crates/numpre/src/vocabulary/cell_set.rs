//! A set of cells as 81 bits.

use super::cell::Cell;
use super::set_operators::set_operators;
use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};
use std::str::FromStr;

/// A set of cells: bit *i* of a `u128` stands for the cell of index *i*.
///
/// ```
/// use numpre::{Cell, CellSet, House};
///
/// let both = House::row(0).cells() & House::block(0).cells();
/// assert_eq!(both.to_string(), "r1c1 r1c2 r1c3");
/// assert_eq!((both.len(), both.bits()), (3, 0b111));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 81 cells.
    pub const ALL: CellSet = CellSet((1 << 81) - 1);

    /// Returns the set with these bits; ignores bits from the 82nd on.
    #[inline]
    pub const fn from_bits(bits: u128) -> CellSet {
        CellSet(bits & CellSet::ALL.0)
    }

    /// Returns the set with only this cell.
    #[inline]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// Returns the cells whose flag is set.
    #[inline]
    pub(crate) fn flagged(flags: &[bool; 81]) -> CellSet {
        let mut bits = u128::from(flags[80]) << 80;
        for (number, eight) in flags.as_chunks::<8>().0.iter().enumerate() {
            // Each byte is 0 or 1; the product gathers them in the highest byte, the first flag in
            // the lowest bit.
            let gathered =
                u64::from_le_bytes(eight.map(u8::from)).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            bits |= u128::from(gathered) << (8 * number);
        }
        CellSet(bits)
    }

    /// Returns its 81 bits, the lowest for r1c1.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains the cell.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Returns whether the set contains every cell of `other`.
    #[inline]
    pub const fn is_superset(self, other: CellSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns the union of both sets. For constants; elsewhere write `|`.
    #[inline]
    pub const fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// Returns the set with this cell added.
    #[inline]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.index())
    }

    /// Returns the set with this cell removed.
    #[inline]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(1 << cell.index()))
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Removes a cell and returns whether the set contained it.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) -> bool {
        let had = self.contains(cell);
        *self = self.without(cell);
        had
    }

    /// Returns the cells that see every cell of the set: all cells if it is empty.
    ///
    /// ```
    /// use numpre::{Cell, CellSet};
    ///
    /// let cells = ["r1c1", "r1c2"].map(|cell| cell.parse::<Cell>().unwrap());
    /// let fins: CellSet = cells.into_iter().collect();
    /// // 7 further cells of the row, and 6 of the block.
    /// assert_eq!(fins.common_peers().len(), 13);
    /// ```
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |all, cell| all & cell.peers())
    }

    /// Returns the first cell in reading order; `None` if the set is empty.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        Cell::from_index(self.0.trailing_zeros() as usize)
    }

    /// Iterates over the cells in reading order.
    #[inline]
    pub fn iter(self) -> Cells {
        Cells { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

/// Iterator over the cells of a set in reading order.
// Two words, because 128 bits are slow to shift.
#[derive(Clone, Debug)]
pub struct Cells {
    low: u64,
    high: u64,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let (word, first) = if self.low != 0 { (&mut self.low, 0) } else { (&mut self.high, 64) };
        let cell = Cell::from_index(first + word.trailing_zeros() as usize)?;
        *word &= word.wrapping_sub(1);
        Some(cell)
    }

    /// Runs a loop for each word, instead of deciding before every cell which word to read.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, mut folded: B, mut with: F) -> B {
        for (mut word, first) in [(self.low, 0), (self.high, 64)] {
            while word != 0 {
                folded = with(folded, Cell::wrapping(first + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
        folded
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let number = (self.low.count_ones() + self.high.count_ones()) as usize;
        (number, Some(number))
    }
}

impl ExactSizeIterator for Cells {}

/// Iterates over the cells in reading order.
///
/// ```
/// use numpre::House;
///
/// let mut names = Vec::new();
/// for cell in House::block(0).cells() {
///     names.push(cell.to_string());
/// }
/// assert_eq!(names.join(" "), "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3");
/// ```
impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> CellSet {
        CellSet::of(cell)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        *self |= cells.into_iter().collect();
    }
}

set_operators!(CellSet);

/// Prints the cells in reading order, separated by spaces: `r4c6 r5c6`.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

/// Error for text that is not a list of cells, `r1c1` to `r9c9`, separated by spaces or commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellSetError;

impl fmt::Display for ParseCellSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not cells; expected r1c1 to r9c9 with spaces between, such as r4c6 r5c6")
    }
}

impl std::error::Error for ParseCellSetError {}

/// Parses cells in any order, separated by spaces or commas: `r4c6 r5c6`. Empty text is the empty
/// set.
///
/// ```
/// use numpre::{CellSet, House};
///
/// let cells = House::block(3).cells();
/// assert_eq!(cells.to_string().parse(), Ok(cells));
/// assert!("r4c6 r5".parse::<CellSet>().is_err());
/// ```
impl FromStr for CellSet {
    type Err = ParseCellSetError;

    fn from_str(text: &str) -> Result<CellSet, ParseCellSetError> {
        let names = text.split([' ', ',']).filter(|name| !name.is_empty());
        names.map(|name| name.parse::<Cell>().map_err(|_| ParseCellSetError)).collect()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;

    #[test]
    fn flagged_has_the_cells_whose_flags_are_set() {
        for index in 0..500 {
            let mut source = RandomSource::new(12, index);
            let flags: [bool; 81] = std::array::from_fn(|_| source.below(2) == 1);
            let listed: CellSet = Cell::all().filter(|cell| flags[cell.index()]).collect();
            assert_eq!(CellSet::flagged(&flags), listed);
        }
        assert_eq!(CellSet::flagged(&[true; 81]), CellSet::ALL);
    }
}
