//! `--output json`: one object a line, with the fields of the contract.

use super::{Exporter, Report};
use crate::input::Place;
use crate::lang::{Lang, Texts};
use crate::trouble::Trouble;
use serde::Serialize;

/// The exporter of JSON lines.
pub struct Json {
    /// Programs read it: it speaks English whatever the user does.
    texts: Texts,
}

impl Json {
    /// A new one.
    pub fn new() -> Json {
        Json { texts: Texts::new(Lang::En) }
    }
}

/// What stands for a problem that could not be read.
#[derive(Serialize)]
pub struct Invalid {
    line: usize,
    /// There are no 81 cells to show.
    puzzle: Option<String>,
    status: &'static str,
    error: String,
}

impl Invalid {
    /// For this trouble.
    pub fn new(place: &Place, trouble: &Trouble, texts: &Texts) -> Invalid {
        Invalid { line: place.line, puzzle: None, status: "invalid", error: texts.wrong(&trouble.wrong) }
    }
}

impl<R: Report> Exporter<R> for Json {
    fn report(&mut self, _: &Place, report: R, out: &mut Vec<u8>) {
        write(&report, out);
    }

    fn trouble(&mut self, place: &Place, trouble: &Trouble, out: &mut Vec<u8>) {
        write(&Invalid::new(place, trouble, &self.texts), out);
    }
}

fn write(object: &impl Serialize, out: &mut Vec<u8>) {
    // Neither a vector nor our own fields can fail.
    let _ = serde_json::to_writer(&mut *out, object);
    out.push(b'\n');
}
