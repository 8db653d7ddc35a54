//! `--output csv`: a table with a heading. Its cells are the fields of the JSON output.

use super::json::Invalid;
use super::{Exporter, Report};
use crate::input::Place;
use crate::lang::{Lang, Texts};
use crate::trouble::Trouble;
use serde::Serialize;
use serde_json::Value;

/// The exporter of CSV rows.
pub struct Csv {
    texts: Texts,
}

impl Csv {
    /// A new one.
    pub fn new() -> Csv {
        Csv { texts: Texts::new(Lang::En) }
    }
}

impl<R: Report> Exporter<R> for Csv {
    fn head(&mut self, out: &mut Vec<u8>) {
        write(R::COLUMNS.iter().copied(), out);
    }

    fn report(&mut self, _: &Place, report: R, out: &mut Vec<u8>) {
        row(R::COLUMNS, &report, out);
    }

    fn trouble(&mut self, place: &Place, trouble: &Trouble, out: &mut Vec<u8>) {
        row(R::COLUMNS, &Invalid::new(place, trouble, &self.texts), out);
    }
}

/// Writes the fields of an object under their columns; a field that is a list stays JSON.
fn row(columns: &[&str], object: &impl Serialize, out: &mut Vec<u8>) {
    let Ok(object) = serde_json::to_value(object) else { return };
    let cell = |column: &&str| match object.get(column) {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    };
    write(columns.iter().map(cell), out);
}

fn write(cells: impl Iterator<Item = impl AsRef<[u8]>>, out: &mut Vec<u8>) {
    let mut writer = csv::WriterBuilder::new().buffer_capacity(512).from_writer(out);
    // A vector takes everything, and there is one row only, so that all rows are of one length.
    let _ = writer.write_record(cells).and_then(|()| Ok(writer.flush()?));
}
