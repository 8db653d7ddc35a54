//! Writes the answers to a piece of input, one after the other.

use super::chunk::Chunk;
use super::messages::Message;
use crate::ground::{Exit, InputError, Place, Source};
use crate::input::Piece;
use crate::output::{Finding, ResultFormat};
use numpre::{Cell, Grid};
use numpre_formats::{Batch, Record, Warning, place_of};
use numpre_text::Texts;
use std::io;
use std::sync::Arc;

/// Writes the answers to a piece of input onto its chunk.
pub struct ResultWriter<'a, R, T = u8> {
    pub(super) result_format: &'a mut dyn ResultFormat<R, T>,
    pub(super) texts: &'a Texts,
    pub(super) strict: bool,
    pub(super) chunk: Chunk<T>,
    /// The text of the piece under way.
    pub(super) batch: Option<Arc<Batch>>,
}

impl<R: Finding, T> ResultWriter<'_, R, T> {
    /// Whether no more is wanted, because the last was unreadable and reading is strict.
    pub fn is_over(&self) -> bool {
        self.chunk.is_last
    }

    /// Takes note of so many bytes of input, or puzzles made.
    pub fn covers(&mut self, amount: u64) {
        self.chunk.amount += amount;
    }

    /// Takes note of what to say where a signal ends the run behind this.
    pub fn parts_with(&mut self, parting: impl FnOnce(&Texts) -> Option<String>) {
        self.chunk.parting = parting(self.texts);
    }

    /// Takes note that a source had something.
    pub fn saw(&mut self, source: &Source) {
        if self.chunk.seen.last() != Some(&source.number) {
            self.chunk.seen.push(source.number);
        }
    }

    /// Writes an answer, or why there is none.
    pub fn write(&mut self, place: &Place, answer: Result<R, InputError>) {
        match answer {
            Ok(report) => self.write_answer(place, report),
            Err(trouble) => self.write_trouble(place, &trouble),
        }
    }

    /// Writes an answer.
    #[inline]
    pub fn write_answer(&mut self, place: &Place, report: R) {
        if self.is_over() {
            return;
        }
        self.saw(&place.source);
        let (chunk, texts) = (&mut self.chunk, self.texts);
        if let Some(remark) = report.remark(texts) {
            let stands = report
                .wrong_cell()
                .and_then(|(board, cell)| standing(place, self.batch.as_deref(), &board, cell));
            let (line, column) = stands.unwrap_or((place.line, 1));
            let text = Place::at(&place.source, line).message(column, &remark, texts);
            chunk.messages.push((chunk.out.len(), Message::always(text)));
        }
        chunk.tally.count(report.status(), 1, report.exit());
        for name in report.sums() {
            chunk.sums.count(name, place);
        }
        self.result_format.report(place, report, &mut chunk.out);
        if self.result_format.has_lost() {
            chunk.sums.count("sum-no-column", place);
        }
    }

    /// Writes why there is no answer.
    pub fn write_trouble(&mut self, place: &Place, trouble: &InputError) {
        if self.is_over() {
            return;
        }
        self.saw(&place.source);
        let (chunk, texts) = (&mut self.chunk, self.texts);
        let extra = trouble.extra.clone().or_else(|| place.extra.clone());
        let place = Place { line: trouble.line, extra, ..Place::at(&place.source, 1) };
        let text = place.message(trouble.column, &trouble.wrong.told(texts), texts);
        let message = if trouble.wrong.repeats() {
            Message::of_a_kind(text, trouble.wrong.code())
        } else {
            Message::always(text)
        };
        chunk.messages.push((chunk.out.len(), message));
        self.result_format.trouble(&place, trouble, &mut chunk.out);
        if self.result_format.has_lost() {
            chunk.sums.count("sum-no-column", &place);
        }
        chunk.tally.count("invalid", 1, Exit::Unusable);
        chunk.is_last = self.strict;
    }

    /// Passes on what was doubtful about the reading of a puzzle.
    pub fn warn(&mut self, source: &Arc<Source>, warnings: &[Warning]) {
        for warning in warnings {
            let (line, column) = warning.position();
            let text = self.texts.say("warning", &[("text", self.texts.warning(warning).into())]);
            let text = Place::at(source, line).message(column, &text, self.texts);
            self.tell(Message::of_a_kind(text, warning.name()).into_warning());
        }
    }

    /// Says what a piece says about its source as a whole.
    pub fn remark(&mut self, piece: &Piece) {
        let Some(text) = piece.remark(self.texts) else { return };
        self.tell(Message::always(text));
        if self.strict && piece.is_doubtful() {
            self.saw(piece.source());
            self.chunk.tally.note(Exit::Unusable);
            self.chunk.is_last = true;
        }
    }

    /// Says that a source cannot be read.
    pub fn broken(&mut self, source: &Source, error: &io::Error) {
        self.saw(source);
        self.tell(Message::always(self.texts.unreadable(&source.name(self.texts), error)));
        self.chunk.tally.note(Exit::Unusable);
        self.chunk.is_broken = true;
        self.chunk.is_last = self.strict;
    }

    /// Says what is wrong beside the puzzles: no line stands for it.
    pub fn trouble(&mut self, place: &Place, trouble: &InputError) {
        self.tell(Message::always(place.message(
            trouble.column,
            &trouble.wrong.told(self.texts),
            self.texts,
        )));
        self.chunk.tally.note(Exit::Unusable);
    }

    /// Says what is worth knowing about all.
    pub fn note(&mut self, text: &str) {
        let text = format!("numpre: {}", self.texts.say("warning", &[("text", text.into())]));
        self.tell(Message::always(text).into_warning());
    }

    /// Says that something asked for cannot be done.
    pub fn wrong(&mut self, text: &str) {
        self.tell(Message::always(format!("numpre: {text}")));
        self.chunk.tally.note(Exit::Unusable);
    }

    fn tell(&mut self, message: Message) {
        if !self.is_over() {
            self.chunk.messages.push((self.chunk.out.len(), message));
        }
    }

    /// Answers all puzzles of a piece.
    pub fn each(
        &mut self,
        piece: Piece,
        mut answer: impl FnMut(&Place, Record) -> Result<R, InputError>,
    ) {
        self.covers(piece.bytes());
        self.remark(&piece);
        self.batch = piece.batch();
        piece.records(|source, record| match record {
            Ok(Ok(mut record)) => {
                let place = Place { extra: record.extra.take(), ..Place::at(source, record.line) };
                self.warn(source, &record.warnings);
                self.write(&place, answer(&place, record));
                self.is_over()
            }
            Ok(Err(trouble)) => {
                self.write_trouble(&Place::at(source, trouble.line), &trouble);
                self.is_over()
            }
            Err(error) => {
                self.broken(source, &error);
                self.is_over()
            }
        });
    }
}

/// The line and column of a cell of the puzzle in this place.
fn standing(
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
