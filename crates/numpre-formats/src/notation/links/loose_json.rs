//! Reads JSON, and the short form of it that SudokuPad packs: names without quotes, `'` for `"`,
//! `t` and `f` for true and false, colours without quotes, and an empty text between commas for an
//! empty object.
//!
//! ```text
//!   JSON     {"cells": [[{}, {"value": 4}, {}]], "is": true, "c": "#000000"}
//!   short    {cells:[[,{value:4},]],is:t,c:#0}
//! ```
//!
//! No library reads the short form. The sites convert it to JSON first, but that also changes texts
//! that only look like it.

use std::iter::Peekable;
use std::str::Chars;

/// A value of JSON or of the short form.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// A value without quotes: a number, `true`, `null`, a colour.
    Word(String),
    /// A value in quotes.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// An object, with its members in the order of the text.
    Object(Vec<(String, Value)>),
}

/// The deepest level of nesting. No puzzle reaches it.
const DEEPEST: usize = 32;

impl Value {
    /// Reads a value. Returns `None` if anything but white space follows it.
    pub(crate) fn read(text: &str) -> Option<Value> {
        let mut reader = Reader { chars: text.chars().peekable() };
        let value = reader.value(DEEPEST)?;
        reader.next_inked().is_none().then_some(value)
    }

    /// Returns the value of an object under one of these names.
    pub(crate) fn get(&self, names: &[&str]) -> Option<&Value> {
        self.members()
            .iter()
            .find(|(name, _)| names.contains(&name.as_str()))
            .map(|(_, value)| value)
    }

    /// Returns the members of an object; empty for any other value.
    pub(crate) fn members(&self) -> &[(String, Value)] {
        if let Value::Object(members) = self { members } else { &[] }
    }

    /// Returns the values of a list; empty for any other value.
    pub(crate) fn list(&self) -> &[Value] {
        if let Value::List(values) = self { values } else { &[] }
    }

    /// Returns a text or a word as it is written.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Value::Word(text) | Value::Text(text) => Some(text),
            Value::List(_) | Value::Object(_) => None,
        }
    }

    /// Returns a whole number, with or without quotes.
    pub(crate) fn number(&self) -> Option<usize> {
        self.text()?.trim().parse().ok()
    }

    /// Returns whether the value means something: it is not `false`, `null` or 0, and not empty.
    pub(crate) fn is_said(&self) -> bool {
        match self {
            Value::Word(word) => {
                !matches!(word.as_str(), "false" | "f" | "null" | "undefined" | "0")
            }
            Value::Text(text) => !text.trim().is_empty(),
            Value::List(values) => !values.is_empty(),
            Value::Object(members) => !members.is_empty(),
        }
    }
}

struct Reader<'t> {
    chars: Peekable<Chars<'t>>,
}

impl Reader<'_> {
    /// Skips white space and returns the next character without taking it.
    fn next_inked(&mut self) -> Option<char> {
        while self.chars.next_if(|found| found.is_whitespace()).is_some() {}
        self.chars.peek().copied()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        match self.next_inked()? {
            '{' => self.object(depth),
            '[' => self.list(depth),
            '"' | '\'' => self.quoted().map(Value::Text),
            _ => self.word().map(Value::Word),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.chars.next();
        let mut members = Vec::new();
        loop {
            match self.next_inked()? {
                '}' => break,
                ',' => {
                    self.chars.next();
                    continue;
                }
                _ => {}
            }
            let name =
                if matches!(self.next_inked()?, '"' | '\'') { self.quoted() } else { self.word() }?;
            self.next_inked().filter(|&found| found == ':')?;
            self.chars.next();
            members.push((name, self.value(depth)?));
            self.next_inked().filter(|found| matches!(found, ',' | '}'))?;
        }
        self.chars.next();
        Some(Value::Object(members))
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        self.chars.next();
        let mut values = Vec::new();
        if self.next_inked()? == ']' {
            self.chars.next();
            return Some(Value::List(values));
        }
        loop {
            let is_left_out = matches!(self.next_inked()?, ',' | ']');
            values.push(if is_left_out { Value::Object(Vec::new()) } else { self.value(depth)? });
            self.next_inked()?;
            match self.chars.next()? {
                ',' => {}
                ']' => return Some(Value::List(values)),
                _ => return None,
            }
        }
    }

    fn quoted(&mut self) -> Option<String> {
        let quote = self.chars.next()?;
        let mut text = String::new();
        loop {
            match self.chars.next()? {
                '\\' => match self.chars.next()? {
                    'n' => text.push('\n'),
                    't' => text.push('\t'),
                    'r' => text.push('\r'),
                    'u' => text.push(self.by_number()?),
                    'b' | 'f' => {}
                    other => text.push(other),
                },
                found if found == quote => return Some(text),
                found => text.push(found),
            }
        }
    }

    /// Reads a character as four hexadecimal digits. Half of a surrogate pair becomes U+FFFD.
    fn by_number(&mut self) -> Option<char> {
        let mut number = 0;
        for _ in 0..4 {
            number = number << 4 | self.chars.next()?.to_digit(16)?;
        }
        Some(char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn word(&mut self) -> Option<String> {
        let mut word = String::new();
        while let Some(found) =
            self.chars.next_if(|found| !found.is_whitespace() && !"{}[],:\"'".contains(*found))
        {
            word.push(found);
        }
        (!word.is_empty()).then_some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_have_the_same_values() {
        let json = concat!(
            r##"{"cells": [[{}, {"value": 4}, {}], [{}, {}, {}]], "##,
            r##""title": "it's \"so\" \u554f\n", "is": true, "c": "#000000"}"##,
        );
        let short = r"{cells:[[,{value:4},],[,,]],title:'it\'s \'so\' 問\n',is:t,c:#0}";
        let (json, short) = (Value::read(json).unwrap(), Value::read(short).unwrap());
        for value in [&json, &short] {
            let rows = value.get(&["ce", "cells"]).unwrap().list();
            assert_eq!(rows.iter().map(|row| row.list().len()).collect::<Vec<_>>(), [3, 3]);
            assert_eq!(rows[0].list()[1].get(&["value"]).and_then(Value::number), Some(4));
            assert!(!rows[1].list()[2].is_said());
            assert!(value.get(&["is"]).unwrap().is_said());
        }
        assert_eq!(json.get(&["title"]).unwrap().text(), Some("it's \"so\" 問\n"));
        assert_eq!(short.get(&["title"]).unwrap().text(), Some("it's 'so' 問\n"));
    }

    #[test]
    fn broken_values_are_not_read() {
        for broken in [
            "", "{", "[", "[1", "{a}", "{a:", "{a:1", "[1 2]", "{'a':1]", "'a", "\"\\u12", "{} {}",
            "{:1}",
        ] {
            assert_eq!(Value::read(broken), None, "{broken}");
        }
        // A deeply nested text does not overflow the stack.
        assert_eq!(Value::read(&"[".repeat(100_000)), None);
        assert_eq!(Value::read(&("[".repeat(40) + "1" + &"]".repeat(40))), None);
        assert!(Value::read(&("[".repeat(30) + "1" + &"]".repeat(30))).is_some());
    }
}
