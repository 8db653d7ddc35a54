//! The moves that turn a puzzle into an equal one.

use super::{Cell, Digit, DigitSet, Grid};
use std::fmt;

/// A symmetry of the puzzle: it renames digits, moves rows within their bands, bands, columns
/// within their stacks, stacks, and may transpose the board. A puzzle and its image have the same
/// number of solutions, the same rank, the same everything.
///
/// There are 2 × 6⁸ × 9! of them: 3 359 232 ways to move the cells, 362 880 to name the digits.
///
/// ```
/// use numpre::{Grid, Isomorph, random::random_isomorph};
///
/// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// let isomorph = random_isomorph(7, 0);
/// let image = isomorph.apply(&puzzle);
/// assert_ne!(image, puzzle);
/// assert_eq!(isomorph.inverse().apply(&image), puzzle);
/// assert_eq!(Isomorph::IDENTITY.apply(&puzzle), puzzle);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Isomorph {
    /// Row `r` goes to row `rows[r]`; bands stay whole.
    rows: [u8; 9],
    /// Column `c` goes to column `columns[c]`; stacks stay whole.
    columns: [u8; 9],
    /// Whether, after that, rows become columns.
    transposed: bool,
    /// The digit of index `d` becomes the digit of index `digits[d]`.
    digits: [u8; 9],
}

impl Isomorph {
    /// The one that changes nothing.
    pub const IDENTITY: Isomorph =
        Isomorph { rows: LINES, columns: LINES, transposed: false, digits: LINES };

    /// The isomorph that takes row `r` to row `rows[r]`, column `c` to column `columns[c]`, then
    /// transposes if asked, and takes the digit of index `d` to the digit of index `digits[d]`; all
    /// 0 to 8.
    ///
    /// `None` where one of the three is no permutation, or tears a band or stack apart.
    pub fn new(
        rows: [u8; 9],
        columns: [u8; 9],
        transposed: bool,
        digits: [u8; 9],
    ) -> Option<Isomorph> {
        let keeps_bands = |lines: &[u8; 9]| {
            lines.chunks_exact(3).all(|band| band.iter().all(|line| line / 3 == band[0] / 3))
        };
        let sound = [&rows, &columns, &digits].into_iter().all(is_permutation)
            && keeps_bands(&rows)
            && keeps_bands(&columns);
        sound.then_some(Isomorph { rows, columns, transposed, digits })
    }

    /// Where a cell goes.
    #[inline]
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = usize::from(self.rows[cell.row()]);
        let column = usize::from(self.columns[cell.column()]);
        Cell::wrapping(if self.transposed { column * 9 + row } else { row * 9 + column })
    }

    /// What a digit becomes.
    #[inline]
    pub fn digit(&self, digit: Digit) -> Digit {
        // Every entry of `digits` is 0 to 8.
        Digit::from_index(usize::from(self.digits[digit.index()])).expect("checked by `new`")
    }

    /// What a set of digits becomes.
    pub fn digit_set(&self, set: DigitSet) -> DigitSet {
        set.iter().map(|digit| self.digit(digit)).collect()
    }

    /// The image of a board.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for (cell, digit) in grid.filled() {
            image.set(self.cell(cell), Some(self.digit(digit)));
        }
        image
    }

    /// The isomorph that takes every image back.
    pub fn inverse(&self) -> Isomorph {
        let (rows, columns) = (inverted(&self.rows), inverted(&self.columns));
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Isomorph { rows, columns, transposed: self.transposed, digits: inverted(&self.digits) }
    }
}

const LINES: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// Whether each of 0 to 8 stands once.
fn is_permutation(entries: &[u8; 9]) -> bool {
    entries.iter().fold(0_u32, |seen, &entry| seen | 1_u32.checked_shl(entry.into()).unwrap_or(0))
        == 0x1ff
}

/// The permutation that undoes this one.
fn inverted(permutation: &[u8; 9]) -> [u8; 9] {
    let mut inverse = LINES;
    for (from, &to) in LINES.iter().zip(permutation) {
        inverse[usize::from(to)] = *from;
    }
    inverse
}

impl Default for Isomorph {
    fn default() -> Isomorph {
        Isomorph::IDENTITY
    }
}

/// `rows 123456789 columns 123456789 digits 123456789`, each 1-based, and `transposed` where it is.
impl fmt::Display for Isomorph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, entries) in
            [("rows ", &self.rows), (" columns ", &self.columns), (" digits ", &self.digits)]
        {
            f.write_str(name)?;
            entries.iter().try_for_each(|entry| write!(f, "{}", entry + 1))?;
        }
        f.write_str(if self.transposed { " transposed" } else { "" })
    }
}

impl fmt::Debug for Isomorph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Isomorph({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_what_is_no_symmetry() {
        let torn = [0, 1, 3, 2, 4, 5, 6, 7, 8];
        assert_eq!(Isomorph::new(torn, LINES, false, LINES), None);
        assert_eq!(Isomorph::new(LINES, torn, false, LINES), None);
        assert_eq!(Isomorph::new([0; 9], LINES, false, LINES), None);
        assert_eq!(Isomorph::new(LINES, LINES, false, [0, 1, 2, 3, 4, 5, 6, 7, 200]), None);
        assert!(Isomorph::new(LINES, LINES, true, torn).is_some(), "any order of digits will do");
    }
}
