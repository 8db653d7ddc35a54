//! The boards of a sheet: how many there are, and where each begins.
//!
//! A board is nine rows of nine cells of digits and blanks with no digit directly around it, its row and column numbers
//! (1 to 9) aside. Where its edge is empty it may begin in several places; what decides then is, in this order: B4, where S1.1
//! has the puzzle; lines drawn around its cells; row or column numbers; a board nearby that is certain, in the same rows or
//! columns, or ten cells away. Where nothing decides, that is an error which names two of the places.

use super::SheetErrorKind;
use super::place::{Area, COLUMNS, Place, ROWS};
use super::sheet::{Meaning, Sheet, meaning, shown};
use super::strings::Texts;
use super::window::{B4, Window};
use numpre::Grid;
use std::collections::BTreeSet;

/// More small numbers than this are data, not puzzles.
const MOST: usize = 1_000_000;
/// So many digits near each other that are no board are worth a message.
const WORTH_TELLING: usize = 17;

/// A board, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) place: Place,
    pub(super) grid: Grid,
}

/// A board, or what is wrong in its stead and where.
pub(super) type Found = Result<Board, (Place, SheetErrorKind)>;

/// All boards of a sheet, in reading order.
pub(super) fn find(sheet: &Sheet, texts: &Texts) -> Vec<Found> {
    let is_digit = |cell: &&super::sheet::Cell| matches!(meaning(cell, texts), Meaning::Digit(_));
    let digits: Vec<Place> = sheet.cells.iter().filter(is_digit).map(|cell| cell.place).collect();
    if digits.len() > MOST {
        return vec![Err((digits[0], SheetErrorKind::TooManyCells { limit: MOST }))];
    }
    let windows: Vec<Window> = starts(&digits).filter_map(|place| Window::at(sheet, texts, place)).collect();
    let groups = groups(best(windows));
    let mut certain: Vec<Place> = groups.iter().filter_map(|group| decided(group)).map(|found| found.place).collect();
    certain.sort_unstable();
    let mut found: Vec<Found> = groups
        .iter()
        .map(|group| {
            let Some(window) = decided(group).or_else(|| aligned(group, &certain)) else {
                let (first, other) = (group[0].place, group[1].place);
                return Err((first, SheetErrorKind::SeveralBlocks { other: other.to_string() }));
            };
            match (window.mistakes.first(), Grid::from_values(window.values)) {
                (None, Some(grid)) => Ok(Board { place: window.place, grid }),
                (mistake, _) => {
                    let place = *mistake.unwrap_or(&window.place);
                    Err((place, mistake_kind(sheet, texts, place)))
                }
            }
        })
        .collect();
    let seen: Vec<&Window> = groups.iter().flatten().collect();
    found.extend(left_over(&digits, &seen).map(|place| Err((place, SheetErrorKind::NoPuzzle))));
    found.sort_by_key(|item| item.as_ref().map_or_else(|(place, _)| *place, |board| board.place));
    found
}

fn mistake_kind(sheet: &Sheet, texts: &Texts, place: Place) -> SheetErrorKind {
    match sheet.at(place) {
        Some(cell) if cell.value == super::sheet::Value::NoResult => SheetErrorKind::Formula,
        Some(cell) => SheetErrorKind::Cell { found: shown(cell, texts) },
        None => SheetErrorKind::NoPuzzle,
    }
}

/// The places where a window that holds a digit may begin, in reading order.
fn starts(digits: &[Place]) -> impl Iterator<Item = Place> {
    let mut rows: Vec<u32> = digits.iter().map(|place| place.row).collect();
    rows.dedup();
    let tops: BTreeSet<u32> =
        rows.iter().flat_map(|row| row.saturating_sub(8)..=*row).filter(|row| row + 9 <= ROWS).collect();
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

/// The windows that no other one makes needless.
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
            // With a digit too many beside it, S1.1's place is still the likeliest.
            let rank = |window: &Window| (window.is_drawn, window.strays == 0, window.place == B4 && window.strays > 0);
            if rank(other) != rank(window) {
                return rank(other) > rank(window);
            }
            other.digits > window.digits && other.holds_all(window)
        })
    };
    let beaten: Vec<bool> = windows.iter().enumerate().map(is_beaten).collect();
    windows.into_iter().zip(beaten).filter(|(_, beaten)| !beaten).map(|(window, _)| window).collect()
}

/// The other windows that begin within nine rows and columns of one; they are in reading order.
fn near(windows: &[Window], number: usize) -> impl Iterator<Item = &Window> {
    let place = windows[number].place;
    let begin = windows.partition_point(|other| other.place.row + 8 < place.row);
    windows[begin..]
        .iter()
        .take_while(move |other| other.place.row <= place.row + 8)
        .filter(move |other| other.place != place && other.place.column.abs_diff(place.column) <= 8)
}

/// Windows that share digits, together.
fn groups(windows: Vec<Window>) -> Vec<Vec<Window>> {
    let mut groups: Vec<Vec<Window>> = Vec::new();
    for window in windows {
        // Those that can share a digit begin at most eight rows above.
        let (mut joined, mut place) = (vec![window], groups.len());
        while place > 0 {
            place -= 1;
            let is_far = groups[place].iter().all(|other| other.place.row + 8 < joined[0].place.row);
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

/// The window of a group that something but its neighbours speaks for.
fn decided(group: &[Window]) -> Option<&Window> {
    if let [only] = group {
        return Some(only);
    }
    let holds_group =
        |window: &&Window| group.iter().all(|other| window.holds_all(other) || window.numbers_what_is_more(other));
    let only = |speaks: fn(&Window) -> bool| {
        let mut spoken = group.iter().filter(|window| speaks(window));
        spoken.next().filter(|_| spoken.next().is_none()).filter(holds_group)
    };
    // A number of a puzzle above its board: of two readings that both leave digits over, one leaves fewer and holds more.
    let is_best = |window: &&Window| {
        let mut others = group.iter().filter(|other| other.place != window.place);
        others.all(|other| other.strays > window.strays && other.digits > 0 && other.digits < window.digits)
    };
    if group.iter().all(|window| window.strays > 0)
        && let Some(best) = group.iter().find(is_best)
    {
        return Some(best);
    }
    only(|window| window.place == B4)
        .or_else(|| only(|window| window.is_drawn))
        .or_else(|| only(|window| !window.labels.is_empty()))
}

/// The row of a place, or its column.
type Line = fn(&Place) -> u32;

/// The window of a group that stands as a certain board nearby does.
fn aligned<'g>(group: &'g [Window], certain: &[Place]) -> Option<&'g Window> {
    let fits = |own: Line, window: &Window| {
        certain.iter().any(|place| own(place) == own(&window.place) || own(place).abs_diff(own(&window.place)) == 10)
    };
    let (row, column): (Line, Line) = (|place| place.row, |place| place.column);
    let differ = |own: Line| group.iter().any(|window| own(&window.place) != own(&group[0].place));
    let is_aligned =
        |window: &&Window| (!differ(row) || fits(row, window)) && (!differ(column) || fits(column, window));
    let mut aligned = group.iter().filter(is_aligned);
    aligned.next().filter(|found| aligned.next().is_none() && group.iter().all(|other| found.holds_all(other)))
}

/// Where many digits stand near each other and are part of no window.
fn left_over(digits: &[Place], windows: &[&Window]) -> Option<Place> {
    let mut windows: Vec<Area> = windows.iter().map(|window| Area::board(window.place).with_edge()).collect();
    windows.sort_by_key(|area| area.first);
    let is_seen = |place: &Place| {
        let begin = windows.partition_point(|area| area.first.row + 11 < place.row);
        windows[begin..].iter().take_while(|area| area.first.row <= place.row).any(|area| area.holds(*place))
    };
    let left: Vec<Place> = digits.iter().copied().filter(|place| !is_seen(place)).collect();
    left.iter().copied().find(|first| {
        let begin = left.partition_point(|place| place.row < first.row);
        let rows = left[begin..].iter().take_while(|place| place.row < first.row + 9);
        rows.filter(|place| place.column.abs_diff(first.column) < 9).count() >= WORTH_TELLING
    })
}
