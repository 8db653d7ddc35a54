//! Records of a workbook. Its table of contents stands at its end, so all of it is read at once.

use super::{Portion, Records, Words};
use crate::fault::Fault;
use numpre_formats::xlsx::{
    SheetError, SheetPuzzle, WorkbookError, is_archive, is_old_workbook, read_workbook_from,
};
use numpre_formats::{Format, Record};
use std::io::Cursor;
use std::vec::IntoIter;

pub(super) struct Cells {
    items: IntoIter<Result<SheetPuzzle, SheetError>>,
    /// How many have been handed over.
    count: usize,
    bytes: u64,
    /// What is wrong with the whole, until it is told.
    damage: Option<WorkbookError>,
}

/// Whether a file is meant to be a workbook.
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
    fn next(&mut self, words: &Words, portion: &mut Portion, at_most: usize) {
        portion
            .faults
            .extend(self.damage.take().map(|error| Fault::unreadable_workbook(words, &error)));
        for item in self.items.by_ref().take(at_most) {
            self.count += 1;
            let line = self.count;
            match item {
                Ok(SheetPuzzle { puzzle, answer, extra, .. }) => {
                    let record = Record {
                        line,
                        format: Format::Line81,
                        puzzle,
                        answer,
                        extra,
                        warnings: Vec::new(),
                    };
                    portion.add(words, "xlsx", record);
                }
                Err(error) => {
                    portion
                        .faults
                        .push(Fault { line: Some(line), ..Fault::unreadable_cell(words, &error) });
                }
            }
        }
        portion.bytes = self.bytes;
        portion.is_end = self.items.as_slice().is_empty();
    }
}
