//! The columns of a file that hold neither puzzles nor answers, converted to text.
//!
//! | type | text |
//! |---|---|
//! | string | unchanged |
//! | number, flag | as in CSV: `-7`, `1.5`, `true` |
//! | date, time | ISO 8601: `1970-01-01` |
//! | decimal | digits without an exponent |
//! | binary | hexadecimal digits: `00ff` |
//! | list, struct, map | JSON: `[1,null]` |

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_cast::display::{ArrayFormatter, FormatOptions};
use arrow_schema::DataType;
use std::fmt::Write as _;

/// A column of any type whose values can be converted to text.
#[derive(Clone, Debug)]
pub struct TextColumn(ArrayRef);

impl TextColumn {
    /// Wraps an array of any type. Nothing is converted before [`TextColumn::texts`] is called.
    pub const fn of(array: ArrayRef) -> TextColumn {
        TextColumn(array)
    }

    /// Returns `rows` rows of the column, beginning with the row `first`, counted from 0. All of
    /// them must be within the column.
    #[must_use]
    pub fn slice(&self, first: usize, rows: usize) -> TextColumn {
        TextColumn(self.0.slice(first, rows))
    }

    /// Returns the texts of all rows, with `None` for a null.
    pub fn texts(&self) -> Vec<Option<String>> {
        texts(&self.0)
    }
}

fn texts(array: &ArrayRef) -> Vec<Option<String>> {
    let rows = 0..array.len();
    match array.data_type() {
        DataType::Utf8 => owned(array.as_string::<i32>().iter()),
        DataType::LargeUtf8 => owned(array.as_string::<i64>().iter()),
        DataType::Utf8View => owned(array.as_string_view().iter()),
        data_type if data_type.is_nested() => rows
            .map(|row| {
                array.is_valid(row).then(|| {
                    let mut text = String::new();
                    write_json(array, row, &mut text);
                    text
                })
            })
            .collect(),
        _ => {
            let options = FormatOptions::default().with_null("");
            let Ok(formatter) = ArrayFormatter::try_new(&**array, &options) else {
                return vec![None; array.len()];
            };
            let text = |row| formatter.value(row).try_to_string().ok();
            rows.map(|row| if array.is_valid(row) { text(row) } else { None }).collect()
        }
    }
}

fn owned<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Vec<Option<String>> {
    texts.map(|text| text.map(str::to_owned)).collect()
}

/// Appends a value as JSON: lists and maps as arrays, structs as objects, numbers and flags
/// without quotes, and values of other types as strings.
fn write_json(array: &ArrayRef, row: usize, out: &mut String) {
    if array.is_null(row) {
        return out.push_str("null");
    }
    match array.data_type() {
        DataType::Struct(fields) => {
            let columns = array.as_struct().columns();
            for (place, (field, column)) in fields.iter().zip(columns).enumerate() {
                out.push(if place == 0 { '{' } else { ',' });
                write_text(field.name(), out);
                out.push(':');
                write_json(column, row, out);
            }
            out.push_str(if columns.is_empty() { "{}" } else { "}" });
        }
        DataType::List(_) => write_list(&array.as_list::<i32>().value(row), out),
        DataType::LargeList(_) => write_list(&array.as_list::<i64>().value(row), out),
        DataType::FixedSizeList(..) => write_list(&array.as_fixed_size_list().value(row), out),
        DataType::Map(..) => {
            let entries: ArrayRef = std::sync::Arc::new(array.as_map().value(row));
            write_list(&entries, out);
        }
        data_type => {
            let one = array.slice(row, 1);
            let text = match data_type {
                // Other nested types, such as unions, are written as null.
                nested if nested.is_nested() => None,
                _ => texts(&one).pop().flatten(),
            };
            match text {
                Some(text) if data_type.is_numeric() || *data_type == DataType::Boolean => {
                    out.push_str(&text);
                }
                Some(text) => write_text(&text, out),
                None => out.push_str("null"),
            }
        }
    }
}

fn write_list(items: &ArrayRef, out: &mut String) {
    out.push('[');
    for item in 0..items.len() {
        if item > 0 {
            out.push(',');
        }
        write_json(items, item, out);
    }
    out.push(']');
}

fn write_text(text: &str, out: &mut String) {
    // A string can always be written as JSON, so the default is never used.
    let quoted = serde_json::to_string(text).unwrap_or_default();
    let _ = out.write_str(&quoted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::types::{Int8Type, UInt8Type};
    use arrow_array::{
        BooleanArray, Date32Array, DictionaryArray, FixedSizeBinaryArray, Float64Array, Int32Array,
        LargeStringArray, ListArray, StringArray, StructArray,
    };
    use arrow_schema::Field;
    use std::sync::Arc;

    fn of(array: impl Array + 'static) -> Vec<Option<String>> {
        TextColumn::of(Arc::new(array)).texts()
    }

    fn some(texts: &[Option<&str>]) -> Vec<Option<String>> {
        owned(texts.iter().copied())
    }

    #[test]
    fn every_type_has_a_text() {
        let texts = [Some("a,\"b\""), None, Some("")];
        assert_eq!(of(StringArray::from(texts.to_vec())), some(&texts));
        assert_eq!(of(LargeStringArray::from(texts.to_vec())), some(&texts));
        assert_eq!(of(Int32Array::from(vec![Some(-7), None])), some(&[Some("-7"), None]));
        assert_eq!(of(Float64Array::from(vec![1.5])), some(&[Some("1.5")]));
        assert_eq!(of(BooleanArray::from(vec![true])), some(&[Some("true")]));
        assert_eq!(of(Date32Array::from(vec![0])), some(&[Some("1970-01-01")]));
        let words: DictionaryArray<Int8Type> = [Some("x"), None, Some("x")].into_iter().collect();
        assert_eq!(of(words), some(&[Some("x"), None, Some("x")]));
        let id = FixedSizeBinaryArray::try_from_iter([[0_u8, 255]].into_iter()).unwrap();
        assert_eq!(of(id), some(&[Some("00ff")]));
    }

    #[test]
    fn lists_and_structs_are_json() {
        let lists = [Some(vec![Some(1), None]), None, Some(vec![])];
        let lists = ListArray::from_iter_primitive::<UInt8Type, _, _>(lists);
        assert_eq!(of(lists), some(&[Some("[1,null]"), None, Some("[]")]));
        let name: ArrayRef = Arc::new(StringArray::from(vec!["say \"x\""]));
        let count: ArrayRef = Arc::new(Int32Array::from(vec![3]));
        let field = |name, array: &ArrayRef| Field::new(name, array.data_type().clone(), true);
        let both = StructArray::from(vec![
            (Arc::new(field("name", &name)), name),
            (Arc::new(field("n", &count)), count),
        ]);
        assert_eq!(of(both), some(&[Some(r#"{"name":"say \"x\"","n":3}"#)]));
    }
}
