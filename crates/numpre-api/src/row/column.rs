//! The columns of a table: names and types.

use super::value::Value;

/// A column: its name, the type of its values, and whether a row may lack it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name, which is the key in JSON.
    pub name: &'static str,
    /// The type of its values.
    pub kind: Kind,
    /// True if a row may have no value here.
    pub is_optional: bool,
}

impl Column {
    /// A column in which every row has a value.
    pub const fn required(name: &'static str, kind: Kind) -> Column {
        Column { name, kind, is_optional: false }
    }

    /// A column in which a value may be missing.
    pub const fn optional(name: &'static str, kind: Kind) -> Column {
        Column { name, kind, is_optional: true }
    }
}

/// The type of the values of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// Text.
    Text,
    /// Whole numbers from 0.
    Integer,
    /// Numbers with a fraction.
    Number,
    /// True or false.
    Flag,
    /// Boards of 81 cells.
    Grid,
    /// Lists of short texts, such as the names of cells: `["r3c5","r4c1"]`.
    Names,
    /// Objects and lists of objects. They may contain each other to any depth, as the steps of an
    /// explanation do, so a format without such a type writes them as JSON text.
    Nested,
}

impl Kind {
    /// Returns whether a value is of this type. [`Value::Missing`] belongs to no type.
    pub fn includes(self, value: &Value) -> bool {
        match (self, value) {
            (Kind::Text, Value::Text(_))
            | (Kind::Integer, Value::Integer(_))
            | (Kind::Number, Value::Number(_))
            | (Kind::Flag, Value::Flag(_))
            | (Kind::Grid, Value::Grid(_))
            | (Kind::Nested, Value::List(_) | Value::Object(_)) => true,
            (Kind::Names, Value::List(items)) => items.iter().all(|item| Kind::Text.includes(item)),
            _ => false,
        }
    }
}
