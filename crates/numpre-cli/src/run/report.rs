//! The run of a command that answers puzzle by puzzle: its workers, its printer, and the order of
//! output and messages.
//!
//! Pieces of input pass through these types. The workers run in parallel; the printer receives
//! their chunks in input order:
//!
//! ```text
//!   Reader -> Piece -> worker: ResultWriter -> Format -> Chunk -> Printer: Totals, Sink -> Output
//! ```
//!
//! For example, `numpre solve in.txt` with two pieces of two lines each:
//!
//! ```text
//! piece   worker   standard output   standard error
//!                 head              (of a table, an array or a drawing; none for lines)
//! 1       B        line 1
//!                                   in.txt:2:5: what is wrong in line 2
//!                 invalid
//! 2       A        line 3            (A may have finished first; its chunk waits)
//!                 line 4
//!                                   counts, such as "12 more messages"
//!                 foot
//! ```

use super::batch_worker::{BatchWorker, PendingRecords};
use super::chunk::{Chunk, Totals};
use super::output::Output;
use super::result_writer::ResultWriter;
use super::session::Session;
use super::sink::{Sink, TableSink, TextSink};
use super::stream;
use super::table::table_sink;
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{InputError, Piece, Pieces, Place, Reader, Source};
use crate::output::{Answer, ExtraFields, Format, RecordFormat, TableFormat, Tally, TextFormat};
use numpre_formats::Record;
use numpre_text::Texts;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The settings that must be known before the first chunk.
pub struct ReportOptions<'a> {
    /// The settings of the whole run.
    pub session: &'a Session,
    /// True if the first unreadable puzzle ends the run.
    pub strict: bool,
    /// The sources. A source without a puzzle is reported.
    pub sources: &'a [Arc<Source>],
    /// The columns or keys after those of the answers.
    pub extra: ExtraFields,
}

impl<'a> ReportOptions<'a> {
    /// Creates options without further fields.
    pub fn new(
        session: &'a Session,
        strict: bool,
        sources: &'a [Arc<Source>],
    ) -> ReportOptions<'a> {
        ReportOptions { session, strict, sources, extra: ExtraFields::default() }
    }

    /// Returns a function that creates the format of a text output. Each worker needs its own.
    pub fn text_format(&self) -> impl Fn() -> TextFormat + Send + Sync + use<> {
        let (output, style, extra) = (self.session.output, self.session.style, self.extra.clone());
        let language = self.session.language.clone();
        move || TextFormat::new(output, &language, style, &extra)
    }

    /// Returns a function that creates the format of the rows of a workbook. Each worker needs its
    /// own.
    pub fn table_format(&self) -> impl Fn() -> TableFormat + Send + Sync + use<> {
        let extra = self.extra.clone();
        move || TableFormat::new(&extra)
    }

    /// Returns the format of records of typed values.
    pub fn record_format(&self) -> impl Fn() -> RecordFormat + Send + Sync + use<> {
        let extra = self.extra.clone();
        move || RecordFormat::new(&extra)
    }
}

/// Returns the fields after those of the answers, for these inputs. An output without fields, such
/// as lines, has none.
pub fn extra_fields(session: &Session, reader: &mut Reader) -> ExtraFields {
    let source = reader.names_sources();
    match session.output {
        OutputKind::Csv | OutputKind::Xlsx | OutputKind::Parquet => {
            ExtraFields { source, columns: reader.columns_to_come() }
        }
        OutputKind::Json => ExtraFields { source, ..ExtraFields::default() },
        OutputKind::Grid | OutputKind::Line => {
            reader.drop_extra();
            ExtraFields::default()
        }
    }
}

/// Answers all puzzles of the reader's sources one by one, in the session's output.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run<A: Answer, W: 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
    answer: impl Fn(&mut W, &Place, Record) -> Result<A, InputError> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    run_reader(session, strict, reader, worker, move |state, piece, writer| {
        writer.each(piece, |place, record| answer(state, place, record));
    })
}

/// Answers all puzzles of the reader's sources, many in one call, in the session's output.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run_batch<A: Answer, W: BatchWorker<A> + 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let worker = move || (worker(), PendingRecords::default());
    run_reader(session, strict, reader, worker, |(worker, pending), piece, writer| {
        writer.batch(piece, worker, pending);
    })
}

fn run_reader<A: Answer, W: 'static>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, Piece, &mut ResultWriter<'_, A>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let sources = reader.sources();
    let extra = extra_fields(session, &mut reader);
    let options = ReportOptions { session, strict, sources: &sources, extra };
    run_pieces(&options, reader.into_pieces(), worker, work)
}

/// Answers pieces of any kind, in the session's output.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run_pieces<A: Answer, W: 'static, P: Send + 'static>(
    options: &ReportOptions<'_>,
    pieces: Pieces<P>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut ResultWriter<'_, A>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let session = options.session;
    session.check_out()?;
    match session.output {
        OutputKind::Xlsx => {
            let mut sink = TableSink::new(&session.texts);
            run_into(options, pieces, options.table_format(), &mut sink, worker, work)
        }
        // Without the feature, `check_out` has refused Parquet, and this is not compiled.
        OutputKind::Parquet if cfg!(feature = "table") => {
            let mut sink = table_sink(session, A::columns(), &options.extra)?;
            run_into(options, pieces, options.record_format(), &mut *sink, worker, work)
        }
        _ => run_into(options, pieces, options.text_format(), &mut TextSink, worker, work),
    }
}

/// Answers pieces of any kind in this format, and writes them into this sink.
///
/// # Errors
/// Returns an error if the answers cannot be written.
pub fn run_into<A: Answer, T, F, W, P>(
    options: &ReportOptions<'_>,
    pieces: Pieces<P>,
    format: impl Fn() -> F + Send + Sync + 'static,
    sink: &mut dyn Sink<T>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut ResultWriter<'_, A>) + Send + Sync + 'static,
) -> Result<Exit, Failure>
where
    T: Send + 'static,
    F: Format<A> + AsMut<Vec<T>> + 'static,
    W: 'static,
    P: Send + 'static,
{
    let strict = options.strict;
    let language = options.session.language.clone();
    let printer = Printer::new::<A, F>(options, format(), sink);
    let tools = Arc::new((worker, format, work));
    let new_work = move || -> stream::Work<P, T> {
        let (tools, texts) = (Arc::clone(&tools), Texts::new(&language));
        let (worker, format, _) = &*tools;
        let (mut state, mut format) = (worker(), format());
        // A worker reserves as much room as its last chunk needed.
        let mut room = 0;
        Box::new(move |piece| {
            *format.as_mut() = Vec::with_capacity(room);
            let mut writer = ResultWriter::new(&mut format, &texts, strict);
            (tools.2)(&mut state, piece, &mut writer);
            let notes = writer.into_notes();
            let parts = std::mem::take(format.as_mut());
            room = parts.len();
            Chunk::new(parts, notes)
        })
    };
    print_all(options.session, pieces, Box::new(new_work), printer)
}

/// Does the part of [`run_into`] that is the same for all answers and formats, so that it is
/// compiled only for each kind of piece and part.
fn print_all<P: Send + 'static, T: Send + 'static>(
    session: &Session,
    pieces: Pieces<P>,
    new_work: stream::NewWork<P, T>,
    mut printer: Printer<'_, T>,
) -> Result<Exit, Failure> {
    let output = Output::open(session)?;
    printer.begin(&mut stream::lock(&output))?;
    stream::run(session, &output, pieces, new_work, &mut |output, chunk| {
        printer.print(chunk, output)
    })?;
    printer.end(&mut stream::lock(&output))
}

/// The part of the output that a format writes without an answer.
enum Edge<'a> {
    Head,
    Foot(&'a Tally),
}

/// Prints chunks in order: the head before the first, the foot after the last.
pub struct Printer<'a, T> {
    session: &'a Session,
    sources: &'a [Arc<Source>],
    /// Returns the head or the foot in the format of the answers.
    edge: Box<dyn FnMut(Edge<'_>) -> Vec<T> + 'a>,
    sink: &'a mut dyn Sink<T>,
    totals: Totals,
    /// True until the head is printed.
    is_headless: bool,
}

impl<'a, T> Printer<'a, T> {
    /// Creates a printer that has printed nothing yet.
    pub fn new<A: Answer, F: Format<A> + AsMut<Vec<T>> + 'a>(
        options: &ReportOptions<'a>,
        mut format: F,
        sink: &'a mut dyn Sink<T>,
    ) -> Printer<'a, T> {
        let &ReportOptions { session, sources, .. } = options;
        let totals = Totals::new(sources.len());
        let edge = Box::new(move |edge: Edge<'_>| {
            match edge {
                Edge::Head => format.head(),
                Edge::Foot(tally) => format.foot(tally),
            }
            std::mem::take(format.as_mut())
        });
        Printer { session, sources, edge, sink, totals, is_headless: true }
    }

    /// Prints the head. The head of a table waits for the first chunk, because the columns of the
    /// input are known only then.
    ///
    /// # Errors
    /// Returns an error if the head cannot be written.
    pub fn begin(&mut self, output: &mut Output) -> Result<(), Failure> {
        if self.sink.writes_at_end() {
            output.progress.show_on_screen();
        }
        if self.session.output.is_table() && !self.sources.is_empty() {
            return Ok(());
        }
        self.print_head(output)
    }

    fn print_head(&mut self, output: &mut Output) -> Result<(), Failure> {
        if std::mem::take(&mut self.is_headless) {
            let head = (self.edge)(Edge::Head);
            self.sink.print(output, &head)?;
        }
        Ok(())
    }

    /// Prints a chunk. Returns `Break` if the run ends after this chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be written.
    pub fn print(
        &mut self,
        chunk: Chunk<T>,
        output: &mut Output,
    ) -> Result<ControlFlow<()>, Failure> {
        self.print_head(output)?;
        self.totals.print(chunk, self.sink, output)
    }

    /// Reports what waits for the end, prints the foot, and puts the output into place.
    ///
    /// # Errors
    /// Returns an error if these cannot be written.
    pub fn end(mut self, output: &mut Output) -> Result<Exit, Failure> {
        self.totals.report(self.sources, output, &self.session.texts);
        self.print_head(output)?;
        let foot = (self.edge)(Edge::Foot(&self.totals.tally));
        self.sink.print(output, &foot)?;
        self.sink.end(output)?;
        output.finish()?;
        Ok(self.totals.tally.exit())
    }
}
