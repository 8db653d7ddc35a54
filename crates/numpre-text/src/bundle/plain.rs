//! The messages of a built-in language without Fluent, for small programs.
//!
//! It reads the part of the syntax that the messages of the library use: texts on one line, values,
//! quoted texts, and variants of a value. A test compares it with Fluent, message by message.

use super::push_grouped;
use crate::{Language, Value};
use std::borrow::Cow;

/// The messages of one language.
pub(crate) struct Bundle {
    /// The text of each message, sorted by name.
    messages: Vec<(&'static str, &'static str)>,
    /// The sign between thousands.
    between: String,
}

impl Bundle {
    /// Reads the messages of a built-in language.
    pub(crate) fn read(language: &Language) -> Bundle {
        let mut messages = Vec::new();
        for file in language.files() {
            // The other kind of text belongs to a language that was added at run time.
            if let Cow::Borrowed(text) = file.text {
                read(text, &mut messages);
            }
        }
        let mut bundle = Bundle { messages, between: String::new() };
        bundle.between = bundle.find("group-separator", &[]).unwrap_or_default();
        bundle
    }

    /// Returns the message with this name and these values, or `None` if it does not exist.
    pub(crate) fn find(&self, name: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let place = self.messages.binary_search_by_key(&name, |&(name, _)| name).ok()?;
        let pattern = self.messages[place].1;
        let mut text = String::with_capacity(pattern.len());
        self.write(pattern, values, &mut text);
        Some(text)
    }

    /// Appends a text with its values filled in.
    fn write(&self, pattern: &str, values: &[(&str, Value<'_>)], text: &mut String) {
        let mut rest = pattern;
        while let Some((before, after)) = rest.split_once('{') {
            text.push_str(before);
            let end = end(after, b'}');
            self.write_expression(after[..end].trim(), values, text);
            rest = after.get(end + 1..).unwrap_or_default();
        }
        text.push_str(rest);
    }

    /// Appends what an expression in braces stands for: a quoted text, a value, or the variant for
    /// a value.
    fn write_expression(&self, expression: &str, values: &[(&str, Value<'_>)], text: &mut String) {
        if let Some(quoted) = expression.strip_prefix('"') {
            return text.push_str(quoted.strip_suffix('"').unwrap_or(quoted));
        }
        let end = expression.bytes().position(|byte| byte == b' ');
        let (name, variants) = expression.split_at(end.unwrap_or(expression.len()));
        let variants = variants.trim_start().strip_prefix("->");
        let is_named = |value: &&(&str, Value<'_>)| name.strip_prefix('$') == Some(value.0);
        let value = values.iter().rfind(is_named).map(|(_, value)| value);
        match (variants, value) {
            (Some(variants), value) => self.write(variant(variants, value), values, text),
            (None, Some(Value::Text(value))) => text.push_str(value),
            (None, Some(Value::Number(number))) => {
                push_grouped(text, &number.to_string(), &self.between);
            }
            (None, None) => {
                text.push('{');
                text.push_str(name);
                text.push('}');
            }
        }
    }
}

/// Returns the text of the first variant whose key is the value or its plural form, or else of
/// the default variant.
fn variant<'t>(variants: &'t str, value: Option<&Value<'_>>) -> &'t str {
    let (mut rest, mut default) = (variants.trim_start(), "");
    while let Some((mark, (key, after))) =
        rest.split_once('[').and_then(|(mark, rest)| Some((mark, rest.split_once(']')?)))
    {
        let end = end(after, b'\n');
        let chosen = after[..end].trim();
        if value.is_some_and(|value| is_key_of(key, value)) {
            return chosen;
        }
        if mark == "*" {
            default = chosen;
        }
        rest = after[end..].trim_start();
    }
    default
}

/// Returns whether a variant with this key is for the value. The only plural forms are `one`, which
/// only the number 1 has, and `other`. They suffice for languages whose messages have no other.
fn is_key_of(key: &str, value: &Value<'_>) -> bool {
    let is_number = key.starts_with(|letter: char| letter.is_ascii_digit());
    match value {
        Value::Text(text) => !is_number && key == text,
        Value::Number(number) if is_number => key.parse() == Ok(*number),
        Value::Number(1) => key == "one",
        Value::Number(_) => key == "other",
    }
}

/// Adds the messages of a file. The first of several with the same name counts.
fn read(file: &'static str, messages: &mut Vec<(&'static str, &'static str)>) {
    let mut rest = file;
    while !rest.is_empty() {
        // An entry ends before the next line that is not indented, and does not begin with `}`.
        let is_begin = |place: usize| !matches!(rest.as_bytes().get(place), Some(b' ' | b'}'));
        let end = rest.match_indices('\n').map(|(place, _)| place + 1).find(|&end| is_begin(end));
        let (entry, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        if !entry.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            continue;
        }
        if let Some((name, text)) = entry.split_once('=') {
            let (name, text) = (name.trim_end(), text.trim());
            // Inserting keeps them sorted without the code of a sort.
            if let Err(place) = messages.binary_search_by_key(&name, |&(name, _)| name) {
                messages.insert(place, (name, text));
            }
        }
    }
}

/// Returns the place of the first `sign` outside of braces and of quoted texts in braces, or the
/// length of the text. A text that is searched for `}` is itself in braces.
fn end(text: &str, sign: u8) -> usize {
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (place, &byte) in text.as_bytes().iter().enumerate() {
        match byte {
            b'"' if depth > 0 || sign == b'}' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            _ if byte == sign && depth == 0 => return place,
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}

#[cfg(all(test, feature = "languages"))]
mod tests {
    use super::Bundle;
    use crate::bundle::fluent;
    use crate::{Language, Value};
    use fluent_syntax::ast::Entry;

    /// Lists the files that are built in without the feature `command`.
    const BUILD: &str = include_str!("../../build.rs");

    /// Returns the names of the values in a text.
    fn values(text: &str) -> Vec<&str> {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        text.split('$')
            .skip(1)
            .filter_map(|rest| rest.split(|sign| !is_part(sign)).next())
            .collect()
    }

    /// Returns the keys of the variants in a text.
    fn keys(text: &str) -> impl Iterator<Item = &str> {
        text.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0))
    }

    #[test]
    fn messages_are_the_same_as_in_fluent() {
        let numbers = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101, 999, 1000, 1001, 49_158];
        for language in Language::built_in() {
            let (plain, fluent) = (Bundle::read(&language), fluent::Bundle::read(&language));
            let mut compared = 0;
            let is_wanted = |name: &str| BUILD.contains(&format!("({name:?}, "));
            for file in language.files().iter().filter(|file| is_wanted(&file.name)) {
                for entry in fluent_syntax::parser::parse(&*file.text).unwrap().body {
                    let Entry::Message(message) = entry else { continue };
                    let name = message.id.name;
                    let text = plain.messages.iter().find(|row| row.0 == name).unwrap().1;
                    let names = values(text);
                    let same = |value: Value<'_>| {
                        let filled: Vec<_> =
                            names.iter().map(|&name| (name, value.clone())).collect();
                        assert_eq!(plain.find(name, &filled), fluent.find(name, &filled), "{name}");
                    };
                    numbers.iter().for_each(|&number| same(Value::Number(number)));
                    keys(text).chain(["r1c1", "1", ""]).for_each(|text| same(text.into()));
                    assert_eq!(plain.find(name, &[]), fluent.find(name, &[]), "{name}");
                    compared += 1;
                }
            }
            assert!(compared > 250, "{compared}");
        }
    }
}
