//! A set of candidates, as digits of cells.

use super::notation;
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};
use std::fmt;

/// A set of candidates (pairs of a cell and a digit), such as those that a step removes. Cells are
/// in reading order; a cell without digits is never stored.
///
/// Printed in the usual shorthand, as eliminations: cells that lose the same digits are written
/// together.
///
/// ```
/// use numpre::{Cell, DigitSet, logic::Marks};
///
/// let two = DigitSet::from_bits(0b10);
/// let cells = ["r9c7", "r9c9"].map(|cell| cell.parse::<Cell>().unwrap());
/// let removed: Marks = cells.into_iter().map(|cell| (cell, two)).collect();
/// assert_eq!(removed.to_string(), "r9c79<>2");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Marks {
    cells: Vec<(Cell, DigitSet)>,
}

impl Marks {
    /// Creates the empty set.
    pub const fn new() -> Marks {
        Marks { cells: Vec::new() }
    }

    /// Adds these digits of a cell.
    pub fn insert(&mut self, cell: Cell, digits: DigitSet) {
        if digits.is_empty() {
            return;
        }
        match self.cells.binary_search_by_key(&cell, |&(cell, _)| cell) {
            Ok(place) => self.cells[place].1 |= digits,
            Err(place) => self.cells.insert(place, (cell, digits)),
        }
    }

    /// Creates a set with the same digits of several cells.
    pub fn of(cells: CellSet, digits: DigitSet) -> Marks {
        cells.iter().map(|cell| (cell, digits)).collect()
    }

    /// Iterates over the cells in reading order, each with its digits.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Cell, DigitSet)> + '_ {
        self.cells.iter().copied()
    }

    /// Iterates over the pairs: cells in reading order, digits ascending.
    pub fn pairs(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.iter().flat_map(|(cell, digits)| digits.iter().map(move |digit| (cell, digit)))
    }

    /// Returns whether the set contains the pair.
    pub fn contains(&self, cell: Cell, digit: Digit) -> bool {
        self.iter().any(|(other, digits)| other == cell && digits.contains(digit))
    }

    /// Returns the cells.
    pub fn cells(&self) -> CellSet {
        self.iter().map(|(cell, _)| cell).collect()
    }

    /// Returns the digits of all cells.
    pub fn digits(&self) -> DigitSet {
        self.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | digits)
    }

    /// Returns the digits of a cell.
    pub fn of_cell(&self, cell: Cell) -> DigitSet {
        let found = self.cells.binary_search_by_key(&cell, |&(cell, _)| cell);
        found.map_or(DigitSet::EMPTY, |place| self.cells[place].1)
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }
}

impl SolvingState {
    /// Returns the candidates of these cells that are among these digits.
    pub fn marks(&self, cells: CellSet, digits: DigitSet) -> Marks {
        cells.iter().map(|cell| (cell, self.digits(cell) & digits)).collect()
    }
}

impl FromIterator<(Cell, DigitSet)> for Marks {
    fn from_iter<I: IntoIterator<Item = (Cell, DigitSet)>>(pairs: I) -> Marks {
        let mut marks = Marks::new();
        pairs.into_iter().for_each(|(cell, digits)| marks.insert(cell, digits));
        marks
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written: Vec<DigitSet> = Vec::new();
        for (_, digits) in self.iter() {
            if written.contains(&digits) {
                continue;
            }
            if !written.is_empty() {
                f.write_str(", ")?;
            }
            written.push(digits);
            let cells =
                self.iter().filter(|&(_, other)| other == digits).map(|(cell, _)| cell).collect();
            write!(f, "{}<>{digits}", notation::cells(cells))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
