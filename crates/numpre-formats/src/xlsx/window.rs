//! A 9×9 part of a sheet that may be a board, and what speaks for it.

use super::place::{Area, COLUMNS, Place, ROWS};
use super::sheet::{Cell, Meaning, Sheet, Value, meaning};
use super::strings::Texts;

/// B4, where S1.1 has the puzzle.
pub(super) const B4: Place = Place { row: 3, column: 1 };

/// So few digits beside a board may belong to something else: a puzzle's number, a note.
const STRAYS: u32 = 2;
/// A puzzle of fewer digits never has one solution: two of the other digits could change places.
const FEWEST: usize = 8;

/// A 9×9 part of a sheet that may be a board.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) place: Place,
    pub(super) values: [u8; 81],
    pub(super) digits: usize,
    /// Cells that hold what no board has.
    pub(super) mistakes: Vec<Place>,
    /// Digits that stand directly against it, without being its row or column numbers.
    pub(super) strays: u32,
    /// The lines beside it that number its rows or columns.
    pub(super) labels: Vec<Area>,
    /// Whether its cells are drawn and those around are not.
    pub(super) is_drawn: bool,
    /// Whether something stands in its first and last rows and columns, so that it could not begin elsewhere.
    pub(super) is_tight: bool,
}

/// One of the four lines of nine cells around a window.
#[derive(Clone, Copy)]
struct Side {
    /// Whether it may still number the rows or columns: 1, 2, 3 and so on.
    counts: bool,
    seen: u32,
}

impl Side {
    fn see(&mut self, step: u32, found: Meaning) {
        self.counts &= self.seen == step && found == Meaning::Digit(step as u8 + 1);
        self.seen += 1;
    }

    fn numbers(&self) -> bool {
        self.counts && self.seen == 9
    }
}

impl Window {
    /// The window at a place, if it may be a board.
    pub(super) fn at(sheet: &Sheet, texts: &Texts, place: Place) -> Option<Window> {
        let is_drawn = is_drawn(sheet, place);
        let mut window = Window {
            place,
            values: [0; 81],
            digits: 0,
            mistakes: Vec::new(),
            strays: 0,
            labels: Vec::new(),
            is_drawn,
            is_tight: false,
        };
        let mut sides = [Side { counts: true, seen: 0 }; 4];
        let [top, bottom, left, right] = [0, 1, 2, 3];
        let mut edges = [false; 4];
        let mut corners = 0;
        for row in place.row.saturating_sub(1)..=(place.row + 9).min(ROWS - 1) {
            for cell in sheet.part_of_row(row, place.column.saturating_sub(1)..=(place.column + 9).min(COLUMNS - 1)) {
                // Minus one, for the line before the first.
                let down = (row + 1).wrapping_sub(place.row);
                let across = (cell.place.column + 1).wrapping_sub(place.column);
                let found = meaning(cell, texts);
                if (1..=9).contains(&down) && (1..=9).contains(&across) {
                    window.take(cell, found, texts, (down - 1) * 9 + across - 1)?;
                    if !matches!(found, Meaning::Empty) {
                        for (edge, is_it) in edges.iter_mut().zip([down == 1, down == 9, across == 1, across == 9]) {
                            *edge |= is_it;
                        }
                    }
                } else if !matches!(found, Meaning::Text | Meaning::Empty) {
                    match (down, across) {
                        (0, 1..=9) => sides[top].see(across - 1, found),
                        (10, 1..=9) => sides[bottom].see(across - 1, found),
                        (1..=9, 0) => sides[left].see(down - 1, found),
                        (1..=9, 10) => sides[right].see(down - 1, found),
                        _ => corners += 1,
                    }
                }
            }
            let spoiled: u32 = sides.iter().filter(|side| !side.counts).map(|side| side.seen).sum();
            if spoiled + corners > STRAYS && !is_drawn {
                return None;
            }
        }
        let edge = Area::board(place).with_edge();
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

    /// Takes a cell in.
    fn take(&mut self, cell: &Cell, found: Meaning, texts: &Texts, index: u32) -> Option<()> {
        match found {
            Meaning::Digit(digit) => {
                self.values[index as usize] = digit;
                self.digits += 1;
            }
            Meaning::Empty | Meaning::Blank => {}
            Meaning::Mistake => self.mistakes.push(cell.place),
            // A letter or two may be a slip of the hand; longer texts stand between boards.
            Meaning::Text => match cell.value {
                Value::Text(number) if texts.get(number)?.trim().chars().count() <= 2 || self.place == B4 => {
                    self.mistakes.push(cell.place);
                }
                _ => return None,
            },
        }
        Some(())
    }

    fn may_be_board(&self) -> bool {
        let is_known = self.place == B4 || self.is_drawn;
        let lines = |line: fn(usize) -> usize| {
            let mut seen = [false; 9];
            self.values
                .iter()
                .enumerate()
                .filter(|(_, digit)| **digit > 0)
                .for_each(|(cell, _)| seen[line(cell)] = true);
            seen.iter().filter(|seen| **seen).count()
        };
        let is_flat = lines(|cell| cell / 9) < 2 || lines(|cell| cell % 9) < 2;
        let is_clean = self.strays == 0 || self.is_drawn || (self.strays <= STRAYS && (self.is_tight || is_known));
        let has_digits = if is_known { self.digits > 0 } else { self.digits >= FEWEST && !is_flat };
        is_clean && has_digits && (self.mistakes.is_empty() || (4 * self.mistakes.len() <= self.digits))
    }

    /// The places of its digits.
    pub(super) fn digits(&self) -> impl Iterator<Item = Place> + '_ {
        let filled = self.values.iter().enumerate().filter(|(_, digit)| **digit > 0);
        filled.map(|(cell, _)| Place {
            row: self.place.row + cell as u32 / 9,
            column: self.place.column + cell as u32 % 9,
        })
    }

    /// Whether it holds a digit of another.
    pub(super) fn shares(&self, other: &Window) -> bool {
        let area = Area::board(self.place);
        area.meets(&Area::board(other.place)) && other.digits().any(|place| area.holds(place))
    }

    /// Whether it holds all digits of another.
    pub(super) fn holds_all(&self, other: &Window) -> bool {
        let area = Area::board(self.place);
        other.digits().all(|place| area.holds(place))
    }

    /// Whether what another holds beyond it is nothing but its own row or column numbers.
    pub(super) fn numbers_what_is_more(&self, other: &Window) -> bool {
        let area = Area::board(self.place);
        !self.labels.is_empty()
            && other.digits().all(|place| area.holds(place) || self.labels.iter().any(|label| label.holds(place)))
    }
}

/// Whether all cells from here are drawn, and none left, right, above or below.
fn is_drawn(sheet: &Sheet, place: Place) -> bool {
    let is_drawn = |place| sheet.is_drawn(place);
    if sheet.drawn.len() < 81 || !is_drawn(place) {
        return false;
    }
    let Area { first, last } = Area::board(place);
    let all = (0..81).all(|cell| is_drawn(Place { row: first.row + cell / 9, column: first.column + cell % 9 }));
    // One cell in the middle of each side: a single neighbour with a line of its own changes nothing.
    let middle = Place { row: first.row + 4, column: first.column + 4 };
    all && first.row.checked_sub(1).is_none_or(|row| !is_drawn(Place { row, ..middle }))
        && first.column.checked_sub(1).is_none_or(|column| !is_drawn(Place { column, ..middle }))
        && !is_drawn(Place { row: last.row + 1, ..middle })
        && !is_drawn(Place { column: last.column + 1, ..middle })
}
