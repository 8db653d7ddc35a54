//! What was made, written in order.

use super::outcome::Outcome;
use crate::args::goes_on;
use crate::ground::{Called, Exit, Extent, Failure, Place, Source, SourceKind, Tally};
use crate::output::{ExtraFields, Finding, ResultFormat, result_format};
use crate::run::{Output, Session, Sink, stream, text_sink};
use numpre_bulk::{Made, Run};
use std::sync::{Arc, Mutex};

/// The output of a run, as far as it has come.
pub struct GenerateReport<'a> {
    session: &'a Session,
    result_format: Box<dyn ResultFormat<Outcome>>,
    sink: Box<dyn Sink<u8> + 'a>,
    /// Made things stand nowhere.
    place: Place,
    tally: Tally,
    seed: u64,
    start: u64,
    count: u64,
    lines: usize,
}

impl<'a> GenerateReport<'a> {
    /// An empty one.
    pub fn new(session: &'a Session, run: &Run, seed: u64) -> GenerateReport<'a> {
        let source = Source {
            number: 0,
            called: Called::Argument(0),
            kind: SourceKind::Only,
            sheet: None,
            text: None,
        };
        GenerateReport {
            session,
            result_format: result_format(
                session.output,
                &session.language,
                session.style,
                &ExtraFields::default(),
            ),
            sink: text_sink(session),
            place: Place::at(&Arc::new(source), 1),
            tally: Tally::default(),
            seed,
            start: run.start,
            count: run.count,
            lines: 0,
        }
    }

    /// Writes what stands before the first.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn begin(&mut self, outlet: &mut Output) -> Result<(), Failure> {
        let mut text = Vec::new();
        self.result_format.head(&mut text);
        outlet.note_parting(self.parting(self.start));
        outlet.progress.begin(Extent::Puzzles(self.count));
        // One puzzle may take long, on the screen too.
        outlet.progress.show_on_screen();
        self.sink.print(outlet, &text)
    }

    /// Writes what came of the next indices. The outlet is locked for the writing only, so that a
    /// signal finds it free.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn write(&mut self, made: Vec<Made>, outlet: &Mutex<Output>) -> Result<(), Failure> {
        let mut text = Vec::new();
        // Lines for standard error, each with the place in the text where it comes between.
        let mut remarks = Vec::new();
        let (mut next, amount) = (self.start, made.len() as u64);
        for made in made {
            next = made
                .as_ref()
                .map_or_else(|missed| missed.index, |made| made.index)
                .saturating_add(1);
            self.lines += 1;
            let outcome = Outcome { line: self.lines, made };
            remarks.extend(outcome.remark(&self.session.texts).map(|remark| (text.len(), remark)));
            self.tally.count(outcome.status(), 1, outcome.exit());
            self.result_format.report(&self.place, outcome, &mut text);
        }
        let parting = self.parting(next);
        let mut outlet = stream::lock(outlet);
        let mut written = 0;
        for (place, remark) in remarks {
            self.sink.print(&mut outlet, &text[written..place])?;
            outlet.tell(&remark);
            written = place;
        }
        self.sink.print(&mut outlet, &text[written..])?;
        outlet.note_parting(parting);
        outlet.note_finished();
        outlet.progress.add(amount);
        Ok(())
    }

    /// Writes what stands behind the last, and where there are no more classes, that it is for
    /// that.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn end(mut self, has_no_more: bool, outlet: &mut Output) -> Result<Exit, Failure> {
        let mut exit = self.tally.exit();
        if has_no_more {
            outlet
                .tell(&self.session.texts.say("no-more-classes", &[("count", self.lines.into())]));
            exit = exit.max(Exit::No);
        }
        let mut text = Vec::new();
        self.result_format.foot(&self.tally, &mut text);
        self.sink.print(outlet, &text)?;
        self.sink.end(outlet)?;
        outlet.finish()?;
        Ok(exit)
    }

    /// What to say where a signal ends it before this index: how it goes on.
    fn parting(&self, next: u64) -> Option<String> {
        goes_on(self.seed, next, self.count.saturating_sub(self.lines as u64), &self.session.texts)
    }
}
