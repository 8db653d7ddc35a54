//! Writes many puzzles, one after the other.

use super::columns::Columns;
use super::print::print_with_extra;
use crate::csv;
use crate::reading::extra::names_of;
use crate::reading::{Extra, Format};
use numpre::{Grid, Puzzle};
use std::io::{self, Write};

/// Writes puzzles in one format, one after the other, with a header and separators if the format
/// has them.
pub struct Writer<W> {
    writer: W,
    format: Format,
    columns: Columns,
    has_begun: bool,
}

impl<W: Write> Writer<W> {
    /// Creates a writer of this format. It does not write anything yet.
    pub fn new(writer: W, format: Format) -> Writer<W> {
        Writer { writer, format, columns: Columns::default(), has_begun: false }
    }

    /// Returns the writer with these columns, which are used if the format is a table.
    pub fn with_columns(self, columns: Columns) -> Writer<W> {
        Writer { columns, ..self }
    }

    /// Writes one puzzle.
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn write(&mut self, puzzle: &Puzzle, answer: Option<&Grid>) -> io::Result<()> {
        self.write_with_extra(puzzle, answer, None)
    }

    /// Writes one puzzle with those of its other texts that the format [can
    /// express](Format::carries).
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn write_with_extra(
        &mut self,
        puzzle: &Puzzle,
        answer: Option<&Grid>,
        extra: Option<&Extra>,
    ) -> io::Result<()> {
        self.begin_record()?;
        write!(self.writer, "{}", print_with_extra(self.format, puzzle, answer, extra))?;
        self.end_record(extra)
    }

    /// Writes `invalid` in place of a puzzle that could not be read.
    ///
    /// # Errors
    /// Returns the errors of the writer.
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

    /// Flushes and returns the writer. A file without puzzles also gets its header.
    ///
    /// # Errors
    /// Returns the errors of the writer.
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
                // A column is renamed if another one has the same name.
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
