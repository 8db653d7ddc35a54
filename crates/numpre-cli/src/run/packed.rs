//! Encodes records of typed values as bytes, for the buckets of `--sort` that move to temporary
//! files.
//!
//! A value is a byte for its type, followed by its content. Numbers are little-endian, and lengths
//! take four bytes:
//!
//! ```text
//! missing   0
//! flag      1  0 or 1
//! integer   2  8 bytes             4 is    02 04 00 00 00 00 00 00 00
//! number    3  8 bytes
//! text      4  length, UTF-8       解 is   04 03 00 00 00 e8 a7 a3
//! grid      5  81 bytes
//! list      6  length, values
//! object    7  length, for each field its name (length, UTF-8) and its value
//! ```
//!
//! A record is the number of its values, the values, the number of its other texts, and the texts.

use crate::output::TableRecord;
use numpre::Grid;
use numpre_api::row::Value;
use std::borrow::Cow;

/// A pair of functions that write a result into a record and read it back.
pub(super) struct Codec<T> {
    pub(super) encode: fn(&[T]) -> Vec<u8>,
    pub(super) decode: fn(&[u8]) -> Vec<T>,
}

/// The codec of records of typed values.
pub(super) const RECORDS: Codec<TableRecord> = Codec {
    encode: |records| {
        let mut out = Vec::new();
        for record in records {
            put_length(record.values.len(), &mut out);
            record.values.iter().for_each(|value| put(value, &mut out));
            put_length(record.others.len(), &mut out);
            record.others.iter().for_each(|text| put_text(text, &mut out));
        }
        out
    },
    decode: |mut bytes| {
        let mut records = Vec::new();
        while !bytes.is_empty() {
            let values = (0..length(&mut bytes)).map(|_| take(&mut bytes)).collect();
            let others = (0..length(&mut bytes)).map(|_| text(&mut bytes)).collect();
            records.push(TableRecord { values, others });
        }
        records
    },
};

fn put_length(length: usize, out: &mut Vec<u8>) {
    let length = u32::try_from(length).expect("a record is far below 4 GiB");
    out.extend_from_slice(&length.to_le_bytes());
}

fn put_text(text: &str, out: &mut Vec<u8>) {
    put_length(text.len(), out);
    out.extend_from_slice(text.as_bytes());
}

/// Appends a value.
fn put(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Flag(flag) => out.extend([1, u8::from(*flag)]),
        Value::Integer(number) => {
            out.push(2);
            out.extend_from_slice(&number.to_le_bytes());
        }
        Value::Number(number) => {
            out.push(3);
            out.extend_from_slice(&number.to_le_bytes());
        }
        Value::Text(text) => {
            out.push(4);
            put_text(text, out);
        }
        Value::Grid(grid) => {
            out.push(5);
            out.extend_from_slice(grid.values());
        }
        Value::List(items) => {
            out.push(6);
            put_length(items.len(), out);
            items.iter().for_each(|item| put(item, out));
        }
        Value::Object(fields) => {
            out.push(7);
            put_length(fields.len(), out);
            for (name, value) in fields {
                put_text(name, out);
                put(value, out);
            }
        }
        Value::Missing => out.push(0),
        other => unreachable!("{other:?} is a value that was added without its byte"),
    }
}

/// Returns the first `count` bytes, and removes them from `bytes`.
fn split<'b>(bytes: &mut &'b [u8], count: usize) -> &'b [u8] {
    let (head, rest) = bytes.split_at_checked(count).expect("a record is read as it was written");
    *bytes = rest;
    head
}

fn array<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    split(bytes, N).try_into().expect("as many bytes were split off")
}

fn length(bytes: &mut &[u8]) -> usize {
    u32::from_le_bytes(array(bytes)) as usize
}

fn text(bytes: &mut &[u8]) -> String {
    let length = length(bytes);
    let text = str::from_utf8(split(bytes, length));
    text.expect("the texts of a record were written as text").to_owned()
}

/// Reads the next value, and removes its bytes from `bytes`.
fn take(bytes: &mut &[u8]) -> Value {
    match array(bytes) {
        [1] => Value::Flag(array(bytes) == [1]),
        [2] => Value::Integer(u64::from_le_bytes(array(bytes))),
        [3] => Value::Number(f64::from_le_bytes(array(bytes))),
        [4] => Value::Text(Cow::Owned(text(bytes))),
        [5] => {
            let grid = Grid::from_values(array(bytes));
            Value::Grid(grid.expect("the values of a record were written from a board"))
        }
        [6] => Value::List((0..length(bytes)).map(|_| take(bytes)).collect()),
        [7] => {
            let field = |bytes: &mut &[u8]| (Cow::Owned(text(bytes)), take(bytes));
            Value::Object((0..length(bytes)).map(|_| field(bytes)).collect())
        }
        _ => Value::Missing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoded_records_equal_the_encoded_ones() {
        let object =
            Value::Object(vec![("digit".into(), 7_u64.into()), ("on".into(), true.into())]);
        let records = [
            TableRecord {
                values: vec![
                    Value::Missing,
                    1.5.into(),
                    u64::MAX.into(),
                    "解".into(),
                    Grid::EMPTY.into(),
                    Value::List(vec![object, false.into()]),
                ],
                others: vec![String::new(), "a,\"b\"\n".to_owned()],
            },
            TableRecord { values: vec![], others: vec![] },
        ];
        assert_eq!((RECORDS.decode)(&(RECORDS.encode)(&records)), records);
    }
}
