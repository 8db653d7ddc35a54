//! A piece of input: the unit that a worker gets.

use super::decoded::FoundEncoding;
use super::parquet::TableRows;
use super::photo::Photo;
use super::{InputError, Source};
use numpre_formats::{Batch, Columns, Format, Item, Record};
use numpre_text::Texts;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A record, or the reason why there is none. A record is large, so it is boxed.
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

/// A piece of input: the unit that a worker gets.
pub enum Piece {
    /// Puzzles of a stream that are not parsed yet, and the number of bytes that were read for
    /// them.
    Batch(Arc<Source>, Arc<Batch>, u64),
    /// Rows of a Parquet file that are not parsed yet, and their number of bytes in the file.
    Rows(Arc<Source>, Box<TableRows>, u64),
    /// A puzzle from an argument or a workbook.
    Single(Arc<Source>, Found),
    /// A source that cannot be read, or not any further.
    Broken(Arc<Source>, io::Error),
    /// The encoding that was found in a source that is not UTF-8. This piece comes before the
    /// puzzles that it is about.
    Encoding(Arc<Source>, FoundEncoding),
    /// A picture that is not decoded yet.
    Picture(Arc<Source>, Box<Photo>),
}

impl Piece {
    /// Returns its source.
    pub fn source(&self) -> &Arc<Source> {
        match self {
            Piece::Batch(source, ..)
            | Piece::Rows(source, ..)
            | Piece::Single(source, _)
            | Piece::Broken(source, _)
            | Piece::Encoding(source, _)
            | Piece::Picture(source, _) => source,
        }
    }

    /// Adds columns for the other fields of its first record.
    pub(super) fn make_room(&self, columns: &mut Columns) {
        match self {
            Piece::Batch(_, batch, _) => make_room_for_batch(batch, columns),
            Piece::Rows(_, rows, _) => rows.make_room(columns),
            Piece::Single(_, found) => make_room(found, columns),
            Piece::Broken(..) | Piece::Encoding(..) | Piece::Picture(..) => {}
        }
    }

    /// Returns the text of its records, if they come from a stream.
    pub fn batch(&self) -> Option<Arc<Batch>> {
        match self {
            Piece::Batch(_, batch, _) => Some(Arc::clone(batch)),
            _ => None,
        }
    }

    /// Returns whether it has no records, only what precedes them.
    pub const fn is_remark(&self) -> bool {
        matches!(self, Piece::Encoding(..))
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

    /// Returns whether the remark is about a guess.
    pub fn is_guess(&self) -> bool {
        matches!(self, Piece::Encoding(_, found) if !found.is_sure)
    }

    /// Returns the number of bytes of a stream that were read for it.
    pub fn bytes(&self) -> u64 {
        match self {
            Piece::Batch(_, _, bytes) | Piece::Rows(_, _, bytes) => *bytes,
            Piece::Picture(_, photo) => photo.length(),
            Piece::Single(..) | Piece::Broken(..) | Piece::Encoding(..) => 0,
        }
    }

    /// Passes each entry in order to `take` until `take` returns true. A picture is read here, so
    /// the workers read several at the same time.
    pub fn records(self, mut take: impl FnMut(&Arc<Source>, Entry<Record>) -> bool) {
        match self {
            Piece::Batch(source, batch, _) => {
                // Records are large, so each is passed on without being collected in a list.
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
            Piece::Picture(file, photo) => {
                let _ = photo
                    .boards(&file)
                    .into_iter()
                    .any(|(board, found)| take(&board, (*found).into()));
            }
            Piece::Encoding(..) => {}
        }
    }

    /// Passes each entry to `take`, like [`Piece::records`], but reads only what a search needs.
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
            Piece::Picture(file, photo) => {
                let _ = photo.boards(&file).into_iter().any(|(board, found)| {
                    let item = (*found).map(|record| Item::Record(Box::new(record)));
                    take(&board, item.into())
                });
            }
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

/// A source of pieces of work, and what is known about all of them together.
pub struct Pieces<P> {
    /// A function that returns the next piece, of at most the given number of records.
    pub next: Box<dyn FnMut(usize) -> Option<P> + Send>,
    /// True if no input has to be waited for, so that starting threads does not pay.
    pub at_hand: bool,
    /// The total amount of work.
    pub extent: Extent,
}

/// The total amount of work of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The number of bytes of the input; `None` if it is unknown.
    Bytes(Option<u64>),
    /// The number of puzzles to make.
    Puzzles(u64),
}
