//! JSON objects: a puzzle in the field `puzzle`, its answer in `solution`, and other fields, which
//! are kept like the other columns of a table. The command writes such objects, one per line.

use crate::csv::header::{ANSWER, MAYBE_PUZZLE, PUZZLE};
use crate::detect::{board, one_line};
use crate::notation::line81;
use crate::reading::{ErrorKind, Extra, Format, ReadError, Reading, Warning, extra};
use crate::text::lines::numbered;
use crate::text::not_utf8;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::error::Category;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// The members of an object in order, each value as written.
struct Members<'t>(Vec<(String, &'t RawValue)>);

impl<'t> Deserialize<'t> for Members<'t> {
    fn deserialize<D: Deserializer<'t>>(reader: D) -> Result<Members<'t>, D::Error> {
        struct Object;
        impl<'t> Visitor<'t> for Object {
            type Value = Members<'t>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Members<'t>, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        reader.deserialize_map(Object)
    }
}

/// Reads an object. `number` is the number of its first line.
pub(crate) fn read(bytes: &[u8], number: usize, wants_extra: bool) -> Result<Reading, ReadError> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let (line, column) = position(bytes, number, error.valid_up_to());
        ReadError::new(line, column, ErrorKind::NotUtf8 { looks_like: not_utf8::guess(bytes) })
    })?;
    let text = text.trim_end();
    let mut objects = serde_json::Deserializer::from_str(text).into_iter::<Members<'_>>();
    let members = match objects.next() {
        Some(Ok(Members(members))) => members,
        Some(Err(error)) => return Err(malformed(text, number, &error)),
        None => Vec::new(),
    };
    let rest = text[objects.byte_offset()..].trim_start_matches([' ', '\t', ',', ']']);
    if !rest.is_empty() {
        let (line, column) = position(bytes, number, text.len() - rest.len());
        return Err(ReadError::new(line, column, ErrorKind::Json { is_cut: false }));
    }
    of_members(text, &members, number, wants_extra)
}

/// Reads the members of an object in this text.
fn of_members(
    text: &str,
    members: &[(String, &RawValue)],
    number: usize,
    wants_extra: bool,
) -> Result<Reading, ReadError> {
    let is_text = |value: &RawValue| value.get().starts_with('"');
    let named = |names: &[&str], fits: &dyn Fn(&RawValue) -> bool| {
        let is_it = |(name, value): &(String, &RawValue)| {
            names.contains(&name.to_lowercase().as_str()) && fits(value)
        };
        members.iter().position(is_it)
    };
    let puzzle = named(&PUZZLE, &is_text).or_else(|| named(&MAYBE_PUZZLE, &is_text));
    let answer = named(&ANSWER, &is_text);
    let is_none = |(name, value): &(String, &RawValue)| {
        value.get() == "null"
            && [&PUZZLE[..], &ANSWER].concat().contains(&name.to_lowercase().as_str())
    };
    let is_other =
        |place: usize| Some(place) != puzzle && Some(place) != answer && !is_none(&members[place]);
    let others =
        || (0..members.len()).filter(|&place| is_other(place)).map(|place| &members[place]);
    let extra = || {
        if wants_extra {
            Extra::of(others().map(|(name, value)| (name, shown(value))))
        } else {
            None
        }
    };
    let at = |value: &RawValue| value.get().as_ptr().addr() - text.as_ptr().addr();

    let Some(puzzle) = puzzle.map(|place| members[place].1) else {
        let (line, column) = position(text.as_bytes(), number, text.find('{').unwrap_or(0));
        return Err(ReadError {
            extra: extra(),
            ..ReadError::new(line, column, ErrorKind::NoPuzzleField)
        });
    };
    // The text begins after its opening quote.
    let (line, before) = position(text.as_bytes(), number, at(puzzle) + 1);
    let is_escaped = puzzle.get().contains('\\');
    let moved = |_, column: usize| (line, if is_escaped { before } else { before + column - 1 });
    let said = shown(puzzle);
    let reading = match said.trim().contains('\n') {
        true => board::read(numbered(said.as_bytes(), 1)),
        false => one_line::read(said.as_bytes(), 1),
    };
    let mut reading = reading.map_err(|error| {
        let (line, column) = moved(error.line, error.column);
        ReadError { line, column, extra: extra(), ..error }
    })?;
    for warning in &mut reading.warnings {
        *warning = warning.moved(moved);
    }
    reading.format = Format::Json;
    reading.extra = extra::joined(extra(), reading.extra.take());
    if let Some(value) = answer.map(|place| members[place].1) {
        let said = shown(value);
        let cells: String = said.split_whitespace().collect();
        match line81::cells(cells.as_bytes()) {
            Some(grid) if cells.len() == 81 => reading.answer = Some(grid),
            _ if cells.is_empty() => {}
            _ => {
                let (line, column) = position(text.as_bytes(), number, at(value) + 1);
                reading.warnings.push(Warning::AnswerLength {
                    line,
                    column,
                    found: cells.chars().count(),
                });
            }
        }
    }
    Ok(reading)
}

/// Returns a value as a text: without quotes, `null` as an empty text, and any other value as it is
/// written.
fn shown(value: &RawValue) -> Cow<'_, str> {
    match value.get() {
        "null" => Cow::Borrowed(""),
        text if text.starts_with('"') => {
            serde_json::from_str::<String>(text).map_or_else(|_| text.into(), Cow::Owned)
        }
        other => other.into(),
    }
}

/// Returns the error for a text that is not JSON.
fn malformed(text: &str, number: usize, error: &serde_json::Error) -> ReadError {
    let before = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum::<usize>();
    let is_cut = error.classify() == Category::Eof;
    // The columns of `serde_json` count the bytes that were read, including the wrong one.
    let place = if is_cut {
        text.len()
    } else {
        (before + error.column().saturating_sub(1)).min(text.len())
    };
    let (line, column) = position(text.as_bytes(), number, place);
    ReadError::new(line, column, ErrorKind::Json { is_cut })
}

/// Returns the line and column of a byte.
fn position(text: &[u8], number: usize, place: usize) -> (usize, usize) {
    let before = &text[..place.min(text.len())];
    let line = number + memchr::memchr_iter(b'\n', before).count();
    let begin = memchr::memrchr(b'\n', before).map_or(0, |end| end + 1);
    (line, String::from_utf8_lossy(&before[begin..]).chars().count() + 1)
}
