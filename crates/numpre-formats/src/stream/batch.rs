//! A batch of whole records, parsed in whatever thread.

use crate::cut::{self, Cut};
use crate::notation::line81;
use crate::reading::{ErrorKind, Extra, Format, ReadError, Record, extra};
use crate::stream::head::Mode;
use crate::stream::options::Options;
use crate::stream::piece;
use crate::text::cell_place;
use crate::text::lines::{self, Found};
use numpre::{Cell, Grid, Puzzle};

/// A record, as far as a search has to know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A puzzle of givens alone, read without a warning; an answer beside it is passed over.
    Givens {
        /// The line where it begins, 1-based.
        line: usize,
        /// The givens.
        givens: Grid,
        /// What stood beside them, an answer aside.
        extra: Option<Box<Extra>>,
    },
    /// Any other.
    Record(Box<Record>),
}

/// The bytes of some whole records. It owns them, and can be sent to another thread to be parsed
/// there.
#[derive(Debug)]
pub struct Batch {
    text: Vec<u8>,
    line: usize,
    /// How many characters of its first line were handed out before.
    before: usize,
    mode: Mode,
    /// What could not be read behind the text: a line too long, or bytes that are no text.
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

    /// Parses its records: one item a puzzle or unreadable piece, in order.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, ReadError>> + '_ {
        Records(Parsing::of(self))
    }

    /// Parses its records as far as a search has to know them: less is moved where there are very
    /// many.
    ///
    /// ```
    /// use numpre_formats::{Batches, Item, Options};
    ///
    /// let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let placed = puzzle.replacen('.', "+9", 1);
    /// let text = format!("{puzzle} hard\nno puzzle\n{placed}:\n");
    /// let batch = Batches::new(text.as_bytes(), Options::default()).next_batch(9)?.expect("there is something");
    /// let mut items = batch.items();
    /// assert!(matches!(items.next(), Some(Ok(Item::Givens { line: 1, givens, .. })) if givens.clue_count() == 17));
    /// assert!(matches!(items.next(), Some(Err(error)) if error.line == 2));
    /// assert!(matches!(items.next(), Some(Ok(Item::Record(record))) if record.line == 3));
    /// assert!(items.next().is_none());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn items(&self) -> impl Iterator<Item = Result<Item, ReadError>> + '_ {
        Items(Parsing::of(self))
    }

    /// Where a filled cell of a board stands that begins in this line: line and column, both from
    /// 1, the column in characters. Nothing where its digits do not stand one after the other
    /// there, as in a link or a grid of candidates.
    pub fn place_of(&self, line: usize, board: &Grid, cell: Cell) -> Option<(usize, usize)> {
        let (found, column) = cell_place::place_of(&self.text, self.line, line, board, cell)?;
        Some((found, if found == self.line { self.before + column } else { column }))
    }

    /// How many bytes of the input it covers, for progress: its own and what was passed over before
    /// them.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(crate) fn last_kind(&self) -> Option<&ErrorKind> {
        self.last.as_ref().map(|error| &error.kind)
    }

    /// The same record, or what is doubtful about it where that is an error.
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
    /// How many characters of the line are before this place.
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

    /// The next record: line-81 without ado, of which line, format, givens, answer and comment are
    /// told, or any else.
    #[inline]
    fn next<T>(
        &mut self,
        quick: impl Fn(usize, Format, Grid, Option<Grid>, Option<Box<Extra>>) -> T,
        other: impl Fn(Result<Record, ReadError>) -> T,
    ) -> Option<T> {
        let Batch { mode, options, .. } = self.batch;
        let text = &self.batch.text[self.place..];
        if let Mode::Shapes { is_sdm } = *mode
            && let Some((givens, answer, comment, whole)) = line81_without_ado(text)
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

/// The same, with the columns of this line moved by the characters before the piece.
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

/// The records of a batch. For a page it is compiled here, where that is for speed, and not in its
/// caller, which is compiled for size.
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

/// The same, as far as a search has to know them.
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

/// The givens, the answer and the comment of a line of nearly every file, and how many bytes it
/// takes: nothing about it is doubtful.
#[inline]
fn line81_without_ado(text: &[u8]) -> Option<(Grid, Option<Grid>, &[u8], usize)> {
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
