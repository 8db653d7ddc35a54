//! The trait of subcommands, and their table.

use crate::exit::{Exit, Failure};
use crate::run::Session;
use clap::{ArgMatches, Args, Command};

/// A subcommand: its options, and its action.
pub trait Subcommand: Args {
    /// Its name on the command line.
    const NAME: &'static str;

    /// The ids of common options that this subcommand does not use. They are hidden in its help,
    /// and refused.
    const UNUSED: &'static [&'static str] = &[];

    /// Pairs of ids: the first option has a meaning only together with the second, as in
    /// `("weight", "summary")`.
    const NEEDS: &'static [(&'static str, &'static str)] = &[];

    /// Runs the subcommand.
    ///
    /// # Errors
    /// Returns the failure that ended the run early.
    fn run(self, session: &Session) -> Result<Exit, Failure>;
}

/// A row of the table of subcommands.
pub struct Row {
    /// The name.
    pub name: &'static str,
    /// The function that adds its options to a command.
    pub options: fn(Command) -> Command,
    /// See [`Subcommand::UNUSED`].
    pub unused: &'static [&'static str],
    /// See [`Subcommand::NEEDS`].
    pub needs: &'static [(&'static str, &'static str)],
    /// The function that runs it.
    pub run: fn(&ArgMatches, &Session) -> Result<Exit, Failure>,
}

/// Returns the row of a subcommand.
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
