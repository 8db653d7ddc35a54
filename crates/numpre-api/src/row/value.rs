//! One value of a row.

use super::nested;
use numpre::{CellSet, Grid};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// One value of a row.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// No value, although the field is there.
    Missing,
    /// True or false.
    Flag(bool),
    /// A whole number from 0.
    Integer(u64),
    /// A number with a fraction.
    Number(f64),
    /// Text.
    Text(Cow<'static, str>),
    /// A board.
    Grid(Grid),
    /// A list.
    List(Vec<Value>),
    /// An object: named values in their order.
    Object(Vec<(Cow<'static, str>, Value)>),
}

impl Value {
    /// Converts anything that serde can serialise. A struct becomes an object with its fields.
    ///
    /// # Panics
    /// If serde cannot serialise it: a map key is neither text nor a number, or its own `Serialize`
    /// fails.
    pub fn of(found: &(impl Serialize + ?Sized)) -> Value {
        found.serialize(nested::ToValue).expect("the type can be written by serde")
    }

    /// Returns the same value with the keys of every object in alphabetical order.
    #[must_use]
    pub fn sorted(&self) -> Value {
        match self {
            Value::List(items) => Value::List(items.iter().map(Value::sorted).collect()),
            Value::Object(fields) => {
                let mut fields: Vec<_> =
                    fields.iter().map(|(name, value)| (name.clone(), value.sorted())).collect();
                fields.sort_by(|(one, _), (other, _)| one.cmp(other));
                Value::Object(fields)
            }
            other => other.clone(),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Missing => serializer.serialize_none(),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Integer(number) => serializer.serialize_u64(*number),
            Value::Number(number) => serializer.serialize_f64(*number),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Grid(grid) => {
                let line = grid.to_line(b'.');
                let line = str::from_utf8(&line).expect("a line of digits and points is ASCII");
                serializer.serialize_str(line)
            }
            Value::List(items) => serializer.collect_seq(items),
            Value::Object(fields) => {
                serializer.collect_map(fields.iter().map(|(name, value)| (name, value)))
            }
        }
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Missing, Into::into)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Value {
        Value::List(items.into_iter().map(Into::into).collect())
    }
}

/// Lists the names of the cells, in reading order.
impl From<CellSet> for Value {
    fn from(cells: CellSet) -> Value {
        Value::List(cells.iter().map(|cell| cell.to_string().into()).collect())
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Value {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Cow::Owned(text))
    }
}

impl From<Grid> for Value {
    #[inline]
    fn from(grid: Grid) -> Value {
        Value::Grid(grid)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Integer(number.into())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Integer(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Integer(number as u64)
    }
}
