//! Clashes: digits that appear more than once in a house.

use crate::vocabulary::{CellSet, Digit, DigitSet, Grid, House};
use std::fmt;

/// A digit that appears more than once in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clash {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The two or more cells of the house that hold it.
    pub cells: CellSet,
}

/// Prints `7 in c6: r4c6 r5c6`.
impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}: {}", self.digit, self.house, self.cells)
    }
}

/// Returns every digit that appears more than once in a house, house by house, digits ascending
/// (S3.2, S1.6). Empty cells never clash. If two cells share a row and a block, their clash is
/// returned for both.
///
/// ```
/// use numpre::{Grid, check::clashes};
///
/// // S3's first sample: column 6 has two 7s.
/// let grid: Grid = "8.....**0..36......7..9.2...5...7......457......1...3...1....68..85...1..9....4..".parse()?;
/// let named: Vec<String> = clashes(&grid).map(|clash| clash.to_string()).collect();
/// assert_eq!(named, ["7 in c6: r4c6 r5c6", "7 in b5: r4c6 r5c6"]);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn clashes(grid: &Grid) -> impl Iterator<Item = Clash> {
    // For each house: the digits in it, and the digits that are in it more than once.
    let (mut once, mut again) = ([0_u16; 27], [0_u16; 27]);
    for (row, values) in grid.values().as_chunks::<9>().0.iter().enumerate() {
        for (column, value) in values.iter().enumerate() {
            // An empty cell has value 0 and adds nothing: 1 << 0 >> 1 = 0.
            let digit = 1 << value >> 1;
            for house in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
                again[house] |= once[house] & digit;
                once[house] |= digit;
            }
        }
    }
    House::all().zip(again.map(DigitSet::from_bits)).flat_map(move |(house, again)| {
        again.iter().map(move |digit| {
            let cells =
                house.cells().iter().filter(|&cell| grid.get(cell) == Some(digit)).collect();
            Clash { house, digit, cells }
        })
    })
}
