//! The printing of the puzzles that were made, in order.

use super::outcome::Outcome;
use crate::args::resume_hint;
use crate::exit::{Exit, Failure};
use crate::input::Extent;
use crate::output::Format;
use crate::run::{Chunk, Output, Printer, ReportOptions, ResultWriter, Session, Sink, stream};
use numpre_bulk::{Made, Run};
use std::sync::Mutex;

/// The printer of a run of `generate`. Its workers are those of `numpre_bulk::generate`, not of
/// `run::stream`. So the answers are formatted here, on the thread that prints them.
pub struct GenerateReport<'a, const EXAMINED: bool, T, F> {
    session: &'a Session,
    printer: Printer<'a, T>,
    format: F,
    /// The seed with which a stopped run continues; `None` for a run that cannot continue.
    seed: Option<u64>,
    /// The first index.
    start: u64,
    /// The number of puzzles that are wanted, and the number of those that are done.
    count: u64,
    done: u64,
}

impl<'a, const EXAMINED: bool, T, F> GenerateReport<'a, EXAMINED, T, F>
where
    F: Format<Outcome<EXAMINED>> + AsMut<Vec<T>> + 'a,
{
    /// Creates a report that has printed nothing yet.
    pub fn new(
        options: &ReportOptions<'a>,
        run: &Run,
        seed: Option<u64>,
        format: impl Fn() -> F,
        sink: &'a mut dyn Sink<T>,
    ) -> GenerateReport<'a, EXAMINED, T, F> {
        GenerateReport {
            session: options.session,
            printer: Printer::new::<Outcome<EXAMINED>, F>(options, format(), sink),
            format: format(),
            seed,
            start: run.start,
            count: run.count,
            done: 0,
        }
    }

    /// Prints the head.
    ///
    /// # Errors
    /// Returns an error if the head cannot be written.
    pub fn begin(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.note_resume_hint(
            self.seed
                .and_then(|seed| resume_hint(seed, self.start, self.count, &self.session.texts)),
        );
        output.progress.begin(Extent::Puzzles(self.count));
        // One puzzle may take long, so the progress is also shown on the screen.
        output.progress.show_on_screen();
        self.printer.begin(output)
    }

    /// Prints the results of the next indices. Locks the output only while it prints, so that a
    /// signal does not have to wait.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    pub fn write(&mut self, made: Vec<Made>, output: &Mutex<Output>) -> Result<(), Failure> {
        let mut writer = ResultWriter::new(&mut self.format, &self.session.texts, false);
        let (mut next, amount) = (self.start, made.len() as u64);
        for made in made {
            let index = made.as_ref().map_or_else(|missed| missed.index, |made| made.index);
            next = index.saturating_add(1);
            self.done += 1;
            writer.write_made(Outcome::<EXAMINED> { line: self.done as usize, made });
        }
        writer.add_progress(amount);
        let left = self.count.saturating_sub(self.done);
        writer.set_resume_hint(|texts| resume_hint(self.seed?, next, left, texts));
        let notes = writer.into_notes();
        let parts = std::mem::take(self.format.as_mut());
        let mut output = stream::lock(output);
        let _more_follows = self.printer.print(Chunk::new(parts, notes), &mut output)?;
        output.progress.add(amount);
        Ok(())
    }

    /// Prints the foot. If there are no more classes of isomorphs, a message says so.
    ///
    /// # Errors
    /// Returns an error if these cannot be written.
    pub fn end(self, has_no_more: bool, output: &mut Output) -> Result<Exit, Failure> {
        if has_no_more {
            let values = [("count", self.done.into())];
            output.report(&self.session.texts.say("no-more-classes", &values));
        }
        let exit = self.printer.end(output)?;
        Ok(if has_no_more { exit.max(Exit::No) } else { exit })
    }
}
