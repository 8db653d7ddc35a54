//! A byte stream cut into batches of whole records.

use crate::stream::batch::Batch;
use crate::stream::cutter::Cutter;
use crate::stream::options::Options;
use std::io::{self, Read};

/// Cuts a byte stream into [batches](Batch) at record boundaries.
///
/// Only the boundaries are looked for here; the parsing is the batches' own business, in whatever
/// thread. Memory stays constant however long the stream or its lines are. A record is never held
/// back: what is complete is handed out before more is read, so that the first answers come at once
/// even from a slow pipe. What the records are never depends on how the bytes came in.
///
/// ```
/// use numpre_formats::{Batches, Options};
///
/// let text = "\
/// 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
/// not a puzzle
/// 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
/// ";
/// let mut batches = Batches::new(text.as_bytes(), Options::default());
/// let mut lines = Vec::new();
/// while let Some(batch) = batches.next_batch(1000)? {
///     for record in batch.records() {
///         lines.push(match record {
///             Ok(record) => format!("{}: {} clues", record.line, record.puzzle.givens.clue_count()),
///             Err(error) => error.to_string(),
///         });
///     }
/// }
/// assert_eq!(lines, [
///     "1: 17 clues",
///     "line 2, column 1: character: found 'n'",
///     "3: 21 clues",
/// ]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Batches<R> {
    reader: R,
    cutter: Cutter,
}

impl<R: Read> Batches<R> {
    /// Reads from here, buffered.
    pub fn new(reader: R, options: Options) -> Batches<R> {
        Batches { reader, cutter: Cutter::new(options) }
    }

    /// The next batch, of at least one record and at most this many (one, for 0), or `None` at the
    /// end.
    ///
    /// # Errors
    /// Those of the reader.
    pub fn next_batch(&mut self, at_most_records: usize) -> io::Result<Option<Batch>> {
        self.cutter.next_batch(&mut self.reader, at_most_records)
    }
}
