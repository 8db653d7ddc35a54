//! `numpre check`: whether every problem is proper, that is, has exactly one solution (S0.1).

use super::Subcommand;
use crate::answer::{Answer, Solver};
use crate::args::{Engines, Inputs};
use crate::input::Reader;
use crate::lang::Texts;
use crate::output::{Finding, Report, View};
use crate::report;
use crate::session::Session;
use crate::trouble::{Exit, Failure};
use serde::Serialize;

/// Check whether problems have exactly one solution
#[derive(clap::Args)]
pub struct Check {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    engines: Engines,
}

impl Subcommand for Check {
    const NAME: &'static str = "check";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = Reader::new(&self.inputs);
        let engines = self.engines;
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || Solver::new(&engines),
            |solver, _, record| Ok(Checked(solver.answer(record))),
        )
    }
}

/// The answer, with the status in the first place.
#[derive(Serialize)]
#[serde(transparent)]
struct Checked(Answer);

impl Finding for Checked {
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

impl Report for Checked {
    const COLUMNS: &'static [&'static str] = Answer::COLUMNS;

    fn line(&self, line: &mut Vec<u8>) {
        line.extend_from_slice(self.0.status().as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        let mut heading = self.0.heading(view);
        heading.extend(self.0.note(view.texts));
        view.heading(&heading);
    }

    fn part(_: &mut View<'_>) {}
}
