//! `numpre verify`: whether answers are right (検証ツール, S1.6).

mod pairs;
mod verdict;

use super::subcommand::Subcommand;
use crate::args::Inputs;
use crate::ground::{Exit, Failure, InputError, InputErrorKind, Place};
use crate::run::{ReportOptions, Session, report};
use numpre_formats::Record;
use verdict::{Judge, Verdict};

#[derive(clap::Args)]
pub struct Verify {
    #[command(flatten)]
    inputs: Inputs,
}

impl Subcommand for Verify {
    const NAME: &'static str = "verify";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let (strict, output) = (self.inputs.strict, session.output);
        let worker = move || Judge::new(output);
        let mut pairs = match pairs::of(session, &self.inputs) {
            Ok(pairs) => pairs,
            Err(reader) => return report::run(session, strict, *reader, worker, verdict),
        };
        let sources = pairs.sources();
        let extra = pairs.extra_fields(session);
        let setting = ReportOptions { extra, ..ReportOptions::new(session, strict, &sources) };
        report::run_pieces(&setting, pairs.into_pieces(), worker, |judge, piece, writer| {
            piece.judge(judge, writer)
        })
    }
}

/// The verdict on the answer that stands beside its puzzle.
fn verdict(judge: &mut Judge, _: &Place, record: Record) -> Result<Verdict, InputError> {
    match record.answer {
        Some(answer) => Ok(judge.verdict(record.line, &record.puzzle, answer)),
        None => {
            let puzzle = Some(Box::new(record.puzzle.givens));
            Err(InputError { puzzle, ..InputError::new(record.line, 1, InputErrorKind::NoAnswer) })
        }
    }
}
