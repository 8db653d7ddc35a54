//! Values of a configuration, with their places in the text for error messages.

use super::error::{ConfigError, ConfigErrorKind, Expected};
use super::keys::nearest;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The maximum number of characters of a value that an error shows.
const SHOWN: usize = 40;

/// The text of a configuration.
#[derive(Clone, Copy)]
pub(super) struct Source<'t>(pub(super) &'t str);

impl<'t> Source<'t> {
    /// Returns an error with the line and column of the byte offset `at`.
    pub(super) fn error(self, at: usize, kind: ConfigErrorKind) -> ConfigError {
        let before = self.0.get(..at.min(self.0.len())).unwrap_or(self.0);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        ConfigError { line, column, kind }
    }

    fn shown(self, span: Range<usize>) -> String {
        let text = self.0.get(span).unwrap_or("").split('\n').next().unwrap_or("");
        if text.chars().count() <= SHOWN {
            return text.to_owned();
        }
        text.chars().take(SHOWN).chain(['…']).collect()
    }
}

/// A table that has only known keys.
#[derive(Clone, Copy)]
pub(super) struct Section<'a, 't> {
    source: Source<'t>,
    table: &'a DeTable<'t>,
    at: usize,
}

impl<'a, 't> Section<'a, 't> {
    /// Checks that a table has only known keys. `at` is the byte offset where the table begins.
    pub(super) fn new(
        source: Source<'t>,
        table: &'a DeTable<'t>,
        at: usize,
        known: &'static [&'static str],
    ) -> Result<Section<'a, 't>, ConfigError> {
        let unknown = table.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        if let Some(key) = unknown.min_by_key(|key| key.span().start) {
            let kind = ConfigErrorKind::UnknownKey {
                key: key.get_ref().to_string(),
                nearest: nearest(key.get_ref(), known.iter().copied()),
            };
            return Err(source.error(key.span().start, kind));
        }
        Ok(Section { source, table, at })
    }

    /// Returns the value of a key, or `None` if the table does not have it.
    pub(super) fn get(&self, key: &'static str) -> Option<Value<'a, 't>> {
        let (_, value) = self.table.iter().find(|(found, _)| found.get_ref() == key)?;
        Some(Value { source: self.source, key: key.to_owned(), value })
    }

    /// Returns the value of a required key.
    pub(super) fn need(&self, key: &'static str) -> Result<Value<'a, 't>, ConfigError> {
        let missing = || self.source.error(self.at, ConfigErrorKind::MissingKey { key });
        self.get(key).ok_or_else(missing)
    }

    /// Reads the value of a key with `read`, or returns the default if the key is missing.
    pub(super) fn or<T>(
        &self,
        key: &'static str,
        default: T,
        read: impl FnOnce(Value<'a, 't>) -> Result<T, ConfigError>,
    ) -> Result<T, ConfigError> {
        self.get(key).map_or(Ok(default), read)
    }
}

/// A value, with its key and its place.
#[derive(Clone)]
pub(super) struct Value<'a, 't> {
    source: Source<'t>,
    key: String,
    value: &'a Spanned<DeValue<'t>>,
}

impl<'a, 't> Value<'a, 't> {
    /// Returns an error that shows this value and what was expected instead.
    pub(super) fn error(&self, expected: Expected) -> ConfigError {
        let span = self.value.span();
        let found = self.source.shown(span.clone());
        let kind = ConfigErrorKind::Value { key: self.key.clone(), found, expected };
        self.source.error(span.start, kind)
    }

    /// Returns the value if it is text, else `None`.
    pub(super) fn as_text(&self) -> Option<&'a str> {
        self.value.get_ref().as_str()
    }

    pub(super) fn text(&self) -> Result<String, ConfigError> {
        self.as_text().map(str::to_owned).ok_or_else(|| self.error(Expected::Text))
    }

    /// Returns the value as a name that is safe in file names: see [`is_name`].
    pub(super) fn name(&self) -> Result<String, ConfigError> {
        match self.as_text().filter(|text| is_name(text)) {
            Some(text) => Ok(text.to_owned()),
            None => Err(self.error(Expected::Name)),
        }
    }

    pub(super) fn flag(&self) -> Result<bool, ConfigError> {
        self.value.get_ref().as_bool().ok_or_else(|| self.error(Expected::Flag))
    }

    /// Returns the value if it is a whole number from 0 to 2⁶⁴ − 1, else `None`.
    pub(super) fn as_whole(&self) -> Option<u64> {
        let number = self.value.get_ref().as_integer()?;
        u64::from_str_radix(number.as_str(), number.radix()).ok()
    }

    pub(super) fn whole(&self, least: u64, most: u64) -> Result<u64, ConfigError> {
        let sound = self.as_whole().filter(|number| (least..=most).contains(number));
        sound.ok_or_else(|| self.error(Expected::Whole { least, most }))
    }

    /// Returns the value as a number from 0 to 1.
    pub(super) fn share(&self) -> Result<f64, ConfigError> {
        let value = self.value.get_ref();
        let number = match (value.as_float(), self.as_whole()) {
            (Some(number), _) => number.as_str().parse().ok(),
            (None, Some(0)) => Some(0.0),
            (None, Some(1)) => Some(1.0),
            (None, _) => None,
        };
        let sound = number.filter(|number| (0.0..=1.0).contains(number));
        sound.ok_or_else(|| self.error(Expected::Share))
    }

    /// Returns the ends of a range, both included. It is written `4`, `"4"` or `"4..6"`.
    pub(super) fn range(&self, least: u64, most: u64) -> Result<[u64; 2], ConfigError> {
        let ends = match (self.as_whole(), self.as_text()) {
            (Some(number), _) => Some([number, number]),
            (None, Some(text)) => ends(text),
            (None, None) => None,
        };
        let sound = ends.filter(|[from, to]| least <= *from && from <= to && *to <= most);
        sound.ok_or_else(|| self.error(Expected::Range { least, most }))
    }

    /// Returns the item of `all` whose name is this value. `names` has their names in the same
    /// order.
    pub(super) fn one_of<T: Copy>(
        &self,
        all: &[T],
        names: &'static [&'static str],
    ) -> Result<T, ConfigError> {
        let place = self.as_text().and_then(|text| names.iter().position(|name| *name == text));
        let found = place.and_then(|place| all.get(place));
        found.copied().ok_or_else(|| self.error(Expected::OneOf(names)))
    }

    /// Returns the items of a list.
    pub(super) fn list(&self) -> Result<Vec<Value<'a, 't>>, ConfigError> {
        let list = self.value.get_ref().as_array().ok_or_else(|| self.error(Expected::List))?;
        let item = |value| Value { source: self.source, key: self.key.clone(), value };
        Ok(list.iter().map(item).collect())
    }

    /// Returns the items of `all` that a list names, in the order of `all`. Returns an error if a
    /// name is unknown or occurs twice.
    pub(super) fn names<T: Copy>(
        &self,
        all: &[T],
        names: &'static [&'static str],
    ) -> Result<Vec<T>, ConfigError> {
        let mut found = vec![false; all.len()];
        for item in self.list().map_err(|_| self.error(Expected::ListOf(names)))? {
            let place = item.as_text().and_then(|text| names.iter().position(|name| *name == text));
            match place.and_then(|place| found.get_mut(place)) {
                Some(found) if !*found => *found = true,
                _ => return Err(item.error(Expected::ListOf(names))),
            }
        }
        Ok(all.iter().zip(found).filter(|(_, found)| *found).map(|(name, _)| *name).collect())
    }

    /// Returns the value as a table that has only known keys.
    pub(super) fn section(
        &self,
        known: &'static [&'static str],
    ) -> Result<Section<'a, 't>, ConfigError> {
        let table = self.value.get_ref().as_table().ok_or_else(|| self.error(Expected::Table))?;
        Section::new(self.source, table, self.value.span().start, known)
    }

    /// Returns the entries of a table that may have any keys, in the order of the text.
    pub(super) fn entries(&self) -> Result<Vec<Value<'a, 't>>, ConfigError> {
        let table = self.value.get_ref().as_table().ok_or_else(|| self.error(Expected::Table))?;
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let entry = |(key, value): (&Spanned<_>, _)| Value {
            source: self.source,
            key: AsRef::<str>::as_ref(key.get_ref()).to_owned(),
            value,
        };
        Ok(entries.into_iter().map(|(key, value)| entry((key, value))).collect())
    }

    /// Returns the key of the value.
    pub(super) fn key(&self) -> &str {
        &self.key
    }

    /// Returns the error that the key of this value is not the name of a split.
    pub(super) fn unknown_split<'n>(&self, names: impl Iterator<Item = &'n str>) -> ConfigError {
        let nearest = nearest(&self.key, names).to_owned();
        let kind = ConfigErrorKind::UnknownSplit { key: self.key.clone(), nearest };
        self.source.error(self.value.span().start, kind)
    }

    /// Returns whether the value is a table.
    pub(super) fn is_table(&self) -> bool {
        self.value.get_ref().is_table()
    }
}

/// Returns the ends of a range that is written `4` or `4..6`, both included.
fn ends(text: &str) -> Option<[u64; 2]> {
    let number = |text: &str| text.trim().parse().ok();
    match text.split_once("..") {
        Some((from, to)) => Some([number(from)?, number(to)?]),
        None => number(text).map(|number| [number, number]),
    }
}

/// Returns whether a text is safe in file names on every system: 1 to 80 ASCII letters, digits,
/// `-`, `_` and `.`, without a `.` at the beginning.
pub(super) fn is_name(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (1..=80).contains(&text.len()) && !text.starts_with('.') && text.bytes().all(is_plain)
}
