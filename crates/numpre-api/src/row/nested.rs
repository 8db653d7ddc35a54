//! Converts anything that serde can serialise to a [`Value`].
//!
//! ```text
//! Clash { house, digit: 7, cells }  ->  Object: house Text "c6", digit Integer 7, cells List
//! ```
//! Nothing is turned into text and parsed again: serde visits the fields, and each becomes a value.

use super::value::Value;
use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::borrow::Cow;
use std::fmt;

/// The reason why something has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoValue(String);

impl fmt::Display for NoValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for NoValue {}

impl Error for NoValue {
    fn custom<T: fmt::Display>(message: T) -> NoValue {
        NoValue(message.to_string())
    }
}

/// The serialiser that builds a value.
pub(super) struct ToValue;

/// A list in progress, with the name of the enum variant if it belongs to one.
pub(super) struct Items {
    variant: Option<&'static str>,
    items: Vec<Value>,
}

/// An object in progress, and the key whose value comes next.
pub(super) struct Fields {
    variant: Option<&'static str>,
    fields: Vec<(Cow<'static, str>, Value)>,
    key: Option<Cow<'static, str>>,
}

/// Wraps the value of an enum variant with data: an object with the name of the variant as its key.
fn within(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(name) => Value::Object(vec![(Cow::Borrowed(name), value)]),
        None => value,
    }
}

fn items(length: Option<usize>, variant: Option<&'static str>) -> Items {
    Items { variant, items: Vec::with_capacity(length.unwrap_or(0)) }
}

fn fields(length: Option<usize>, variant: Option<&'static str>) -> Fields {
    Fields { variant, fields: Vec::with_capacity(length.unwrap_or(0)), key: None }
}

impl Serializer for ToValue {
    type Ok = Value;
    type Error = NoValue;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    fn serialize_bool(self, flag: bool) -> Result<Value, NoValue> {
        Ok(Value::Flag(flag))
    }

    fn serialize_i8(self, number: i8) -> Result<Value, NoValue> {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Result<Value, NoValue> {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Result<Value, NoValue> {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Result<Value, NoValue> {
        let whole = u64::try_from(number);
        whole.map(Value::Integer).map_err(|_| NoValue::custom("results have no negative numbers"))
    }

    fn serialize_u8(self, number: u8) -> Result<Value, NoValue> {
        Ok(Value::Integer(number.into()))
    }

    fn serialize_u16(self, number: u16) -> Result<Value, NoValue> {
        Ok(Value::Integer(number.into()))
    }

    fn serialize_u32(self, number: u32) -> Result<Value, NoValue> {
        Ok(Value::Integer(number.into()))
    }

    fn serialize_u64(self, number: u64) -> Result<Value, NoValue> {
        Ok(Value::Integer(number))
    }

    fn serialize_f32(self, number: f32) -> Result<Value, NoValue> {
        Ok(Value::Number(number.into()))
    }

    fn serialize_f64(self, number: f64) -> Result<Value, NoValue> {
        Ok(Value::Number(number))
    }

    fn serialize_char(self, letter: char) -> Result<Value, NoValue> {
        Ok(Value::Text(Cow::Owned(letter.to_string())))
    }

    fn serialize_str(self, text: &str) -> Result<Value, NoValue> {
        Ok(Value::Text(Cow::Owned(text.to_owned())))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Value, NoValue> {
        Ok(Value::List(bytes.iter().map(|&byte| byte.into()).collect()))
    }

    fn serialize_none(self) -> Result<Value, NoValue> {
        Ok(Value::Missing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, NoValue> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, NoValue> {
        Ok(Value::Missing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, NoValue> {
        Ok(Value::Missing)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Value, NoValue> {
        Ok(Value::Text(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Value, NoValue> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, NoValue> {
        Ok(within(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items, NoValue> {
        Ok(items(length, None))
    }

    fn serialize_tuple(self, length: usize) -> Result<Items, NoValue> {
        Ok(items(Some(length), None))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items, NoValue> {
        Ok(items(Some(length), None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Items, NoValue> {
        Ok(items(Some(length), Some(variant)))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Fields, NoValue> {
        Ok(fields(length, None))
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Fields, NoValue> {
        Ok(fields(Some(length), None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Fields, NoValue> {
        Ok(fields(Some(length), Some(variant)))
    }
}

impl Items {
    fn add<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NoValue> {
        self.items.push(item.serialize(ToValue)?);
        Ok(())
    }

    fn done(self) -> Result<Value, NoValue> {
        Ok(within(self.variant, Value::List(self.items)))
    }
}

impl Fields {
    fn add<T: Serialize + ?Sized>(
        &mut self,
        name: Cow<'static, str>,
        value: &T,
    ) -> Result<(), NoValue> {
        self.fields.push((name, value.serialize(ToValue)?));
        Ok(())
    }

    fn done(self) -> Result<Value, NoValue> {
        Ok(within(self.variant, Value::Object(self.fields)))
    }
}

impl SerializeSeq for Items {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NoValue> {
        self.add(item)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeTuple for Items {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NoValue> {
        self.add(item)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeTupleStruct for Items {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NoValue> {
        self.add(item)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeTupleVariant for Items {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NoValue> {
        self.add(item)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeMap for Fields {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoValue> {
        self.key = Some(match key.serialize(ToValue)? {
            Value::Text(text) => text,
            Value::Integer(number) => Cow::Owned(number.to_string()),
            _ => return Err(NoValue::custom("a key is a text or a whole number")),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoValue> {
        let key = self.key.take().ok_or_else(|| NoValue::custom("a value has a key before it"))?;
        self.add(key, value)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeStruct for Fields {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoValue> {
        self.add(Cow::Borrowed(name), value)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

impl SerializeStructVariant for Fields {
    type Ok = Value;
    type Error = NoValue;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoValue> {
        self.add(Cow::Borrowed(name), value)
    }

    fn end(self) -> Result<Value, NoValue> {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Grid;
    use numpre::logic::explain;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Shape {
        Unit,
        Newtype(u8),
        Tuple(u8, i64),
        Struct { name: &'static str, part: Option<char> },
    }

    /// Asserts that serde_json writes the value in the same way as the thing itself.
    fn same(found: &impl Serialize) {
        let expected = serde_json::to_string(found).unwrap();
        assert_eq!(serde_json::to_string(&Value::of(found)).unwrap(), expected);
    }

    #[test]
    fn a_value_is_written_like_what_it_was_made_of() {
        same(&[
            Shape::Unit,
            Shape::Newtype(7),
            Shape::Tuple(1, 2),
            Shape::Struct { name: "a \"b\"", part: Some('c') },
            Shape::Struct { name: "", part: None },
        ]);
        same(&(1.5_f64, 2_f32, true, (), "text", b"bytes", u64::MAX));
        same(&BTreeMap::from([(8_u8, "eight"), (10, "ten")]));
    }

    #[test]
    fn steps_of_every_rank_become_values() {
        let puzzles = [
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        ];
        let mut refutations = 0;
        for puzzle in puzzles {
            let steps = explain(&puzzle.parse::<Grid>().unwrap()).steps;
            refutations += steps.iter().filter(|step| step.evidence.refutation().is_some()).count();
            same(&steps);
        }
        assert!(refutations > 0, "steps inside of steps are among them");
    }

    #[test]
    fn what_has_no_value_is_refused() {
        assert!((-1_i64).serialize(ToValue).is_err());
        assert!(BTreeMap::from([(true, 1)]).serialize(ToValue).is_err());
    }

    #[test]
    fn keys_can_be_sorted() {
        let value = Value::of(&[Shape::Struct { name: "x", part: None }]).sorted();
        let json = serde_json::to_string(&value).unwrap();
        assert_eq!(json, r#"[{"Struct":{"name":"x","part":null}}]"#);
        let fields = [("b".into(), Value::Flag(true)), ("a".into(), Value::Missing)];
        let value = Value::Object(fields.into()).sorted();
        assert_eq!(serde_json::to_string(&value).unwrap(), r#"{"a":null,"b":true}"#);
    }
}
