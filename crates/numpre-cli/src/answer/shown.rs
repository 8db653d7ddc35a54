//! Answers as a command shows them, and the run of such a command.

use super::{Answer, Solver, Wanted};
use crate::args::{Engines, Inputs, OutputKind};
use crate::input::Reader;
use crate::lang::Texts;
use crate::output::{Finding, Report, View};
use crate::report;
use crate::session::Session;
use crate::trouble::{Exit, Failure};
use serde::{Serialize, Serializer};
use std::marker::PhantomData;

/// How a command shows an answer.
pub trait Look: 'static {
    /// What of an answer the `line` output needs.
    const LINE_WANTS: Wanted;

    /// The `line` output, without the end of the line.
    fn line(answer: &Answer, line: &mut Vec<u8>);

    /// The `grid` output.
    fn view(answer: &Answer, view: &mut View<'_>);

    /// What parts two of them there.
    fn part(view: &mut View<'_>);
}

/// An answer, shown so.
pub struct Shown<L>(pub Answer, PhantomData<L>);

/// Answers all problems of the inputs.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run<L: Look>(session: &Session, inputs: &Inputs, engines: Engines) -> Result<Exit, Failure> {
    let (strict, reader) = (inputs.strict, Reader::new(inputs));
    let worker = move || Solver::new(&engines);
    let wanted = match session.output {
        // People see the time of every search.
        OutputKind::Grid => {
            return report::run(session, strict, reader, worker, |solver, _, record| {
                Ok(Shown::<L>::new(solver.answer(record)))
            });
        }
        OutputKind::Line => L::LINE_WANTS,
        OutputKind::Json | OutputKind::Csv => Wanted::Solutions,
    };
    report::run_together(
        session,
        strict,
        reader,
        worker,
        move |solver, records| solver.together(records, wanted),
        |solver, record, found| Shown::<L>::new(solver.answer_found(record, found)),
    )
}

impl<L> Shown<L> {
    /// The answer, to be shown so.
    pub const fn new(answer: Answer) -> Shown<L> {
        Shown(answer, PhantomData)
    }
}

impl<L: Look> Finding for Shown<L> {
    fn status(&self) -> &'static str {
        self.0.status()
    }

    fn exit(&self) -> Exit {
        self.0.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.0.remark(texts)
    }
}

impl<L: Look> Report for Shown<L> {
    const COLUMNS: &'static [&'static str] = Answer::COLUMNS;

    fn line(&self, line: &mut Vec<u8>) {
        L::line(&self.0, line);
    }

    fn view(&self, view: &mut View<'_>) {
        L::view(&self.0, view);
    }

    fn part(view: &mut View<'_>) {
        L::part(view);
    }
}

impl<L> Serialize for Shown<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
