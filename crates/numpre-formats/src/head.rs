//! What the head of an input tells about all of it: byte-order marks, files that are no text, CSV headers, sdm comments.

use crate::cut::Skipped;
use crate::source_lines::{self, Found};
use crate::{ErrorKind, csv, encoding};
use std::sync::Arc;

/// How the input is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Each record by its own shape; under comments, line-81 is called sdm.
    Shapes { is_sdm: bool },
    /// A row a line.
    Csv(Arc<csv::Layout>),
}

/// What the head has turned out to be.
pub(crate) enum Verdict {
    /// Nothing of it can be read.
    Unreadable(ErrorKind),
    /// It is read like this.
    Mode(Mode),
    /// More text is needed.
    Unknown,
}

/// The head of an input, so far.
#[derive(Default)]
pub(crate) struct Head {
    has_begun: bool,
    has_comment: bool,
}

impl Head {
    /// Looks at the text that has come and says how much of it is skipped, and what the head is.
    pub(crate) fn look(&mut self, text: &[u8], at_end: bool, limit: usize) -> (Skipped, Verdict) {
        let mut skipped = Skipped::default();
        if !self.has_begun {
            if text.len() < 4 && !at_end {
                return (skipped, Verdict::Unknown);
            }
            if let Some(kind) = encoding::unreadable(text) {
                return (skipped, Verdict::Unreadable(kind));
            }
            if text.starts_with(BYTE_ORDER_MARK) {
                skipped.bytes = BYTE_ORDER_MARK.len();
            }
            self.has_begun = true;
        }
        loop {
            let rest = &text[skipped.bytes..];
            let (line, whole) = match source_lines::first(rest, at_end, limit) {
                Found::Line { length, whole } => (&rest[..length], whole),
                Found::Unfinished if !at_end => return (skipped, Verdict::Unknown),
                _ => return (skipped, self.shapes()),
            };
            let after = Skipped { bytes: skipped.bytes + whole, lines: skipped.lines + 1 };
            match line.trim_ascii_start().first() {
                None if !line.contains(&b'\t') => {}
                Some(b'#') => self.has_comment = true,
                _ => {
                    let next = match source_lines::first(&text[after.bytes..], at_end, limit) {
                        Found::Line { length, .. } => Some(Some(&text[after.bytes..][..length])),
                        Found::Unfinished if !at_end => None,
                        _ => Some(None),
                    };
                    return match csv::detect(line, next) {
                        csv::Detected::Csv(layout) => {
                            (if layout.has_header { after } else { skipped }, Verdict::Mode(Mode::Csv(layout)))
                        }
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

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();
