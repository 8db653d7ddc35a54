//! A batch of whole records, parsed in whatever thread.

use crate::cut::{self, Cut};
use crate::head::Mode;
use crate::source_lines::{self, Found};
use crate::{ErrorKind, Format, Problem, ReadError, Record, line81, piece};

/// The bytes of some whole records. It owns them, and can be sent to another thread to be parsed there.
#[derive(Debug)]
pub struct Batch {
    text: Vec<u8>,
    line: usize,
    mode: Mode,
    /// What could not be read behind the text: a line too long, or bytes that are no text.
    last: Option<ReadError>,
    is_strict: bool,
    bytes: u64,
}

impl Batch {
    pub(crate) fn new(
        text: Vec<u8>,
        line: usize,
        mode: Mode,
        last: Option<ReadError>,
        is_strict: bool,
        bytes: u64,
    ) -> Batch {
        Batch { text, line, mode, last, is_strict, bytes }
    }

    /// Parses its records: one item a problem or unreadable piece, in order.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, ReadError>> + '_ {
        let mut place = 0;
        let mut line = self.line;
        let read = std::iter::from_fn(move || {
            let text = &self.text[place..];
            if let Some((record, whole)) = self.quick(text, line) {
                place += whole;
                line += 1;
                return Some(Ok(record));
            }
            let Cut::Piece(piece) = cut::next(text, true, usize::MAX, matches!(self.mode, Mode::Csv(_))) else {
                return None;
            };
            let lines = &text[piece.skipped.bytes..piece.end.bytes];
            let record = piece::read(lines, piece.is_board, line + piece.skipped.lines, self.mode);
            place += piece.end.bytes;
            line += piece.end.lines;
            Some(record)
        });
        read.map(|record| self.judged(record)).chain(self.last.clone().map(Err))
    }

    /// How many bytes of the input it covers, for progress: its own and what was passed over before them.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(crate) fn last_kind(&self) -> Option<&ErrorKind> {
        self.last.as_ref().map(|error| &error.kind)
    }

    /// Line-81 without ado, and how many bytes it takes: nearly every line of nearly every file.
    #[inline]
    fn quick(&self, text: &[u8], line: usize) -> Option<(Record, usize)> {
        let Mode::Shapes { is_sdm } = self.mode else { return None };
        let Found::Line { length, whole } = source_lines::first(text, true, usize::MAX) else { return None };
        let found = line81::read(&text[..length]).filter(|found| found.doubt.is_none())?;
        let format = if is_sdm { Format::Sdm } else { Format::Line81 };
        let problem = Problem::of_givens(found.givens);
        Some((Record { line, format, problem, answer: found.answer, warnings: Vec::new() }, whole))
    }

    /// The same record, or what is doubtful about it where that is an error.
    fn judged(&self, record: Result<Record, ReadError>) -> Result<Record, ReadError> {
        let record = record?;
        match record.warnings.first() {
            Some(&warning) if self.is_strict => {
                let (line, column) = warning.position();
                Err(ReadError { line, column, kind: ErrorKind::Doubtful(warning) })
            }
            _ => Ok(record),
        }
    }
}
