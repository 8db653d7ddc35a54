//! A row, column or block.

use super::cell::Cell;
use super::cell_set::CellSet;
use std::fmt;
use std::str::FromStr;

/// The kind of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum HouseKind {
    /// 行, nine cells next to each other.
    Row,
    /// 列, nine cells one above the other.
    Column,
    /// ブロック, three by three cells; also called *box*.
    Block,
}

/// One of the 27 houses (タップル, *tuple*; also called *unit*): each contains every digit once.
///
/// Counted rows, then columns, then blocks:
///
/// ```text
///   0 … 8  rows from the top       18 | 19 | 20
///   9 … 17 columns from the left   21 | 22 | 23   blocks
///                                  24 | 25 | 26
/// ```
///
/// ```
/// use numpre::{House, HouseKind};
///
/// let house = House::block(4);
/// assert_eq!((house.kind(), house.number()), (HouseKind::Block, 4));
/// assert_eq!(house.to_string(), "b5");
/// assert_eq!(house.cells().to_string(), "r4c4 r4c5 r4c6 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6");
/// assert_eq!((House::all().count(), "b5".parse()), (27, Ok(house)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// All 27 houses: rows, columns, blocks.
    pub const ALL: [House; 27] = {
        let mut all = [House(0); 27];
        let mut index = 0;
        while index < 27 {
            all[index] = House(index as u8);
            index += 1;
        }
        all
    };

    /// Returns the house of this kind and number, 0 to 8; `None` if the number is greater.
    pub const fn new(kind: HouseKind, number: usize) -> Option<House> {
        if number > 8 {
            return None;
        }
        Some(match kind {
            HouseKind::Row => House::row(number),
            HouseKind::Column => House::column(number),
            HouseKind::Block => House::block(number),
        })
    }

    /// Returns the row of this number, 0 to 8 from the top. For a number that may be out of range,
    /// use [`new`](House::new).
    ///
    /// # Panics
    /// If the number is greater than 8.
    #[inline]
    #[track_caller]
    pub const fn row(number: usize) -> House {
        assert!(number < 9, "a row has a number from 0 to 8");
        House(number as u8)
    }

    /// Returns the column of this number, 0 to 8 from the left. For a number that may be out of
    /// range, use [`new`](House::new).
    ///
    /// # Panics
    /// If the number is greater than 8.
    #[inline]
    #[track_caller]
    pub const fn column(number: usize) -> House {
        assert!(number < 9, "a column has a number from 0 to 8");
        House(9 + number as u8)
    }

    /// Returns the block of this number, 0 to 8 in reading order. For a number that may be out of
    /// range, use [`new`](House::new).
    ///
    /// # Panics
    /// If the number is greater than 8.
    #[inline]
    #[track_caller]
    pub const fn block(number: usize) -> House {
        assert!(number < 9, "a block has a number from 0 to 8");
        House(18 + number as u8)
    }

    /// Returns the row, column and block of a cell.
    #[inline]
    pub(super) const fn of_cell(row: usize, column: usize, block: usize) -> [House; 3] {
        // Each number is below 9, because the cell is one of the 81.
        [House(row as u8), House(9 + column as u8), House(18 + block as u8)]
    }

    /// Iterates over all 27 houses: rows, columns, blocks.
    #[inline]
    pub fn all() -> impl ExactSizeIterator<Item = House> + DoubleEndedIterator + Clone {
        (0..27).map(House)
    }

    /// Iterates over all 27 houses in the order in which people search them: blocks, then rows and
    /// columns.
    pub(crate) fn blocks_first() -> impl Iterator<Item = House> + Clone {
        House::all().skip(18).chain(House::all().take(18))
    }

    /// Returns its index among the 27, 0 to 26.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether it is a row, a column or a block.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// Returns its number among the houses of its kind, 0 to 8.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// Returns its nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        HOUSES[self.0 as usize]
    }

    /// Returns its cell at this place, 0 to 8 in reading order.
    ///
    /// # Panics
    /// If the place is greater than 8.
    #[inline]
    #[track_caller]
    pub const fn cell(self, place: usize) -> Cell {
        assert!(place < 9, "a house has places from 0 to 8");
        let number = self.number();
        Cell::wrapping(match self.kind() {
            HouseKind::Row => number * 9 + place,
            HouseKind::Column => place * 9 + number,
            HouseKind::Block => (number / 3 * 3 + place / 3) * 9 + number % 3 * 3 + place % 3,
        })
    }
}

// The places of a house as bits, the lowest for place 0.
impl House {
    /// Returns the places of these cells in the house; ignores cells outside of it.
    #[inline]
    pub(crate) fn places_of(self, cells: CellSet) -> u16 {
        let (bits, number) = (cells.bits(), self.number());
        (match self.kind() {
            HouseKind::Row => (bits >> (9 * number)) as u16,
            HouseKind::Column => {
                // The cells of a column are nine bits apart. Three times, three of them are
                // gathered in the lowest bits.
                let column = bits >> number;
                let three = |band: u32| {
                    let bits = (column >> (27 * band)) as u32 & 0o1_001_001;
                    (bits | bits >> 8 | bits >> 16) & 7
                };
                (three(0) | three(1) << 3 | three(2) << 6) as u16
            }
            HouseKind::Block => {
                let block = (bits >> (27 * (number / 3) + 3 * (number % 3))) as u32;
                (block & 7 | block >> 6 & 0o70 | block >> 12 & 0o700) as u16
            }
        }) & 0x1ff
    }

    /// Returns its cells at these places.
    #[inline]
    pub(crate) fn cells_at(self, places: u16) -> CellSet {
        (0..9).filter(|place| places >> place & 1 == 1).map(|place| self.cell(place)).collect()
    }
}

const HOUSES: [CellSet; 27] = {
    let mut houses = [CellSet::EMPTY; 27];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            houses[house].insert(House(house as u8).cell(place));
            place += 1;
        }
        house += 1;
    }
    houses
};

/// Prints the usual shorthand, 1-based: `r4`, `c6`, `b7`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind() {
            HouseKind::Row => 'r',
            HouseKind::Column => 'c',
            HouseKind::Block => 'b',
        };
        write!(f, "{letter}{}", self.number() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for text that is not the name of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHouseError;

impl fmt::Display for ParseHouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a house; expected r, c or b and a number from 1 to 9, such as b7")
    }
}

impl std::error::Error for ParseHouseError {}

/// Parses the usual shorthand: `r4`, `c6`, `b7`; also with capitals.
impl FromStr for House {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<House, ParseHouseError> {
        let (kind, number) = match text.as_bytes() {
            [b'r' | b'R', number @ b'1'..=b'9'] => (HouseKind::Row, number),
            [b'c' | b'C', number @ b'1'..=b'9'] => (HouseKind::Column, number),
            [b'b' | b'B', number @ b'1'..=b'9'] => (HouseKind::Block, number),
            _ => return Err(ParseHouseError),
        };
        House::new(kind, usize::from(number - b'1')).ok_or(ParseHouseError)
    }
}

#[cfg(test)]
mod tests {
    use super::House;
    use crate::vocabulary::CellSet;

    #[test]
    fn places_of_inverts_cells_at() {
        for house in House::all() {
            for places in 0..512 {
                let cells = house.cells_at(places);
                assert!(house.cells().is_superset(cells));
                assert_eq!(house.places_of(cells | !house.cells()), places, "{house}");
            }
            assert_eq!(house.cells_at(0x1ff), house.cells());
            assert_eq!(house.places_of(CellSet::ALL), 0x1ff);
        }
    }
}
