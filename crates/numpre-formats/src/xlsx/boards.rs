//! Finds the boards of a sheet, and where each begins.
//!
//! A board is nine rows of nine cells of digits and blanks. No digit is directly around it, except
//! its row and column numbers (1 to 9). If its edge is empty, it may begin in several places. Then
//! the first of these decides: B4, where S1.1 has the puzzle; lines drawn around its cells; row or
//! column numbers; a certain board nearby, in the same rows or columns or ten cells away. If none
//! of them decides, the result is an error that names two of the places.
//!
//! ```text
//!   digits in B4:J11   rows 3 and 12 are empty: B3:J11 or B4:J12. B4 decides: B4:J12.
//!   digits in L4:T11   L3:T11 or L4:T12. The board at B4 decides, which is in the same rows as
//!                      L4:T12.
//!   digits in D40:L47  D39:L47 or D40:L48. Far from other boards, this is an error that names D39
//!                      and D40.
//! ```
//!
//! Empty rows or columns may separate the blocks of a board ([`Frame`]). A board is read with such
//! gaps only if its digits do not fit into nine rows and columns, or if borders show the gaps. A
//! 9×9 board with several empty rows or columns, and with more digits near it, may be part of a
//! larger drawing, so this is an error, too.

use super::SheetErrorKind;
use super::frame::Frame;
use super::place::{Area, COLUMNS, Place, ROWS};
use super::sheet::{Meaning, Sheet, meaning, shown};
use super::strings::Texts;
use super::window::Window;
use numpre::Grid;
use std::collections::BTreeSet;

/// Boards with common cells begin at most this many rows and columns apart.
const REACH: u32 = 12;
/// Digits up to this many cells from a window may belong to the same board.
const NEAR: u32 = 8;
/// More digits than this on a sheet are data, not puzzles.
const MOST: usize = 1_000_000;
/// Digits outside of any board are reported if at least this many are close together.
const FEWEST_REPORTED: usize = 17;

/// A board, and its place on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) frame: Frame,
    pub(super) grid: Grid,
}

/// A board, or the error in its place.
pub(super) type Found = Result<Board, (Place, SheetErrorKind)>;

/// Returns all boards of a sheet, and the errors, in reading order.
pub(super) fn find(sheet: &Sheet, texts: &Texts) -> Vec<Found> {
    let is_digit = |cell: &&super::sheet::Cell| matches!(meaning(cell, texts), Meaning::Digit(_));
    let digits: Vec<Place> = sheet.cells.iter().filter(is_digit).map(|cell| cell.place).collect();
    if digits.len() > MOST {
        return vec![Err((digits[0], SheetErrorKind::TooManyCells { limit: MOST }))];
    }
    let frames = starts(&digits).flat_map(Frame::all_at);
    let windows: Vec<Window> = frames.filter_map(|frame| Window::at(sheet, texts, frame)).collect();
    let groups = groups(best(windows));
    let mut certain: Vec<Place> =
        groups.iter().filter_map(|group| decided(group)).map(|found| found.frame.place).collect();
    certain.sort_unstable();
    let chosen: Vec<Option<&Window>> =
        groups.iter().map(|group| decided(group).or_else(|| aligned(group, &certain))).collect();
    let mut found: Vec<Found> = groups
        .iter()
        .zip(&chosen)
        .enumerate()
        .map(|(number, (group, chosen))| {
            let Some(window) = chosen else {
                let (first, other) = (group[0].frame, group[1].frame);
                return Err((
                    first.place,
                    SheetErrorKind::SeveralBlocks { other: shown_frame(other) },
                ));
            };
            if let Some(other) = outside(window, &digits, &groups, number) {
                return Err((
                    window.frame.place,
                    SheetErrorKind::Outside { other: other.to_string() },
                ));
            }
            match (window.mistakes.first(), Grid::from_values(window.values)) {
                (None, Some(grid)) => Ok(Board { frame: window.frame, grid }),
                (mistake, _) => {
                    let place = *mistake.unwrap_or(&window.frame.place);
                    Err((place, mistake_kind(sheet, texts, place)))
                }
            }
        })
        .collect();
    let seen: Vec<&Window> = groups.iter().flatten().collect();
    found.extend(left_over(&digits, &seen).map(|place| Err((place, SheetErrorKind::NoPuzzle))));
    found.sort_by_key(|item| {
        item.as_ref().map_or_else(|(place, _)| *place, |board| board.frame.place)
    });
    found
}

/// Returns a frame for a message: its first cell, or its area if it has gaps.
fn shown_frame(frame: Frame) -> String {
    let area = frame.area();
    if frame.is_compact() {
        area.first.to_string()
    } else {
        format!("{}:{}", area.first, area.last)
    }
}

/// Returns the first digit near a window that may belong to the same board as the digits in the
/// window.
///
/// ```text
///   D E F  G H I  J K  L M N     The gaps have different widths. The window D4:L12 has one empty
///   5 3 .    . 7  .      . 6     column and two empty rows, and the 6 in N4 is near it. So this is
///                                an error. A tenth row or column is also an error, if an empty row
///   6 . .    1 9  .      . .     or column of the window would be the gap before it.
/// ```
///
/// If a window has borders, or digits in all its rows and columns, the digits near it belong to
/// something else.
fn outside(window: &Window, digits: &[Place], groups: &[Vec<Window>], own: usize) -> Option<Place> {
    if window.is_drawn || window.is_full() {
        return None;
    }
    let near = window.frame.area().with_margin(NEAR);
    let is_label = |place: Place| window.labels.iter().any(|label| label.holds(place));
    // The digit may belong to another board nearby. But a window with several empty rows or columns
    // may be another part of the same drawing.
    let is_elsewhere = |place: Place| {
        let others = groups
            .iter()
            .enumerate()
            .filter(|(number, _)| *number != own)
            .flat_map(|(_, group)| group);
        let is_whole = |other: &Window| other.is_drawn || !other.has_several_empty();
        others.filter(|other| other.frame.area().with_edge().holds(place)).any(is_whole)
    };
    let is_part = |place: &Place| {
        near.holds(*place) && window.may_miss(*place) && !is_label(*place) && !is_elsewhere(*place)
    };
    let begin = digits.partition_point(|place| place.row < near.first.row);
    digits[begin..]
        .iter()
        .take_while(|place| place.row <= near.last.row)
        .find(|place| is_part(place))
        .copied()
}

fn mistake_kind(sheet: &Sheet, texts: &Texts, place: Place) -> SheetErrorKind {
    match sheet.at(place) {
        Some(cell) if cell.value == super::sheet::Value::NoResult => SheetErrorKind::Formula,
        Some(cell) => SheetErrorKind::Cell { found: shown(cell, texts) },
        None => SheetErrorKind::NoPuzzle,
    }
}

/// Returns the places where a window with a digit in it may begin, in reading order.
fn starts(digits: &[Place]) -> impl Iterator<Item = Place> {
    let mut rows: Vec<u32> = digits.iter().map(|place| place.row).collect();
    rows.dedup();
    let tops: BTreeSet<u32> = rows
        .iter()
        .flat_map(|row| row.saturating_sub(8)..=*row)
        .filter(|row| row + 9 <= ROWS)
        .collect();
    tops.into_iter().flat_map(move |row| {
        let begin = digits.partition_point(|place| place.row < row);
        let end = digits.partition_point(|place| place.row < row + 9);
        let columns: BTreeSet<u32> = digits[begin..end].iter().map(|place| place.column).collect();
        let lefts: BTreeSet<u32> = columns
            .iter()
            .flat_map(|column| column.saturating_sub(8)..=*column)
            .filter(|column| column + 9 <= COLUMNS)
            .collect();
        lefts.into_iter().map(move |column| Place { row, column })
    })
}

/// Returns the windows that are not ruled out by better ones.
fn best(windows: Vec<Window>) -> Vec<Window> {
    let is_beaten = |(number, window): (usize, &Window)| {
        near(&windows, number).any(|other| {
            if !window.shares(other) {
                return false;
            }
            if other.numbers_what_is_more(window) && !window.numbers_what_is_more(other) {
                return true;
            }
            if window.numbers_what_is_more(other) {
                return false;
            }
            if rank(other) != rank(window) {
                return rank(other) > rank(window);
            }
            other.digits > window.digits && other.holds_all(window)
        })
    };
    let beaten: Vec<bool> = windows.iter().enumerate().map(is_beaten).collect();
    let left: Vec<Window> = windows
        .into_iter()
        .zip(beaten)
        .filter(|(_, beaten)| !beaten)
        .map(|(window, _)| window)
        .collect();
    let is_across: Vec<bool> = (0..left.len()).map(|number| is_across(&left, number)).collect();
    left.into_iter()
        .zip(is_across)
        .filter(|(_, is_across)| !is_across)
        .map(|(window, _)| window)
        .collect()
}

/// Returns what makes one window more likely than another; the larger tuple is more likely. A
/// window at B4, where S1.1 has the puzzle, is the most likely one even with a stray digit next to
/// it.
fn rank(window: &Window) -> (bool, bool, bool) {
    (window.is_drawn, window.strays == 0, window.is_at_b4() && window.strays > 0)
}

/// Returns whether a window is only a combination of parts of larger ones: each of its digits is
/// also in a larger window that has digits on all four sides.
fn is_across(windows: &[Window], number: usize) -> bool {
    let window = &windows[number];
    let larger: Vec<&Window> = near(windows, number)
        .filter(|other| {
            other.is_tight && other.digits > window.digits && rank(other) >= rank(window)
        })
        .collect();
    larger.len() > 1
        && window.digits().all(|place| larger.iter().any(|other| other.frame.area().holds(place)))
}

/// Returns the other windows that begin near one, so that they may have common cells. The windows
/// must be in reading order.
fn near(windows: &[Window], number: usize) -> impl Iterator<Item = &Window> {
    let frame = windows[number].frame;
    let place = frame.place;
    let begin = windows.partition_point(|other| other.frame.place.row + REACH < place.row);
    windows[begin..]
        .iter()
        .take_while(move |other| other.frame.place.row <= place.row + REACH)
        .filter(move |other| {
            other.frame != frame && other.frame.place.column.abs_diff(place.column) <= REACH
        })
}

/// Groups windows that share digits.
fn groups(windows: Vec<Window>) -> Vec<Vec<Window>> {
    let mut groups: Vec<Vec<Window>> = Vec::new();
    for window in windows {
        let (mut joined, mut place) = (vec![window], groups.len());
        while place > 0 {
            place -= 1;
            let is_far = groups[place]
                .iter()
                .all(|other| other.frame.place.row + REACH < joined[0].frame.place.row);
            if is_far && groups.len() - place > 64 {
                break;
            }
            if groups[place].iter().any(|other| joined.iter().any(|window| window.shares(other))) {
                let mut group = groups.remove(place);
                group.append(&mut joined);
                joined = group;
            }
        }
        groups.push(joined);
    }
    groups
}

/// Returns the window of a group that is decided by its own properties, without its neighbours.
fn decided(group: &[Window]) -> Option<&Window> {
    if let [only] = group {
        return Some(only);
    }
    let holds_group = |window: &&Window| {
        group.iter().all(|other| window.holds_all(other) || window.numbers_what_is_more(other))
    };
    let only = |speaks: fn(&Window) -> bool| {
        let mut spoken = group.iter().filter(|window| speaks(window));
        spoken.next().filter(|_| spoken.next().is_none()).filter(holds_group)
    };
    // The number of a puzzle above its board: both readings leave digits out, but one leaves out
    // fewer and has more inside.
    let is_best = |window: &&Window| {
        let mut others = group.iter().filter(|other| other.frame != window.frame);
        others.all(|other| {
            other.strays > window.strays && other.digits > 0 && other.digits < window.digits
        })
    };
    if group.iter().all(|window| window.strays > 0)
        && let Some(best) = group.iter().find(is_best)
    {
        return Some(best);
    }
    only(Window::is_at_b4)
        .or_else(|| only(|window| window.is_drawn))
        .or_else(|| only(|window| !window.labels.is_empty()))
}

/// Returns the row of a place, or its column.
type Line = fn(&Place) -> u32;

/// Returns the window of a group that is aligned with a certain board nearby.
fn aligned<'g>(group: &'g [Window], certain: &[Place]) -> Option<&'g Window> {
    let fits = |own: Line, apart: u32, window: &Window| {
        let own_place = own(&window.frame.place);
        certain
            .iter()
            .any(|place| own(place) == own_place || own(place).abs_diff(own_place) == apart)
    };
    let (row, column): (Line, Line) = (|place| place.row, |place| place.column);
    let differ = |own: Line| {
        group.iter().any(|window| own(&window.frame.place) != own(&group[0].frame.place))
    };
    let is_aligned = |window: &&Window| {
        (!differ(row) || fits(row, window.frame.rows_to_next(), window))
            && (!differ(column) || fits(column, window.frame.columns_to_next(), window))
    };
    let mut aligned = group.iter().filter(is_aligned);
    aligned.next().filter(|found| {
        aligned.next().is_none() && group.iter().all(|other| found.holds_all(other))
    })
}

/// Returns the first of many digits that are near each other and not in any window, if there are
/// such.
fn left_over(digits: &[Place], windows: &[&Window]) -> Option<Place> {
    let mut windows: Vec<Area> =
        windows.iter().map(|window| window.frame.area().with_edge()).collect();
    windows.sort_by_key(|area| area.first);
    let is_seen = |place: &Place| {
        let begin = windows.partition_point(|area| area.first.row + REACH + 3 < place.row);
        windows[begin..]
            .iter()
            .take_while(|area| area.first.row <= place.row)
            .any(|area| area.holds(*place))
    };
    let left: Vec<Place> = digits.iter().copied().filter(|place| !is_seen(place)).collect();
    left.iter().copied().find(|first| {
        let begin = left.partition_point(|place| place.row < first.row);
        let rows = left[begin..].iter().take_while(|place| place.row < first.row + 9);
        rows.filter(|place| place.column.abs_diff(first.column) < 9).count() >= FEWEST_REPORTED
    })
}
