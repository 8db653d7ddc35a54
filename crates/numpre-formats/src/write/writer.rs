//! Many puzzles written, one after the other.

use super::columns::Columns;
use super::print::print_beside;
use crate::csv;
use crate::reading::extra::names_of;
use crate::reading::{Extra, Format};
use numpre::{Grid, Puzzle};
use std::io::{self, Write};

/// Writes puzzles in one notation, one after the other, with what stands before the first and
/// between them.
pub struct Writer<W> {
    writer: W,
    format: Format,
    columns: Columns,
    has_begun: bool,
}

impl<W: Write> Writer<W> {
    /// Writes in this notation. Nothing is written yet.
    pub fn new(writer: W, format: Format) -> Writer<W> {
        Writer { writer, format, columns: Columns::default(), has_begun: false }
    }

    /// The same writer, with these columns where the notation is a table.
    pub fn with_columns(self, columns: Columns) -> Writer<W> {
        Writer { columns, ..self }
    }

    /// Writes one puzzle.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&mut self, puzzle: &Puzzle, answer: Option<&Grid>) -> io::Result<()> {
        self.write_beside(puzzle, answer, None)
    }

    /// Writes one puzzle with what stood beside it, as far as the notation
    /// [carries](Format::carries) it.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_beside(
        &mut self,
        puzzle: &Puzzle,
        answer: Option<&Grid>,
        extra: Option<&Extra>,
    ) -> io::Result<()> {
        self.begin_record()?;
        write!(self.writer, "{}", print_beside(self.format, puzzle, answer, extra))?;
        self.end_record(extra)
    }

    /// Writes `invalid` in the stead of a puzzle that could not be read.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_invalid(&mut self, extra: Option<&Extra>) -> io::Result<()> {
        self.begin_record()?;
        write!(self.writer, "{}", if self.format == Format::Csv { "invalid," } else { "invalid" })?;
        self.end_record(extra)
    }

    fn end_record(&mut self, extra: Option<&Extra>) -> io::Result<()> {
        if self.format == Format::Csv {
            self.columns
                .cells(extra)
                .iter()
                .try_for_each(|cell| write!(self.writer, ",{}", csv::quoted(cell)))?;
        }
        writeln!(self.writer)
    }

    /// Flushes, and gives the writer back. A file of no puzzles still has its header.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn finish(mut self) -> io::Result<W> {
        if !self.has_begun && self.format == Format::Csv {
            self.begin_record()?;
        }
        self.writer.flush()?;
        Ok(self.writer)
    }

    fn begin_record(&mut self) -> io::Result<()> {
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        match self.format {
            Format::Csv if is_first => {
                // No column is called like another.
                let all =
                    csv::HEADER.into_iter().chain(self.columns.names().iter().map(String::as_str));
                let header: Vec<_> =
                    names_of(all).iter().map(|name| csv::quoted(name).into_owned()).collect();
                writeln!(self.writer, "{}", header.join(","))
            }
            Format::NineLines | Format::Framed | Format::Candidates if !is_first => {
                writeln!(self.writer)
            }
            _ => Ok(()),
        }
    }
}
