//! The first 9×9 block of cells that holds 1 to 9 and blanks.

use super::sheet::{Meaning, Place, at, meaning, used};
use calamine::{Data, Range};
use numpre::Grid;

/// B4, where S1.1 has the block.
pub(super) const B4: Place = Place { row: 3, column: 1 };

/// The part of a sheet that is searched, from its first digit on: 256 rows of 256 cells.
const REACH: u32 = 256;

/// A block, where it begins, and where else it may begin.
pub(super) struct Block {
    pub(super) place: Place,
    pub(super) grid: Grid,
    pub(super) other: Option<Place>,
}

/// A 9×9 part of the sheet that may be the block.
struct Window {
    place: Place,
    grid: Grid,
}

/// The first block of the sheet, B4:J12 before all others.
///
/// A block is 81 digits and blanks with no digit all around it, so that it is cut out of nothing larger; and no other such
/// block holds its digits and more.
pub(super) fn first(range: &Range<Data>) -> Option<Block> {
    let digits: Vec<Place> = used(range)
        .filter(|(_, data)| matches!(meaning(Some(data)), Meaning::Digit(_)))
        .map(|(place, _)| place)
        .collect();
    let top = digits.iter().map(|place| place.row).min()?;
    let left = digits.iter().map(|place| place.column).min()?;
    let (mut bottom, mut right) = (0, 0);
    for place in digits.iter().filter(|place| place.row < top + REACH && place.column < left + REACH) {
        bottom = bottom.max(place.row);
        right = right.max(place.column);
    }
    let rows = top.saturating_sub(8)..=bottom;
    let windows: Vec<Window> = rows
        .flat_map(|row| (left.saturating_sub(8)..=right).map(move |column| Place { row, column }))
        .filter_map(|place| window(range, place))
        .collect();
    let is_whole = |window: &&Window| !windows.iter().any(|other| holds_more(other, window));
    let whole: Vec<&Window> = windows.iter().filter(is_whole).collect();
    let at_b4 = whole.iter().find(|window| window.place == B4);
    let found = at_b4.or(whole.first())?;
    let other = whole
        .iter()
        .find(|other| at_b4.is_none() && other.place != found.place && digits_of(other).eq(digits_of(found)))
        .map(|other| other.place);
    Some(Block { place: found.place, grid: found.grid, other })
}

/// The window at a place, if it may be a block.
fn window(range: &Range<Data>, place: Place) -> Option<Window> {
    let mut values = [0; 81];
    for (value, index) in values.iter_mut().zip(0..) {
        *value = match meaning(at(range, Place { row: place.row + index / 9, column: place.column + index % 9 })) {
            Meaning::Digit(digit) => digit,
            Meaning::Blank => 0,
            Meaning::Other => return None,
        };
    }
    let around =
        (0..=10).flat_map(|step| [(0, step), (10, step), (step, 0), (step, 10)]).filter_map(|(row, column)| {
            Some(Place { row: (place.row + row).checked_sub(1)?, column: (place.column + column).checked_sub(1)? })
        });
    let is_alone = around.into_iter().all(|place| !matches!(meaning(at(range, place)), Meaning::Digit(_)));
    let grid = Grid::from_values(values).filter(|grid| is_alone && grid.clue_count() > 0)?;
    Some(Window { place, grid })
}

/// The places of a window's digits.
fn digits_of(window: &Window) -> impl Iterator<Item = Place> + '_ {
    window.grid.filled().map(|(cell, _)| Place {
        row: window.place.row + cell.row() as u32,
        column: window.place.column + cell.column() as u32,
    })
}

/// Whether one window holds all digits of another, and more.
fn holds_more(more: &Window, less: &Window) -> bool {
    more.grid.clue_count() > less.grid.clue_count()
        && digits_of(less).all(|place| {
            (more.place.row..more.place.row + 9).contains(&place.row)
                && (more.place.column..more.place.column + 9).contains(&place.column)
        })
}
