//! Where a cell stands in a sheet.

use std::fmt;

/// So many rows a sheet may have.
pub(super) const ROWS: u32 = 1 << 20;
/// So many columns a sheet may have: the last is XFD.
pub(super) const COLUMNS: u32 = 1 << 14;

/// A cell's place, 0-based, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place {
    pub(super) row: u32,
    pub(super) column: u32,
}

impl Place {
    /// The place so many rows down and columns to the right, if the sheet reaches so far.
    pub(super) fn moved(self, rows: u32, columns: u32) -> Option<Place> {
        let place = Place { row: self.row + rows, column: self.column + columns };
        (place.row < ROWS && place.column < COLUMNS).then_some(place)
    }

    /// Reads `B4`, or `$B$4` as ranges have it.
    pub(super) fn read(text: &str) -> Option<Place> {
        let text = text.strip_prefix('$').unwrap_or(text);
        let letters = text.find(|found: char| !found.is_ascii_alphabetic())?;
        let (column, row) = text.split_at(letters);
        let row = row.strip_prefix('$').unwrap_or(row);
        // Three letters and seven digits reach beyond every sheet, and nothing longer is looked at.
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

/// `B4`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::new();
        let mut left = self.column + 1;
        while left > 0 {
            // Below 26: the cast is exact.
            letters.push(char::from(b'A' + ((left - 1) % 26) as u8));
            left = (left - 1) / 26;
        }
        letters.iter().rev().try_for_each(|letter| write!(f, "{letter}"))?;
        write!(f, "{}", self.row + 1)
    }
}

/// A rectangle of cells, both corners inside.
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

    /// Whether both have a cell in common.
    pub(super) fn meets(&self, other: &Area) -> bool {
        self.first.row <= other.last.row
            && other.first.row <= self.last.row
            && self.first.column <= other.last.column
            && other.first.column <= self.last.column
    }

    /// Whether a cell stands in it.
    pub(super) fn holds(&self, place: Place) -> bool {
        self.meets(&Area { first: place, last: place })
    }

    /// Whether it reaches into a column.
    pub(super) const fn has_column(&self, column: u32) -> bool {
        self.first.column <= column && column <= self.last.column
    }

    /// One cell more on every side, as far as the sheet goes.
    pub(super) fn with_edge(&self) -> Area {
        self.with_margin(1)
    }

    /// This many cells more on every side, as far as the sheet goes.
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
