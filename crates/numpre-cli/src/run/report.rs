//! Commands that answer puzzle by puzzle: what they have in common.

use super::chunk::Chunk;
use super::output::Output;
use super::result_writer::ResultWriter;
use super::session::Session;
use super::sink::{Sink, Text};
use super::together::{Held, Together};
use super::totals::Totals;
use crate::ground::{Exit, Failure, InputError, OutputKind, Pieces, Place, Source};
use crate::input::Reader;
use crate::output::{ExtraFields, Finding, Report, ResultFormat, result_format};
use crate::run::stream;
use crate::run::workbook::TableSink;
use numpre_formats::Record;
use numpre_text::Texts;
use std::sync::Arc;

/// What has to be known before the first chunk.
pub struct ReportOptions<'a> {
    /// What holds for the whole run.
    pub session: &'a Session,
    /// Whether the first unreadable piece ends it.
    pub strict: bool,
    /// The sources, each of which should have something.
    pub sources: &'a [Arc<Source>],
    /// What is written beside the answers.
    pub beside: ExtraFields,
}

impl<'a> ReportOptions<'a> {
    /// A setting with nothing beside the answers.
    pub fn new(
        session: &'a Session,
        strict: bool,
        sources: &'a [Arc<Source>],
    ) -> ReportOptions<'a> {
        ReportOptions { session, strict, sources, beside: ExtraFields::default() }
    }
}

/// What is written beside the answers, for these inputs: nothing where the output has no fields.
pub fn beside(session: &Session, reader: &mut Reader) -> ExtraFields {
    let source = reader.names_sources();
    match session.output {
        OutputKind::Csv => ExtraFields { source, columns: reader.columns_to_come() },
        OutputKind::Xlsx => ExtraFields { source, columns: reader.columns_to_come() },
        OutputKind::Json => ExtraFields { source, ..ExtraFields::default() },
        OutputKind::Grid | OutputKind::Line => {
            reader.drop_extra();
            ExtraFields::default()
        }
    }
}

/// Answers all puzzles of the reader's sources with `answer`, in the session's output.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run<R: Report, W>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
    answer: impl Fn(&mut W, &Place, Record) -> Result<R, InputError> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let sources = reader.sources();
    let beside = beside(session, &mut reader);
    let setting = ReportOptions { session, strict, sources: &sources, beside };
    run_pieces(&setting, reader.into_pieces(), worker, move |kept, piece, writer| {
        writer.each(piece, |place, record| answer(kept, place, record));
    })
}

/// Answers all puzzles of the reader's sources, in the session's output, many of them together.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run_together<R: Report, W: Together<R>>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let sources = reader.sources();
    let beside = beside(session, &mut reader);
    let setting = ReportOptions { session, strict, sources: &sources, beside };
    let worker = move || (worker(), Held::default());
    run_pieces(&setting, reader.into_pieces(), worker, |(worker, held), piece, writer| {
        writer.together(piece, worker, held)
    })
}

/// Answers pieces of any kind, in the session's output.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run_pieces<R: Report, W, P: Send + 'static>(
    setting: &ReportOptions<'_>,
    pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut ResultWriter<'_, R>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let session = setting.session;
    session.agrees()?;
    let (output, style, beside) = (session.output, session.style, setting.beside.clone());
    let language = session.language.clone();
    run_into(
        setting,
        pieces,
        move || result_format::<R>(output, &language, style, &beside),
        &mut *text_sink(session),
        worker,
        work,
    )
}

/// Answers pieces of any kind, with the given format and sink.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run_into<R: Finding, T: Send + 'static, W, P: Send + 'static>(
    setting: &ReportOptions<'_>,
    pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    result_format: impl Fn() -> Box<dyn ResultFormat<R, T>> + Send + Sync + 'static,
    sink: &mut dyn Sink<T>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut ResultWriter<'_, R, T>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let &ReportOptions { session, strict, sources, .. } = setting;
    let language = session.language.clone();
    let outlet = Output::open(session)?;
    if sink.is_late() {
        stream::lock(&outlet).progress.show_on_screen();
    }
    let mut ends = result_format();
    let mut text = Vec::new();
    // The heading of a table waits until its columns are known.
    let is_table = session.output == OutputKind::Csv || session.output.is_workbook();
    let mut waits = is_table && !sources.is_empty();
    if !waits {
        ends.head(&mut text);
        sink.print(&mut stream::lock(&outlet), &text)?;
    }

    let mut totals = Totals::new(sources.len());
    stream::run(
        session,
        &outlet,
        pieces,
        // The next chunk will be about as long as the last.
        move || (worker(), result_format(), Texts::new(&language), 0),
        move |(kept, result_format, texts, room), piece| {
            let mut writer = ResultWriter {
                result_format: &mut **result_format,
                texts,
                strict,
                chunk: Chunk::blank(*room),
                batch: None,
            };
            work(kept, piece, &mut writer);
            *room = writer.chunk.out.len();
            writer.chunk
        },
        |outlet, chunk| {
            if std::mem::take(&mut waits) {
                let mut head = Vec::new();
                ends.head(&mut head);
                sink.print(outlet, &head)?;
            }
            totals.print(chunk, sink, outlet)
        },
    )?;

    let mut outlet = stream::lock(&outlet);
    totals.tell(sources, &mut outlet, &session.texts);
    text.clear();
    if waits {
        ends.head(&mut text);
    }
    ends.foot(&totals.tally, &mut text);
    sink.print(&mut outlet, &text)?;
    sink.end(&mut outlet)?;
    outlet.finish()?;
    Ok(totals.tally.exit())
}

/// Where pages of text go in the session's output.
pub fn text_sink(session: &Session) -> Box<dyn Sink<u8> + '_> {
    match session.output {
        OutputKind::Xlsx => Box::new(TableSink::new(&session.texts)),
        _ => Box::new(Text),
    }
}
