//! The results of a piece of input, and the totals of all pieces.

use super::messages::{KindLimits, Message, Sums};
use super::output::{Cut, Output};
use super::sink::Sink;
use crate::exit::{Exit, Failure};
use crate::input::{Place, Source};
use crate::output::Tally;
use numpre_text::Texts;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The results of a piece of input, ready to be written.
///
/// For example, a piece of two lines, of which the second is unreadable, becomes in the output
/// `line`:
///
/// ```text
/// parts     8127536…\ninvalid\n            bytes of the output
/// messages  [(82, "in.txt:2:1: …")]         the message is printed after 82 bytes of the output
/// ```
///
/// Standard error and standard output may be the same terminal. There the message appears between
/// the two lines, not before or after both.
pub struct Chunk<T> {
    pub(super) parts: Vec<T>,
    pub(super) notes: Notes,
}

impl<T> Chunk<T> {
    /// Creates a chunk from these parts of the output.
    pub fn new(parts: Vec<T>, notes: Notes) -> Chunk<T> {
        Chunk { parts, notes }
    }
}

/// Everything that a piece of input produced in addition to the parts of the output.
#[derive(Default)]
pub struct Notes {
    /// Lines for standard error. Each has the number of parts that are written before it.
    pub(super) messages: Vec<(usize, Message)>,
    /// Counts that are reported at the end of the run, such as values for which there was no
    /// column.
    pub(super) sums: Sums,
    pub(super) tally: Tally,
    /// The numbers of the sources that are not empty.
    pub(super) seen: Vec<usize>,
    /// True if the run ends after this piece.
    pub(super) is_last: bool,
    /// True if a source could not be read.
    pub(super) is_broken: bool,
    /// True if data that was read of a source may be wrong too.
    pub(super) is_damaged: bool,
    /// The share of the piece in the whole run, in bytes of input or in puzzles.
    pub(super) amount: u64,
    /// The message that is printed if a signal ends the run after this piece: how to resume it.
    pub(super) resume_hint: Option<String>,
}

/// The sums over all chunks that were printed so far.
pub struct Totals {
    /// The number of answers of each status.
    pub tally: Tally,
    sums: Sums,
    limits: KindLimits,
    /// For each source, whether it has been empty so far.
    is_empty: Vec<bool>,
}

impl Totals {
    /// Creates the totals of a run with this number of sources, before its first chunk.
    pub fn new(sources: usize) -> Totals {
        let (tally, sums, limits) = Default::default();
        Totals { tally, sums, limits, is_empty: vec![true; sources] }
    }

    /// Prints a chunk with its messages between its parts, and adds its counts to the totals.
    /// Returns `Break` if the run ends after this chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be written.
    pub fn print<T>(
        &mut self,
        chunk: Chunk<T>,
        sink: &mut dyn Sink<T>,
        output: &mut Output,
    ) -> Result<ControlFlow<()>, Failure> {
        let Chunk { parts, notes } = chunk;
        let mut written = 0;
        for (before, message) in &notes.messages {
            sink.print(output, &parts[written..*before])?;
            self.limits.report(output, message);
            written = *before;
        }
        sink.print(output, &parts[written..])?;
        if notes.tally.total() > 0 {
            output.note_finished();
        }
        output.note_resume_hint(notes.resume_hint);
        self.tally.add(&notes.tally);
        self.sums.add(notes.sums);
        output.progress.count_puzzles(notes.tally.total());
        for number in notes.seen {
            if let Some(is_empty) = self.is_empty.get_mut(number) {
                *is_empty = false;
            }
        }
        if notes.is_broken {
            output.note_broken();
        }
        if notes.is_damaged {
            output.note_damaged();
        }
        if notes.is_last {
            output.note_cut(Cut::Strict);
        }
        Ok(if notes.is_last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// Reports everything that waits for the end: messages held back, empty sources, sums.
    pub fn report(&mut self, sources: &[Arc<Source>], output: &mut Output, texts: &Texts) {
        self.limits.report_rest(output, texts);
        // After an early end, sources that were not reached are not reported as empty.
        let is_cut = output.is_cut();
        for (source, _) in
            sources.iter().zip(&self.is_empty).filter(|(_, is_empty)| **is_empty && !is_cut)
        {
            let place = Place::at(source, 1);
            output.report(&place.message(1, &texts.word("error-no-puzzle"), texts));
            self.tally.note(Exit::Unusable);
        }
        self.sums.report(output, texts);
        // An empty source counts as read.
        if output.is_broken() && self.tally.total() == 0 && !self.is_empty.contains(&true) {
            output.note_unread();
        }
    }
}
