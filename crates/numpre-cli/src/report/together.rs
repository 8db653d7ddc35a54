//! Problems answered many together, and written one by one, each with what was said about it.

use super::Pen;
use crate::input::{Piece, Place, Source};
use crate::output::Finding;
use crate::trouble::Trouble;
use numpre_formats::{Record, Warning};
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
        let source = Arc::clone(piece.source());
        let mut held = Held::default();
        let mut write = |pen: &mut Self, held: &mut Held| {
            let found = look(kept, &held.records).into_iter();
            let answers = held.records.drain(..).zip(found).map(|(mut record, found)| {
                let (line, warnings) = (record.line, std::mem::take(&mut record.warnings));
                (line, warnings, answer(kept, record, found))
            });
            pen.write_all(&source, answers, held.troubles.drain(..));
        };
        piece.records(|_, record| {
            match record {
                Ok(Ok(record)) => held.records.push(record),
                Ok(Err(trouble)) => held.troubles.push((held.records.len(), trouble)),
                Err(error) => {
                    write(self, &mut held);
                    self.broken(&source, &error);
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

    /// Writes answers in order, and troubles between them.
    fn write_all(
        &mut self,
        source: &Arc<Source>,
        answers: impl Iterator<Item = (usize, Vec<Warning>, R)>,
        troubles: impl Iterator<Item = (usize, Trouble)>,
    ) {
        let mut place = Place { source: Arc::clone(source), line: 0 };
        let mut troubles = troubles.peekable();
        for (number, (line, warnings, answer)) in answers.enumerate() {
            while let Some((_, trouble)) = troubles.next_if(|(before, _)| *before <= number) {
                place.line = trouble.line;
                self.write(&place, Err(trouble));
            }
            self.warn(source, &warnings);
            place.line = line;
            self.write(&place, Ok(answer));
        }
        for (_, trouble) in troubles {
            place.line = trouble.line;
            self.write(&place, Err(trouble));
        }
    }
}
