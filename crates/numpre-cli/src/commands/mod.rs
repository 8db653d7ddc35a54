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
mod serve;
mod solve;
mod subcommand;
mod verify;

use crate::args::{Global, takes_a_name};
use clap::{Arg, Args, Command};
pub use subcommand::Row;
use subcommand::row;

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
    row::<serve::Serve>(),
    row::<completions::Completions>(),
    row::<man::Man>(),
    row::<help::Help>(),
];

/// The whole command line, without help.
pub fn command() -> Command {
    let command = Command::new("numpre")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        // The last of several counts: an alias may bring options of its own.
        .args_override_self(true)
        .max_term_width(100);
    let subcommand = |row: &Row| without_about((row.options)(Command::new(row.name))).mut_args(with_negative);
    let command = without_about(Global::augment_args(command));
    command.mut_args(with_negative).subcommands(ALL.iter().map(subcommand))
}

/// What clap takes from the documentation of groups of options is for programmers.
fn without_about(command: Command) -> Command {
    command.about(None::<&str>).long_about(None::<&str>)
}

/// What stands behind an option is its value, even `-1`, so that it is told what was expected there; but no file is meant by `--lang`.
fn with_negative(argument: Arg) -> Arg {
    let takes_any = argument.get_action().takes_values() && !argument.is_positional() && !takes_a_name(&argument);
    if takes_any { argument.allow_hyphen_values(true) } else { argument }
}
