//! The trait of subcommands, and their table.

use crate::exit::{Exit, Failure};
use crate::run::Session;
use clap::{ArgMatches, Args, Command};

/// A subcommand: its options, and what it does with them.
pub trait Subcommand: Args {
    /// Its name on the command line.
    const NAME: &'static str;

    /// The ids of options of all commands that this one does not use. They are left out of its
    /// help, and refused.
    const UNUSED: &'static [&'static str] = &[];

    /// The ids of options that need another one to have a meaning: `("weight", "summary")`.
    const NEEDS: &'static [(&'static str, &'static str)] = &[];

    /// Does it.
    ///
    /// # Errors
    /// The failure that ends the run early.
    fn run(self, session: &Session) -> Result<Exit, Failure>;
}

/// A row of the table of subcommands.
pub struct Row {
    /// The name.
    pub name: &'static str,
    /// Adds its options and their help.
    pub options: fn(Command) -> Command,
    /// See [`Subcommand::UNUSED`].
    pub unused: &'static [&'static str],
    /// See [`Subcommand::NEEDS`].
    pub needs: &'static [(&'static str, &'static str)],
    /// Does it.
    pub run: fn(&ArgMatches, &Session) -> Result<Exit, Failure>,
}

/// The row of this subcommand.
pub(super) const fn row<S: Subcommand>() -> Row {
    Row {
        name: S::NAME,
        options: S::augment_args,
        unused: S::UNUSED,
        needs: S::NEEDS,
        run: |matches, session| match S::from_arg_matches(matches) {
            Ok(options) => options.run(session),
            Err(error) => Err(Failure::Message(error.to_string())),
        },
    }
}
