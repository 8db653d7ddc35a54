//! Decides from the first lines of an input how to read all of it: byte-order marks, files that are
//! not text, CSV headers, sdm comments.

use crate::csv::row_end::{self, Row};
use crate::csv::{self};
use crate::notation::open_sudoku;
use crate::reading::ErrorKind;
use crate::text::lines::{self, Found};
use crate::text::not_utf8;
use crate::text::offset::Offset;
use std::sync::Arc;

/// How the input is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Each record by its own shape. Below comments, line-81 is called sdm.
    Shapes { is_sdm: bool },
    /// As a table, one row per line.
    Csv(Arc<csv::Layout>),
}

impl Mode {
    /// Returns the columns of the table, or `None` if the input is not a table.
    pub(crate) fn table(&self) -> Option<&csv::Layout> {
        match self {
            Mode::Shapes { .. } => None,
            Mode::Csv(layout) => Some(layout),
        }
    }
}

/// The result of looking at the first lines of an input.
pub(crate) enum Verdict {
    /// The input cannot be read.
    Unreadable(ErrorKind),
    /// The input is read in this mode.
    Mode(Mode),
    /// More text is needed.
    Unknown,
}

/// Remembers what has been seen of the first lines of an input.
#[derive(Default)]
pub(crate) struct Head {
    has_begun: bool,
    has_comment: bool,
}

impl Head {
    /// Looks at the text that has been read. Returns how much of it to skip, and the verdict about
    /// the input.
    pub(crate) fn look(&mut self, text: &[u8], at_end: bool, limit: usize) -> (Offset, Verdict) {
        let mut skipped = Offset::default();
        if !self.has_begun {
            if text.len() < 4 && !at_end {
                return (skipped, Verdict::Unknown);
            }
            if let Some(kind) = not_utf8::unreadable(text) {
                return (skipped, Verdict::Unreadable(kind));
            }
            if text.starts_with(BYTE_ORDER_MARK) {
                skipped.bytes = BYTE_ORDER_MARK.len();
            }
            self.has_begun = true;
        }
        loop {
            let rest = &text[skipped.bytes..];
            // JSON and XML are not tables, and their first line may be longer than any row. This
            // test looks no further than the end of the line. Blank lines before an object are
            // skipped one by one, below.
            let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            let is_marked = match rest.get(blanks) {
                Some(b'{') => Some(true),
                Some(b'<') => open_sudoku::begins(&rest[blanks..], at_end),
                _ => Some(false),
            };
            match is_marked {
                Some(true) => return (skipped, self.shapes()),
                Some(false) => {}
                None => return (skipped, Verdict::Unknown),
            }
            let row = match first_row(rest, at_end, limit) {
                Ok(row) => row,
                Err(Found::Unfinished) if !at_end => return (skipped, Verdict::Unknown),
                Err(_) => return (skipped, self.shapes()),
            };
            let line = &rest[..row.length];
            let after =
                Offset { bytes: skipped.bytes + row.whole, lines: skipped.lines + row.lines };
            match line.trim_ascii_start().first() {
                None if !line.contains(&b'\t') => {}
                Some(b'#') => self.has_comment = true,
                _ => {
                    let next = &text[after.bytes..];
                    let next = match first_row(next, at_end, limit) {
                        Ok(row) => Some(Some(&next[..row.length])),
                        Err(Found::Unfinished) if !at_end => None,
                        Err(_) => Some(None),
                    };
                    return match csv::detect(line, next) {
                        csv::Detected::Csv(layout) => (
                            if layout.has_header { after } else { skipped },
                            Verdict::Mode(Mode::Csv(layout)),
                        ),
                        csv::Detected::AskNext => (skipped, Verdict::Unknown),
                        csv::Detected::No => (skipped, self.shapes()),
                    };
                }
            }
            skipped = after;
        }
    }

    fn shapes(&self) -> Verdict {
        Verdict::Mode(Mode::Shapes { is_sdm: self.has_comment })
    }
}

/// Returns the first row as it would be in a table, or why the text does not have one.
fn first_row(text: &[u8], at_end: bool, limit: usize) -> Result<Row, Found> {
    match lines::first(text, at_end, limit) {
        Found::Line { length, whole, has_zero } => {
            let first = Row { length, whole, lines: 1, has_zero };
            row_end::row(text, first, at_end, limit, &csv::DELIMITERS, csv::may_be_row)
                .ok_or(Found::Unfinished)
        }
        other => Err(other),
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();
