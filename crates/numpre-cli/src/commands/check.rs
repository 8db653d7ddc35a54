//! `numpre check`: whether every puzzle is proper, that is, has exactly one solution (S0.1).

use super::subcommand::Subcommand;
use crate::args::{Engines, Inputs};
use crate::ground::{Exit, Failure};
use crate::output::{Finding, View};
use crate::results::{Answer, Look, Wanted, shown};
use crate::run::Session;

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
        shown::run::<ByStatus>(
            session,
            session.reader(&self.inputs),
            self.inputs.strict,
            self.engines,
        )
    }
}

/// With the status in the first place.
struct ByStatus;

impl Look for ByStatus {
    const LINE_WANTS: Wanted = Wanted::Verdict;

    fn line(answer: &Answer, line: &mut Vec<u8>) {
        line.extend_from_slice(answer.status().as_bytes());
    }

    fn view(answer: &Answer, view: &mut View<'_>) {
        let mut heading = answer.heading(view);
        heading.extend(answer.note(view.texts));
        view.heading(&heading);
    }

    fn part(_: &mut View<'_>) {}
}
