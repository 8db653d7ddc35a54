//! The subcommands: a file each, a row each in [`ALL`].

mod bench;
mod check;
mod completions;
mod convert;
mod draw;
mod explain;
mod generate;
mod grid;
mod help;
mod hint;
mod hypothesis;
mod man;
mod rate;
mod solve;
mod verify;

use crate::session::Session;
use crate::trouble::{Exit, Failure};
use clap::{ArgMatches, Args, Command};

/// All subcommands, in the order of the help.
pub const ALL: &[Row] = &[
    row::<solve::Solve>(),
    row::<check::Check>(),
    row::<verify::Verify>(),
    row::<rate::Rate>(),
    row::<explain::Explain>(),
    row::<hint::Hint>(),
    row::<draw::Draw>(),
    row::<generate::Generate>(),
    row::<grid::Grid>(),
    row::<convert::Convert>(),
    row::<hypothesis::Hypothesis>(),
    row::<bench::Bench>(),
    row::<completions::Completions>(),
    row::<man::Man>(),
    row::<help::Help>(),
];

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

const fn row<S: Subcommand>() -> Row {
    Row {
        name: S::NAME,
        options: S::augment_args,
        run: |matches, session| match S::from_arg_matches(matches) {
            Ok(options) => options.run(session),
            Err(error) => Err(Failure::Told(error.to_string())),
        },
    }
}
