//! `--output json`: one object a line, with the fields of the contract, and behind them what stood
//! beside the puzzle.

use super::extra_fields::{ExtraFields, SOURCE, shown_name};
use super::format::ResultFormat;
use super::result::Report;
use crate::ground::{InputError, Place};
use crate::language;
use numpre::Grid;
use numpre_text::Texts;
use serde::Serialize;

/// Writes results as JSON lines.
pub struct Json {
    /// Programs read it: it speaks English whatever the user does.
    texts: Texts,
    names_source: bool,
}

impl Json {
    /// A new one.
    pub fn new(beside: &ExtraFields) -> Json {
        Json { texts: Texts::new(&language::english()), names_source: beside.source }
    }
}

/// What stands for a puzzle that could not be read.
#[derive(Serialize)]
pub struct Invalid {
    line: usize,
    /// Mostly there are no 81 cells to show.
    puzzle: Option<String>,
    status: &'static str,
    error: String,
    code: &'static str,
    column: usize,
}

impl Invalid {
    /// For this trouble.
    pub fn new(place: &Place, trouble: &InputError, texts: &Texts) -> Invalid {
        Invalid {
            line: place.line,
            puzzle: trouble.puzzle.as_deref().map(Grid::to_string),
            status: "invalid",
            error: trouble.wrong.told(texts),
            code: trouble.wrong.code(),
            column: trouble.column,
        }
    }
}

impl<R: Report> ResultFormat<R> for Json {
    fn report(&mut self, place: &Place, report: R, out: &mut Vec<u8>) {
        self.write(&report, place, R::COLUMNS, out);
    }

    fn trouble(&mut self, place: &Place, trouble: &InputError, out: &mut Vec<u8>) {
        self.write(&Invalid::new(place, trouble, &self.texts), place, R::COLUMNS, out);
    }
}

impl Json {
    fn write(&self, object: &impl Serialize, place: &Place, ours: &[&str], out: &mut Vec<u8>) {
        // Neither a vector nor our own fields can fail.
        let _ = serde_json::to_writer(&mut *out, object);
        let source = self.names_source.then(|| place.source.name(&self.texts));
        let fields = place.extra.iter().flat_map(|extra| {
            let names = extra.fields().map(|(name, _)| name);
            extra.fields().map(move |(name, value)| (shown_name(name, ours, names.clone()), value))
        });
        if out.last() == Some(&b'}') && (source.is_some() || place.extra.is_some()) {
            out.pop();
            for (name, value) in
                source.iter().map(|source| (SOURCE.into(), source.as_str())).chain(fields)
            {
                out.push(b',');
                let _ = serde_json::to_writer(&mut *out, &*name);
                out.push(b':');
                let _ = serde_json::to_writer(&mut *out, value);
            }
            out.push(b'}');
        }
        out.push(b'\n');
    }
}
