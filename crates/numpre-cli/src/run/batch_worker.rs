//! Workers that search many puzzles in one call. The answers are still written one by one, in input
//! order.
//!
//! Most records consist of givens only. These wait until there are enough of them for a call. All
//! other records and errors wait in a second list, each with the number of puzzles before it. In
//! this example X is an error in line 3, after two puzzles:
//!
//! ```text
//!    input      givens        others
//!    A          A B C         (2, X)
//!    B
//!    X  error                 search [A B C], then write A, B, X, C
//!    C
//! ```

use super::result_writer::ResultWriter;
use crate::input::{Entry, InputError, Piece, Place};
use crate::output::Answer;
use numpre::Grid;
use numpre_formats::{Extra, Item, Record};
use std::sync::Arc;

/// The number of puzzles that are searched in one call: enough for the engine to reach its full
/// speed, few enough to stay in the processor's cache.
const AT_ONCE: usize = 1 << 14;

/// A worker that searches many puzzles in one call.
pub trait BatchWorker<A> {
    /// Searches these puzzles. Their answers are then returned by [`BatchWorker::answer`].
    fn search(&mut self, puzzles: &[Grid]);

    /// Returns the answer to one of the puzzles of the last search. `number` is its index in that
    /// search, from 0; `line` is its line in the input.
    fn answer(&mut self, number: usize, line: usize, givens: &Grid) -> A;

    /// Solves one record that has more than givens, such as placed digits, and returns its answer.
    fn answer_one(&mut self, record: Record) -> A;
}

/// Records of a piece that were read but not written yet. A worker keeps it for reuse, to save
/// allocations.
#[derive(Default)]
pub struct PendingRecords {
    /// The puzzles that consist of givens only.
    givens: Vec<Grid>,
    lines: Vec<usize>,
    /// The other fields of these puzzles in the input.
    extras: Vec<Option<Box<Extra>>>,
    /// All other records and errors. Each has the number of puzzles in `givens` before it.
    others: Vec<(usize, Result<Box<Record>, InputError>)>,
}

impl<A: Answer> ResultWriter<'_, A> {
    /// Answers all puzzles of a piece, up to [`AT_ONCE`] of them per call of the worker.
    pub fn batch(
        &mut self,
        piece: Piece,
        worker: &mut impl BatchWorker<A>,
        pending: &mut PendingRecords,
    ) {
        self.begin(&piece);
        let mut place = Place::at(piece.source(), 0);
        piece.items(|source, item| {
            // Each board of a picture has a source of its own.
            if !Arc::ptr_eq(&place.source, source) {
                self.write_pending(worker, pending, &mut place);
                place.source = Arc::clone(source);
            }
            match item {
                Entry::Read(Item::Givens { line, givens, extra }) => {
                    pending.givens.push(givens);
                    pending.lines.push(line);
                    pending.extras.push(extra);
                }
                Entry::Read(Item::Record(record)) => {
                    pending.others.push((pending.givens.len(), Ok(record)));
                }
                Entry::Unreadable(error) => {
                    pending.others.push((pending.givens.len(), Err(error)));
                }
                Entry::Broken(error) => {
                    self.write_pending(worker, pending, &mut place);
                    self.report_broken(source, &error);
                }
            }
            // An error may end the run, so it is written before more records are read.
            let may_end = self.strict && !pending.others.is_empty();
            if pending.givens.len() == AT_ONCE || may_end {
                self.write_pending(worker, pending, &mut place);
            }
            self.is_over()
        });
        self.write_pending(worker, pending, &mut place);
    }

    /// Answers all pending records and removes them.
    fn write_pending(
        &mut self,
        worker: &mut impl BatchWorker<A>,
        pending: &mut PendingRecords,
        place: &mut Place,
    ) {
        worker.search(&pending.givens);
        let mut others = pending.others.drain(..).peekable();
        let lines = pending.lines.iter().zip(&mut pending.extras);
        for (number, (givens, (&line, extra))) in pending.givens.iter().zip(lines).enumerate() {
            while let Some((_, other)) = others.next_if(|(before, _)| *before <= number) {
                self.write_other(worker, other, place);
            }
            (place.line, place.extra) = (line, extra.take());
            self.write_answer(place, worker.answer(number, line, givens));
        }
        others.for_each(|(_, other)| self.write_other(worker, other, place));
        pending.givens.clear();
        pending.lines.clear();
        pending.extras.clear();
    }

    fn write_other(
        &mut self,
        worker: &mut impl BatchWorker<A>,
        other: Result<Box<Record>, InputError>,
        place: &mut Place,
    ) {
        match other {
            Ok(mut record) => {
                (place.line, place.extra) = (record.line, record.extra.take());
                self.warn(&place.source, &std::mem::take(&mut record.warnings));
                self.write_answer(place, worker.answer_one(*record));
            }
            Err(error) => {
                place.extra = None;
                self.write_error(place, &error);
            }
        }
    }
}
