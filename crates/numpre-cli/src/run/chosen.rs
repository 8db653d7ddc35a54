//! Results that are selected and sorted by rank: `rate --min`, `--max` and `--sort`.
//!
//! Sorting a million puzzles needs no more memory than sorting a thousand. There are only eight
//! ranks, so each rank has its own bucket, and puzzles without a rank have one too. A bucket that
//! grows beyond one mebibyte moves to a temporary file. At the end the buckets are written one
//! after another:
//!
//! ```text
//!    input      buckets                        output
//!    A  3       1: (empty)                     B C A D E
//!    B  1       1: B C
//!    C  1       3: A
//!    E  none    8: D
//!    D  8       none: E
//! ```

use super::batch_worker::{BatchWorker, PendingRecords};
use super::cannot_write;
use super::output::Output;
use super::packed::{Codec, RECORDS};
use super::report::{self, ReportOptions};
use super::result_writer::ResultWriter;
use super::session::Session;
use super::sink::{Sink, TableSink, TextSink};
use super::table::table_sink;
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{InputError, Piece, Place, Reader};
use crate::output::{Answer, Format, TableRow, Tally, rank_name};
use numpre::Rank;
use numpre_formats::Record;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use tempfile::SpooledTempFile;

/// The part of a bucket that is held in memory, in bytes.
const IN_MEMORY: usize = 1 << 20;

/// The number of results of a bucket that are copied to the output at once.
const AT_ONCE: usize = 1 << 10;

/// The choice which results are written, and whether they are sorted.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The easiest rank that is written, from 1 to 8. `None` means 1.
    pub min: Option<u8>,
    /// The hardest rank that is written, from 1 to 8. `None` means 8.
    pub max: Option<u8>,
    /// True if the results are sorted by rank.
    pub sort: bool,
}

impl Choice {
    /// Returns whether every result is written at once, in input order.
    pub const fn is_all(&self) -> bool {
        !self.sort && !self.is_filter()
    }

    /// Returns whether some results are left out. A filter always leaves out puzzles without a
    /// rank.
    pub const fn is_filter(&self) -> bool {
        self.min.is_some() || self.max.is_some()
    }

    /// Returns whether a result with this rank is written.
    pub fn takes(&self, rank: Option<Rank>) -> bool {
        let (least, most) = (self.min.unwrap_or(1), self.max.unwrap_or(8));
        !self.is_filter() || rank.is_some_and(|rank| (least..=most).contains(&rank.get()))
    }

    /// Returns the part of a tally that counts the results that are written.
    fn written_tally(&self, tally: &Tally) -> Tally {
        let is_shown = |status: &str| {
            let rank = Rank::all().find(|rank| rank_name(*rank) == status);
            self.takes(rank)
        };
        tally.of(is_shown)
    }
}

/// Answers all puzzles of the reader's sources one by one, and writes the selected results.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run<A: Answer, W: 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
    answer: impl Fn(&mut W, &Place, Record) -> Result<A, InputError> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    run_reader(session, strict, reader, choice, worker, move |state, piece, writer| {
        writer.each(piece, |place, record| answer(state, place, record));
    })
}

/// Answers all puzzles of the reader's sources, many in one call, and writes the selected results.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run_batch<A: Answer, W: BatchWorker<A> + 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let worker = move || (worker(), PendingRecords::default());
    run_reader(session, strict, reader, choice, worker, |(worker, pending), piece, writer| {
        writer.batch(piece, worker, pending);
    })
}

fn run_reader<A: Answer, W: 'static>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, Piece, &mut ResultWriter<'_, A>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    session.check_out()?;
    let sources = reader.sources();
    let extra = report::extra_fields(session, &mut reader);
    let options = ReportOptions { session, strict, sources: &sources, extra };
    let pieces = reader.into_pieces();
    // Without the feature, `check_out` has refused Parquet, and this is not compiled.
    if cfg!(feature = "table") && session.output == OutputKind::Parquet {
        let mut inner = table_sink(session, A::columns(), &options.extra)?;
        let format = ChosenFormat::of_each(options.record_format(), choice);
        let mut sink = ChosenSink::new(&mut *inner, choice, session, RECORDS);
        report::run_into(&options, pieces, format, &mut sink, worker, work)
    } else if session.output.is_workbook() {
        let format = ChosenFormat::of_each(options.table_format(), choice);
        let mut inner = TableSink::new(&session.texts);
        let mut sink = ChosenSink::new(&mut inner, choice, session, ROWS);
        report::run_into(&options, pieces, format, &mut sink, worker, work)
    } else {
        let format = ChosenFormat::of_each(options.text_format(), choice);
        let mut inner = TextSink;
        let mut sink = ChosenSink::new(&mut inner, choice, session, TEXT);
        report::run_into(&options, pieces, format, &mut sink, worker, work)
    }
}

/// A part of the output, made of smaller parts: bytes of text, or rows of a table.
enum Part<T> {
    Head(Vec<T>),
    Result(Option<Rank>, Vec<T>),
    Foot(Vec<T>),
}

/// A format that writes each selected result as a separate part, so that it can be put into a
/// bucket.
struct ChosenFormat<F, T> {
    inner: F,
    choice: Choice,
    out: Vec<Part<T>>,
}

impl<F: AsMut<Vec<T>>, T> ChosenFormat<F, T> {
    fn of_each(
        inner: impl Fn() -> F + Send + Sync + 'static,
        choice: Choice,
    ) -> impl Fn() -> ChosenFormat<F, T> + Send + Sync + 'static {
        move || ChosenFormat { inner: inner(), choice, out: Vec::new() }
    }

    fn take(&mut self) -> Vec<T> {
        std::mem::take(self.inner.as_mut())
    }
}

impl<A: Answer, T, F: Format<A> + AsMut<Vec<T>>> Format<A> for ChosenFormat<F, T> {
    fn head(&mut self) {
        self.inner.head();
        let head = Part::Head(self.take());
        self.out.push(head);
    }

    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        let rank = answer.rank();
        if !self.choice.takes(rank) {
            return true;
        }
        let is_whole = self.inner.write(place, answer);
        let result = Part::Result(rank, self.take());
        self.out.push(result);
        is_whole
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        if !self.choice.takes(None) {
            return true;
        }
        let is_whole = self.inner.write_invalid(place, error);
        let result = Part::Result(None, self.take());
        self.out.push(result);
        is_whole
    }

    fn foot(&mut self, tally: &Tally) {
        self.inner.foot(&self.choice.written_tally(tally));
        let foot = Part::Foot(self.take());
        self.out.push(foot);
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl<F, T> AsMut<Vec<Part<T>>> for ChosenFormat<F, T> {
    fn as_mut(&mut self) -> &mut Vec<Part<T>> {
        &mut self.out
    }
}

/// A sink that passes parts on to another one. With `--sort` it first collects them in buckets.
struct ChosenSink<'a, T> {
    inner: &'a mut dyn Sink<T>,
    buckets: Option<Buckets>,
    session: &'a Session,
    codec: Codec<T>,
}

impl<'a, T> ChosenSink<'a, T> {
    fn new(
        inner: &'a mut dyn Sink<T>,
        choice: Choice,
        session: &'a Session,
        codec: Codec<T>,
    ) -> ChosenSink<'a, T> {
        ChosenSink { inner, buckets: choice.sort.then(Buckets::default), session, codec }
    }

    /// Writes the results of all buckets to the inner sink, [`AT_ONCE`] results at a time.
    fn empty_buckets(&mut self, output: &mut Output) -> Result<(), Failure> {
        let Some(buckets) = &mut self.buckets else { return Ok(()) };
        for bucket in &mut buckets.0 {
            let mut records =
                Records::of(bucket).map_err(|error| buffer_failure(self.session, &error))?;
            let mut is_empty = false;
            while !is_empty {
                let mut parts = Vec::new();
                for _ in 0..AT_ONCE {
                    let record =
                        records.next().map_err(|error| buffer_failure(self.session, &error))?;
                    is_empty = record.is_none();
                    let Some(record) = record else { break };
                    parts.extend((self.codec.decode)(record));
                }
                self.inner.print(output, &parts)?;
            }
        }
        Ok(())
    }
}

impl<T> Sink<Part<T>> for ChosenSink<'_, T> {
    fn print(&mut self, output: &mut Output, parts: &[Part<T>]) -> Result<(), Failure> {
        for part in parts {
            match (part, &mut self.buckets) {
                (Part::Result(rank, result), Some(buckets)) => {
                    let done = put(buckets.of(*rank), &(self.codec.encode)(result));
                    done.map_err(|error| buffer_failure(self.session, &error))?;
                }
                (Part::Foot(foot), _) => {
                    self.empty_buckets(output)?;
                    self.inner.print(output, foot)?;
                }
                (Part::Head(parts) | Part::Result(_, parts), _) => {
                    self.inner.print(output, parts)?;
                }
            }
        }
        Ok(())
    }

    fn writes_at_end(&self) -> bool {
        self.buckets.is_some() || self.inner.writes_at_end()
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        self.inner.end(output)
    }
}

/// One bucket for each rank, then one for results without a rank. In a bucket each result is a
/// record: its length in bytes as a little-endian `u32`, then its bytes. The text `{}\n` is stored
/// as `03 00 00 00 7b 7d 0a`.
struct Buckets([SpooledTempFile; 9]);

impl Default for Buckets {
    fn default() -> Buckets {
        Buckets(std::array::from_fn(|_| SpooledTempFile::new(IN_MEMORY)))
    }
}

impl Buckets {
    fn of(&mut self, rank: Option<Rank>) -> &mut SpooledTempFile {
        &mut self.0[rank.map_or(8, Rank::index)]
    }
}

/// Appends a record to a bucket.
fn put(bucket: &mut impl Write, record: &[u8]) -> io::Result<()> {
    bucket.write_all(&length(record))?;
    bucket.write_all(record)
}

fn length(bytes: &[u8]) -> [u8; 4] {
    let length = u32::try_from(bytes.len());
    length.expect("a result is written into memory, and far below 4 GiB").to_le_bytes()
}

/// A reader of the records of a bucket, from its beginning.
struct Records<R> {
    bucket: BufReader<R>,
    record: Vec<u8>,
}

impl<R: Read + Seek> Records<R> {
    fn of(mut bucket: R) -> io::Result<Records<R>> {
        bucket.seek(SeekFrom::Start(0))?;
        Ok(Records { bucket: BufReader::new(bucket), record: Vec::new() })
    }

    fn next(&mut self) -> io::Result<Option<&[u8]>> {
        let mut length = [0; 4];
        if self.bucket.read(&mut length[..1])? == 0 {
            return Ok(None);
        }
        self.bucket.read_exact(&mut length[1..])?;
        self.record.resize(u32::from_le_bytes(length) as usize, 0);
        self.bucket.read_exact(&mut self.record)?;
        Ok(Some(&self.record))
    }
}

/// The codec of text: the record is the text itself.
const TEXT: Codec<u8> = Codec { encode: <[u8]>::to_vec, decode: <[u8]>::to_vec };

/// The codec of a row of a table: each cell is preceded by its length in bytes, a `u32`.
const ROWS: Codec<TableRow> = Codec {
    encode: |rows| {
        let cells = rows.iter().flatten().map(String::as_bytes);
        cells.flat_map(|cell| length(cell).into_iter().chain(cell.iter().copied())).collect()
    },
    decode: |mut record| {
        let mut row = TableRow::new();
        while let Some((length, rest)) = record.split_first_chunk() {
            let (cell, rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
            let cell = str::from_utf8(cell).expect("the cells of a record were written as text");
            row.push(cell.to_owned());
            record = rest;
        }
        vec![row]
    },
};

fn buffer_failure(session: &Session, error: &io::Error) -> Failure {
    let name = session.texts.word("temporary-file");
    Failure::Message(cannot_write(&session.texts, Some(&name), error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn results_come_out_of_a_bucket_as_they_went_in() {
        let row = ["", "a,\"b\"\n", "解"].map(str::to_owned).to_vec();
        let mut bucket = Cursor::new(Vec::new());
        put(&mut bucket, &(TEXT.encode)(b"{}\n\"\n")).unwrap();
        put(&mut bucket, &(ROWS.encode)(std::slice::from_ref(&row))).unwrap();
        put(&mut bucket, &(TEXT.encode)(b"")).unwrap();
        let mut records = Records::of(bucket).unwrap();
        assert_eq!((TEXT.decode)(records.next().unwrap().unwrap()), b"{}\n\"\n");
        assert_eq!((ROWS.decode)(records.next().unwrap().unwrap()), [row]);
        assert_eq!(records.next().unwrap(), Some(&b""[..]));
        assert_eq!(records.next().unwrap(), None);
    }

    #[test]
    fn a_bucket_that_was_cut_is_an_error() {
        let mut bucket = Cursor::new(Vec::new());
        put(&mut bucket, b"result").unwrap();
        bucket.get_mut().pop();
        assert!(Records::of(bucket).unwrap().next().is_err());
    }
}
