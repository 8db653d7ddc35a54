//! Where the parts of the output go in the end: text, or rows of a workbook.

use super::output::Output;
use crate::exit::Failure;
use crate::output::TableRow;
use numpre_formats::xlsx::{TableWriter, WorkbookError};
use numpre_text::Texts;

/// Where the parts of the output go in the end.
pub trait Sink<T> {
    /// Takes the next parts.
    ///
    /// # Errors
    /// If they cannot be written.
    fn print(&mut self, output: &mut Output, parts: &[T]) -> Result<(), Failure>;

    /// True if nothing is written before the end. Then a screen that will show the answers can show
    /// the progress until then.
    fn writes_at_end(&self) -> bool {
        false
    }

    /// Writes what is left after the last part.
    ///
    /// # Errors
    /// If it cannot be written.
    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        let _ = output;
        Ok(())
    }
}

/// Writes text as it is.
pub struct TextSink;

impl Sink<u8> for TextSink {
    fn print(&mut self, output: &mut Output, text: &[u8]) -> Result<(), Failure> {
        output.write(text)
    }
}

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
