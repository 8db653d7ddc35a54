//! `numpre completions`: completions for a shell.

use super::subcommand::Subcommand;
use crate::args;
use crate::ground::{Exit, Failure};
use crate::run::{Output, Session, stream};
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct Completions {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Subcommand for Completions {
    const NAME: &'static str = "completions";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_outputs()?;
        session.has_no_workbook()?;
        let mut command = args::localized(super::command(), &session.texts);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "numpre", &mut script);
        let outlet = Output::open(session)?;
        let mut outlet = stream::lock(&outlet);
        outlet.write(&script)?;
        outlet.finish()?;
        Ok(Exit::Holds)
    }
}
