//! One of the 81 cells of the board.

use std::fmt;
use std::str::FromStr;

/// One of the 81 cells (マス), counted row by row.
///
/// ```text
///         c1 c2 c3   c4 c5 c6   c7 c8 c9
///   r1     0  1  2 |  3  4  5 |  6  7  8
///   r2     9 10 11 | 12 13 14 | 15 16 17
///   r3    18 19 20 | 21 22 23 | 24 25 26
///        ----------+----------+----------
///   r4    27 28 29 | 30 31 32 | 33 34 35
///   …
///   r9    72 73 74 | 75 76 77 | 78 79 80
/// ```
///
/// Printed and read as `r3c5`, 1-based; also read as `R3C5`.
///
/// ```
/// use numpre::Cell;
///
/// let cell: Cell = "r3c5".parse()?;
/// assert_eq!((cell.index(), cell.row(), cell.column(), cell.block()), (22, 2, 4, 1));
/// assert_eq!(cell.to_string(), "r3c5");
/// assert_eq!(cell.peers().len(), 20);
/// # Ok::<(), numpre::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell with this index, 0 to 80 row by row; `None` if the index is greater. To
    /// pass a row and a column, use [`at`](Cell::at).
    ///
    /// ```
    /// use numpre::Cell;
    ///
    /// assert_eq!(Cell::from_index(22), Cell::at(2, 4));
    /// assert_eq!(Cell::from_index(81), None);
    /// ```
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// Returns the cell in this row and column, both 0 to 8; `None` if one of them is greater.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Option<Cell> {
        if row < 9 && column < 9 { Some(Cell((row * 9 + column) as u8)) } else { None }
    }

    /// Returns the cell with this index, modulo 81. For callers in this crate whose index is below
    /// 81 by construction.
    #[inline]
    pub(crate) const fn wrapping(index: usize) -> Cell {
        Cell((index % 81) as u8)
    }

    /// All 81 cells, row by row.
    pub const ALL: [Cell; 81] = {
        let mut all = [Cell(0); 81];
        let mut index = 0;
        while index < 81 {
            all[index] = Cell(index as u8);
            index += 1;
        }
        all
    };

    /// Iterates over all 81 cells, row by row.
    #[inline]
    pub fn all() -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + Clone {
        (0..81).map(Cell)
    }

    /// Returns its index, 0 to 80, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its row, 0 to 8 from the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// Returns its column, 0 to 8 from the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// Returns its block, 0 to 8 in reading order.
    #[inline]
    pub const fn block(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for text that is not a cell from `r1c1` to `r9c9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a cell; expected r1c1 to r9c9")
    }
}

impl std::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let coordinate = |digit: u8| digit.is_ascii_digit().then(|| usize::from(digit - b'0'));
        match text.as_bytes() {
            [b'r' | b'R', row, b'c' | b'C', column] => {
                let (row, column) =
                    coordinate(*row).zip(coordinate(*column)).ok_or(ParseCellError)?;
                Cell::at(row.wrapping_sub(1), column.wrapping_sub(1)).ok_or(ParseCellError)
            }
            _ => Err(ParseCellError),
        }
    }
}
