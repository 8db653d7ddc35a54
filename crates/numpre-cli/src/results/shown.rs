//! Answers as a command shows them, and the run of such a command.

use super::answer::Answer;
use super::solver::{Solver, Wanted};
use crate::args::Engines;
use crate::ground::{Exit, Failure, OutputKind};
use crate::input::Reader;
use crate::output::{Report, View, Wrapper};
use crate::run::{Session, report, together};
use numpre::Grid;
use numpre_formats::Record;
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

/// Answers all puzzles of the reader's sources.
///
/// # Errors
/// Where the answers cannot be written.
pub fn run<L: Look>(
    session: &Session,
    reader: Reader,
    strict: bool,
    engines: Engines,
) -> Result<Exit, Failure> {
    if session.output == OutputKind::Line {
        session.warn_of_counts(engines.counts());
    }
    let worker = move || Solver::new(&engines);
    let wanted = match session.output {
        // People see the time of every search.
        OutputKind::Grid => {
            return report::run(session, strict, reader, worker, |solver, _, record| {
                Ok(Shown::<L>::new(solver.answer(record.line, record.puzzle)))
            });
        }
        OutputKind::Line => L::LINE_WANTS,
        _ => Wanted::Solutions,
    };
    report::run_together(session, strict, reader, move || Together {
        solver: worker(),
        wanted,
        look: PhantomData::<L>,
    })
}

/// A worker who answers many puzzles together, shown so.
struct Together<L> {
    solver: Solver,
    wanted: Wanted,
    look: PhantomData<L>,
}

impl<L: Look> together::Together<Shown<L>> for Together<L> {
    fn look(&mut self, puzzles: &[Grid]) {
        self.solver.together(puzzles, self.wanted);
    }

    fn answer(&mut self, place: usize, line: usize, givens: &Grid) -> Shown<L> {
        Shown::new(self.solver.answer_found(place, line, givens))
    }

    fn answer_alone(&mut self, record: Record) -> Shown<L> {
        Shown::new(self.solver.answer(record.line, record.puzzle))
    }
}

impl<L> Shown<L> {
    /// The answer, to be shown so.
    pub const fn new(answer: Answer) -> Shown<L> {
        Shown(answer, PhantomData)
    }
}

impl<L: Look> Wrapper for Shown<L> {
    type Inner = Answer;

    fn inner(&self) -> &Answer {
        &self.0
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
