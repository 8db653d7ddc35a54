//! `numpre help`: what a subcommand does, and its options.

use super::subcommand::Subcommand;
use crate::args;
use crate::ground::{Exit, Failure, FileForm, FormChoice};
use crate::run::{Output, Session, stream};
use clap::builder::PossibleValuesParser;

#[derive(clap::Args)]
pub struct Help {
    #[arg(value_name = "COMMAND", value_parser = PossibleValuesParser::new(super::ALL.iter().map(|row| row.name)))]
    command: Option<String>,
}

impl Subcommand for Help {
    const NAME: &'static str = "help";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        let mut command = args::displayed(super::command(), &session.texts);
        // Only then do they know what they are called.
        command.build();
        let help = match self.command.and_then(|name| command.find_subcommand_mut(name)) {
            Some(command) => command.render_long_help(),
            None => command.render_long_help(),
        };
        let text = if session.style.color { help.ansi().to_string() } else { help.to_string() };
        let output = Output::open(session)?;
        let mut output = stream::lock(&output);
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Holds)
    }
}
