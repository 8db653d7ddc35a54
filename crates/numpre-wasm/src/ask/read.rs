//! `read`: a text in any notation, into boards.

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre_formats::{Batches, Options, Record, Warning};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReadWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    text: String,
    /// The most records and faults that are told; 1000 where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    limit: Option<usize>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReadValue"))]
pub(crate) struct Value {
    records: Vec<RecordValue>,
    /// What could not be read, in its place.
    faults: Vec<Fault>,
    /// Whether the text has more than the limit.
    is_cut: bool,
}

/// A puzzle that was read.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReadRecord"))]
pub(crate) struct RecordValue {
    /// The 1-based line where it begins.
    line: usize,
    /// The notation.
    format: &'static str,
    board: Board,
    /// The answer that stood beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    answer: Option<numpre::Grid>,
    /// What else stood beside it, name and value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(String, String)>>"))]
    extra: Vec<(String, String)>,
    /// What was doubtful about the reading.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Doubt>>"))]
    warnings: Vec<Doubt>,
}

/// Something that another reader might have understood otherwise.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Doubt {
    name: &'static str,
    line: usize,
    column: usize,
    text: String,
}

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let limit = with.limit.unwrap_or(1000);
    let mut value = Value { records: Vec::new(), faults: Vec::new(), is_cut: false };
    let mut batches = Batches::new(with.text.as_bytes(), Options::default());
    // Reading from memory does not fail.
    while let Ok(Some(batch)) = batches.next_batch(64) {
        for record in batch.records() {
            if value.records.len() + value.faults.len() >= limit {
                return Ok(Value { is_cut: true, ..value });
            }
            match record {
                Ok(record) => value.records.push(told(&asked.texts, record.format.name(), record)),
                Err(error) => value.faults.push(Fault::unreadable(&asked.texts, &error)),
            }
        }
        if asked.deadline.is_past() {
            return Err(Fault::timeout(&asked.texts));
        }
    }
    Ok(value)
}

/// A record, as it is told, with the name of the notation.
pub(crate) fn told(texts: &Texts, format: &'static str, record: Record) -> RecordValue {
    let extra = record.extra.iter().flat_map(|extra| extra.fields());
    let doubt = |warning: &Warning| {
        let (line, column) = warning.position();
        Doubt { name: warning.name(), line, column, text: texts.warning(warning) }
    };
    RecordValue {
        line: record.line,
        format,
        extra: extra.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        warnings: record.warnings.iter().map(doubt).collect(),
        answer: record.answer,
        board: Board::of(&record.puzzle),
    }
}
