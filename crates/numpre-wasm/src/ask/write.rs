//! `write`: boards as a text in a notation.

use crate::desk::{Asked, Tools};
use crate::fault::{Code, Fault};
use crate::value::Board;
use numpre::{Grid, Puzzle};
use numpre_formats::{Columns, Extra, Format, Writer};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WriteWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    /// The notation's name.
    format: String,
    records: Vec<Written>,
}

/// A board to be written.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct Written {
    board: Board,
    /// Its answer, for notations that have a place for it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    answer: Option<Grid>,
    /// What else belongs to it, name and value.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(String, String)>>"))]
    extra: Vec<(String, String)>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WriteValue"))]
pub(crate) struct Value {
    text: String,
    /// The records, from 0, of which the notation does not say all: digits placed stand as givens,
    /// or candidates are left out.
    incomplete: Vec<usize>,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let format: Format =
        with.format.parse().map_err(|_| Fault::bad_request(&asked.texts, "format"))?;
    if !format.is_written() {
        return Err(Fault::bad_request(&asked.texts, "format"));
    }
    type Ready<'a> = (Puzzle, Option<&'a Grid>, Option<Box<Extra>>);
    let ready = |record: &With| -> Vec<Ready<'_>> { Vec::with_capacity(record.records.len()) };
    let mut all = ready(&with);
    let mut columns = Columns::default();
    for record in &with.records {
        let extra = Extra::of(record.extra.iter().map(|(name, value)| (name, value)));
        columns.make_room_for(extra.as_deref(), true);
        all.push((record.board.puzzle(), record.answer.as_ref(), extra));
    }
    let mut writer = Writer::new(Vec::new(), format).with_columns(columns);
    let mut incomplete = Vec::new();
    for (place, (puzzle, answer, extra)) in all.iter().enumerate() {
        if !format.holds(puzzle) {
            incomplete.push(place);
        }
        // Writing to memory does not fail.
        let _ = writer.write_beside(puzzle, *answer, extra.as_deref());
    }
    let text = writer.finish().ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let text = text.ok_or_else(|| Fault::new(Code::Crashed, asked.texts.word("engine-crashed")))?;
    Ok(Value { text, incomplete })
}
