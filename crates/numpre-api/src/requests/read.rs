//! `read`: the puzzles of a text in any format.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault};
use numpre::Grid;
use numpre_formats::{Batches, Options, Record, Warning};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

/// Asks for the puzzles of a text.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadRequest {
    /// The text, in any format.
    pub text: String,
    /// The maximum number of records and faults in the reply; 1000 if it is left out.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// The puzzles of a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReadReply {
    /// The puzzles, in the order of the text.
    pub records: Vec<ReadRecord>,
    /// The faults of records that could not be read, each with its line.
    pub faults: Vec<Fault>,
    /// True if the text has more records than the limit.
    pub is_cut: bool,
}

/// A puzzle that was read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReadRecord {
    /// The line where the puzzle begins, from 1.
    pub line: usize,
    /// The name of the format.
    pub format: &'static str,
    /// The board.
    pub board: Board,
    /// The answer to the puzzle in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Grid>,
    /// Further fields in the text, as names and values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<(String, String)>,
    /// The doubtful places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Doubt>,
}

/// A place in a text that another program might read differently.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Doubt {
    /// A stable name for programs.
    pub name: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// A sentence for people.
    pub text: String,
}

impl Request for ReadRequest {
    type Reply = ReadReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<ReadReply, Fault> {
        let (texts, limit) = (context.texts(), self.limit.unwrap_or(1000));
        let mut reply = ReadReply { records: Vec::new(), faults: Vec::new(), is_cut: false };
        let mut batches = Batches::new(self.text.as_bytes(), Options::default());
        // Reading from memory does not fail.
        while let Ok(Some(batch)) = batches.next_batch(64) {
            for record in batch.records() {
                if reply.records.len() + reply.faults.len() >= limit {
                    return Ok(ReadReply { is_cut: true, ..reply });
                }
                match record {
                    Ok(record) => {
                        reply.records.push(ReadRecord::new(texts, record.format.name(), record));
                    }
                    Err(error) => reply.faults.push(Fault::unreadable(texts, &error)),
                }
            }
            if context.is_cancelled() {
                return Err(Fault::timeout(texts));
            }
        }
        Ok(reply)
    }
}

impl ReadRecord {
    /// Converts a record that was read in the format with this name.
    pub(crate) fn new(texts: &Texts, format: &'static str, record: Record) -> ReadRecord {
        let extra = record.extra.iter().flat_map(|extra| extra.fields());
        let doubt = |warning: &Warning| {
            let (line, column) = warning.position();
            Doubt { name: warning.name(), line, column, text: texts.warning(warning) }
        };
        ReadRecord {
            line: record.line,
            format,
            extra: extra.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            warnings: record.warnings.iter().map(doubt).collect(),
            answer: record.answer,
            board: Board::of(&record.puzzle),
        }
    }
}
