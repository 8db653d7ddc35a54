//! What is known of all chunks together.

use super::chunk::Chunk;
use super::messages::{Kinds, Sums};
use super::output::{Cut, Output};
use super::sink::Sink;
use crate::ground::{Exit, Failure, Place, Source, Tally};
use numpre_text::Texts;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What is known of all chunks together, while they are printed in order.
pub struct Totals {
    /// How many answers of each kind.
    pub tally: Tally,
    sums: Sums,
    kinds: Kinds,
    /// Which sources have had nothing yet.
    is_empty: Vec<bool>,
}

impl Totals {
    /// Nothing printed yet, of so many sources.
    pub fn new(sources: usize) -> Totals {
        let is_empty = vec![true; sources];
        Totals { tally: Tally::default(), sums: Sums::default(), kinds: Kinds::default(), is_empty }
    }

    /// Prints a chunk, its messages where they belong among its answers, and takes it into account;
    /// the last one ends the run.
    ///
    /// # Errors
    /// Where it cannot be printed.
    pub fn print<T>(
        &mut self,
        chunk: Chunk<T>,
        sink: &mut dyn Sink<T>,
        output: &mut Output,
    ) -> Result<ControlFlow<()>, Failure> {
        let mut written = 0;
        for (place, message) in &chunk.messages {
            sink.print(output, &chunk.out[written..*place])?;
            self.kinds.tell(output, message);
            written = *place;
        }
        sink.print(output, &chunk.out[written..])?;
        if chunk.tally.total() > 0 {
            output.note_finished();
        }
        output.note_parting(chunk.parting);
        self.tally.add(&chunk.tally);
        self.sums.add(chunk.sums);
        output.progress.saw_puzzles(chunk.tally.total());
        for number in chunk.seen {
            if let Some(is_empty) = self.is_empty.get_mut(number) {
                *is_empty = false;
            }
        }
        if chunk.is_broken {
            output.note_broken();
        }
        if chunk.is_last {
            output.note_cut(Cut::Strict);
        }
        Ok(if chunk.is_last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// Tells what is left to tell at the end: messages held back, sources with nothing in them,
    /// sums.
    pub fn tell(&mut self, sources: &[Arc<Source>], output: &mut Output, texts: &Texts) {
        self.kinds.tell_rest(output, texts);
        // What was not reached is not known to be empty.
        let is_cut = output.is_cut();
        for (source, _) in
            sources.iter().zip(&self.is_empty).filter(|(_, is_empty)| **is_empty && !is_cut)
        {
            let place = Place::at(source, 1);
            output.tell(&place.message(1, &texts.word("error-no-puzzle"), texts));
            self.tally.note(Exit::Unusable);
        }
        self.sums.tell(output, texts);
        // A source that is empty was read all the same.
        if output.is_broken() && self.tally.total() == 0 && !self.is_empty.contains(&true) {
            output.note_unread();
        }
    }
}
