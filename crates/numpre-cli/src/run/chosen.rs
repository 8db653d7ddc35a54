//! Results chosen and sorted by rank: `rate --min`, `--max` and `--sort`.
//!
//! Sorting needs no more memory for a million puzzles than for a thousand. There are only eight
//! ranks, so each rank has a bucket of its own, and so do puzzles without a rank. A bucket of more
//! than a mebibyte moves to a temporary file. At the end the buckets are written one after the
//! other:
//!
//! ```text
//!    input      buckets                        output
//!    A  3       1: (empty)                     B C A D E
//!    B  1       1: B C
//!    C  1       3: A
//!    E  none    8: D
//!    D  8       none: E
//! ```

use super::output::Output;
use super::report::{self, ReportOptions};
use super::result_writer::ResultWriter;
use super::session::Session;
use super::sink::Sink;
use super::together::{Held, Together};
use crate::ground::{Exit, Failure, InputError, OutputKind, Place, Tally, rank_name};
use crate::input::{Piece, Reader};
use crate::output::{Report, ResultFormat, result_format};
use crate::run::{cannot_write, text_sink};
use numpre::Rank;
use numpre_formats::Record;
use std::io::{self, Read, Seek, SeekFrom, Write};
use tempfile::SpooledTempFile;

/// How much of a bucket is held in memory, in bytes.
const IN_MEMORY: usize = 1 << 20;

/// How much of a bucket is copied at once, in bytes.
const BLOCK: usize = 1 << 16;

/// A result with a rank, if its puzzle has one. Results with a rank are counted by [`rank_name`].
pub trait Ranked {
    /// The rank.
    fn rank(&self) -> Option<Rank>;
}

/// Which results are written, and whether they are sorted.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The easiest rank that is written.
    pub min: Option<u8>,
    /// The hardest.
    pub max: Option<u8>,
    /// Whether the results are sorted by rank.
    pub sort: bool,
}

impl Choice {
    /// Whether everything is written as it comes.
    pub const fn is_all(&self) -> bool {
        !self.sort && !self.is_filter()
    }

    /// Whether some results are left out. Puzzles without a rank always are, then.
    pub const fn is_filter(&self) -> bool {
        self.min.is_some() || self.max.is_some()
    }

    /// Whether a result with this rank is written.
    pub fn takes(&self, rank: Option<Rank>) -> bool {
        let (least, most) = (self.min.unwrap_or(1), self.max.unwrap_or(8));
        !self.is_filter() || rank.is_some_and(|rank| (least..=most).contains(&rank.get()))
    }

    /// What a tally has counted of the results that are written.
    fn shown(&self, tally: &Tally) -> Tally {
        let is_shown = |status: &str| {
            let rank = Rank::all().find(|rank| rank_name(*rank) == status);
            self.takes(rank)
        };
        tally.of(is_shown)
    }
}

/// Answers all puzzles of the reader's sources and writes those that are chosen.
///
/// # Errors
/// If the answers cannot be written.
pub fn run<R: Report + Ranked, W>(
    session: &Session,
    strict: bool,
    reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
    answer: impl Fn(&mut W, &Place, Record) -> Result<R, InputError> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    run_pieces(session, strict, reader, choice, worker, move |kept, piece, writer| {
        writer.each(piece, |place, record| answer(kept, place, record));
    })
}

/// The same for a worker who looks at many puzzles together.
///
/// # Errors
/// If the answers cannot be written.
pub fn run_together<R: Report + Ranked, W: Together<R>>(
    session: &Session,
    strict: bool,
    reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let worker = move || (worker(), Held::default());
    run_pieces(session, strict, reader, choice, worker, |(worker, held), piece, writer| {
        writer.together(piece, worker, held);
    })
}

fn run_pieces<R: Report + Ranked, W>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    choice: Choice,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, Piece, &mut ResultWriter<'_, R, Part>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    session.agrees()?;
    let sources = reader.sources();
    let beside = report::beside(session, &mut reader);
    let options = ReportOptions { session, strict, sources: &sources, beside: beside.clone() };
    let (output, style, language) = (session.output, session.style, session.language.clone());
    let format = move || -> Box<dyn ResultFormat<R, Part>> {
        Box::new(ChosenFormat {
            inner: result_format::<R>(output, &language, style, &beside),
            choice,
        })
    };
    let buckets = choice.sort.then(Buckets::default);
    let mut sink = ChosenSink { inner: text_sink(session), buckets, session };
    report::run_into(&options, reader.into_pieces(), format, &mut sink, worker, work)
}

/// A part of the output.
enum Part {
    Head(Vec<u8>),
    Result(Option<Rank>, Vec<u8>),
    Foot(Vec<u8>),
}

/// Writes each result that is chosen as a part of its own.
struct ChosenFormat<R> {
    inner: Box<dyn ResultFormat<R>>,
    choice: Choice,
}

impl<R: Report + Ranked> ResultFormat<R, Part> for ChosenFormat<R> {
    fn head(&mut self, out: &mut Vec<Part>) {
        let mut text = Vec::new();
        self.inner.head(&mut text);
        out.push(Part::Head(text));
    }

    fn report(&mut self, place: &Place, report: R, out: &mut Vec<Part>) {
        let rank = report.rank();
        if self.choice.takes(rank) {
            let mut text = Vec::new();
            self.inner.report(place, report, &mut text);
            out.push(Part::Result(rank, text));
        }
    }

    fn trouble(&mut self, place: &Place, trouble: &InputError, out: &mut Vec<Part>) {
        if self.choice.takes(None) {
            let mut text = Vec::new();
            self.inner.trouble(place, trouble, &mut text);
            out.push(Part::Result(None, text));
        }
    }

    fn has_lost(&mut self) -> bool {
        self.inner.has_lost()
    }

    fn foot(&mut self, tally: &Tally, out: &mut Vec<Part>) {
        let mut text = Vec::new();
        self.inner.foot(&self.choice.shown(tally), &mut text);
        out.push(Part::Foot(text));
    }
}

/// Passes parts on, sorted if there are buckets.
struct ChosenSink<'a> {
    inner: Box<dyn Sink<u8> + 'a>,
    buckets: Option<Buckets>,
    session: &'a Session,
}

impl Sink<Part> for ChosenSink<'_> {
    fn print(&mut self, outlet: &mut Output, parts: &[Part]) -> Result<(), Failure> {
        for part in parts {
            match (part, &mut self.buckets) {
                (Part::Result(rank, text), Some(buckets)) => {
                    buckets
                        .of(*rank)
                        .write_all(text)
                        .map_err(|error| not_kept(self.session, &error))?;
                }
                (Part::Foot(text), Some(buckets)) => {
                    for bucket in &mut buckets.0 {
                        pass_on(bucket, &mut *self.inner, outlet, self.session)?;
                    }
                    self.inner.print(outlet, text)?;
                }
                (Part::Head(text) | Part::Result(_, text) | Part::Foot(text), _) => {
                    self.inner.print(outlet, text)?
                }
            }
        }
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.buckets.is_some() || self.inner.is_late()
    }

    fn end(&mut self, outlet: &mut Output) -> Result<(), Failure> {
        self.inner.end(outlet)
    }
}

/// The results of each rank, and at the end those without a rank.
struct Buckets([SpooledTempFile; 9]);

impl Default for Buckets {
    fn default() -> Buckets {
        Buckets(std::array::from_fn(|_| SpooledTempFile::new(IN_MEMORY)))
    }
}

impl Buckets {
    fn of(&mut self, rank: Option<Rank>) -> &mut SpooledTempFile {
        &mut self.0[rank.map_or(8, |rank| usize::from(rank.get()) - 1)]
    }
}

/// Writes a bucket to the sink, some whole lines or rows at a time.
fn pass_on(
    bucket: &mut SpooledTempFile,
    sink: &mut dyn Sink<u8>,
    outlet: &mut Output,
    session: &Session,
) -> Result<(), Failure> {
    bucket.seek(SeekFrom::Start(0)).map_err(|error| not_kept(session, &error))?;
    let is_table = session.output == OutputKind::Csv || session.output.is_workbook();
    let mut text = Vec::new();
    loop {
        let read = bucket
            .take(BLOCK as u64)
            .read_to_end(&mut text)
            .map_err(|error| not_kept(session, &error))?;
        let whole = if read == 0 { text.len() } else { whole_rows(&text, is_table) };
        sink.print(outlet, &text[..whole])?;
        text.drain(..whole);
        if read == 0 {
            return Ok(());
        }
    }
}

/// The length of the rows that are complete. In a table, a line end within quotes does not end a
/// row.
fn whole_rows(text: &[u8], is_table: bool) -> usize {
    let (mut is_quoted, mut end) = (false, 0);
    for (place, byte) in text.iter().enumerate() {
        match byte {
            b'"' if is_table => is_quoted = !is_quoted,
            b'\n' if !is_quoted => end = place + 1,
            _ => {}
        }
    }
    end
}

fn not_kept(session: &Session, error: &io::Error) -> Failure {
    let name = session.texts.word("temporary-file");
    Failure::Message(cannot_write(&session.texts, Some(&name), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_never_cut() {
        assert_eq!(whole_rows(b"a,b\nc,d\ne", true), 8);
        assert_eq!(whole_rows(b"a,\"b\nc\"\"\n\",d\ne", true), 13);
        assert_eq!(whole_rows(b"a,\"b\nc", true), 0);
        // In JSON a quote may be escaped, and no line end is within quotes.
        assert_eq!(whole_rows(b"{\"a\":\"\\\"\"}\n{", false), 11);
    }
}
