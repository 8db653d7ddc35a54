//! Cuts a byte stream into batches of whole records.

use crate::stream::batch::Batch;
use crate::stream::cutter::Cutter;
use crate::stream::options::Options;
use std::io::{self, Read};

/// Cuts a byte stream into [batches](Batch) at record boundaries.
///
/// This only finds where records end; the batches parse themselves, in any thread. Memory stays
/// constant however long the stream or its lines are. A complete record is handed out before more
/// input is read, so that the first answers come at once even from a slow pipe. The records never
/// depend on how the input was divided into reads.
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
///             Ok(record) => {
///                 format!("{}: {} clues", record.line, record.puzzle.givens.clue_count())
///             }
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
    /// Creates batches from a reader, which does not have to be buffered.
    pub fn new(reader: R, options: Options) -> Batches<R> {
        Batches { reader, cutter: Cutter::new(options) }
    }

    /// Returns the next batch, or `None` at the end of the input. A batch has at least one record
    /// and at most `at_most_records` (one, for 0).
    ///
    /// # Errors
    /// Returns the errors of the reader.
    pub fn next_batch(&mut self, at_most_records: usize) -> io::Result<Option<Batch>> {
        self.cutter.next_batch(&mut self.reader, at_most_records)
    }
}
