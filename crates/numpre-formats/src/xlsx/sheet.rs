//! A sheet's cells, as far as problems go.

use calamine::{Data, Range};

/// A cell's place, 0-based.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) row: u32,
    pub(super) column: u32,
}

/// `B4`.
impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&rust_xlsxwriter::utility::row_col_to_cell(
            self.row,
            u16::try_from(self.column).unwrap_or(u16::MAX),
        ))
    }
}

/// What a cell means in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Digit(u8),
    Blank,
    Other,
}

/// What a cell of a block means: 1 to 9 as a number or text, full-width too; nothing, 0 or a usual blank character.
pub(super) fn meaning(cell: Option<&Data>) -> Meaning {
    let number = |value: f64| match value {
        0.0 => Meaning::Blank,
        // One of nine whole numbers: the cast is exact.
        value if (1.0..=9.0).contains(&value) && value.fract() == 0.0 => Meaning::Digit(value as u8),
        _ => Meaning::Other,
    };
    match cell {
        None | Some(Data::Empty) => Meaning::Blank,
        Some(Data::Int(value)) => number(*value as f64),
        Some(Data::Float(value)) => number(*value),
        Some(Data::String(text)) => {
            let mut chars = text.trim().chars().map(crate::characters::fold);
            match (chars.next(), chars.next()) {
                (None, _) => Meaning::Blank,
                (Some(only), None) => match crate::characters::value(only) {
                    Some(0) => Meaning::Blank,
                    Some(digit) => Meaning::Digit(digit),
                    None => Meaning::Other,
                },
                _ => Meaning::Other,
            }
        }
        Some(_) => Meaning::Other,
    }
}

/// The cell at a place, if the sheet reaches so far.
pub(super) fn at(range: &Range<Data>, place: Place) -> Option<&Data> {
    range.get_value((place.row, place.column))
}

/// The cells that are not empty, in reading order.
pub(super) fn used(range: &Range<Data>) -> impl Iterator<Item = (Place, &Data)> {
    let (row, column) = range.start().unwrap_or((0, 0));
    range.used_cells().map(move |(r, c, data)| (Place { row: row + r as u32, column: column + c as u32 }, data))
}
