//! `numpre solve`: finds the solution of each puzzle, and whether it is the only one.

use super::subcommand::Subcommand;
use crate::args::{Engines, Inputs};
use crate::exit::{Exit, Failure};
use crate::input::{InputError, Place, Reader};
use crate::output::{Answer, Format, Mapped};
use crate::results::{self, SolveAnswer, Solver, Wanted};
use crate::run::workbook::{self, BookEntry, FillSink, SheetSink};
use crate::run::{ReportOptions, Session, Sink, report};
use numpre_formats::xlsx::Filling;

#[derive(clap::Args)]
pub struct Solve {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    engines: Engines,
    #[arg(long, conflicts_with = "drop_extra")]
    in_place: bool,
}

impl Subcommand for Solve {
    const NAME: &'static str = "solve";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = session.reader(&self.inputs);
        if self.in_place || session.output.is_workbook() {
            return self.run_into_workbook(session, reader);
        }
        results::run::<true>(session, reader, self.inputs.strict, self.engines)
    }
}

impl Solve {
    /// Writes the solutions to a workbook. If the puzzles come from one workbook, the solutions are
    /// filled into it. One puzzle from elsewhere becomes a sheet (S1.1); several become a list.
    /// With `--drop-extra` the workbook is always a new one, because the given workbook contains
    /// more than puzzles.
    fn run_into_workbook(self, session: &Session, mut reader: Reader) -> Result<Exit, Failure> {
        if let Some(book) = reader.only_workbook().filter(|_| !self.inputs.drop_extra) {
            let target = workbook::target(session, &book, self.in_place)?;
            let session = &if self.in_place {
                session.replacing(target)
            } else {
                session.writing_to(Some(target))
            };
            let mut sink = FillSink::new(&session.texts, &book, self.in_place);
            return self.run_one_by_one(session, reader, || Mapped::new(filling, none), &mut sink);
        }
        if self.in_place {
            return Err(Failure::Message(session.texts.word("fill-needs-workbook")));
        }
        session.check_out()?;
        if reader.is_one() {
            let mut sink = SheetSink::new(&session.texts);
            return self.run_one_by_one(session, reader, || Mapped::new(entry, none), &mut sink);
        }
        results::run::<true>(session, reader, self.inputs.strict, self.engines)
    }

    fn run_one_by_one<T: Send + 'static, F: Format<SolveAnswer> + AsMut<Vec<T>> + 'static>(
        self,
        session: &Session,
        reader: Reader,
        format: impl Fn() -> F + Send + Sync + 'static,
        sink: &mut dyn Sink<T>,
    ) -> Result<Exit, Failure> {
        session.warn_of_counts(self.engines.counts());
        let engines = self.engines;
        let sources = reader.sources();
        let options = ReportOptions::new(session, self.inputs.strict, &sources);
        let worker = move || Solver::new(&engines, Wanted::Solutions);
        report::run_into(
            &options,
            reader.into_pieces(),
            format,
            sink,
            worker,
            |solver, piece, writer| {
                writer.each(piece, |_, record| Ok(solver.answer(record.line, record.puzzle)));
            },
        )
    }
}

/// Returns the answer as it is filled into the workbook of the puzzles.
fn filling(place: &Place, answer: SolveAnswer) -> Option<Filling> {
    workbook::filling(place, answer.first, answer.status())
}

/// Returns the puzzle and its solution as an entry of a new workbook.
fn entry(place: &Place, answer: SolveAnswer) -> Option<BookEntry> {
    Some(BookEntry {
        sheet: BookEntry::sheet(place),
        answer: answer.first,
        status: answer.status(),
        seconds: answer.time.map(|time| time.as_secs_f64()),
        puzzle: Some(answer.puzzle),
        extra: None,
    })
}

/// Returns nothing, because a puzzle that could not be read has no answer to fill in.
fn none<T>(_: &Place, _: &InputError) -> Option<T> {
    None
}
