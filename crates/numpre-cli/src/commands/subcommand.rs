//! What a subcommand is.

use crate::ground::{Exit, Failure};
use crate::run::Session;
use clap::{ArgMatches, Args, Command};

/// A subcommand: its options, and what it does with them.
pub trait Subcommand: Args {
    /// Its name on the command line.
    const NAME: &'static str;

    /// Does it.
    ///
    /// # Errors
    /// What ends the run before its time.
    fn run(self, session: &Session) -> Result<Exit, Failure>;
}

/// A row of the table of subcommands.
pub struct Row {
    /// The name.
    pub name: &'static str,
    /// Adds its options and their help.
    pub options: fn(Command) -> Command,
    /// Does it.
    pub run: fn(&ArgMatches, &Session) -> Result<Exit, Failure>,
}

/// The row of this subcommand.
pub(super) const fn row<S: Subcommand>() -> Row {
    Row {
        name: S::NAME,
        options: S::augment_args,
        run: |matches, session| match S::from_arg_matches(matches) {
            Ok(options) => options.run(session),
            Err(error) => Err(Failure::ExtraColumns(error.to_string())),
        },
    }
}
