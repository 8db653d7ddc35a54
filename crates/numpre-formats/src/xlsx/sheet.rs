//! The cells of a sheet, as far as puzzles are concerned. Only cells with contents are stored, so
//! the size of the sheet costs nothing.

use super::place::{Area, Place};
use super::strings::Texts;
use crate::text::characters;

/// The value of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Value {
    Number(f64),
    /// The text with this number in [`Texts`].
    Text(u32),
    /// A formula whose result was not stored.
    NoResult,
    /// A truth value or an error.
    Other,
}

/// A cell with contents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cell {
    pub(super) place: Place,
    pub(super) value: Value,
    pub(super) is_formula: bool,
    /// The cell has a shared formula, which other cells refer to as theirs.
    pub(super) is_shared: bool,
}

/// The meaning of a cell in a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Digit(u8),
    /// The cell is empty.
    Empty,
    /// A blank that is written: 0 or a usual character.
    Blank,
    /// A number that is not a digit, a truth value, an error, or a formula without a result. Among
    /// digits it is a mistake.
    Mistake,
    /// A text.
    Text,
}

/// A sheet that was read.
pub(super) struct Sheet {
    pub(super) name: String,
    /// The cells with contents, in reading order.
    pub(super) cells: Vec<Cell>,
    /// The cells with lines drawn around them, in reading order, with or without contents.
    pub(super) drawn: Vec<Place>,
    /// The areas of merged cells.
    pub(super) merged: Vec<Area>,
    /// The areas of several cells that one formula fills: array formulas and data tables.
    pub(super) arrays: Vec<Area>,
}

impl Sheet {
    /// Returns the cell at a place, or `None` if it has no contents.
    pub(super) fn at(&self, place: Place) -> Option<&Cell> {
        let found = self.cells.binary_search_by_key(&place, |cell| cell.place).ok()?;
        self.cells.get(found)
    }

    /// Returns the cells of a row between two columns, including both.
    pub(super) fn part_of_row(&self, row: u32, columns: std::ops::RangeInclusive<u32>) -> &[Cell] {
        let begin =
            self.cells.partition_point(|cell| cell.place < Place { row, column: *columns.start() });
        let rest = &self.cells[begin..];
        // Such parts are short, so a search for the end would not be faster.
        let count = rest
            .iter()
            .take_while(|cell| cell.place <= Place { row, column: *columns.end() })
            .count();
        &rest[..count]
    }

    /// Returns the text of a cell, or `None` if it has another value.
    pub(super) fn text<'t>(&self, cell: &Cell, texts: &'t Texts) -> Option<&'t str> {
        match cell.value {
            Value::Text(number) => texts.get(number),
            _ => None,
        }
    }

    /// Returns whether the cell at a place has lines drawn around it.
    pub(super) fn is_drawn(&self, place: Place) -> bool {
        self.drawn.binary_search(&place).is_ok()
    }
}

/// Returns the meaning of a cell in a board. Digits are 1 to 9 as a number or a text, also
/// full-width. Blanks are 0 and the usual blank characters.
pub(super) fn meaning(cell: &Cell, texts: &Texts) -> Meaning {
    match cell.value {
        Value::Number(0.0) => Meaning::Blank,
        // The value is one of nine whole numbers, so the cast is exact.
        Value::Number(value) if (1.0..=9.0).contains(&value) && value.fract() == 0.0 => {
            Meaning::Digit(value as u8)
        }
        Value::Number(_) | Value::NoResult | Value::Other => Meaning::Mistake,
        Value::Text(number) => {
            let text = texts.get(number).unwrap_or_default();
            let mut chars = text.trim().chars().map(characters::fold);
            match (chars.next(), chars.next()) {
                (None, _) => Meaning::Empty,
                (Some(only), None) => match characters::value(only) {
                    Some(0) => Meaning::Blank,
                    Some(digit) => Meaning::Digit(digit),
                    None => Meaning::Text,
                },
                _ => Meaning::Text,
            }
        }
    }
}

/// Returns the contents of a cell for a message.
pub(super) fn shown(cell: &Cell, texts: &Texts) -> String {
    match cell.value {
        Value::Number(value) => value.to_string(),
        Value::Text(number) => format!("'{}'", texts.get(number).unwrap_or_default().trim()),
        Value::NoResult | Value::Other => String::new(),
    }
}
