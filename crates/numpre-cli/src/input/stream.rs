//! A file or standard input as a stream of puzzles. It is decompressed, checked for being a
//! workbook, decoded, and cut into batches.

use super::compressed::decompressed;
use super::decoded::{Decoded, Finding, FoundEncoding};
use super::peeked::Bytes;
use super::workbook::{self, Looked};
use crate::args::EncodingChoice;
use numpre_formats::{Batch, Batches, Options};
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// What a file or standard input is.
pub enum Opened {
    /// A text.
    Text(Box<Stream>),
    /// A workbook.
    Workbook(File),
    /// A Parquet file.
    Parquet(File),
}

/// Puzzles of a text, in batches.
pub struct Stream {
    batches: Batches<Decoded>,
    /// How many bytes have been read, before anything was decompressed or decoded.
    bytes: Arc<AtomicU64>,
    /// How many of them have been counted.
    counted: u64,
    finding: Finding,
    is_told: bool,
}

/// Opens a stream.
///
/// # Errors
/// The errors of the stream.
pub fn open(bytes: Bytes, encoding: EncodingChoice, options: Options) -> io::Result<Opened> {
    let count = Arc::new(AtomicU64::new(0));
    let bytes = decompressed(Box::new(Counted { bytes, count: Arc::clone(&count) }))?;
    let bytes = match workbook::look(bytes)? {
        Looked::Text(bytes) => bytes,
        Looked::Workbook(file) => return Ok(Opened::Workbook(file)),
        Looked::Parquet(file) => return Ok(Opened::Parquet(file)),
    };
    let finding = Finding::default();
    let decoded = Decoded::new(bytes, encoding, Arc::clone(&finding));
    let batches = Batches::new(decoded, options);
    Ok(Opened::Text(Box::new(Stream {
        batches,
        bytes: count,
        counted: 0,
        finding,
        is_told: false,
    })))
}

/// Returns the text of a stream that does not contain puzzles, decompressed and decoded.
///
/// # Errors
/// The errors of the stream.
pub fn text(bytes: Bytes) -> io::Result<impl Read> {
    Ok(Decoded::new(decompressed(bytes)?, EncodingChoice::Auto, Finding::default()))
}

impl Stream {
    /// Returns the next batch of at most this many records, and how many bytes were read for it.
    ///
    /// # Errors
    /// The errors of the stream.
    pub fn next_batch(&mut self, records: usize) -> io::Result<Option<(Batch, u64)>> {
        let batch = self.batches.next_batch(records)?;
        let bytes = self.bytes.load(Relaxed);
        Ok(batch.map(|batch| (batch, bytes - std::mem::replace(&mut self.counted, bytes))))
    }

    /// The encoding that was found, once.
    pub fn found(&mut self) -> Option<FoundEncoding> {
        let found = self.finding.get().copied().filter(|_| !self.is_told);
        self.is_told |= found.is_some();
        found
    }
}

/// Counts the bytes that are read.
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
