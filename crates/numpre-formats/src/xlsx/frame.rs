//! Frames: the places of the 81 cells of a board on a sheet, also if empty rows or columns separate
//! its blocks.
//!
//! ```text
//!        B C D   E F G   H I J            E F G  H  I J K  L  M N O
//!   4    8 . .   . . .   . . .        5   8 . .     . . .     . . .
//!   5    . . 3   6 . .   . . .        6   . . 3     6 . .     . . .
//!   6    . 7 .   . 9 .   2 . .        7   . 7 .     . 9 .     2 . .
//!   7    . 5 .   . . 7   . . .        8
//!        …                            9   . 5 .     . . 7     . . .
//!        B4:J12, no gaps              …   E5:O15, gaps of one row and one column
//! ```

use super::place::{Area, COLUMNS, Place, ROWS};
use numpre::Cell;

/// The most empty rows or columns between two blocks.
const WIDEST: u32 = 2;

/// The numbers of empty rows and columns between two blocks of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gaps {
    pub(super) rows: u32,
    pub(super) columns: u32,
}

/// The place of a board on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    /// The first cell of the board.
    pub(super) place: Place,
    pub(super) gaps: Gaps,
}

impl Frame {
    /// Returns the frame of a board without gaps.
    pub(super) fn compact(place: Place) -> Frame {
        Frame { place, gaps: Gaps::default() }
    }

    /// Returns every frame of a board that begins here and fits on a sheet, the compact one first.
    pub(super) fn all_at(place: Place) -> impl Iterator<Item = Frame> {
        let gaps =
            (0..=WIDEST).flat_map(|rows| (0..=WIDEST).map(move |columns| Gaps { rows, columns }));
        gaps.map(move |gaps| Frame { place, gaps }).filter(Frame::fits)
    }

    pub(super) fn is_compact(self) -> bool {
        self.gaps == Gaps::default()
    }

    /// Returns the number of rows of the board, including gaps.
    pub(super) fn height(self) -> u32 {
        9 + 2 * self.gaps.rows
    }

    /// Returns the number of columns of the board, including gaps.
    pub(super) fn width(self) -> u32 {
        9 + 2 * self.gaps.columns
    }

    /// Returns all rows and columns of the board, including gaps.
    pub(super) fn area(self) -> Area {
        let last = Place {
            row: self.place.row + self.height() - 1,
            column: self.place.column + self.width() - 1,
        };
        Area { first: self.place, last }
    }

    /// Returns whether the whole board is on the sheet.
    pub(super) fn fits(&self) -> bool {
        let last = self.area().last;
        last.row < ROWS && last.column < COLUMNS
    }

    /// Returns how many rows further down the next board begins. Between the boards is one more
    /// empty row than in a gap. If it were as many as in a gap, the lower blocks of this board and
    /// the upper blocks of the next would look like a board, too.
    pub(super) fn rows_to_next(self) -> u32 {
        self.height() + self.gaps.rows + 1
    }

    /// Returns how many columns further to the right the next board begins.
    pub(super) fn columns_to_next(self) -> u32 {
        self.width() + self.gaps.columns + 1
    }

    /// Returns the same frame below this one or to the right of it, or `None` if it is not on the
    /// sheet.
    pub(super) fn next(self, side: Side) -> Option<Frame> {
        let (rows, columns) = match side {
            Side::Below => (self.rows_to_next(), 0),
            Side::Right => (0, self.columns_to_next()),
        };
        let frame = Frame { place: self.place.moved(rows, columns)?, ..self };
        Some(frame).filter(Frame::fits)
    }

    /// Returns the place of a cell of the board.
    pub(super) fn at(self, cell: Cell) -> Place {
        // Both are below 9, so the casts are exact.
        let (row, column) = (cell.row() as u32, cell.column() as u32);
        Place {
            row: self.place.row + row + row / 3 * self.gaps.rows,
            column: self.place.column + column + column / 3 * self.gaps.columns,
        }
    }

    /// Returns the row of the board, 0 to 8, that is `offset` rows below the first, or `None` if
    /// that is in a gap.
    pub(super) fn row_of(self, offset: u32) -> Option<u32> {
        step(offset, self.gaps.rows)
    }

    /// Returns the column of the board, 0 to 8, that is `offset` columns to the right of the first,
    /// or `None` if that is in a gap.
    pub(super) fn column_of(self, offset: u32) -> Option<u32> {
        step(offset, self.gaps.columns)
    }
}

/// The sides of a board on which its answer may be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Side {
    Below,
    Right,
}

/// Returns the line of the board at an offset. With gaps of one line, the offsets mean 0 1 2 _ 3 4
/// 5 _ 6 7 8.
fn step(offset: u32, gap: u32) -> Option<u32> {
    let (block, inside) = (offset / (3 + gap), offset % (3 + gap));
    (inside < 3 && block < 3).then_some(3 * block + inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_places_agree() {
        for frame in Frame::all_at(Place { row: 4, column: 4 }) {
            for cell in Cell::all() {
                let place = frame.at(cell);
                assert!(frame.area().holds(place));
                let row = frame.row_of(place.row - 4).unwrap();
                let column = frame.column_of(place.column - 4).unwrap();
                assert_eq!(
                    (row as usize, column as usize),
                    (cell.row(), cell.column()),
                    "{frame:?}"
                );
            }
            let rows = (0..frame.height()).filter(|offset| frame.row_of(*offset).is_some()).count();
            assert_eq!(rows, 9);
        }
        assert_eq!(Frame::all_at(Place { row: 4, column: 4 }).count(), 9);
        assert_eq!(
            Frame::all_at(Place { row: ROWS - 10, column: 4 }).count(),
            3,
            "nine rows fit, eleven do not"
        );
    }
}
