//! The pairing of puzzles in one source with answers in another: the first with the first, and so
//! on.
//!
//! ```text
//! puzzles      answers       pair
//! line 1       line 1        Both: the verdict on the answer
//! line 2       unreadable    Both: the error of line 2, with the puzzle
//! line 3       (end)         NoAnswer: an error for each puzzle that is left
//! (end)        line 4        NoPuzzle: one error for the first answer that is left
//! ```

use super::{Judge, Verdict};
use crate::args::Inputs;
use crate::input::{
    self, Entry, Extent, Found, InputError, InputErrorKind, Pieces, Place, Reader, Source,
};
use crate::output::ExtraFields;
use crate::run::{ResultWriter, Session, report};
use numpre_formats::Record;
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

/// A pair: the records at the same position in both sources.
enum Pair {
    /// A puzzle and its answer.
    Both(Place, Found, Place, Found),
    /// A puzzle after the end of the answers, with the number of answers that there were.
    NoAnswer(Place, Found, Arc<Source>, usize),
    /// The first answer after the end of the puzzles, with the number of puzzles that there were.
    /// It is the last pair.
    NoPuzzle(Place, Arc<Source>, usize),
    /// A source that cannot be read any further, with the other source. It is the last pair.
    Broken(Arc<Source>, Arc<Source>, io::Error),
}

/// A number of pairs: the unit that a worker gets.
pub struct Piece {
    pairs: Vec<Pair>,
    /// Remarks about the sources, such as guessed encodings.
    remarks: Vec<input::Piece>,
    bytes: u64,
}

/// One of the two sources, and the records of it that were read ahead.
struct Side {
    reader: Reader,
    ahead: VecDeque<io::Result<(Arc<Source>, Found)>>,
    remarks: Vec<input::Piece>,
    source: Arc<Source>,
    bytes: u64,
    taken: usize,
}

impl Side {
    fn new(reader: Reader, source: &Arc<Source>) -> Side {
        Side {
            reader,
            ahead: VecDeque::new(),
            remarks: Vec::new(),
            source: Arc::clone(source),
            bytes: 0,
            taken: 0,
        }
    }

    /// Returns the next record. If none was read ahead, reads at most this number of records.
    fn next(&mut self, records: usize) -> io::Result<Option<(Place, Found)>> {
        while self.ahead.is_empty() {
            let Some(piece) = self.reader.next(records) else { return Ok(None) };
            if piece.is_remark() {
                self.bytes += piece.bytes();
                self.remarks.push(piece);
                continue;
            }
            self.bytes += piece.bytes();
            piece.records(|source, found| {
                // A board of a picture has a source of its own. The others are those of the side,
                // which may need no caption.
                let source = if source.picture.is_some() { source } else { &self.source };
                self.ahead.push_back(match found {
                    Entry::Read(record) => Ok((Arc::clone(source), Box::new(Ok(record)))),
                    Entry::Unreadable(error) => Ok((Arc::clone(source), Box::new(Err(error)))),
                    Entry::Broken(error) => Err(error),
                });
                false
            });
        }
        let Some((source, found)) = self.ahead.pop_front().transpose()? else { return Ok(None) };
        self.taken += 1;
        let line = found.as_ref().as_ref().map_or_else(|error| error.line, |record| record.line);
        Ok(Some((Place::at(&source, line), found)))
    }
}

/// A reader of two sources at the same time.
pub struct Pairs {
    puzzles: Side,
    answers: Side,
    is_over: bool,
}

/// Returns a source of puzzles and a source of answers, if there are two arguments and the first
/// one has no answers of its own. Otherwise returns a reader of all arguments.
pub fn of(session: &Session, inputs: &Inputs) -> Result<Pairs, Box<Reader>> {
    let mut reader = session.reader(inputs);
    reader.expect_answers();
    let sources = reader.sources();
    // A folder is one argument, even if it contains two files.
    let is_two = inputs.inputs.len() == 2;
    let (true, [first, second]) = (is_two, &*sources) else { return Err(Box::new(reader)) };
    let Some(answers) = reader.split_last() else { return Err(Box::new(reader)) };
    if reader.has_answers() {
        reader.join(answers);
        return Err(Box::new(reader));
    }
    // Two puzzles as arguments are one question, so the verdict needs no caption with an argument's
    // number.
    let first = if reader.is_at_hand() && answers.is_at_hand() {
        &Arc::new(first.as_only())
    } else {
        first
    };
    Ok(Pairs {
        puzzles: Side::new(reader, first),
        answers: Side::new(answers, second),
        is_over: false,
    })
}

impl Pairs {
    /// Returns both sources.
    pub fn sources(&self) -> [Arc<Source>; 2] {
        [&self.puzzles, &self.answers].map(|side| Arc::clone(&side.source))
    }

    /// Returns the fields after those of the verdicts. They come from the puzzles.
    pub fn extra_fields(&mut self, session: &Session) -> ExtraFields {
        self.answers.reader.drop_extra();
        let extra = report::extra_fields(session, &mut self.puzzles.reader);
        ExtraFields { source: session.has_fields(), ..extra }
    }

    /// Returns the pairs as pieces for a run.
    pub fn into_pieces(mut self) -> Pieces<Piece> {
        let (puzzles, answers) = (&self.puzzles.reader, &self.answers.reader);
        let at_hand = puzzles.is_at_hand() && answers.is_at_hand();
        let total_bytes = puzzles
            .total_bytes()
            .zip(answers.total_bytes())
            .map(|(puzzles, answers)| puzzles + answers);
        Pieces {
            next: Box::new(move |records| self.next(records)),
            at_hand,
            extent: Extent::Bytes(total_bytes),
        }
    }

    /// Returns the next pairs, at most this number.
    fn next(&mut self, records: usize) -> Option<Piece> {
        let mut pairs = Vec::new();
        while pairs.len() < records && !self.is_over {
            // The pairs so far are passed on before this waits for more input.
            if !pairs.is_empty() && (self.puzzles.ahead.is_empty() || self.answers.ahead.is_empty())
            {
                break;
            }
            pairs.extend(self.pair(records));
        }
        let bytes =
            std::mem::take(&mut self.puzzles.bytes) + std::mem::take(&mut self.answers.bytes);
        let mut remarks = std::mem::take(&mut self.puzzles.remarks);
        remarks.append(&mut self.answers.remarks);
        (!pairs.is_empty() || !remarks.is_empty()).then_some(Piece { pairs, remarks, bytes })
    }

    fn pair(&mut self, records: usize) -> Option<Pair> {
        let puzzle = match self.puzzles.next(records) {
            Ok(puzzle) => puzzle,
            Err(error) => return self.broken(|pairs| [&pairs.puzzles, &pairs.answers], error),
        };
        let answer = match self.answers.next(records) {
            Ok(answer) => answer,
            Err(error) => return self.broken(|pairs| [&pairs.answers, &pairs.puzzles], error),
        };
        match (puzzle, answer) {
            (Some((place, puzzle)), Some((answer_place, answer))) => {
                Some(Pair::Both(place, puzzle, answer_place, answer))
            }
            (Some((place, puzzle)), None) => Some(Pair::NoAnswer(
                place,
                puzzle,
                Arc::clone(&self.answers.source),
                self.answers.taken,
            )),
            (None, answer) => {
                self.is_over = true;
                answer.map(|(place, _)| {
                    Pair::NoPuzzle(place, Arc::clone(&self.puzzles.source), self.puzzles.taken)
                })
            }
        }
    }

    fn broken(&mut self, sides: impl Fn(&Pairs) -> [&Side; 2], error: io::Error) -> Option<Pair> {
        self.is_over = true;
        let [broken, other] = sides(self).map(|side| Arc::clone(&side.source));
        Some(Pair::Broken(broken, other, error))
    }
}

impl Piece {
    /// Writes the verdict on each pair.
    pub fn judge(self, judge: &mut Judge, writer: &mut ResultWriter<'_, Verdict>) {
        writer.add_progress(self.bytes);
        self.remarks.iter().for_each(|piece| writer.remark(piece));
        for pair in self.pairs {
            match pair {
                Pair::Both(place, puzzle, answer_place, answer) => {
                    writer.note_source(&place.source);
                    writer.note_source(&answer_place.source);
                    for (place, found) in [(&place, &puzzle), (&answer_place, &answer)] {
                        writer.warn(
                            &place.source,
                            found.as_ref().as_ref().map_or(&[], |record| &record.warnings),
                        );
                    }
                    match (*puzzle, *answer) {
                        (Ok(puzzle), Ok(answer)) => {
                            let verdict =
                                judge.verdict(place.line, &puzzle.puzzle, answer.puzzle.grid());
                            writer.write_answer(&Place { extra: puzzle.extra, ..place }, verdict);
                        }
                        (Err(error), Ok(_)) => writer.write_error(&place, &error),
                        // The error has the place of the answer, and shows the puzzle of the pair.
                        (Ok(puzzle), Err(error)) => {
                            writer.write_error(&answer_place, &about(puzzle, error));
                        }
                        (Err(error), Err(other)) => {
                            writer.report_error(&answer_place, &other);
                            writer.write_error(&place, &error);
                        }
                    }
                }
                Pair::NoAnswer(place, puzzle, answers, had) => {
                    writer.note_source(&answers);
                    let wrong =
                        InputErrorKind::NoPartner { file: Arc::clone(&answers), count: had };
                    let error = match *puzzle {
                        Ok(puzzle) => about(puzzle, InputError::new(place.line, 1, wrong)),
                        Err(error) => error,
                    };
                    writer.write_error(&place, &error);
                }
                Pair::NoPuzzle(place, puzzles, had) => {
                    writer.note_source(&place.source);
                    writer.note_source(&puzzles);
                    let wrong = InputErrorKind::NoPuzzle { file: Arc::clone(&puzzles), count: had };
                    writer.report_error(&place, &InputError::new(place.line, 1, wrong));
                }
                Pair::Broken(source, other, error) => {
                    // The other source may not be read to its end, so it must not be reported as
                    // empty.
                    writer.note_source(&other);
                    writer.report_broken(&source, &error);
                }
            }
        }
    }
}

/// Returns the same error with the puzzle that it is about, and the other fields of that puzzle.
fn about(record: Record, error: InputError) -> InputError {
    InputError { puzzle: Some(Box::new(record.puzzle.grid())), extra: record.extra, ..error }
}
