//! The last stage of the output, which takes its parts: text, or rows of a workbook.

use super::output::Output;
use crate::exit::Failure;
use crate::output::TableRow;
use numpre_formats::xlsx::{TableWriter, WorkbookError};
use numpre_text::Texts;

/// The last stage of the output, which takes its parts in input order.
pub trait Sink<T> {
    /// Takes the next parts.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    fn print(&mut self, output: &mut Output, parts: &[T]) -> Result<(), Failure>;

    /// Returns whether nothing is written before the end. Then the screen can show the progress
    /// until the answers come.
    fn writes_at_end(&self) -> bool {
        false
    }

    /// Writes what is left after the last part.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        let _ = output;
        Ok(())
    }
}

/// A sink that writes text to the output at once.
pub struct TextSink;

impl Sink<u8> for TextSink {
    fn print(&mut self, output: &mut Output, text: &[u8]) -> Result<(), Failure> {
        output.write(text)
    }
}

/// A sink that collects rows and writes them as a workbook at the end.
pub struct TableSink<'a> {
    texts: &'a Texts,
    writer: TableWriter,
}

impl<'a> TableSink<'a> {
    /// Creates a sink with an empty table.
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
