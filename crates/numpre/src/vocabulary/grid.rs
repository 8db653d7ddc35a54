//! A board: a digit or nothing in every cell.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::digit::Digit;
use std::fmt;
use std::ops::Index;
use std::str::FromStr;

/// The smallest number of clues of any puzzle with exactly one solution: 17 (McGuire, Tugemann and
/// Civario, 2012).
///
/// ```
/// use numpre::{FEWEST_CLUES, Grid, Verdict, solve};
///
/// let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let puzzle: Grid = puzzle.parse()?;
/// assert_eq!(puzzle.clue_count(), FEWEST_CLUES);
/// assert_eq!(solve(&puzzle).verdict(), Verdict::Unique);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub const FEWEST_CLUES: usize = 17;

/// A board: a digit or nothing in each of the 81 cells. A puzzle, an answer, or something between.
///
/// Printed as 81 characters row by row, `.` for an empty cell; with `{:#}` as a framed board:
///
/// ```
/// use numpre::Grid;
///
/// let grid: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// assert_eq!(grid.clue_count(), 21);
/// assert_eq!(format!("{grid:#}"), "\
/// +-------+-------+-------+
/// | 8 . . | . . . | . . . |
/// | . . 3 | 6 . . | . . . |
/// | . 7 . | . 9 . | 2 . . |
/// +-------+-------+-------+
/// | . 5 . | . . 7 | . . . |
/// | . . . | . 4 5 | 7 . . |
/// | . . . | 1 . . | . 3 . |
/// +-------+-------+-------+
/// | . . 1 | . . . | . 6 8 |
/// | . . 8 | 5 . . | . 1 . |
/// | . 9 . | . . . | 4 . . |
/// +-------+-------+-------+");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    /// The digit of each cell, or 0 for an empty cell; never above 9.
    values: [u8; 81],
}

impl Grid {
    /// The empty board.
    pub const EMPTY: Grid = Grid { values: [0; 81] };

    /// Returns the board with these values, row by row, 0 for an empty cell; `None` if a value is
    /// above 9.
    ///
    /// The Japanese sources use the same form (S0.2): a flat array of 81 numbers.
    #[inline]
    pub fn from_values(values: [u8; 81]) -> Option<Grid> {
        are_values(&values).then_some(Grid { values })
    }

    /// Replaces the values. For callers that know that none is above 9.
    #[inline(always)]
    pub(crate) fn assign(&mut self, values: &[u8; 81]) {
        debug_assert!(are_values(values), "{values:?}");
        self.values = *values;
    }

    /// Returns the values row by row, 0 for an empty cell.
    #[inline]
    pub const fn values(&self) -> &[u8; 81] {
        &self.values
    }

    /// Returns the digit in a cell; `None` if the cell is empty.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values[cell.index()])
    }

    /// Puts a digit into a cell, or empties it.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.values[cell.index()] = match digit {
            Some(digit) => digit.get(),
            None => 0,
        };
    }

    /// Iterates over the cells that hold a digit, with that digit, in reading order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        Cell::all().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// Returns the empty cells.
    pub fn blanks(&self) -> CellSet {
        CellSet::flagged(&self.values.map(|value| value == 0))
    }

    /// Returns the board with only these cells kept and the others emptied. A solution and the
    /// cells of the givens make the puzzle.
    ///
    /// ```
    /// use numpre::{House, random::random_grid};
    ///
    /// let solution = random_grid(2026, 0);
    /// let row = House::row(4).cells();
    /// let puzzle = solution.only(row);
    /// assert_eq!(puzzle.blanks(), !row);
    /// assert!(row.iter().all(|cell| puzzle.get(cell) == solution.get(cell)));
    /// ```
    #[inline]
    pub fn only(&self, cells: CellSet) -> Grid {
        let mut values = self.values;
        let bits = cells.bits();
        for (index, eight) in values.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let kept = u64::from_le_bytes(*eight) & bytes_of((bits >> (8 * index)) as u8);
            *eight = kept.to_le_bytes();
        }
        if bits >> 80 == 0 {
            values[80] = 0;
        }
        Grid { values }
    }

    /// Returns the number of cells that hold a digit: the clue count of a puzzle (ヒント数, S1.2).
    #[inline]
    pub fn clue_count(&self) -> usize {
        // Adds up in bytes, because a vector register holds many of them.
        usize::from(self.values.iter().map(|&value| u8::from(value != 0)).sum::<u8>())
    }

    /// Returns whether every cell holds a digit.
    #[inline]
    pub fn is_full(&self) -> bool {
        // Without an early exit the loop tests many cells at a time.
        self.values.iter().fold(true, |all, &value| all & (value != 0))
    }

    /// Reads a board from 81 bytes, as [`FromStr`] does: ASCII digits, and `.`, `0`, `*`, `_`, `-`,
    /// `x` or `X` for a blank.
    ///
    /// # Errors
    /// [`ParseGridError`] if there are not 81 bytes, or if another byte is among them.
    ///
    /// ```
    /// use numpre::{Grid, ParseGridError};
    ///
    /// let grid = Grid::from_bytes(&[b'.'; 81])?;
    /// assert_eq!((grid, grid.to_line(b'0')), (Grid::EMPTY, [b'0'; 81]));
    /// assert_eq!(Grid::from_bytes(b"12"), Err(ParseGridError::Length(2)));
    /// # Ok::<(), ParseGridError>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Grid, ParseGridError> {
        Grid::read(bytes.iter().map(|&byte| char::from(byte)))
    }

    fn read(characters: impl Iterator<Item = char>) -> Result<Grid, ParseGridError> {
        let mut values = [0; 81];
        let mut length = 0;
        for found in characters {
            let value = match found {
                '1'..='9' => found as u8 - b'0',
                '.' | '0' | '*' | '_' | '-' | 'x' | 'X' => 0,
                _ => return Err(ParseGridError::Character { place: length, found }),
            };
            if let Some(slot) = values.get_mut(length) {
                *slot = value;
            }
            length += 1;
        }
        if length == 81 { Ok(Grid { values }) } else { Err(ParseGridError::Length(length)) }
    }

    /// Returns the board as 81 ASCII characters, row by row, with `blank` for empty cells.
    #[inline]
    pub fn to_line(&self, blank: u8) -> [u8; 81] {
        let mut line = [0; 81];
        for (character, &value) in line.iter_mut().zip(&self.values) {
            *character = if value == 0 { blank } else { b'0' + value };
        }
        line
    }
}

/// Returns eight bytes, 0xff for each bit that is set and 0 for the others: 0b101 becomes 0xff00ff.
#[inline]
fn bytes_of(bits: u8) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Byte k keeps only bit k. Adding 0x7f carries into the highest bit of the byte if it is not
    // zero.
    let own = (u64::from(bits) * ONES) & 0x8040_2010_0804_0201;
    ((own + 0x7f * ONES) >> 7 & ONES) * 0xff
}

/// Returns whether no value is above 9. Folded, not searched: without an early exit the loop can be
/// vectorized.
#[inline(always)]
fn are_values(values: &[u8; 81]) -> bool {
    values.iter().fold(0, |largest, &value| largest.max(value)) <= 9
}

/// The values that [`Index`] returns references to: each digit, and `None` for 0.
static CONTENTS: [Option<Digit>; 10] = {
    let mut contents = [None; 10];
    let mut value = 1;
    while value < 10 {
        contents[value] = Digit::new(value as u8);
        value += 1;
    }
    contents
};

/// `grid[cell]` is [`grid.get(cell)`](Grid::get). There is no `IndexMut`: a grid holds bytes, so
/// write with [`set`](Grid::set).
///
/// ```
/// use numpre::{Cell, Digit, Grid};
///
/// let mut grid = Grid::EMPTY;
/// let cell: Cell = "r3c5".parse()?;
/// assert_eq!(grid[cell], None);
/// grid.set(cell, Digit::new(7));
/// assert_eq!(grid[cell], Digit::new(7));
/// # Ok::<(), numpre::ParseCellError>(())
/// ```
impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    #[inline]
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &CONTENTS[usize::from(self.values[cell.index()])]
    }
}

impl Default for Grid {
    fn default() -> Grid {
        Grid::EMPTY
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            const RULE: &str = "+-------+-------+-------+";
            for row in 0..9 {
                if row % 3 == 0 {
                    writeln!(f, "{RULE}")?;
                }
                for (column, value) in self.values[row * 9..][..9].iter().enumerate() {
                    let bar = if column % 3 == 0 { "| " } else { "" };
                    let written = if *value == 0 { '.' } else { (b'0' + value) as char };
                    write!(f, "{bar}{written} ")?;
                }
                writeln!(f, "|")?;
            }
            f.write_str(RULE)
        } else {
            // Written in one piece, which is faster than character by character. All characters are
            // ASCII.
            f.write_str(str::from_utf8(&self.to_line(b'.')).map_err(|_| fmt::Error)?)
        }
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

/// Error for text that is not a board of 81 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum ParseGridError {
    /// There are this many cells instead of 81.
    Length(usize),
    /// A character is neither a digit nor a blank.
    Character {
        /// The number of cells before it.
        place: usize,
        /// The character.
        found: char,
    },
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGridError::Length(found) => write!(f, "{found} cells; expected 81"),
            ParseGridError::Character { place, found } => {
                write!(f, "{found:?} as cell {}; expected 1 to 9, or . or 0 for a blank", place + 1)
            }
        }
    }
}

impl std::error::Error for ParseGridError {}

/// Reads 81 cells, each 1 to 9 or a blank (`.`, `0`, `*`, `_`, `-`, `x`, `X`), on one line or
/// several.
///
/// It skips white space, `|` between cells, and lines that begin with `+`, so that it reads the
/// frames that `{:#}` prints. The crate `numpre-formats` reads all other formats.
///
/// ```
/// use numpre::Grid;
///
/// let grid: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// assert_eq!(format!("{grid:#}").parse(), Ok(grid));
/// let rows = "8........\n..36.....\n.7..9.2..\n.5...7...\n....457..\n...1...3.\n..1....68\n..85...1.\n.9....4..\n";
/// assert_eq!(rows.parse(), Ok(grid));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
impl FromStr for Grid {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Grid, ParseGridError> {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with('+'));
        let is_frame = |character: &char| *character == '|' || character.is_ascii_whitespace();
        Grid::read(lines.flat_map(str::chars).filter(|character| !is_frame(character)))
    }
}
