//! Every notation written.

use crate::{Format, Problem, line81};
use numpre::Grid;
use std::io::{self, Write};

/// A problem in this notation, with its answer where the notation has a place for it. No line end follows.
pub fn print(format: Format, problem: &Problem, answer: Option<&Grid>) -> String {
    let _ = format;
    line81::print(problem, answer)
}

/// Writes problems in one notation, with what stands before the first and between them.
pub struct Writer<W> {
    writer: W,
    format: Format,
}

impl<W: Write> Writer<W> {
    /// Writes in this notation.
    pub fn new(writer: W, format: Format) -> Writer<W> {
        Writer { writer, format }
    }

    /// Writes one problem.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&mut self, problem: &Problem, answer: Option<&Grid>) -> io::Result<()> {
        writeln!(self.writer, "{}", print(self.format, problem, answer))
    }

    /// Writes what stands after the last problem, flushes, and gives the writer back.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn finish(mut self) -> io::Result<W> {
        self.writer.flush()?;
        Ok(self.writer)
    }
}
