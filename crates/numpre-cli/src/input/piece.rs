//! A piece of input, as it comes from a source.

use super::decoded::FoundEncoding;
use super::parquet::TableRows;
use super::{InputError, Source};
use numpre_formats::{Batch, Columns, Format, Item, Record};
use numpre_text::Texts;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What is in one place: a record, or why there is none. It is large, so it is boxed.
pub type Found = Box<Result<Record, InputError>>;

/// One entry of a piece.
pub enum Entry<T> {
    /// A puzzle that was read.
    Read(T),
    /// Text in the place of a puzzle that cannot be read as one.
    Unreadable(InputError),
    /// The source cannot be read any further.
    Broken(io::Error),
}

impl<T> From<Result<T, InputError>> for Entry<T> {
    fn from(found: Result<T, InputError>) -> Entry<T> {
        found.map_or_else(Entry::Unreadable, Entry::Read)
    }
}

/// A piece of input, as it comes from a source.
pub enum Piece {
    /// Puzzles of a stream, unread, and how many bytes of the input they took.
    Batch(Arc<Source>, Arc<Batch>, u64),
    /// Rows of a Parquet file, not parsed yet, and how many bytes of the file they are.
    Rows(Arc<Source>, Box<TableRows>, u64),
    /// A puzzle from an argument or a workbook.
    Single(Arc<Source>, Found),
    /// A source that cannot be read (any further).
    Broken(Arc<Source>, io::Error),
    /// The encoding that was found in a source that is not UTF-8. It comes before the puzzles that
    /// it is about.
    Encoding(Arc<Source>, FoundEncoding),
}

impl Piece {
    /// Returns its source.
    pub fn source(&self) -> &Arc<Source> {
        match self {
            Piece::Batch(source, ..)
            | Piece::Rows(source, ..)
            | Piece::Single(source, _)
            | Piece::Broken(source, _)
            | Piece::Encoding(source, _) => source,
        }
    }

    /// Makes room in the columns for the other fields of its first record.
    pub(super) fn make_room(&self, columns: &mut Columns) {
        match self {
            Piece::Batch(_, batch, _) => make_room_for_batch(batch, columns),
            Piece::Rows(_, rows, _) => rows.make_room(columns),
            Piece::Single(_, found) => make_room(found, columns),
            Piece::Broken(..) | Piece::Encoding(..) => {}
        }
    }

    /// The text of a stream that it covers.
    pub fn batch(&self) -> Option<Arc<Batch>> {
        match self {
            Piece::Batch(_, batch, _) => Some(Arc::clone(batch)),
            _ => None,
        }
    }

    /// Returns a remark about the source as a whole, if there is one.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        let Piece::Encoding(source, found) = self else { return None };
        let values = [
            ("encoding", found.name.into()),
            ("sure", if found.is_sure { "yes" } else { "no" }.into()),
        ];
        let text = texts.say("warning", &[("text", texts.say("warning-encoding", &values).into())]);
        Some(format!("{}: {text}", source.name(texts)))
    }

    /// Returns whether what it says about the source is a guess.
    pub fn is_doubtful(&self) -> bool {
        matches!(self, Piece::Encoding(_, found) if !found.is_sure)
    }

    /// How many bytes of a stream it covers.
    pub fn bytes(&self) -> u64 {
        match self {
            Piece::Batch(_, _, bytes) | Piece::Rows(_, _, bytes) => *bytes,
            Piece::Single(..) | Piece::Broken(..) | Piece::Encoding(..) => 0,
        }
    }

    /// Reads the piece: passes on every entry in order until `take` returns true.
    pub fn records(self, mut take: impl FnMut(&Arc<Source>, Entry<Record>) -> bool) {
        match self {
            Piece::Batch(source, batch, _) => {
                // Records are large, so they are passed on where they are made.
                let _ = batch.records().try_for_each(|record| {
                    match take(&source, record.map_err(InputError::from).into()) {
                        true => ControlFlow::Break(()),
                        false => ControlFlow::Continue(()),
                    }
                });
            }
            Piece::Rows(source, rows, _) => {
                let _ = rows.records().all(|record| !take(&source, record.into()));
            }
            Piece::Single(source, record) => drop(take(&source, (*record).into())),
            Piece::Broken(source, error) => drop(take(&source, Entry::Broken(error))),
            Piece::Encoding(..) => {}
        }
    }

    /// Does the same, but reads of each record only what a search needs.
    pub fn items(self, mut take: impl FnMut(&Arc<Source>, Entry<Item>) -> bool) {
        match self {
            Piece::Batch(source, batch, _) => {
                let _ =
                    batch.items().all(|item| !take(&source, item.map_err(InputError::from).into()));
            }
            Piece::Rows(source, rows, _) => {
                let _ = rows.items().all(|item| !take(&source, item.into()));
            }
            Piece::Single(source, record) => {
                let item = (*record).map(|record| Item::Record(Box::new(record)));
                let _ = take(&source, item.into());
            }
            Piece::Broken(source, error) => drop(take(&source, Entry::Broken(error))),
            Piece::Encoding(..) => {}
        }
    }
}

pub(super) fn make_room(found: &Result<Record, InputError>, columns: &mut Columns) {
    match found {
        Ok(record) => columns.make_room_for(record.extra.as_deref(), record.format == Format::Csv),
        Err(error) => columns.make_room_for(error.extra.as_deref(), true),
    }
}

pub(super) fn make_room_for_batch(batch: &Batch, columns: &mut Columns) {
    if let Some(record) = batch.records().next() {
        columns.make_room(&record);
    }
}

/// A source of pieces of work, and what is known about all of them.
pub struct Pieces<N> {
    /// Returns the next piece, of at most the given number of records.
    pub next: N,
    /// True if nothing has to be waited for, so that threads are not worth starting.
    pub at_hand: bool,
    /// How much they are, all together.
    pub extent: Extent,
}

/// How much there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The number of bytes of input, if it is known.
    Bytes(Option<u64>),
    /// The number of puzzles to make.
    Puzzles(u64),
}
