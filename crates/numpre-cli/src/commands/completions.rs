//! `numpre completions`: completions for a shell.

use super::subcommand::Subcommand;
use crate::args;
use crate::ground::{Exit, Failure, FileForm, FormChoice};
use crate::run::{Output, Session, stream};
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct Completions {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Subcommand for Completions {
    const NAME: &'static str = "completions";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        let mut command = args::localized(super::completed(), &session.texts);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "numpre", &mut script);
        let output = Output::open(session)?;
        let mut output = stream::lock(&output);
        output.write(&script)?;
        output.finish()?;
        Ok(Exit::Holds)
    }
}
