//! Writing of the answers to one piece of input.

use super::chunk::Notes;
use super::messages::Message;
use crate::exit::Exit;
use crate::input::{Entry, InputError, PicturePlace, Piece, Place, Source, is_damaged, unreadable};
use crate::output::{Answer, Format};
use numpre::{Cell, Grid};
use numpre_formats::{Batch, Record, Warning, place_of};
use numpre_text::Texts;
use std::io;
use std::sync::Arc;

/// A writer of the answers to one piece of input. It also collects the messages, counts and flags
/// that the piece produces.
pub struct ResultWriter<'a, A> {
    format: &'a mut dyn Format<A>,
    texts: &'a Texts,
    pub(super) strict: bool,
    pub(super) notes: Notes,
    /// The text of the current piece, if it comes from a stream. It tells the position of a cell.
    batch: Option<Arc<Batch>>,
}

impl<'a, A: Answer> ResultWriter<'a, A> {
    /// Creates a writer in this format, with messages in the language of the texts. With `strict`
    /// it writes nothing after the first unreadable puzzle.
    pub fn new(
        format: &'a mut dyn Format<A>,
        texts: &'a Texts,
        strict: bool,
    ) -> ResultWriter<'a, A> {
        ResultWriter { format, texts, strict, notes: Notes::default(), batch: None }
    }

    /// Returns everything that the piece produced in addition to the parts of the output.
    pub fn into_notes(self) -> Notes {
        self.notes
    }

    /// Returns whether writing has ended, because `strict` is set and something was unreadable.
    pub fn is_over(&self) -> bool {
        self.notes.is_last
    }

    /// Adds this number of bytes of input, or of puzzles made, to the progress.
    pub fn add_progress(&mut self, amount: u64) {
        self.notes.amount += amount;
    }

    /// Sets the message that says how to resume the run if a signal ends it after this piece.
    pub fn set_resume_hint(&mut self, hint: impl FnOnce(&Texts) -> Option<String>) {
        self.notes.resume_hint = hint(self.texts);
    }

    /// Records that a source is not empty.
    pub fn note_source(&mut self, source: &Source) {
        if self.notes.seen.last() != Some(&source.number) {
            self.notes.seen.push(source.number);
        }
    }

    /// Writes an answer, or the error that there is instead.
    pub fn write(&mut self, place: &Place, answer: Result<A, InputError>) {
        match answer {
            Ok(answer) => self.write_answer(place, answer),
            Err(error) => self.write_error(place, &error),
        }
    }

    /// Writes an answer to a puzzle that was read.
    #[inline]
    pub fn write_answer(&mut self, place: &Place, answer: A) {
        if self.is_over() {
            return;
        }
        self.note_source(&place.source);
        if let Some(remark) = answer.remark(self.texts) {
            let found = answer
                .wrong_cell()
                .and_then(|(board, cell)| position(place, self.batch.as_deref(), &board, cell));
            let (line, column) = found.unwrap_or((place.line, 1));
            let text = Place::at(&place.source, line).message(column, &remark, self.texts);
            self.report(Message::always(text));
        }
        self.notes.tally.count(answer.status(), 1, answer.exit());
        for name in answer.sums() {
            self.notes.sums.count(name, place);
        }
        if !self.format.write(Some(place), answer) {
            self.notes.sums.count("sum-no-column", place);
        }
    }

    /// Writes an answer that was made or measured, so it has no place in the input.
    pub fn write_made(&mut self, answer: A) {
        if let Some(remark) = answer.remark(self.texts) {
            self.report(Message::always(remark));
        }
        self.notes.tally.count(answer.status(), 1, answer.exit());
        self.format.write(None, answer);
    }

    /// Writes the reason why a puzzle has no answer.
    pub fn write_error(&mut self, place: &Place, error: &InputError) {
        if self.is_over() {
            return;
        }
        self.note_source(&place.source);
        let extra = error.extra.clone().or_else(|| place.extra.clone());
        let place = Place { line: error.line, extra, ..Place::at(&place.source, 1) };
        let text = place.message(error.column, &error.wrong.text(self.texts), self.texts);
        let message = if error.wrong.may_repeat() {
            Message::of_a_kind(text, error.wrong.code())
        } else {
            Message::always(text)
        };
        self.report(message);
        if !self.format.write_invalid(&place, error) {
            self.notes.sums.count("sum-no-column", &place);
        }
        self.notes.tally.count("invalid", 1, Exit::Unusable);
        self.notes.is_last = self.strict;
    }

    /// Reports the warnings about a puzzle that was read. With `strict` a doubtful board of a
    /// picture ends the run.
    pub fn warn(&mut self, source: &Arc<Source>, warnings: &[Warning]) {
        if let Some(reading) = source.picture.as_ref().and_then(PicturePlace::uncertain) {
            let text = reading.taken(self.texts);
            let text = self.texts.say("warning", &[("text", text.into())]);
            self.report(Message::always(Place::at(source, 1).message(1, &text, self.texts)));
            self.end_if_strict(source);
        }
        for warning in warnings {
            let (line, column) = warning.position();
            let text = self.texts.say("warning", &[("text", self.texts.warning(warning).into())]);
            let text = Place::at(source, line).message(column, &text, self.texts);
            self.report(Message::of_a_kind(text, warning.name()).into_warning());
        }
    }

    /// Reports the remark of a piece about its whole source, such as a guessed encoding. With
    /// `strict` a doubtful one ends the run.
    pub fn remark(&mut self, piece: &Piece) {
        let Some(text) = piece.remark(self.texts) else { return };
        self.report(Message::always(text));
        if piece.is_guess() {
            self.end_if_strict(piece.source());
        }
    }

    /// Ends the run at something that may have been read wrongly, if `strict` is set.
    fn end_if_strict(&mut self, source: &Source) {
        if self.strict {
            self.note_source(source);
            self.notes.tally.note(Exit::Unusable);
            self.notes.is_last = true;
        }
    }

    /// Reports that a source cannot be read.
    pub fn report_broken(&mut self, source: &Source, error: &io::Error) {
        self.note_source(source);
        let text = unreadable(self.texts, &source.name(self.texts), error);
        self.report(Message::always(text));
        self.notes.tally.note(Exit::Unusable);
        self.notes.is_broken = true;
        self.notes.is_damaged |= is_damaged(error);
        self.notes.is_last = self.strict;
    }

    /// Reports an error that has no line of its own in the output.
    pub fn report_error(&mut self, place: &Place, error: &InputError) {
        let text = error.wrong.text(self.texts);
        self.report(Message::always(place.message(error.column, &text, self.texts)));
        self.notes.tally.note(Exit::Unusable);
    }

    /// Reports a warning that does not belong to a puzzle.
    pub fn note(&mut self, text: &str) {
        let text = format!("numpre: {}", self.texts.say("warning", &[("text", text.into())]));
        self.report(Message::always(text).into_warning());
    }

    /// Reports that something that the user asked for is impossible.
    pub fn report_failure(&mut self, text: &str) {
        self.report(Message::always(format!("numpre: {text}")));
        self.notes.tally.note(Exit::Unusable);
    }

    fn report(&mut self, message: Message) {
        if !self.is_over() {
            self.notes.messages.push((self.format.length(), message));
        }
    }

    /// Answers all puzzles of a piece, one by one.
    pub fn each(
        &mut self,
        piece: Piece,
        mut answer: impl FnMut(&Place, Record) -> Result<A, InputError>,
    ) {
        self.begin(&piece);
        piece.records(|source, record| {
            match record {
                Entry::Read(mut record) => {
                    let extra = record.extra.take();
                    let place = Place { extra, ..Place::at(source, record.line) };
                    self.warn(source, &record.warnings);
                    self.write(&place, answer(&place, record));
                }
                Entry::Unreadable(error) => {
                    self.write_error(&Place::at(source, error.line), &error);
                }
                Entry::Broken(error) => self.report_broken(source, &error),
            }
            self.is_over()
        });
    }

    /// Records the size of a piece, and reports its remark about its source.
    pub(super) fn begin(&mut self, piece: &Piece) {
        self.add_progress(piece.bytes());
        self.remark(piece);
        self.batch = piece.batch();
    }
}

/// Returns the line and the column of a cell of the puzzle at this place; `None` if they are
/// unknown.
fn position(
    place: &Place,
    batch: Option<&Batch>,
    board: &Grid,
    cell: Cell,
) -> Option<(usize, usize)> {
    match (&place.source.text, batch) {
        (Some(argument), _) => place_of(argument, place.line, board, cell),
        (None, Some(batch)) => batch.place_of(place.line, board, cell),
        (None, None) => None,
    }
}
