//! Places of cells on a sheet.

use std::fmt;

/// The number of rows of a sheet.
pub(super) const ROWS: u32 = 1 << 20;
/// The number of columns of a sheet. The last one is XFD.
pub(super) const COLUMNS: u32 = 1 << 14;

/// The place of a cell, 0-based. Places are ordered as in reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place {
    pub(super) row: u32,
    pub(super) column: u32,
}

impl Place {
    /// Returns the place this many rows down and columns to the right, or `None` if it is not on
    /// the sheet.
    pub(super) fn moved(self, rows: u32, columns: u32) -> Option<Place> {
        let place = Place { row: self.row + rows, column: self.column + columns };
        (place.row < ROWS && place.column < COLUMNS).then_some(place)
    }

    /// Reads `B4`, or `$B$4` as in ranges.
    pub(super) fn read(text: &str) -> Option<Place> {
        let text = text.strip_prefix('$').unwrap_or(text);
        let letters = text.find(|found: char| !found.is_ascii_alphabetic())?;
        let (column, row) = text.split_at(letters);
        let row = row.strip_prefix('$').unwrap_or(row);
        // Three letters and seven digits are enough for every sheet.
        if !(1..=3).contains(&column.len())
            || !(1..=7).contains(&row.len())
            || !row.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let column = column.bytes().fold(0, |column, letter| {
            26 * column + u32::from(letter.to_ascii_uppercase() - b'A' + 1)
        });
        let row: u32 = row.parse().ok()?;
        let place = Place { row: row.checked_sub(1)?, column: column.checked_sub(1)? };
        (place.row < ROWS && place.column < COLUMNS).then_some(place)
    }
}

/// Prints `B4`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::new();
        let mut left = self.column + 1;
        while left > 0 {
            // The number is below 26, so the cast is exact.
            letters.push(char::from(b'A' + ((left - 1) % 26) as u8));
            left = (left - 1) / 26;
        }
        letters.iter().rev().try_for_each(|letter| write!(f, "{letter}"))?;
        write!(f, "{}", self.row + 1)
    }
}

/// A rectangle of cells. Both corners belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) first: Place,
    pub(super) last: Place,
}

impl Area {
    /// Reads `B4:J12`, or a single cell.
    pub(super) fn read(text: &str) -> Option<Area> {
        let (first, last) = text.split_once(':').unwrap_or((text, text));
        Some(Area { first: Place::read(first)?, last: Place::read(last)? })
    }

    /// Returns whether both areas have a common cell.
    pub(super) fn meets(&self, other: &Area) -> bool {
        self.first.row <= other.last.row
            && other.first.row <= self.last.row
            && self.first.column <= other.last.column
            && other.first.column <= self.last.column
    }

    /// Returns whether a cell is in the area.
    pub(super) fn holds(&self, place: Place) -> bool {
        self.meets(&Area { first: place, last: place })
    }

    /// Returns whether a column has cells in the area.
    pub(super) const fn has_column(&self, column: u32) -> bool {
        self.first.column <= column && column <= self.last.column
    }

    /// Returns the area with one more cell on every side, except at the top and left ends of the
    /// sheet.
    pub(super) fn with_edge(&self) -> Area {
        self.with_margin(1)
    }

    /// Returns the area with this many more cells on every side, except at the top and left ends of
    /// the sheet.
    pub(super) fn with_margin(&self, cells: u32) -> Area {
        Area {
            first: Place {
                row: self.first.row.saturating_sub(cells),
                column: self.first.column.saturating_sub(cells),
            },
            last: Place { row: self.last.row + cells, column: self.last.column + cells },
        }
    }
}
