//! `--output xlsx`: rows as a sheet.

use crate::ground::Failure;
use crate::output::TableRow;
use crate::run::output::Output;
use crate::run::sink::Sink;
use numpre_formats::xlsx::{TableWriter, WorkbookError};
use numpre_text::Texts;

/// Writes rows into a workbook.
pub struct TableSink<'a> {
    texts: &'a Texts,
    writer: TableWriter,
}

impl<'a> TableSink<'a> {
    /// An empty table.
    pub fn new(texts: &'a Texts) -> TableSink<'a> {
        TableSink { texts, writer: TableWriter::new() }
    }

    fn failure(&self, error: &WorkbookError) -> Failure {
        Failure::Message(self.texts.workbook_error(error))
    }
}

impl Sink<TableRow> for TableSink<'_> {
    fn print(&mut self, output: &mut Output, rows: &[TableRow]) -> Result<(), Failure> {
        for row in rows {
            let sheets = self.writer.sheets();
            let cells = row.iter().map(String::as_str);
            self.writer.row(cells).map_err(|error| self.failure(&error))?;
            if sheets > 0 && self.writer.sheets() > sheets {
                let values = [("sheet", self.writer.sheets().into())];
                output.warn(&self.texts.say("table-goes-on", &values));
            }
        }
        Ok(())
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        if self.writer.cut() > 0 {
            output.warn(&self.texts.say("table-cut", &[("count", self.writer.cut().into())]));
        }
        let writer = std::mem::take(&mut self.writer);
        output.write_book(writer.finish().map_err(|error| self.texts.workbook_error(&error)))
    }
}
