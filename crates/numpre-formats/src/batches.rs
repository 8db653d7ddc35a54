//! A byte stream cut into batches of whole records.

use crate::{ReadError, Record, pieces};
use std::io::{self, Read};

/// How to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether a doubtful reading, one with a warning, is an error.
    pub strict: bool,
    /// The longest line that is looked at, in bytes; a longer one is skipped and reported.
    pub line_limit: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { strict: false, line_limit: 1 << 16 }
    }
}

/// Cuts a byte stream into batches at record boundaries. Cheap: nothing is parsed here, and memory is constant.
pub struct Batches<R> {
    reader: R,
    options: Options,
    buffer: Vec<u8>,
    line: usize,
    at_end: bool,
}

const CHUNK: usize = 1 << 18;

impl<R: Read> Batches<R> {
    /// Reads from here.
    pub fn new(reader: R, options: Options) -> Batches<R> {
        Batches { reader, options, buffer: Vec::new(), line: 1, at_end: false }
    }

    /// The next batch, of at most this many records, or `None` at the end. It holds what has come so far: a record that
    /// is complete is never held back for more.
    ///
    /// # Errors
    /// Those of the reader.
    pub fn next_batch(&mut self, at_most_records: usize) -> io::Result<Option<Batch>> {
        loop {
            let (mut end, mut records, mut lines) = (0, 0, 0);
            while records < at_most_records.max(1) {
                let Some(length) = pieces::end(&self.buffer[end..], self.at_end) else { break };
                records += usize::from(!pieces::is_skipped(&self.buffer[end..end + length]));
                end += length;
                lines += 1;
            }
            if end > 0 {
                let rest = self.buffer.split_off(end);
                let text = std::mem::replace(&mut self.buffer, rest);
                let batch = Batch { text, line: self.line, options: self.options };
                self.line += lines;
                return Ok(Some(batch));
            }
            if self.at_end {
                return Ok(None);
            }
            self.fill()?;
        }
    }

    fn fill(&mut self) -> io::Result<()> {
        let length = self.buffer.len();
        self.buffer.resize(length + CHUNK, 0);
        let count = loop {
            match self.reader.read(&mut self.buffer[length..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.buffer.truncate(length + *count.as_ref().unwrap_or(&0));
        self.at_end = count? == 0;
        Ok(())
    }
}

/// Some records' bytes, to be parsed in any thread.
pub struct Batch {
    text: Vec<u8>,
    line: usize,
    options: Options,
}

impl Batch {
    /// Its records in order, one item a problem or unreadable piece. The parsing happens here.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, ReadError>> + '_ {
        let _ = self.options;
        let mut place = 0;
        let mut line = self.line;
        std::iter::from_fn(move || {
            loop {
                let length = pieces::end(&self.text[place..], true)?;
                let (piece, number) = (&self.text[place..place + length], line);
                place += length;
                line += 1;
                if !pieces::is_skipped(piece) {
                    return Some(pieces::read(piece, number));
                }
            }
        })
    }

    /// How many input bytes it covers, for progress.
    pub fn bytes(&self) -> u64 {
        self.text.len() as u64
    }
}
