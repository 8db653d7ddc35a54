//! Commands that answer problem by problem: what they have in common.

use super::chunk::Page;
use super::messages::{Kinds, Sums};
use super::output::{Cut, Outlet};
use super::result_writer::Pen;
use super::session::Session;
use super::sink::{Press, Text};
use super::together::{Held, Together};
use crate::ground::{Exit, Failure, OutputKind, Pieces, Place, Source, Tally, Trouble};
use crate::input::Reader;
use crate::output::{Beside, Exporter, Finding, Report, exporter};
use crate::run::stream;
#[cfg(feature = "xlsx")]
use crate::run::workbook::Table;
use numpre_formats::Record;
use numpre_text::Texts;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What has to be known before the first page.
pub struct Setting<'a> {
    /// What holds for the whole run.
    pub session: &'a Session,
    /// Whether the first unreadable piece ends it.
    pub strict: bool,
    /// The sources, each of which should have something.
    pub sources: &'a [Arc<Source>],
    /// What is written beside the answers.
    pub beside: Beside,
}

impl<'a> Setting<'a> {
    /// A setting with nothing beside the answers.
    pub fn new(session: &'a Session, strict: bool, sources: &'a [Arc<Source>]) -> Setting<'a> {
        Setting { session, strict, sources, beside: Beside::default() }
    }
}

/// What is written beside the answers, for these inputs: nothing where the output has no fields.
pub fn beside(session: &Session, reader: &mut Reader) -> Beside {
    let source = reader.sources().len() > 1;
    match session.output {
        OutputKind::Csv => Beside { source, columns: reader.columns_to_come() },
        #[cfg(feature = "xlsx")]
        OutputKind::Xlsx => Beside { source, columns: reader.columns_to_come() },
        OutputKind::Json => Beside { source, ..Beside::default() },
        OutputKind::Grid | OutputKind::Line => {
            reader.drop_extra();
            Beside::default()
        }
    }
}

/// Answers all problems of the reader's sources with `answer`, in the session's output.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run<R: Report, W>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    worker: impl Fn() -> W + Send + Sync + 'static,
    answer: impl Fn(&mut W, &Place, Record) -> Result<R, Trouble> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let sources = reader.sources();
    let beside = beside(session, &mut reader);
    let setting = Setting { session, strict, sources: &sources, beside };
    pages(&setting, reader.into_pieces(), worker, move |kept, piece, pen| {
        pen.each(piece, |place, record| answer(kept, place, record));
    })
}

/// Answers all problems of the reader's sources, in the session's output, many of them together.
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
    let setting = Setting { session, strict, sources: &sources, beside };
    let worker = move || (worker(), Held::default());
    pages(&setting, reader.into_pieces(), worker, |(worker, held), piece, pen| pen.together(piece, worker, held))
}

/// Answers pieces of any kind, in the session's output.
///
/// # Errors
/// Where the answers cannot be written.
pub fn pages<R: Report, W, P: Send + 'static>(
    setting: &Setting<'_>,
    pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut Pen<'_, R>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let session = setting.session;
    session.agrees()?;
    let (output, style, beside) = (session.output, session.style, setting.beside.clone());
    let language = session.language.clone();
    printed(
        setting,
        pieces,
        move || exporter::<R>(output, &language, style, &beside),
        &mut *press(session),
        worker,
        work,
    )
}

/// Answers pieces of any kind with an exporter and a press of one's own.
///
/// # Errors
/// Where the answers cannot be written.
pub fn printed<R: Finding, T: Send + 'static, W, P: Send + 'static>(
    setting: &Setting<'_>,
    pieces: Pieces<impl FnMut(usize) -> Option<P> + Send + 'static>,
    exporter: impl Fn() -> Box<dyn Exporter<R, T>> + Send + Sync + 'static,
    press: &mut dyn Press<T>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, P, &mut Pen<'_, R, T>) + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let &Setting { session, strict, sources, .. } = setting;
    let language = session.language.clone();
    let outlet = Outlet::open(session)?;
    if press.is_late() {
        stream::lock(&outlet).progress.show_on_screen();
    }
    let mut ends = exporter();
    let mut text = Vec::new();
    // The heading of a table waits until its columns are known.
    let is_table = session.output == OutputKind::Csv || session.output.is_workbook();
    let mut waits = is_table && !sources.is_empty();
    if !waits {
        ends.head(&mut text);
        press.print(&mut stream::lock(&outlet), &text)?;
    }

    let (mut tally, mut sums, mut kinds) = (Tally::default(), Sums::default(), Kinds::default());
    let mut is_empty = vec![true; sources.len()];
    stream::run(
        session,
        &outlet,
        pieces,
        // The next page will be about as long as the last.
        move || (worker(), exporter(), Texts::new(&language), 0),
        move |(kept, exporter, texts, room), piece| {
            let mut pen = Pen { exporter: &mut **exporter, texts, strict, page: Page::blank(*room) };
            work(kept, piece, &mut pen);
            *room = pen.page.out.len();
            pen.page
        },
        |outlet, page| {
            if std::mem::take(&mut waits) {
                let mut head = Vec::new();
                ends.head(&mut head);
                press.print(outlet, &head)?;
            }
            let mut written = 0;
            for (place, message) in &page.messages {
                press.print(outlet, &page.out[written..*place])?;
                kinds.tell(outlet, message);
                written = *place;
            }
            press.print(outlet, &page.out[written..])?;
            if page.tally.total() > 0 {
                outlet.note_finished();
            }
            outlet.note_parting(page.parting);
            tally.add(&page.tally);
            sums.add(page.sums);
            outlet.progress.saw_puzzles(page.tally.total());
            for number in page.seen {
                if let Some(is_empty) = is_empty.get_mut(number) {
                    *is_empty = false;
                }
            }
            if page.is_last {
                outlet.note_cut(Cut::Strict);
            }
            Ok(if page.is_last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    )?;

    let mut outlet = stream::lock(&outlet);
    kinds.tell_rest(&mut outlet, &session.texts);
    // What was not reached is not known to be empty.
    let is_cut = outlet.is_cut();
    for (source, _) in sources.iter().zip(is_empty).filter(|(_, is_empty)| *is_empty && !is_cut) {
        let place = Place::at(source, 1);
        outlet.tell(&place.message(1, &session.texts.word("error-no-problem"), &session.texts));
        tally.note(Exit::Unusable);
    }
    sums.tell(&mut outlet, &session.texts);
    text.clear();
    if waits {
        ends.head(&mut text);
    }
    ends.foot(&tally, &mut text);
    press.print(&mut outlet, &text)?;
    press.end(&mut outlet)?;
    outlet.finish()?;
    Ok(tally.exit())
}

/// Where pages of text go in the session's output.
pub fn press(session: &Session) -> Box<dyn Press<u8> + '_> {
    match session.output {
        #[cfg(feature = "xlsx")]
        OutputKind::Xlsx => Box::new(Table::new(&session.texts)),
        _ => Box::new(Text),
    }
}
