//! Texts and readers that several tests use.

#![allow(dead_code)] // Each test file uses some of them.

use numpre_formats::{Batch, Batches, Item, Options, ReadError, Record};
use std::io::{self, Read};

pub(crate) const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
pub(crate) const ANSWER: &str =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
pub(crate) const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Delivers at most `step` bytes per call.
pub(crate) struct Trickle<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) step: usize,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.step.min(buffer.len());
        self.text.read(&mut buffer[..count])
    }
}

pub(crate) type Items = Vec<Result<Record, ReadError>>;

/// Returns all records and errors of a text that is read in steps of `step` bytes and in batches of
/// at most `at_most_records` records.
pub(crate) fn read_in_steps(
    text: &[u8],
    step: usize,
    at_most_records: usize,
    options: Options,
) -> Items {
    let mut batches = Batches::new(Trickle { text, step }, options);
    let mut items = Vec::new();
    let mut bytes = 0;
    while let Some(batch) = batches.next_batch(at_most_records).unwrap() {
        let before = items.len();
        items.extend(batch.records());
        assert_items(&batch, &items[before..]);
        let count = items.len() - before;
        assert!(items.len() <= text.len() + 1, "there is no end");
        // A line that is too long, or binary, ends a batch and counts as a record.
        assert!(
            (1..=at_most_records).contains(&count),
            "{count} records in a batch of at most {at_most_records}"
        );
        bytes += batch.bytes();
    }
    assert!(bytes <= text.len() as u64);
    items
}

/// Asserts that the items of a batch agree with its records.
fn assert_items(batch: &Batch, records: &[Result<Record, ReadError>]) {
    let items: Vec<_> = batch.items().collect();
    assert_eq!(items.len(), records.len());
    for (item, record) in items.into_iter().zip(records) {
        let expected = record.clone().map(|record| match record {
            Record { line, puzzle, extra, warnings, .. }
                if puzzle.is_plain() && warnings.is_empty() =>
            {
                Item::Givens { line, givens: puzzle.givens, extra }
            }
            record => Item::Record(Box::new(record)),
        });
        assert_eq!(item, expected);
    }
}

/// Returns all records and errors of a text.
pub(crate) fn read_all(text: impl AsRef<[u8]>) -> Items {
    read_in_steps(text.as_ref(), usize::MAX, 1000, Options::default())
}

/// Returns the records and errors of a text in a form to compare with: `1 line-81 17`,
/// `2:82 cell-count: found 82`.
pub(crate) fn summary(text: impl AsRef<[u8]>) -> Vec<String> {
    read_all(text)
        .into_iter()
        .map(|item| match item {
            Ok(record) => {
                let mut said = format!(
                    "{} {} {}",
                    record.line,
                    record.format,
                    record.puzzle.grid().clue_count()
                );
                if record.answer.is_some() {
                    said.push_str(" answer");
                }
                for warning in &record.warnings {
                    let (line, column) = warning.position();
                    said.push_str(&format!(" | {line}:{column} {warning}"));
                }
                said
            }
            Err(error) => format!("{}:{} {}", error.line, error.column, error.kind),
        })
        .collect()
}

pub(crate) fn nine_lines(line: &str) -> String {
    let rows: Vec<&str> = (0..9).map(|row| &line[row * 9..][..9]).collect();
    rows.join("\n") + "\n"
}
