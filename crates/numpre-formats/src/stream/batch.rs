//! A batch of whole records, which any thread can parse.

use crate::cut::{self, Cut};
use crate::notation::line81;
use crate::reading::{ErrorKind, Extra, Format, ReadError, Record, extra};
use crate::stream::head::Mode;
use crate::stream::options::Options;
use crate::stream::piece;
use crate::text::cell_place;
use crate::text::lines::{self, Found};
use numpre::{Cell, Grid, Puzzle};

/// A record, with only the data that a search needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A puzzle that has only givens and was read without a warning. An answer that came with it is
    /// dropped.
    Givens {
        /// The line where it begins, 1-based.
        line: usize,
        /// The givens.
        givens: Grid,
        /// The other texts that came with the puzzle, except an answer.
        extra: Option<Box<Extra>>,
    },
    /// Any other record.
    Record(Box<Record>),
}

/// The bytes of several whole records, not parsed yet. A batch owns its bytes, so it can be sent to
/// another thread and parsed there.
#[derive(Debug)]
pub struct Batch {
    text: Vec<u8>,
    line: usize,
    /// The number of characters of its first line that belong to earlier batches.
    before: usize,
    mode: Mode,
    /// An error at the end of the text: a line that is too long, or bytes that are not text.
    last: Option<ReadError>,
    options: Options,
    bytes: u64,
}

impl Batch {
    pub(crate) fn new(
        text: Vec<u8>,
        (line, before): (usize, usize),
        mode: Mode,
        last: Option<ReadError>,
        options: Options,
        bytes: u64,
    ) -> Batch {
        Batch { text, line, before, mode, last, options, bytes }
    }

    /// Parses the records in order: one item per puzzle or unreadable piece.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, ReadError>> + '_ {
        Records(Parsing::of(self))
    }

    /// Parses the records in order, with only the data that a search needs. Less memory is moved
    /// than with [`records`](Batch::records), which matters for very many puzzles.
    ///
    /// ```
    /// use numpre_formats::{Batches, Item, Options};
    ///
    /// let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let placed = puzzle.replacen('.', "+9", 1);
    /// let text = format!("{puzzle} hard\nno puzzle\n{placed}:\n");
    /// let mut batches = Batches::new(text.as_bytes(), Options::default());
    /// let batch = batches.next_batch(9)?.expect("there is something");
    /// let mut items = batch.items();
    /// let Some(Ok(Item::Givens { line: 1, givens, .. })) = items.next() else { panic!() };
    /// assert_eq!(givens.clue_count(), 17);
    /// assert!(matches!(items.next(), Some(Err(error)) if error.line == 2));
    /// assert!(matches!(items.next(), Some(Ok(Item::Record(record))) if record.line == 3));
    /// assert!(items.next().is_none());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn items(&self) -> impl Iterator<Item = Result<Item, ReadError>> + '_ {
        Items(Parsing::of(self))
    }

    /// Returns where a filled cell of a board is in the text. `line` is the line where the board
    /// begins. The result is a line and a column, both from 1, the column in characters. Returns
    /// `None` if the text does not show the digits of the board in their order, as in a link or a
    /// grid of candidates.
    pub fn place_of(&self, line: usize, board: &Grid, cell: Cell) -> Option<(usize, usize)> {
        let (found, column) = cell_place::place_of(&self.text, self.line, line, board, cell)?;
        Some((found, if found == self.line { self.before + column } else { column }))
    }

    /// Returns how many bytes of the input the batch covers, for progress: its own and those
    /// skipped before them.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(crate) fn last_kind(&self) -> Option<&ErrorKind> {
        self.last.as_ref().map(|error| &error.kind)
    }

    /// Applies the options to a record: drops its other texts, or turns its first warning into an
    /// error.
    fn judged(&self, record: Result<Record, ReadError>) -> Result<Record, ReadError> {
        let mut record = record.map_err(|error| match self.options.extra {
            true => error,
            false => ReadError { extra: None, ..error },
        })?;
        if !self.options.extra {
            record.extra = None;
        }
        match record.warnings.first() {
            Some(&warning) if self.options.strict => {
                let (line, column) = warning.position();
                Err(ReadError {
                    extra: record.extra,
                    ..ReadError::new(line, column, ErrorKind::Doubtful(warning))
                })
            }
            _ => Ok(record),
        }
    }
}

/// How far a batch has been parsed.
struct Parsing<'b> {
    batch: &'b Batch,
    place: usize,
    line: usize,
    /// The number of characters of the current line before `place`.
    before: usize,
    last: Option<&'b ReadError>,
}

impl<'b> Parsing<'b> {
    fn of(batch: &'b Batch) -> Parsing<'b> {
        Parsing {
            batch,
            place: 0,
            line: batch.line,
            before: batch.before,
            last: batch.last.as_ref(),
        }
    }

    /// Returns the next record. Calls `quick` for a line-81 without a warning, with its line,
    /// format, givens, answer and comment, and `other` for any other record.
    #[inline]
    fn next<T>(
        &mut self,
        quick: impl Fn(usize, Format, Grid, Option<Grid>, Option<Box<Extra>>) -> T,
        other: impl Fn(Result<Record, ReadError>) -> T,
    ) -> Option<T> {
        let Batch { mode, options, .. } = self.batch;
        let text = &self.batch.text[self.place..];
        if let Mode::Shapes { is_sdm } = *mode
            && let Some((givens, answer, comment, whole)) = clean_line81(text)
        {
            let format = if is_sdm { Format::Sdm } else { Format::Line81 };
            let extra = if options.extra { extra::of_comment(comment) } else { None };
            let found = quick(self.line, format, givens, answer, extra);
            self.place += whole;
            self.line += 1;
            self.before = 0;
            return Some(found);
        }
        let Cut::Piece(piece) = cut::next(text, true, options.line_limit, mode.table()) else {
            return self.last.take().map(|error| other(Err(error.clone())));
        };
        let lines = &text[piece.skipped.bytes..piece.end.bytes];
        let number = self.line + piece.skipped.lines;
        let record =
            piece::read(lines, piece.is_board, piece.has_zero, number, mode, options.extra);
        let before = lines::characters_before(self.before, &text[..piece.skipped.bytes]);
        let record = if before == 0 { record } else { moved(record, number, before) };
        self.before = lines::characters_before(before, lines);
        self.place += piece.end.bytes;
        self.line += piece.end.lines;
        Some(other(self.batch.judged(record)))
    }
}

/// Returns the record with the columns of line `number` moved by the characters before the piece.
#[cold]
#[inline(never)]
fn moved(
    record: Result<Record, ReadError>,
    number: usize,
    before: usize,
) -> Result<Record, ReadError> {
    let place =
        |line: usize, column: usize| (line, if line == number { before + column } else { column });
    let mut record = record.map_err(|error| {
        let (line, column) = place(error.line, error.column);
        ReadError { line, column, ..error }
    })?;
    for warning in &mut record.warnings {
        *warning = warning.moved(place);
    }
    Ok(record)
}

/// The records of a batch. In a build for WebAssembly this crate is compiled for speed, but its
/// caller for size; so `next` is not inlined there.
struct Records<'b>(Parsing<'b>);

impl Iterator for Records<'_> {
    type Item = Result<Record, ReadError>;

    #[cfg_attr(not(target_family = "wasm"), inline)]
    fn next(&mut self) -> Option<Result<Record, ReadError>> {
        let quick = |line, format, givens, answer, extra| {
            Ok(Record {
                line,
                format,
                puzzle: Puzzle::of_givens(givens),
                answer,
                extra,
                warnings: Vec::new(),
            })
        };
        self.0.next(quick, |record| record)
    }
}

/// The records of a batch, with only the data that a search needs.
struct Items<'b>(Parsing<'b>);

impl Iterator for Items<'_> {
    type Item = Result<Item, ReadError>;

    #[inline]
    fn next(&mut self) -> Option<Result<Item, ReadError>> {
        let quick = |line, _, givens, _, extra| Ok(Item::Givens { line, givens, extra });
        self.0.next(quick, |record| {
            record.map(|record| {
                if record.puzzle.is_plain() && record.warnings.is_empty() {
                    Item::Givens {
                        line: record.line,
                        givens: record.puzzle.givens,
                        extra: record.extra,
                    }
                } else {
                    Item::Record(Box::new(record))
                }
            })
        })
    }
}

/// Reads the most frequent kind of line: a line-81 without a warning. Returns its givens, its
/// answer, its comment and its length in bytes with its line end.
#[inline]
fn clean_line81(text: &[u8]) -> Option<(Grid, Option<Grid>, &[u8], usize)> {
    if let Some((givens, whole)) = line81::read_bare(text) {
        return Some((givens, None, &[], whole));
    }
    let Found::Line { length, whole, has_zero: false } = lines::first(text, true, usize::MAX)
    else {
        return None;
    };
    let is_text = |comment: usize| {
        text[comment..length].is_ascii() || str::from_utf8(&text[comment..length]).is_ok()
    };
    let found = line81::read(&text[..length])
        .filter(|found| found.doubt.is_none() && is_text(found.comment))?;
    Some((found.givens, found.answer, &text[found.comment..length], whole))
}
