//! A sheet's cells, as far as puzzles go: only those that hold something, so that the extent of a
//! sheet costs nothing.

use super::place::{Area, Place};
use super::strings::Texts;
use crate::text::characters;

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Value {
    Number(f64),
    /// The text of this number.
    Text(u32),
    /// A formula whose result was not stored.
    NoResult,
    /// A truth value or an error.
    Other,
}

/// A cell that holds something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cell {
    pub(super) place: Place,
    pub(super) value: Value,
    pub(super) is_formula: bool,
    /// Whether it holds the text of a shared formula: other cells refer to this one for their own.
    pub(super) is_shared: bool,
}

/// What a cell means in a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Digit(u8),
    /// Nothing.
    Empty,
    /// A blank that is written: 0 or a usual character.
    Blank,
    /// A number that is no digit, a truth value, an error, or a formula without a result: where
    /// digits are, it is a mistake.
    Mistake,
    /// A text.
    Text,
}

/// A sheet, read.
pub(super) struct Sheet {
    pub(super) name: String,
    /// In reading order.
    pub(super) cells: Vec<Cell>,
    /// Cells drawn with lines around them, in reading order, whether they hold something or not.
    pub(super) drawn: Vec<Place>,
    /// Cells that are one to the eye.
    pub(super) merged: Vec<Area>,
    /// Areas of several cells that one formula fills: array formulas and data tables.
    pub(super) arrays: Vec<Area>,
}

impl Sheet {
    /// What a place holds.
    pub(super) fn at(&self, place: Place) -> Option<&Cell> {
        let found = self.cells.binary_search_by_key(&place, |cell| cell.place).ok()?;
        self.cells.get(found)
    }

    /// The cells of a row between two columns, both inside.
    pub(super) fn part_of_row(&self, row: u32, columns: std::ops::RangeInclusive<u32>) -> &[Cell] {
        let begin =
            self.cells.partition_point(|cell| cell.place < Place { row, column: *columns.start() });
        let rest = &self.cells[begin..];
        // Parts are short: the end is near.
        let count = rest
            .iter()
            .take_while(|cell| cell.place <= Place { row, column: *columns.end() })
            .count();
        &rest[..count]
    }

    /// The text of a cell.
    pub(super) fn text<'t>(&self, cell: &Cell, texts: &'t Texts) -> Option<&'t str> {
        match cell.value {
            Value::Text(number) => texts.get(number),
            _ => None,
        }
    }

    /// Whether a place is drawn with lines around it.
    pub(super) fn is_drawn(&self, place: Place) -> bool {
        self.drawn.binary_search(&place).is_ok()
    }
}

/// What a cell means in a board: 1 to 9 as a number or text, full-width too; nothing, 0 or a usual
/// blank character.
pub(super) fn meaning(cell: &Cell, texts: &Texts) -> Meaning {
    match cell.value {
        Value::Number(0.0) => Meaning::Blank,
        // One of nine whole numbers: the cast is exact.
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

/// What a cell holds, for a message.
pub(super) fn shown(cell: &Cell, texts: &Texts) -> String {
    match cell.value {
        Value::Number(value) => value.to_string(),
        Value::Text(number) => format!("'{}'", texts.get(number).unwrap_or_default().trim()),
        Value::NoResult | Value::Other => String::new(),
    }
}
