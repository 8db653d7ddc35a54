//! A file of puzzles, some records at a time.

use crate::state::language;
use crate::{Fault, ReadRecord};
use numpre_formats::{Batches, Options, Record};
use numpre_text::Texts;
use serde::Serialize;
use std::cell::LazyCell;
use std::fmt::Write as _;
use std::io::Cursor;

/// Reads a file of puzzles of any size, some records at a time. The caller may stop in between.
///
/// With the feature `workbook` the file may be a workbook.
pub struct FileReader {
    records: Box<dyn Records>,
    texts: LazyTexts,
}

/// The texts of a language, loaded when the first message needs them. Most files need none, and
/// loading takes as long as reading a thousand puzzles.
type LazyTexts = LazyCell<Texts, Box<dyn FnOnce() -> Texts>>;

/// A source of records.
trait Records {
    /// Adds the next records to a portion, at most this many.
    fn next(&mut self, texts: &LazyTexts, portion: &mut Portion, at_most: usize);
}

/// Some records of a file, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Portion {
    /// The givens of the puzzles, 81 characters each.
    pub puzzles: String,
    /// The line where each puzzle begins, from 1. In a workbook, the number of the record among
    /// all.
    pub lines: Vec<usize>,
    /// The formats in the order of the records: the name, and the number of consecutive records
    /// with it.
    pub formats: Vec<(&'static str, usize)>,
    /// The records with more than givens, each with its index among the puzzles of this portion.
    pub more: Vec<(usize, ReadRecord)>,
    /// The faults of records that could not be read, each with its line.
    pub faults: Vec<Fault>,
    /// The number of bytes of the file that have been read.
    pub bytes: u64,
    /// True if this is the last portion.
    pub is_end: bool,
}

impl FileReader {
    /// Begins to read a file. Messages are in the language of this tag, such as `ja` or `en-GB`.
    pub fn new(bytes: Vec<u8>, lang: &str) -> FileReader {
        let tag = lang.to_owned();
        let texts = move || Texts::new(&language(&tag));
        FileReader { records: records(bytes), texts: LazyCell::new(Box::new(texts)) }
    }

    /// Returns the next records, at most this many.
    pub fn next(&mut self, at_most: usize) -> Portion {
        let mut portion = Portion::default();
        self.records.next(&self.texts, &mut portion, at_most);
        portion
    }

    /// Does the same as [`next`](FileReader::next), but returns JSON.
    pub fn next_json(&mut self, at_most: usize) -> String {
        let portion = self.next(at_most);
        crate::json(&portion)
    }
}

fn records(bytes: Vec<u8>) -> Box<dyn Records> {
    #[cfg(feature = "workbook")]
    if workbook::is_workbook(&bytes) {
        return Box::new(workbook::Cells::of(bytes));
    }
    Box::new(Lines { batches: Batches::new(Cursor::new(bytes), Options::default()), bytes: 0 })
}

impl Portion {
    /// Adds a record of a format with this name.
    fn add(&mut self, texts: &LazyTexts, format: &'static str, record: Record) {
        write!(self.puzzles, "{}", record.puzzle.givens).expect("writing to a text does not fail");
        self.lines.push(record.line);
        match self.formats.last_mut() {
            Some((last, count)) if *last == format => *count += 1,
            _ => self.formats.push((format, 1)),
        }
        let is_plain = record.puzzle.is_plain()
            && record.answer.is_none()
            && record.extra.is_none()
            && record.warnings.is_empty();
        if !is_plain {
            self.more.push((self.lines.len() - 1, ReadRecord::new(texts, format, record)));
        }
    }
}

/// The records of a text in any format.
struct Lines {
    batches: Batches<Cursor<Vec<u8>>>,
    bytes: u64,
}

impl Records for Lines {
    fn next(&mut self, texts: &LazyTexts, portion: &mut Portion, at_most: usize) {
        let mut count = 0;
        while count < at_most {
            // Reading from memory does not fail.
            let Ok(Some(batch)) = self.batches.next_batch(at_most - count) else {
                portion.is_end = true;
                break;
            };
            self.bytes += batch.bytes();
            for record in batch.records() {
                count += 1;
                match record {
                    Ok(record) => portion.add(texts, record.format.name(), record),
                    Err(error) => portion.faults.push(Fault::unreadable(texts, &error)),
                }
            }
        }
        portion.bytes = self.bytes;
    }
}

#[cfg(feature = "workbook")]
mod workbook {
    //! The records of a workbook. Its index is at the end of the file, so all of it is read at
    //! once.

    use super::{LazyTexts, Portion, Records};
    use crate::Fault;
    use numpre_formats::xlsx::{
        SheetError, SheetPuzzle, WorkbookError, is_archive, is_old_workbook, read_workbook_from,
    };
    use numpre_formats::{Format, Record};
    use std::io::Cursor;
    use std::vec::IntoIter;

    pub(super) struct Cells {
        items: IntoIter<Result<SheetPuzzle, SheetError>>,
        /// The number of records that were returned.
        count: usize,
        bytes: u64,
        /// The error of the whole file, until it is reported.
        damage: Option<WorkbookError>,
    }

    /// Returns whether a file looks like a workbook.
    pub(super) fn is_workbook(bytes: &[u8]) -> bool {
        is_archive(bytes) || is_old_workbook(bytes)
    }

    impl Cells {
        pub(super) fn of(bytes: Vec<u8>) -> Cells {
            let length = bytes.len() as u64;
            let (items, damage) = match read_workbook_from(Cursor::new(bytes)) {
                Ok(items) => (items, None),
                Err(error) => (Vec::new(), Some(error)),
            };
            Cells { items: items.into_iter(), count: 0, bytes: length, damage }
        }
    }

    impl Records for Cells {
        fn next(&mut self, texts: &LazyTexts, portion: &mut Portion, at_most: usize) {
            let damage = self.damage.take();
            portion.faults.extend(damage.map(|error| Fault::unreadable_workbook(texts, &error)));
            for item in self.items.by_ref().take(at_most) {
                self.count += 1;
                match item {
                    Ok(found) => portion.add(texts, "xlsx", record(self.count, found)),
                    Err(error) => {
                        let fault = Fault::unreadable_cell(texts, &error);
                        portion.faults.push(Fault { line: Some(self.count), ..fault });
                    }
                }
            }
            portion.bytes = self.bytes;
            portion.is_end = self.items.as_slice().is_empty();
        }
    }

    fn record(line: usize, found: SheetPuzzle) -> Record {
        let SheetPuzzle { puzzle, answer, extra, .. } = found;
        Record { line, format: Format::Line81, puzzle, answer, extra, warnings: Vec::new() }
    }
}
