//! Windows: parts of a sheet that may be a board, with their properties.
//!
//! ```text
//!        A   B C D   E F G   H I J   K
//!   3        1 2 3   4 5 6   7 8 9         numbers the columns: a label of the window B4:J12
//!   4        5 3 .   . 7 .   . . .
//!   5        6 . .   1 9 5   . . .   7     the 7 in K5 is a stray
//! ```

use super::frame::Frame;
use super::place::{Area, COLUMNS, Place, ROWS};
use super::sheet::{Cell, Meaning, Sheet, Value, meaning};
use super::strings::Texts;

/// B4, where S1.1 has the puzzle.
pub(super) const B4: Place = Place { row: 3, column: 1 };

/// The most digits next to a board that may belong to something else, such as the number of a
/// puzzle or a note.
const STRAYS: u32 = 2;
/// The fewest digits of a puzzle. With fewer, two of the digits do not appear, so they can be
/// exchanged in any solution.
const FEWEST: usize = 8;

/// A part of a sheet that may be a board.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) frame: Frame,
    pub(super) values: [u8; 81],
    pub(super) digits: usize,
    /// The cells with contents that no board has.
    pub(super) mistakes: Vec<Place>,
    /// The number of digits directly next to the window that are not its row or column numbers.
    pub(super) strays: u32,
    /// The lines next to the window that number its rows or columns.
    pub(super) labels: Vec<Area>,
    /// Its cells have lines drawn around them, and the cells around the window do not.
    pub(super) is_drawn: bool,
    /// Its first and last rows and columns have contents, so that the board cannot begin elsewhere.
    pub(super) is_tight: bool,
}

/// One of the four lines of nine cells around a window.
#[derive(Clone, Copy)]
struct Edge {
    /// The line may still number the rows or columns: 1, 2, 3 and so on.
    counts: bool,
    seen: u32,
}

impl Edge {
    fn see(&mut self, step: u32, found: Meaning) {
        self.counts &= self.seen == step && found == Meaning::Digit(step as u8 + 1);
        self.seen += 1;
    }

    fn numbers(&self) -> bool {
        self.counts && self.seen == 9
    }
}

impl Window {
    /// Returns the window with this frame, or `None` if it cannot be a board.
    pub(super) fn at(sheet: &Sheet, texts: &Texts, frame: Frame) -> Option<Window> {
        let is_drawn = is_drawn(sheet, frame);
        let (place, height, width) = (frame.place, frame.height(), frame.width());
        let mut window = Window {
            frame,
            values: [0; 81],
            digits: 0,
            mistakes: Vec::new(),
            strays: 0,
            labels: Vec::new(),
            is_drawn,
            is_tight: false,
        };
        let mut sides = [Edge { counts: true, seen: 0 }; 4];
        let [top, bottom, left, right] = [0, 1, 2, 3];
        let mut edges = [false; 4];
        let mut corners = 0;
        for row in place.row.saturating_sub(1)..=(place.row + height).min(ROWS - 1) {
            let columns = place.column.saturating_sub(1)..=(place.column + width).min(COLUMNS - 1);
            for cell in sheet.part_of_row(row, columns) {
                // Both are counted from 1, and 0 is the line before the first.
                let (down, across) = (row + 1 - place.row, cell.place.column + 1 - place.column);
                let found = meaning(cell, texts);
                // The row and column of the board; `None` in a gap or outside of the board.
                let (board_row, board_column) = (
                    down.checked_sub(1).and_then(|offset| frame.row_of(offset)),
                    across.checked_sub(1).and_then(|offset| frame.column_of(offset)),
                );
                if (1..=height).contains(&down) && (1..=width).contains(&across) {
                    let (Some(row), Some(column)) = (board_row, board_column) else {
                        if found == Meaning::Empty {
                            continue;
                        }
                        return None;
                    };
                    window.take(cell, found, texts, row * 9 + column)?;
                    if !matches!(found, Meaning::Empty) {
                        for (edge, is_it) in
                            edges.iter_mut().zip([row == 0, row == 8, column == 0, column == 8])
                        {
                            *edge |= is_it;
                        }
                    }
                } else if !matches!(found, Meaning::Text | Meaning::Empty) {
                    match (board_row, board_column) {
                        (None, Some(step)) if down == 0 => sides[top].see(step, found),
                        (None, Some(step)) if down > height => sides[bottom].see(step, found),
                        (Some(step), None) if across == 0 => sides[left].see(step, found),
                        (Some(step), None) if across > width => sides[right].see(step, found),
                        _ => corners += 1,
                    }
                }
            }
            let spoiled: u32 = sides.iter().filter(|side| !side.counts).map(|side| side.seen).sum();
            if spoiled + corners > STRAYS && !is_drawn {
                return None;
            }
        }
        let edge = frame.area().with_edge();
        let line = |first: Place, last: Place| Area { first, last };
        for (side, seen) in sides.iter().enumerate().filter(|(_, seen)| seen.seen > 0) {
            if !seen.numbers() {
                window.strays += seen.seen;
                continue;
            }
            let Area { first, last } = edge;
            window.labels.push(match side {
                0 => line(first, Place { row: first.row, ..last }),
                1 => line(Place { row: last.row, ..first }, last),
                2 => line(first, Place { column: first.column, ..last }),
                _ => line(Place { column: last.column, ..first }, last),
            });
        }
        window.strays += corners;
        window.is_tight = edges == [true; 4];
        window.may_be_board().then_some(window)
    }

    /// Takes in a cell of the window. Returns `None` if the window cannot be a board with it.
    fn take(&mut self, cell: &Cell, found: Meaning, texts: &Texts, index: u32) -> Option<()> {
        match found {
            Meaning::Digit(digit) => {
                self.values[index as usize] = digit;
                self.digits += 1;
            }
            Meaning::Empty | Meaning::Blank => {}
            Meaning::Mistake => self.mistakes.push(cell.place),
            // One or two letters may be a typing mistake. Longer texts are between boards.
            Meaning::Text => match cell.value {
                Value::Text(number)
                    if texts.get(number)?.trim().chars().count() <= 2 || self.is_at_b4() =>
                {
                    self.mistakes.push(cell.place);
                }
                _ => return None,
            },
        }
        Some(())
    }

    /// Returns whether the window is where S1.1 has the puzzle.
    pub(super) fn is_at_b4(&self) -> bool {
        self.frame == Frame::compact(B4)
    }

    /// Returns for each of its rows, or columns, whether it has a digit.
    fn filled(&self, line: fn(usize) -> usize) -> [bool; 9] {
        let mut filled = [false; 9];
        let digits = self.values.iter().enumerate().filter(|(_, digit)| **digit > 0);
        digits.for_each(|(cell, _)| filled[line(cell)] = true);
        filled
    }

    /// Returns whether all its rows and columns have digits.
    pub(super) fn is_full(&self) -> bool {
        empty(self.filled(row_of)) + empty(self.filled(column_of)) == 0
    }

    /// Returns whether several of its rows, or several of its columns, are empty. That is rare in a
    /// puzzle.
    pub(super) fn has_several_empty(&self) -> bool {
        empty(self.filled(row_of)).max(empty(self.filled(column_of))) > 1
    }

    /// Returns whether a digit at this place, outside the window, may belong to the same board as
    /// its digits.
    pub(super) fn may_miss(&self, place: Place) -> bool {
        let Area { first, last } = self.frame.area();
        let misses = |filled: [bool; 9], place: u32, first: u32, last: u32| {
            let is_outside = place < first || place > last;
            // The tenth line, with a gap after three or six other lines.
            let is_before = place + 1 == first && !(filled[2] && filled[5]);
            let is_after = place == last + 1 && !(filled[3] && filled[6]);
            is_outside && (empty(filled) > 1 || is_before || is_after)
        };
        misses(self.filled(row_of), place.row, first.row, last.row)
            || misses(self.filled(column_of), place.column, first.column, last.column)
    }

    /// Returns whether its gaps separate digits that do not fit into nine lines without gaps. If
    /// they do fit, only borders can show that the board has gaps.
    fn needs_its_gaps(&self) -> bool {
        let (rows, columns) = (self.filled(row_of), self.filled(column_of));
        let has_all_blocks = |lines: [bool; 9]| lines.chunks(3).all(|block| block.contains(&true));
        let span = |lines: [bool; 9], gap: u32| {
            let offset = |line: usize| line + line / 3 * gap as usize;
            let (first, last) =
                (lines.iter().position(|line| *line), lines.iter().rposition(|line| *line));
            first.zip(last).map_or(0, |(first, last)| offset(last) - offset(first) + 1)
        };
        let gaps = self.frame.gaps;
        (gaps.rows == 0 || has_all_blocks(rows))
            && (gaps.columns == 0 || has_all_blocks(columns))
            && (self.is_drawn || span(rows, gaps.rows) > 9 || span(columns, gaps.columns) > 9)
    }

    fn may_be_board(&self) -> bool {
        if !self.frame.is_compact() && !self.needs_its_gaps() {
            return false;
        }
        let is_known = self.is_at_b4() || self.is_drawn;
        let is_flat = empty(self.filled(row_of)) > 7 || empty(self.filled(column_of)) > 7;
        let is_clean = self.strays == 0
            || self.is_drawn
            || (self.strays <= STRAYS && (self.is_tight || is_known));
        let has_digits = if is_known { self.digits > 0 } else { self.digits >= FEWEST && !is_flat };
        is_clean
            && has_digits
            && (self.mistakes.is_empty() || (4 * self.mistakes.len() <= self.digits))
    }

    /// Returns the places of its digits.
    pub(super) fn digits(&self) -> impl Iterator<Item = Place> + '_ {
        let filled = self.values.iter().enumerate().filter(|(_, digit)| **digit > 0);
        filled
            .filter_map(|(cell, _)| numpre::Cell::from_index(cell))
            .map(|cell| self.frame.at(cell))
    }

    /// Returns whether it contains a digit of another window.
    pub(super) fn shares(&self, other: &Window) -> bool {
        let area = self.frame.area();
        area.meets(&other.frame.area()) && other.digits().any(|place| area.holds(place))
    }

    /// Returns whether it contains all digits of another window.
    pub(super) fn holds_all(&self, other: &Window) -> bool {
        let area = self.frame.area();
        other.digits().all(|place| area.holds(place))
    }

    /// Returns whether all digits of another window are in this window or are its row and column
    /// numbers.
    pub(super) fn numbers_what_is_more(&self, other: &Window) -> bool {
        let area = self.frame.area();
        !self.labels.is_empty()
            && other.digits().all(|place| {
                area.holds(place) || self.labels.iter().any(|label| label.holds(place))
            })
    }
}

/// Returns how many of nine lines have no digit.
fn empty(filled: [bool; 9]) -> usize {
    filled.iter().filter(|is_filled| !**is_filled).count()
}

/// Returns the row of a cell by its index.
fn row_of(cell: usize) -> usize {
    cell / 9
}

/// Returns the column of a cell by its index.
fn column_of(cell: usize) -> usize {
    cell % 9
}

/// Returns whether all cells of a frame are drawn, and none directly around it or in its gaps.
fn is_drawn(sheet: &Sheet, frame: Frame) -> bool {
    let is_drawn = |place| sheet.is_drawn(place);
    if sheet.drawn.len() < 81 || !is_drawn(frame.place) {
        return false;
    }
    let Area { first, last } = frame.area();
    let all = numpre::Cell::all().all(|cell| is_drawn(frame.at(cell)));
    // Tests only the cell in the middle of each side, so that a single neighbour with a line of its
    // own makes no difference.
    let middle =
        Place { row: first.row + frame.height() / 2, column: first.column + frame.width() / 2 };
    let is_gap = |gap: u32, place: Place| gap == 0 || !is_drawn(place);
    all && is_gap(frame.gaps.rows, Place { row: first.row + 3, ..middle })
        && is_gap(frame.gaps.columns, Place { column: first.column + 3, ..middle })
        && first.row.checked_sub(1).is_none_or(|row| !is_drawn(Place { row, ..middle }))
        && first.column.checked_sub(1).is_none_or(|column| !is_drawn(Place { column, ..middle }))
        && !is_drawn(Place { row: last.row + 1, ..middle })
        && !is_drawn(Place { column: last.column + 1, ..middle })
}
