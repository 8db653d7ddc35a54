//! The values in messages.

use std::borrow::Cow;

/// A value in a message: a text, or a number, which also decides between plural forms.
///
/// A number that names something, such as a seed or a line of a file, is passed as a text, because
/// signs between thousands would change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, shown as it is.
    Text(Cow<'a, str>),
    /// A number, shown with a sign before every three digits if the language has one.
    Number(u64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

/// Implements the conversion of whole numbers.
macro_rules! from_numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number as u64)
            }
        }

        impl From<&$number> for Value<'_> {
            fn from(number: &$number) -> Self {
                Value::Number(*number as u64)
            }
        })*
    };
}

from_numbers! { u8 u16 u32 u64 usize }
