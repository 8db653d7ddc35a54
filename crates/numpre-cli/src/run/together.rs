//! Puzzles answered many together, and written one by one, each with what was said about it.

use super::result_writer::ResultWriter;
use crate::ground::{InputError, Place};
use crate::input::Piece;
use crate::output::Finding;
use numpre::Grid;
use numpre_formats::{Extra, Item, Record};

/// So many puzzles are answered together: enough for the engine to be at its best, few enough to
/// stay near.
const TOGETHER: usize = 1 << 14;

/// A worker who answers many puzzles together.
pub trait Together<R> {
    /// Looks at these together; then their answers can be asked for.
    fn look(&mut self, puzzles: &[Grid]);

    /// The answer to the one in this place among them, which stands on this line.
    fn answer(&mut self, place: usize, line: usize, givens: &Grid) -> R;

    /// The answer to a puzzle that is more than its givens.
    fn answer_alone(&mut self, record: Record) -> R;
}

/// What has been read of a piece and is not written yet. A worker keeps it, for its room.
#[derive(Default)]
pub struct Held {
    /// Puzzles that are givens and nothing else, and their lines.
    givens: Vec<Grid>,
    lines: Vec<usize>,
    /// What stood beside them.
    extras: Vec<Option<Box<Extra>>>,
    /// What stands between them, each with the number of those before it.
    between: Vec<(usize, Result<Box<Record>, InputError>)>,
}

impl<R: Finding, T> ResultWriter<'_, R, T> {
    /// Answers all puzzles of a piece, looking at some thousands of them at a time; see
    /// [`run_together`](super::run_together).
    pub fn together(&mut self, piece: Piece, worker: &mut impl Together<R>, held: &mut Held) {
        self.covers(piece.bytes());
        self.remark(&piece);
        self.batch = piece.batch();
        let mut place = Place::at(piece.source(), 0);
        piece.items(|source, item| {
            match item {
                Ok(Ok(Item::Givens { line, givens, extra })) => {
                    held.givens.push(givens);
                    held.lines.push(line);
                    held.extras.push(extra);
                }
                Ok(Ok(Item::Record(record))) => held.between.push((held.givens.len(), Ok(record))),
                Ok(Err(trouble)) => held.between.push((held.givens.len(), Err(trouble))),
                Err(error) => {
                    self.answer_held(worker, held, &mut place);
                    self.broken(source, &error);
                }
            }
            // Where the first trouble is the last word, it is written before more is read.
            if held.givens.len() == TOGETHER || (self.strict && !held.between.is_empty()) {
                self.answer_held(worker, held, &mut place);
            }
            self.is_over()
        });
        self.answer_held(worker, held, &mut place);
    }

    /// Answers what is held, and holds nothing.
    fn answer_held(&mut self, worker: &mut impl Together<R>, held: &mut Held, place: &mut Place) {
        worker.look(&held.givens);
        let mut between = held.between.drain(..).peekable();
        let lines = held.lines.iter().zip(&mut held.extras);
        for (number, (givens, (&line, extra))) in held.givens.iter().zip(lines).enumerate() {
            while let Some((_, other)) = between.next_if(|(before, _)| *before <= number) {
                self.write_other(worker, other, place);
            }
            (place.line, place.extra) = (line, extra.take());
            self.write_answer(place, worker.answer(number, line, givens));
        }
        between.for_each(|(_, other)| self.write_other(worker, other, place));
        held.givens.clear();
        held.lines.clear();
        held.extras.clear();
    }

    fn write_other(
        &mut self,
        worker: &mut impl Together<R>,
        other: Result<Box<Record>, InputError>,
        place: &mut Place,
    ) {
        match other {
            Ok(mut record) => {
                (place.line, place.extra) = (record.line, record.extra.take());
                self.warn(&place.source, &std::mem::take(&mut record.warnings));
                self.write_answer(place, worker.answer_alone(*record));
            }
            Err(trouble) => {
                place.extra = None;
                self.write_trouble(place, &trouble);
            }
        }
    }
}
