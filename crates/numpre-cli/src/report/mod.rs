//! Commands that answer problem by problem: what they have in common.

mod sums;
mod together;

use sums::{Kinds, Message, Sums};
use together::Held;
pub use together::Together;

use crate::args::OutputKind;
use crate::input::{Piece, Place, Reader, Source};
use crate::output::{Beside, Cut, Exporter, Finding, Outlet, Report, exporter};
use crate::session::Session;
use crate::stream::{self, Done, Pieces};
use crate::trouble::{Exit, Failure, Trouble};
#[cfg(feature = "xlsx")]
use crate::workbook::Table;
use numpre::Rank;
use numpre_formats::{Record, Warning};
use numpre_text::Texts;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

/// How many problems came out how.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By name, so that ranks stand in order; there are but a few.
    counts: Vec<(&'static str, u64)>,
    exit: Exit,
}

impl Tally {
    /// Counts so many more of a status.
    pub fn count(&mut self, status: &'static str, count: u64, exit: Exit) {
        let is_it = |name: &str| std::ptr::eq(name, status) || name == status;
        match self.counts.iter_mut().find(|(name, _)| is_it(name)) {
            Some((_, counted)) => *counted += count,
            None => {
                let place = self.counts.partition_point(|(name, _)| *name < status);
                self.counts.insert(place, (status, count));
            }
        }
        self.exit = self.exit.max(exit);
    }

    fn add(&mut self, other: &Tally) {
        for &(status, count) in &other.counts {
            self.count(status, count, other.exit);
        }
        self.exit = self.exit.max(other.exit);
    }

    /// The worst of all.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// How many of each status, in the order of their names.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.counts.iter().copied()
    }

    /// How many in all.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

/// The name under which a rank is counted.
pub fn rank_name(rank: Rank) -> &'static str {
    ["rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6", "rank-7", "rank-8"][rank.index()]
}

/// What came of a piece of input, ready to be written.
pub struct Page<T = u8> {
    out: Vec<T>,
    /// Lines for standard error, each with the place in `out` where it comes between.
    messages: Vec<(usize, Message)>,
    /// What is said at the end.
    sums: Sums,
    tally: Tally,
    /// The sources that had something.
    seen: Vec<usize>,
    is_last: bool,
    amount: u64,
    /// What to say where a signal ends the run behind it.
    parting: Option<String>,
}

impl<T> Page<T> {
    /// A page with room for so much.
    fn blank(room: usize) -> Page<T> {
        Page {
            out: Vec::with_capacity(room),
            messages: Vec::new(),
            sums: Sums::default(),
            tally: Tally::default(),
            seen: Vec::new(),
            is_last: false,
            amount: 0,
            parting: None,
        }
    }
}

impl<T> Done for Page<T> {
    fn amount(&self) -> u64 {
        self.amount
    }
}

/// Writes the answers to a piece of input onto its page.
pub struct Pen<'a, R, T = u8> {
    exporter: &'a mut dyn Exporter<R, T>,
    texts: &'a Texts,
    strict: bool,
    page: Page<T>,
}

impl<R: Finding, T> Pen<'_, R, T> {
    /// Whether no more is wanted, because the last was unreadable and reading is strict.
    pub fn is_over(&self) -> bool {
        self.page.is_last
    }

    /// Takes note of so many bytes of input, or problems made.
    pub fn covers(&mut self, amount: u64) {
        self.page.amount += amount;
    }

    /// Takes note of what to say where a signal ends the run behind this.
    pub fn parts_with(&mut self, parting: impl FnOnce(&Texts) -> Option<String>) {
        self.page.parting = parting(self.texts);
    }

    /// Takes note that a source had something.
    pub fn saw(&mut self, source: &Source) {
        if self.page.seen.last() != Some(&source.number) {
            self.page.seen.push(source.number);
        }
    }

    /// Writes an answer, or why there is none.
    pub fn write(&mut self, place: &Place, answer: Result<R, Trouble>) {
        match answer {
            Ok(report) => self.write_answer(place, report),
            Err(trouble) => self.write_trouble(place, &trouble),
        }
    }

    /// Writes an answer.
    #[inline]
    pub fn write_answer(&mut self, place: &Place, report: R) {
        if self.is_over() {
            return;
        }
        self.saw(&place.source);
        let (page, texts) = (&mut self.page, self.texts);
        if let Some(remark) = report.remark(texts) {
            page.messages.push((page.out.len(), Message::always(place.message(1, &remark, texts))));
        }
        page.tally.count(report.status(), 1, report.exit());
        for name in report.sums() {
            page.sums.count(name, place);
        }
        self.exporter.report(place, report, &mut page.out);
        if self.exporter.has_lost() {
            page.sums.count("sum-no-column", place);
        }
    }

    /// Writes why there is no answer.
    pub fn write_trouble(&mut self, place: &Place, trouble: &Trouble) {
        if self.is_over() {
            return;
        }
        self.saw(&place.source);
        let (page, texts) = (&mut self.page, self.texts);
        let extra = trouble.extra.clone().or_else(|| place.extra.clone());
        let place = Place { line: trouble.line, extra, ..Place::at(&place.source, 1) };
        let text = place.message(trouble.column, &trouble.wrong.told(texts), texts);
        let message = if trouble.wrong.repeats() {
            Message::of_a_kind(text, trouble.wrong.code())
        } else {
            Message::always(text)
        };
        page.messages.push((page.out.len(), message));
        self.exporter.trouble(&place, trouble, &mut page.out);
        if self.exporter.has_lost() {
            page.sums.count("sum-no-column", &place);
        }
        page.tally.count("invalid", 1, Exit::Unusable);
        page.is_last = self.strict;
    }

    /// Passes on what was doubtful about the reading of a problem.
    pub fn warn(&mut self, source: &Arc<Source>, warnings: &[Warning]) {
        for warning in warnings {
            let (line, column) = warning.position();
            let text = self.texts.say("warning", &[("text", self.texts.warning(warning).into())]);
            let text = Place::at(source, line).message(column, &text, self.texts);
            self.tell(Message::of_a_kind(text, warning.name()));
        }
    }

    /// Says that a source cannot be read.
    pub fn broken(&mut self, source: &Source, error: &io::Error) {
        self.saw(source);
        self.tell(Message::always(self.texts.unreadable(&source.name(self.texts), error)));
        self.page.tally.exit = Exit::Unusable;
        self.page.is_last = self.strict;
    }

    /// Says what is wrong beside the problems: no line stands for it.
    pub fn trouble(&mut self, place: &Place, trouble: &Trouble) {
        self.tell(Message::always(place.message(trouble.column, &trouble.wrong.told(self.texts), self.texts)));
        self.page.tally.exit = Exit::Unusable;
    }

    /// Says what is worth knowing about all.
    pub fn note(&mut self, text: &str) {
        self.tell(Message::always(format!("numpre: {}", self.texts.say("warning", &[("text", text.into())]))));
    }

    /// Says that something asked for cannot be done.
    pub fn wrong(&mut self, text: &str) {
        self.tell(Message::always(format!("numpre: {text}")));
        self.page.tally.exit = Exit::Unusable;
    }

    fn tell(&mut self, message: Message) {
        if !self.is_over() {
            self.page.messages.push((self.page.out.len(), message));
        }
    }

    /// Answers all problems of a piece.
    pub fn each(&mut self, piece: Piece, mut answer: impl FnMut(&Place, Record) -> Result<R, Trouble>) {
        self.covers(piece.bytes());
        piece.records(|source, record| match record {
            Ok(Ok(mut record)) => {
                let place = Place { extra: record.extra.take(), ..Place::at(source, record.line) };
                self.warn(source, &record.warnings);
                self.write(&place, answer(&place, record));
                self.is_over()
            }
            Ok(Err(trouble)) => {
                self.write_trouble(&Place::at(source, trouble.line), &trouble);
                self.is_over()
            }
            Err(error) => {
                self.broken(source, &error);
                self.is_over()
            }
        });
    }
}

/// Where the pages go in the end.
pub trait Press<T> {
    /// Takes the next part of a page.
    ///
    /// # Errors
    /// Where it cannot be written.
    fn print(&mut self, outlet: &mut Outlet, part: &[T]) -> Result<(), Failure>;

    /// Whether nothing appears before the end, so that a screen that shows the answers has room for progress until then.
    fn is_late(&self) -> bool {
        false
    }

    /// Takes note that the last page was printed.
    ///
    /// # Errors
    /// Where what is left to write cannot be written.
    fn end(&mut self, outlet: &mut Outlet) -> Result<(), Failure> {
        let _ = outlet;
        Ok(())
    }
}

/// Pages of text go as they are.
struct Text;

impl Press<u8> for Text {
    fn print(&mut self, outlet: &mut Outlet, part: &[u8]) -> Result<(), Failure> {
        outlet.write(part)
    }
}

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

/// Where pages of text go in the session's output.
pub fn press(session: &Session) -> Box<dyn Press<u8> + '_> {
    match session.output {
        #[cfg(feature = "xlsx")]
        OutputKind::Xlsx => Box::new(Table::new(&session.texts)),
        _ => Box::new(Text),
    }
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
        tally.exit = Exit::Unusable;
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
    Ok(tally.exit)
}
