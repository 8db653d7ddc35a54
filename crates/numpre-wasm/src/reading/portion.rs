//! What is handed over at a time.

use super::Words;
use crate::ask::read::{RecordValue, told};
use crate::fault::Fault;
use numpre_formats::Record;
use serde::Serialize;
use std::fmt::Write as _;

/// Some records of a file, in order.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Portion {
    /// The givens of the puzzles, 81 characters each, one after the other.
    puzzles: String,
    /// The 1-based line where each begins; in a workbook, its place among all.
    lines: Vec<usize>,
    /// Their notations: the name, and how many in a row are written in it.
    formats: Vec<(&'static str, usize)>,
    /// Those that are more than givens, with their place among the puzzles of this portion, from 0.
    more: Vec<(usize, RecordValue)>,
    /// What could not be read, in its place.
    pub(super) faults: Vec<Fault>,
    /// How much of the file has been read, in bytes.
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) bytes: u64,
    /// Whether that is all of it.
    pub(super) is_end: bool,
}

impl Portion {
    /// Adds a record that is written in this notation.
    pub(super) fn add(&mut self, words: &Words, format: &'static str, record: Record) {
        // Writing to a text does not fail.
        let _ = write!(self.puzzles, "{}", record.puzzle.givens);
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
            self.more.push((self.lines.len() - 1, told(words, format, record)));
        }
    }
}
