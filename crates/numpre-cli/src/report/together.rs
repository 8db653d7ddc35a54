//! Problems answered many together, and written one by one, each with what was said about it.

use super::Pen;
use crate::input::{Piece, Place};
use crate::output::Finding;
use crate::trouble::Trouble;
use numpre_formats::Record;
use std::sync::Arc;

/// So many problems are answered together: enough for the engine to be at its best, few enough to stay near.
const TOGETHER: usize = 1 << 12;

/// What has been read of a piece and is not written yet.
#[derive(Default)]
struct Held {
    records: Vec<Record>,
    /// What could not be read, each with the number of records before it.
    troubles: Vec<(usize, Trouble)>,
}

impl<R: Finding, T> Pen<'_, R, T> {
    /// Answers all problems of a piece, looking at some thousands of them at a time; see [`run_together`](super::run_together).
    pub fn together<W, F>(
        &mut self,
        piece: Piece,
        kept: &mut W,
        look: impl Fn(&mut W, &[Record]) -> Vec<F>,
        answer: impl Fn(&mut W, Record, F) -> R,
    ) {
        self.covers(piece.bytes());
        let mut place = Place { source: Arc::clone(piece.source()), line: 0 };
        let mut held = Held::default();
        let mut write = |pen: &mut Self, held: &mut Held| {
            let found = look(kept, &held.records);
            let mut troubles = held.troubles.drain(..).peekable();
            for (number, (mut record, found)) in held.records.drain(..).zip(found).enumerate() {
                while let Some((_, trouble)) = troubles.next_if(|(before, _)| *before <= number) {
                    pen.write_trouble(&place, &trouble);
                }
                if !record.warnings.is_empty() {
                    pen.warn(&place.source, &std::mem::take(&mut record.warnings));
                }
                place.line = record.line;
                pen.write_answer(&place, answer(kept, record, found));
            }
            troubles.for_each(|(_, trouble)| pen.write_trouble(&place, &trouble));
        };
        piece.records(|source, record| {
            match record {
                Ok(Ok(record)) => held.records.push(record),
                Ok(Err(trouble)) => held.troubles.push((held.records.len(), trouble)),
                Err(error) => {
                    write(self, &mut held);
                    self.broken(source, &error);
                }
            }
            // Where the first trouble is the last word, it is written before more is read.
            if held.records.len() == TOGETHER || (self.strict && !held.troubles.is_empty()) {
                write(self, &mut held);
            }
            self.is_over()
        });
        write(self, &mut held);
    }
}
