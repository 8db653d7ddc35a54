//! `--output json`: one object per line, with the fields of the contract, followed by the fields
//! that the input has in addition to the puzzle.

use super::answer::Answer;
use super::extra::{ExtraFields, SOURCE, set_invalid, shown_name};
use crate::input::{InputError, PicturePlace, Place};
use crate::language;
use numpre_api::row::{Column, Row};
use numpre_text::Texts;
use serde::Serialize;

/// A writer of answers as JSON lines.
pub struct Json {
    /// The texts, which are always English, because programs read this output.
    texts: Texts,
    names_source: bool,
    /// The current row. It is kept for reuse, to save allocations.
    row: Row,
}

impl Json {
    /// Creates a writer. It names the source if `extra` does.
    pub fn new(extra: &ExtraFields) -> Json {
        let texts = Texts::new(&language::english());
        Json { texts, names_source: extra.source, row: Row::default() }
    }

    /// Writes an answer.
    pub fn write<A: Answer>(&mut self, place: Option<&Place>, answer: &A, out: &mut Vec<u8>) {
        self.row.clear();
        answer.row(&mut self.row);
        debug_assert_eq!(self.row.mismatch(A::columns()), None, "rows keep to their columns");
        self.write_row(place, A::columns(), out);
    }

    /// Writes the object of a puzzle that could not be read.
    pub fn write_invalid<A: Answer>(
        &mut self,
        place: &Place,
        error: &InputError,
        out: &mut Vec<u8>,
    ) {
        self.row.clear();
        set_invalid(&mut self.row, place, error, &self.texts);
        self.write_row(Some(place), A::columns(), out);
    }

    fn write_row(&self, place: Option<&Place>, columns: &[Column], out: &mut Vec<u8>) {
        write(&self.row, out);
        if let Some(place) = place
            && (self.names_source || place.extra.is_some() || place.source.picture.is_some())
        {
            assert_eq!(out.pop(), Some(b'}'), "a row is written as an object");
            self.write_extra(place, columns, out);
            out.push(b'}');
        }
        out.push(b'\n');
    }

    /// Appends the source and the other fields of the input to an object that is not closed yet.
    fn write_extra(&self, place: &Place, columns: &[Column], out: &mut Vec<u8>) {
        let mut field = |name: &str, value: &str| {
            out.push(b',');
            write(name, out);
            out.push(b':');
            write(value, out);
        };
        if self.names_source || place.source.picture.is_some() {
            field(SOURCE, &place.source.name(&self.texts));
        }
        if let Some(extra) = &place.extra {
            let names = extra.fields().map(|(name, _)| name);
            for (name, value) in extra.fields() {
                field(&shown_name(name, columns, names.clone()), value);
            }
        }
        if let Some(reading) = place.source.picture.as_ref().and_then(PicturePlace::board) {
            out.extend_from_slice(b",\"photo\":");
            write(reading, out);
        }
    }
}

/// Appends a value as JSON.
pub fn write(found: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    serde_json::to_writer(out, found)
        .expect("a vector takes everything, and our fields have names that JSON allows");
}
