//! Results as rows of named, typed values.
//!
//! A [`Row`] is one result, for instance the answer to a puzzle. A writer turns rows into a format:
//!
//! | value | JSON | table |
//! |---|---|---|
//! | [`Value::Missing`] | `null` | an empty cell |
//! | [`Value::Text`] | a string | the text |
//! | [`Value::Integer`], [`Value::Number`] | a number | the number |
//! | [`Value::Flag`] | `true`, `false` | `true`, `false` |
//! | [`Value::Grid`] | 81 characters, `.` for a blank | the same |
//! | [`Value::List`], [`Value::Object`] | a list, an object | JSON in one cell |
//!
//! A row may lack a field, and then JSON has no such key. A table has the same columns for all
//! rows, so each kind of result also lists its [`Column`]s: the names, the types, and which values
//! may be missing. A format with a schema, such as Parquet, needs nothing more in advance.

mod column;
mod nested;
mod value;

pub use column::{Column, Kind};
pub use nested::NoValue;
pub use value::Value;

use serde::{Serialize, Serializer};

/// A result: named values, in the order in which JSON writes them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    fields: Vec<(&'static str, Value)>,
}

impl Row {
    /// Adds a field.
    #[inline]
    pub fn set(&mut self, name: &'static str, value: impl Into<Value>) {
        self.fields.push((name, value.into()));
    }

    /// Adds a field if there is a value for it.
    #[inline]
    pub fn set_some(&mut self, name: &'static str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.set(name, value);
        }
    }

    /// Returns the value of a field.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.fields.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Returns the fields, in the order in which they were added.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.fields.iter().map(|(name, value)| (*name, value))
    }

    /// Removes all fields and keeps the memory for the next row.
    pub fn clear(&mut self) {
        self.fields.clear();
    }

    /// Returns the first column that this row violates: the value has another type, or it is
    /// missing although it is required. Fields without a column are allowed: JSON has them, tables
    /// do not.
    pub fn mismatch(&self, columns: &[Column]) -> Option<Column> {
        let is_broken = |column: &&Column| match self.get(column.name) {
            None | Some(Value::Missing) => !column.is_optional,
            Some(value) => !column.kind.includes(value),
        };
        columns.iter().find(is_broken).copied()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.fields())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_held_to_its_columns() {
        let columns = [
            Column::required("line", Kind::Integer),
            Column::optional("cells", Kind::Names),
            Column::optional("ratio", Kind::Number),
        ];
        let mut row = Row::default();
        assert_eq!(row.mismatch(&columns), Some(columns[0]));
        row.set("line", 7_usize);
        row.set("ratio", None::<f64>);
        row.set("only_json", "text");
        assert_eq!(row.mismatch(&columns), None);
        row.set("cells", Value::List(vec!["r1c1".into()]));
        assert_eq!(row.mismatch(&columns), None);
        row.clear();
        row.set("line", "7");
        assert_eq!(row.mismatch(&columns), Some(columns[0]));
        row.clear();
        row.set("line", 7_usize);
        row.set("cells", Value::List(vec![7_usize.into()]));
        assert_eq!(row.mismatch(&columns), Some(columns[1]));
    }

    #[test]
    fn json_has_the_fields_in_order() {
        let mut row = Row::default();
        row.set("b", 2.5);
        row.set("a", true);
        row.set("missing", None::<u64>);
        row.set_some("left_out", None::<u64>);
        row.set("puzzle", numpre::Grid::EMPTY);
        let json = serde_json::to_string(&row).unwrap();
        let puzzle = ".".repeat(81);
        assert_eq!(json, format!(r#"{{"b":2.5,"a":true,"missing":null,"puzzle":"{puzzle}"}}"#));
    }
}
