//! `write`: boards as a text in a format.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, FaultCode};
use numpre::Grid;
use numpre_formats::{Columns, Extra, Format, Writer};
use serde::{Deserialize, Serialize};

/// Asks for boards as a text.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WriteRequest {
    /// The name of the format.
    pub format: String,
    /// The boards.
    pub records: Vec<Written>,
}

/// A board to be written.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The board.
    pub board: Board,
    /// Its answer, for formats that have a place for it.
    #[serde(default)]
    pub answer: Option<Grid>,
    /// Further fields, name and value.
    #[serde(default)]
    pub extra: Vec<(String, String)>,
}

/// Boards as a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct WriteReply {
    /// The text.
    pub text: String,
    /// The records, counted from 0, that the format cannot hold completely: placed digits become
    /// givens, or candidates are left out.
    pub incomplete: Vec<usize>,
}

impl Request for WriteRequest {
    type Reply = WriteReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<WriteReply, Fault> {
        let texts = context.texts();
        let format: Option<Format> =
            self.format.parse().ok().filter(|one: &Format| one.is_written());
        let format = format.ok_or_else(|| Fault::bad_request(texts, "format"))?;
        let mut columns = Columns::default();
        let mut all = Vec::with_capacity(self.records.len());
        for Written { board, answer, extra } in &self.records {
            let extra = Extra::of(extra.iter().map(|(name, value)| (name, value)));
            columns.make_room_for(extra.as_deref(), true);
            all.push((board.puzzle(), answer.as_ref(), extra));
        }
        let mut writer = Writer::new(Vec::new(), format).with_columns(columns);
        let mut incomplete = Vec::new();
        for (place, (puzzle, answer, extra)) in all.iter().enumerate() {
            if !format.holds(puzzle) {
                incomplete.push(place);
            }
            // Writing to memory does not fail.
            let _ = writer.write_with_extra(puzzle, *answer, extra.as_deref());
        }
        let text = writer.finish().ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let text =
            text.ok_or_else(|| Fault::new(FaultCode::Crashed, texts.word("engine-crashed")))?;
        Ok(WriteReply { text, incomplete })
    }
}
