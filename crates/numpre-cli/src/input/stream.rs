//! A file or standard input as a stream of puzzles. It is decompressed, tested for being a
//! workbook or a picture, decoded, and cut into batches.

use super::compressed::decompressed;
use super::decoded::{Decoded, Finding, FoundEncoding};
use super::peeked::Bytes;
use super::workbook::{self, Examined};
use crate::args::EncodingChoice;
use numpre_formats::{Batch, Batches, Options};
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// The content of a file or of standard input.
pub enum Opened {
    /// A text.
    Text(Box<Stream>),
    /// A workbook.
    Workbook(File),
    /// A Parquet file.
    Parquet(File),
    /// A picture.
    Picture(Bytes),
}

/// A stream of the puzzles in a text, in batches.
pub struct Stream {
    batches: Batches<Decoded>,
    /// The number of bytes that were read, before they were decompressed or decoded.
    bytes: Arc<AtomicU64>,
    /// The number of bytes that earlier batches have reported.
    counted: u64,
    finding: Finding,
    is_reported: bool,
}

/// Opens a stream.
///
/// # Errors
/// Returns the errors of the stream.
pub fn open(bytes: Bytes, encoding: EncodingChoice, options: Options) -> io::Result<Opened> {
    let count = Arc::new(AtomicU64::new(0));
    let bytes = decompressed(Box::new(Counted { bytes, count: Arc::clone(&count) }))?;
    let bytes = match workbook::examine(bytes)? {
        Examined::Text(bytes) => bytes,
        Examined::Workbook(file) => return Ok(Opened::Workbook(file)),
        Examined::Parquet(file) => return Ok(Opened::Parquet(file)),
        Examined::Picture(bytes) => return Ok(Opened::Picture(bytes)),
    };
    let finding = Finding::default();
    let decoded = Decoded::new(bytes, encoding, Arc::clone(&finding));
    let batches = Batches::new(decoded, options);
    Ok(Opened::Text(Box::new(Stream {
        batches,
        bytes: count,
        counted: 0,
        finding,
        is_reported: false,
    })))
}

/// Returns the text of a stream that does not contain puzzles, decompressed and decoded.
///
/// # Errors
/// Returns the errors of the stream.
pub fn text(bytes: Bytes) -> io::Result<impl Read> {
    Ok(Decoded::new(decompressed(bytes)?, EncodingChoice::Auto, Finding::default()))
}

impl Stream {
    /// Returns the next batch of at most this many records, and how many bytes were read for it.
    /// Returns `None` at the end.
    ///
    /// # Errors
    /// Returns the errors of the stream.
    pub fn next_batch(&mut self, records: usize) -> io::Result<Option<(Batch, u64)>> {
        let batch = self.batches.next_batch(records)?;
        let bytes = self.bytes.load(Relaxed);
        Ok(batch.map(|batch| (batch, bytes - std::mem::replace(&mut self.counted, bytes))))
    }

    /// Returns the encoding that was found. Later calls return `None`.
    pub fn found(&mut self) -> Option<FoundEncoding> {
        let found = self.finding.get().copied().filter(|_| !self.is_reported);
        self.is_reported |= found.is_some();
        found
    }
}

/// A reader that counts the bytes that pass through it.
struct Counted {
    bytes: Bytes,
    count: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(buffer)?;
        self.count.fetch_add(read as u64, Relaxed);
        Ok(read)
    }
}
