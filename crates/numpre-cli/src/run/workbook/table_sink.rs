//! `--output xlsx`: the rows of the CSV output as a sheet.

use crate::ground::Failure;
use crate::run::output::Output;
use crate::run::sink::Sink;
use numpre_formats::xlsx::{TableWriter, WorkbookError};
use numpre_text::Texts;

/// Writes rows of CSV into a workbook, a cell a field.
pub struct TableSink<'a> {
    texts: &'a Texts,
    writer: TableWriter,
}

impl<'a> TableSink<'a> {
    /// A table with nothing in it.
    pub fn new(texts: &'a Texts) -> TableSink<'a> {
        TableSink { texts, writer: TableWriter::new() }
    }

    fn failure(&self, error: &WorkbookError) -> Failure {
        Failure::Message(self.texts.workbook_error(error))
    }
}

impl Sink<u8> for TableSink<'_> {
    fn print(&mut self, outlet: &mut Output, part: &[u8]) -> Result<(), Failure> {
        let mut rows =
            csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(part);
        let mut row = csv::StringRecord::new();
        // These rows were written here, whole and in UTF-8.
        while rows.read_record(&mut row).unwrap_or(false) {
            let sheets = self.writer.sheets();
            self.writer.row(row.iter()).map_err(|error| self.failure(&error))?;
            if sheets > 0 && self.writer.sheets() > sheets {
                outlet.warn(
                    &self.texts.say("table-goes-on", &[("sheet", self.writer.sheets().into())]),
                );
            }
        }
        Ok(())
    }

    fn is_late(&self) -> bool {
        true
    }

    fn end(&mut self, outlet: &mut Output) -> Result<(), Failure> {
        if self.writer.cut() > 0 {
            outlet.warn(&self.texts.say("table-cut", &[("count", self.writer.cut().into())]));
        }
        let writer = std::mem::take(&mut self.writer);
        outlet.write_book(writer.finish().map_err(|error| self.texts.workbook_error(&error)))
    }
}
