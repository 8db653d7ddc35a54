//! Cuts batches from the part of a stream that has been read.

use crate::cut::{self, Cut};
use crate::reading::{ErrorKind, ReadError};
use crate::stream::batch::Batch;
use crate::stream::head::{Head, Mode, Verdict};
use crate::stream::options::Options;
use crate::stream::trust::Trust;
use crate::text::lines;
use crate::text::offset::Offset;
use std::io::{self, Read};

/// The number of bytes requested from the reader at once. It begins low, and doubles whenever the
/// reader delivers all of them.
const CHUNK: std::ops::RangeInclusive<usize> = 1 << 12..=1 << 18;

/// The part of a stream that has been read but not handed out, independent of the type of reader.
pub(crate) struct Cutter {
    options: Options,
    buffer: Vec<u8>,
    /// The part of the buffer that has been read and not handed out.
    pending: std::ops::Range<usize>,
    /// The number of the line at the head of `pending`, 1-based.
    line: usize,
    /// The number of characters of that line that have been handed out.
    before: usize,
    /// The number of bytes skipped since the last batch.
    passed: u64,
    chunk: usize,
    head: Head,
    /// How the input is read; `None` until its first lines show that.
    mode: Option<Mode>,
    trust: Trust,
    is_inside_long_line: bool,
    at_end: bool,
}

impl Cutter {
    pub(crate) fn new(options: Options) -> Cutter {
        Cutter {
            options,
            buffer: Vec::new(),
            pending: 0..0,
            line: 1,
            before: 0,
            passed: 0,
            chunk: *CHUNK.start(),
            head: Head::default(),
            mode: None,
            trust: Trust::default(),
            is_inside_long_line: false,
            at_end: false,
        }
    }

    /// Returns the next batch from this reader, or `None` at the end of the input.
    pub(crate) fn next_batch(
        &mut self,
        reader: &mut dyn Read,
        at_most_records: usize,
    ) -> io::Result<Option<Batch>> {
        loop {
            if let Some(batch) = self.cut(at_most_records.max(1)) {
                return Ok(Some(batch));
            }
            if self.at_end {
                return Ok(None);
            }
            self.fill(reader)?;
        }
    }

    /// Returns a batch from `pending`, or `None` if no record in it is complete.
    fn cut(&mut self, at_most_records: usize) -> Option<Batch> {
        if self.is_inside_long_line {
            self.leave_long_line();
        }
        let mode = match &self.mode {
            Some(mode) => mode.clone(),
            None => {
                let text = &self.buffer[self.pending.clone()];
                let (skipped, verdict) = self.head.look(text, self.at_end, self.options.line_limit);
                self.pass(skipped);
                // A byte-order mark is not a character of the line.
                self.before = 0;
                match verdict {
                    Verdict::Mode(mode) => self.mode.insert(mode).clone(),
                    Verdict::Unknown => return None,
                    Verdict::Unreadable(kind) => {
                        let error = ReadError::new(1, 1, kind);
                        self.stop();
                        return Some(self.batch(
                            Offset::default(),
                            Mode::Shapes { is_sdm: false },
                            Some(error),
                        ));
                    }
                }
            }
        };
        let (mut end, mut records, mut broken) = (Offset::default(), 0, None);
        while records < at_most_records && broken.is_none() {
            let text = &self.buffer[self.pending.clone()][end.bytes..];
            let further =
                |by: Offset| Offset { bytes: end.bytes + by.bytes, lines: end.lines + by.lines };
            match cut::next(text, self.at_end, self.options.line_limit, mode.table()) {
                Cut::Piece(piece) => {
                    let lines = &text[piece.skipped.bytes..piece.end.bytes];
                    if self.trust.take(lines, piece.has_zero) {
                        end = further(piece.end);
                        records += 1;
                    } else {
                        let zero = memchr::memchr(0, lines).unwrap_or(0);
                        end = further(piece.skipped);
                        let (line, column) = lines::position(lines, self.line + end.lines, zero);
                        broken = Some(ReadError::new(
                            line,
                            column,
                            ErrorKind::Binary { looks_like: None },
                        ));
                    }
                }
                Cut::TooLong(skipped) => {
                    let limit = self.options.line_limit;
                    let line = &text[skipped.bytes..][..limit];
                    end = further(skipped);
                    let kind = if self.trust.take(line, memchr::memchr(0, line).is_some()) {
                        self.is_inside_long_line = true;
                        ErrorKind::TooLong { limit }
                    } else {
                        ErrorKind::Binary { looks_like: None }
                    };
                    broken = Some(ReadError::new(self.line + end.lines, 1, kind));
                }
                Cut::Unfinished(skipped) => {
                    if records == 0 {
                        self.pass(further(skipped));
                        return None;
                    }
                    break;
                }
            }
        }
        let batch = self.batch(end, mode, broken);
        if matches!(batch.last_kind(), Some(ErrorKind::Binary { .. })) {
            self.stop();
        }
        Some(batch)
    }

    /// Returns the first bytes of `pending`, up to `end`, as a batch.
    fn batch(&mut self, end: Offset, mode: Mode, last: Option<ReadError>) -> Batch {
        let text = self.buffer[self.pending.clone()][..end.bytes].to_vec();
        let begin = (self.line, self.before);
        self.pass(end);
        Batch::new(text, begin, mode, last, self.options, std::mem::take(&mut self.passed))
    }

    fn pass(&mut self, by: Offset) {
        self.before =
            lines::characters_before(self.before, &self.buffer[self.pending.clone()][..by.bytes]);
        self.pending.start += by.bytes;
        self.passed += by.bytes as u64;
        self.line += by.lines;
    }

    /// Skips the rest of a line that was too long, as far as it has been read. The end of the line
    /// is kept, and counts as a line.
    fn leave_long_line(&mut self) {
        let text = &self.buffer[self.pending.clone()];
        let (bytes, is_end) = lines::rest_of_line(text, self.at_end);
        self.is_inside_long_line = !is_end;
        self.pass(Offset { bytes, lines: 0 });
    }

    /// Skips the rest of the input.
    fn stop(&mut self) {
        self.pass(Offset { bytes: self.pending.len(), lines: 0 });
        self.at_end = true;
    }

    /// Reads more bytes. The reader may deliver any number of them.
    fn fill(&mut self, reader: &mut dyn Read) -> io::Result<()> {
        self.buffer.copy_within(self.pending.clone(), 0);
        self.pending = 0..self.pending.len();
        let room = self.pending.end + self.chunk;
        if self.buffer.len() < room {
            self.buffer.resize(room, 0);
        }
        loop {
            match reader.read(&mut self.buffer[self.pending.end..room]) {
                Ok(count) => {
                    if count == self.chunk {
                        self.chunk = (2 * self.chunk).min(*CHUNK.end());
                    }
                    self.pending.end += count;
                    self.at_end = count == 0;
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}
