//! `--output csv`: a table with a heading. Its cells are the fields of the JSON output, and behind
//! them what stood beside the puzzle.

use super::extra_fields::ExtraFields;
use super::format::ResultFormat;
use super::json::Invalid;
use super::result::Report;
use crate::ground::{InputError, Place};
use crate::language;
use csv::{QuoteStyle, WriterBuilder};
use numpre_text::Texts;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// Writes results as CSV rows.
pub struct Csv {
    texts: Texts,
    beside: ExtraFields,
    has_lost: bool,
}

impl Csv {
    /// A new one.
    pub fn new(beside: &ExtraFields) -> Csv {
        Csv { texts: Texts::new(&language::english()), beside: beside.clone(), has_lost: false }
    }
}

impl<R: Report> ResultFormat<R> for Csv {
    fn head(&mut self, out: &mut Vec<u8>) {
        write(self.beside.heading::<R>().iter().map(|name| name.as_bytes()), out);
    }

    fn report(&mut self, place: &Place, report: R, out: &mut Vec<u8>) {
        self.row(R::COLUMNS, &report, place, out);
    }

    fn trouble(&mut self, place: &Place, trouble: &InputError, out: &mut Vec<u8>) {
        let object = Invalid::new(place, trouble, &self.texts);
        self.row(R::COLUMNS, &object, place, out);
    }

    fn has_lost(&mut self) -> bool {
        std::mem::take(&mut self.has_lost)
    }
}

impl Csv {
    /// Writes the fields of an object under their columns; a field that is a list stays JSON.
    fn row(&mut self, columns: &[&str], object: &impl Serialize, place: &Place, out: &mut Vec<u8>) {
        let Ok(object) = serde_json::to_value(object) else { return };
        let cell = |column: &&str| match object.get(column) {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(other) => other.to_string(),
        };
        let mut cells: Vec<String> = columns.iter().map(cell).collect();
        if self.beside.source {
            cells.push(place.source.name(&self.texts));
        }
        let extra = place.extra.as_deref();
        if let Some(columns) = self.beside.columns.get() {
            cells.extend(columns.cells(extra).into_iter().map(Cow::into_owned));
            self.has_lost |= extra.is_some_and(|extra| !columns.hold(extra));
        }
        write(cells.iter(), out);
    }
}

fn write(cells: impl Iterator<Item = impl AsRef<[u8]>>, out: &mut Vec<u8>) {
    let cells: Vec<_> = cells.collect();
    // Readers may drop white space at the ends of a field that has no quotes.
    let has_edge = |cell: &[u8]| cell.trim_ascii().len() < cell.len();
    let style = match cells.iter().any(|cell| has_edge(cell.as_ref())) {
        true => QuoteStyle::Always,
        false => QuoteStyle::Necessary,
    };
    let mut writer = WriterBuilder::new().buffer_capacity(512).quote_style(style).from_writer(out);
    // A vector takes everything, and there is one row only, so that all rows are of one length.
    let _ = writer.write_record(cells).and_then(|()| Ok(writer.flush()?));
}
